import Scoring
import Testing

/// The tree windows against two-line naive walks, and the same bits from any day range.
@Suite("windows")
struct WindowTests {
  static let column: [Double] = {
    var state: UInt64 = 3
    return (0..<700).map { _ in
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      let value = Double(state >> 33) / Double(1 << 31)
      return value < 0.2 ? .nan : value
    }
  }()

  @Test("the windowed EWMA is the direct walk to 11 ulp and the same bits for any range")
  func ewma() {
    let ewma = WindowedEWMA(span: 45)
    #expect(ewma.alpha == 2.0 / 46 && ewma.lookback == 135)
    let all = ewma.values(of: Self.column, in: Segment(days: 0..<700, reads: 0..<700))
    for day in 0..<700 {
      let window = Self.column[max(0, day - 135)...day].filter { !$0.isNaN }
      var level = window.first ?? .nan
      for value in window.dropFirst() { level = ewma.alpha * value + (1 - ewma.alpha) * level }
      #expect(window.isEmpty ? all[day].isNaN : abs(all[day] - level) <= 11 * level.ulp)
      let alone = ewma.values(
        of: Self.column, in: Segment(days: day..<day + 1, reads: max(0, day - 135)..<day + 1))
      #expect(alone[0].bitPattern == all[day].bitPattern || (alone[0].isNaN && all[day].isNaN))
    }
  }

  @Test("a mean of values of a range stays in it")
  func within() {
    let ones = [Double](repeating: 1, count: 400)
    let segment = Segment(days: 0..<400, reads: 0..<400)
    #expect(
      WindowedEWMA(span: 45, within: 0...1).values(of: ones, in: segment).allSatisfy { $0 <= 1 })
  }

  @Test("the trailing mean is the plain mean of the window's values, oldest first, to the bit")
  func trailing() {
    let means = trailingMean(
      of: Self.column, window: 7, in: Segment(days: 0..<700, reads: 0..<700))
    for day in 0..<700 {
      let window = Self.column[max(0, day - 6)...day].filter { !$0.isNaN }
      let sum = window.reduce(0, +)
      #expect(window.isEmpty ? means[day].isNaN : means[day] == sum / Double(window.count))
    }
    #expect(
      trailingMean(of: [1, .nan, 3], window: 2, in: Segment(days: 0..<3, reads: 0..<3))
        == [1, 1, 3])
  }

  @Test("decayed and plain sums of every run agree with a direct sum")
  func sums() {
    for decay in [1, 0.9] {
      let windows = ValueWindows(Self.column, reads: 0..<120, longest: 64, decay: decay)
      for end in 1...windows.values.count {
        let run = max(0, end - 64)..<end
        var direct = 0.0
        var weight = 1.0
        for value in windows.values[run].reversed() {
          direct += weight * value
          weight *= decay
        }
        #expect(abs(windows.sum(run) - direct) < 1e-12)
      }
    }
  }
}
