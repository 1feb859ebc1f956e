/// The split of protocol strict-1: no training target reaches into the test days.
///
/// A target of horizon H anchored at day t is known at t + H, so a training row is kept only when
/// t + H lies before the first test day.
///
/// - Source: spec/decisions.md B 2.
///
///     try PurgedSplit(days: Array(0..<40), horizon: 3)   // trains on 0..<25, tests on 28..<40
package struct PurgedSplit: Equatable, Sendable {
  package enum Failure: String, Error, Sendable {
    case tooFewRows = "not_enough_rows"
  }

  /// Rows `0..<trainCount` train.
  package let trainCount: Int
  /// Rows `firstTest...` are tested.
  package let firstTest: Int
  package let rowCount: Int

  /// Rows between the two parts, used by neither.
  package var purged: Int { firstTest - trainCount }
  package var testCount: Int { rowCount - firstTest }

  /// - Parameters:
  ///   - days: the strictly ascending anchor days of the rows.
  ///   - horizon: H in days.
  package init(days: [Int], horizon: Int) throws(Failure) {
    let cut = ChronologicalSplit.primaryCut(rows: days.count)
    if cut < 10 || days.count - cut < 5 { throw .tooFewRows }
    var kept = cut
    while kept > 0 && days[kept - 1] + horizon >= days[cut] { kept -= 1 }
    if kept < 10 { throw .tooFewRows }
    trainCount = kept
    firstTest = cut
    rowCount = days.count
  }
}
