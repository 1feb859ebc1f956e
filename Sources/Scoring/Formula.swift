/// Maps one person's series to score columns; pure, and blind to the future.
///
/// Same series, same bits. Day d uses only days ≤ d and ≥ d - memory, so scoring only the affected
/// days gives the same bits as scoring everything. Silent data are a status, never a throw.
///
/// - Source: DESIGN.md §5.
public protocol Formula: Sendable {
  var identity: FormulaIdentity { get }
  /// Every constant as data.
  var parameters: [Parameter] { get }
  /// Writes every day of `rows.days`; days are indices into the series.
  func score(_ series: DailySeries, into rows: borrowing ScoreRows) throws(ScoringError)
}

extension Formula {
  /// Scores of the days `days` (all by default) in a new table.
  public func score(_ series: DailySeries, days: Range<Int>? = nil) throws(ScoringError) -> ScoreTable
  {
    var table = ScoreTable(identity, days: days ?? 0..<series.dayCount)
    try table.fill(with: self, from: series)
    return table
  }
}

/// What can go wrong when a formula is asked to score.
public enum ScoringError: Error, Equatable, Sendable, CustomStringConvertible {
  case daysOutsideSeries(formula: String, days: Range<Int>, dayCount: Int)
  case pluginFailed(formula: String, code: Int32)

  public var description: String {
    switch self {
    case .daysOutsideSeries(let formula, let days, let dayCount):
      "formula '\(formula)' was asked for days \(days.lowerBound)..<\(days.upperBound); "
        + "the series has 0..<\(dayCount)"
    case .pluginFailed(let formula, let code):
      "formula '\(formula)' reported status \(code); expected 0"
    }
  }
}
