import Testing
import Validation

@Suite("purged split")
struct PurgedSplitTests {
  @Test("the last training target is known before the first test day")
  func strict() throws {
    let split = try PurgedSplit(days: Array(0..<40), horizon: 3)
    #expect(split.firstTest == 28 && split.trainCount == 25 && split.purged == 3)
    #expect(split.testCount == 12)
  }

  @Test("a gap before the test days purges nothing")
  func gap() throws {
    let days = Array(0..<28) + Array(100..<112)
    #expect(try PurgedSplit(days: days, horizon: 17).purged == 0)
  }

  @Test(
    "too few rows are refused before and after the purge",
    arguments: [(13, 1), (15, 1), (15, 17), (20, 10)])
  func refusals(rows: Int, horizon: Int) throws {
    // 15 rows are cut at 10 (round half even of 10.5), and one day of horizon leaves nine.
    #expect(throws: PurgedSplit.Failure.tooFewRows) {
      try PurgedSplit(days: Array(0..<rows), horizon: horizon)
    }
  }

  @Test("halves are rounded to even")
  func halfEven() {
    #expect(ChronologicalSplit.primaryCut(rows: 15) == 10)
    #expect(ChronologicalSplit.primaryCut(rows: 25) == 18)
  }
}
