/// Mean errors of an entry and of its reference, week by week from the first test day.
///
/// A week is short enough to show a change and long enough that the weekly rhythm does not.
public struct WeeklyErrors: Sendable {
  public let target: String
  public let candidate: String
  public let role: String
  public let weeks: [Week]

  public struct Week: Sendable {
    /// Indices into the person's days.
    public let days: Range<Int>
    public let rows: Int
    /// nil in a week without a test row.
    public let loss: Double?
    public let referenceLoss: Double?
    public let floorLoss: Double?
  }

  /// - Parameter entry: one of `rows.entries`.
  public init(_ rows: TestRows, _ entry: TestRows.Entry) {
    target = rows.target
    candidate = entry.candidate
    role = entry.role
    guard let first = rows.days.first, let last = rows.days.last else {
      weeks = []
      return
    }
    var weeks: [Week] = []
    var row = 0
    for start in stride(from: first, through: last, by: 7) {
      let days = start..<start + 7
      var (count, loss, reference, floor) = (0, 0.0, 0.0, 0.0)
      while row < rows.days.count && rows.days[row] < days.upperBound {
        count += 1
        loss += rows.loss(entry.predictions[row], row: row)
        reference += rows.loss(entry.references[row], row: row)
        floor += rows.loss(rows.floor[row], row: row)
        row += 1
      }
      func mean(_ sum: Double) -> Double? { count == 0 ? nil : sum / Double(count) }
      weeks.append(
        Week(
          days: days, rows: count, loss: mean(loss), referenceLoss: mean(reference),
          floorLoss: mean(floor)))
    }
    self.weeks = weeks
  }
}
