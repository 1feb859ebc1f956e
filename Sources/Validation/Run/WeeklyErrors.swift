import Scoring

/// Mean errors of an entry and of its reference, week by week.
///
/// A week is short enough to show a change and long enough that the weekly rhythm does not.
public struct WeeklyErrors: Sendable {
  public let weeks: [Week]

  public struct Week: Sendable {
    /// Index of its first day among the person's days.
    public let firstDay: Int
    public let rows: Int
    /// nil in a week without a test row.
    public let loss: Double?
    public let referenceLoss: Double?
  }

  /// - Parameters:
  ///   - entry: one of `rows.entries`.
  ///   - days: whole weeks are counted from its first day.
  public init(_ rows: TestRows, _ entry: TestRows.Entry, days: Range<Int>) {
    var row = rows.days.firstIndex { $0 >= days.lowerBound } ?? rows.days.count
    weeks = stride(from: days.lowerBound, to: days.upperBound, by: 7).map { start in
      let first = row
      while row < rows.days.count && rows.days[row] < start + 7 { row += 1 }
      func mean(_ predictions: [Double]) -> Double? {
        first == row
          ? nil : Spread.mean((first..<row).map { rows.loss(predictions[$0], row: $0) })
      }
      return Week(
        firstDay: start, rows: row - first, loss: mean(entry.predictions),
        referenceLoss: mean(entry.references))
    }
  }
}
