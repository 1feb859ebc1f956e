import Reports
import Testing

@Suite("paths of long series")
struct DensePathTests {
  @Test("steps are relative on a grid of half units; a missing day breaks the line")
  func line() {
    #expect(
      DensePath.line([(1, 2), (2, 1.5), (3, .nan), (4, 3), (5, 4)]) == "m2 4l2-1m4 3l2 2")
  }

  @Test("a lone day is a short stroke, and the next one starts from its end")
  func lone() {
    #expect(DensePath.line([(1, 1), (2, .nan), (3, 1)]) == "m2 2h1m3 0h1")
    #expect(DensePath.dots([(1, 1), (2, .nan), (3, 1)]) == "m2 2h1m3 0h1")
    #expect(DensePath.line([]) == "" && DensePath.line([(1, .nan)]) == "")
  }

  @Test("of many days in one column of width the highest and the lowest stay, in their order")
  func extremes() {
    let days = [5.0, 9, 1, 6].enumerated().map { (x: 3 + Double($0) / 4, y: $1) }
    #expect(DensePath.extremes(days[...]).map(\.y) == [9, 1])
    let flat = [(x: 3.0, y: 2.0), (x: 3.5, y: 2.0)]
    #expect(DensePath.extremes(flat[...]).count == 1)
  }

  @Test("rounding does not add up over a thousand days")
  func drift() {
    let path = DensePath.line((0..<1000).map { (x: Double($0) * 1.3, y: Double($0 % 2)) })
    let steps = path.dropFirst().split(separator: "l").map {
      Int($0.prefix { $0.isNumber })!
    }
    #expect(steps.reduce(0, +) == Int((999 * 1.3 * 2).rounded()))
  }
}
