import Scoring

/// Counts nights whose parts differ from their total by more than 0.05 h.
///
/// Parts are deep, REM, core and unspecified sleep. Too small a sum only counts when no part can be
/// missing: all three stages are known, or none and the unspecified hours are.
///
/// - Source: DESIGN.md §4.
struct SleepSum {
  /// Hours; the last bit of a decimal such as 7.45 must not decide.
  private static let tolerance = 0.05 + 1e-9

  private let total: [Double]
  private let stages: [[Double]]
  private let unspecified: [Double]

  init(_ table: DailyTable) {
    let missing = [Double](repeating: .nan, count: table.rowCount)
    func values(_ signal: Signal) -> [Double] {
      table.columns.first { $0.meaning == .signal(signal) }?.values ?? missing
    }
    total = values(.sleepTotal)
    stages = [values(.sleepDeep), values(.sleepREM), values(.sleepCore)]
    unspecified = values(.sleepUnspecified)
  }

  func count(_ rows: [Int]) -> Int { rows.count(where: differs) }

  private func differs(_ row: Int) -> Bool {
    guard !total[row].isNaN else { return false }
    var sum = 0.0
    var known = 0
    for stage in stages where !stage[row].isNaN {
      sum += stage[row]
      known += 1
    }
    let hasUnspecified = !unspecified[row].isNaN
    if hasUnspecified { sum += unspecified[row] }
    guard known > 0 || hasUnspecified else { return false }
    let isComplete = known == 3 || (known == 0 && hasUnspecified)
    return sum - total[row] > SleepSum.tolerance
      || (isComplete && total[row] - sum > SleepSum.tolerance)
  }
}
