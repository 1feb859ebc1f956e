import Scoring
import Testing

@Suite("quantiles")
struct QuantileTests {
  @Test("selection gives the bits of sorting, with ties, sorted and reversed input")
  func selection() {
    var state: UInt64 = 7
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / 1000
    }
    for count in 0..<70 {
      let random = (0..<count).map { _ in next() }
      let tied = random.map { ($0 / 4000).rounded() }
      for values in [random, tied, random.sorted(), random.sorted(by: >)] {
        for p in [0, 0.2, 0.25, 0.5, 0.75, 0.8, 1] {
          #expect(
            Quantile.of(values, at: p) == Quantile.ofSorted(values.sorted(), at: p),
            "\(count) \(p)")
        }
      }
    }
  }

  @Test("the worked example")
  func example() {
    #expect(Quantile.of([1, 2, 3, 4], at: 0.25) == 1.75)
    #expect(Quantile.of([], at: 0.5) == 0)
    #expect(Quantile.medianAndMAD([1, 1, 2, 2, 4, 6, 9]).median == 2)
  }
}
