import Scoring

/// Shows that a formula reads what it declares: an absent column is exactly a column of NaN, and a
/// column that is not declared changes nothing, whether it is absent, extreme or shuffled.
///
/// - Source: STYLE §3.6 check 6; DESIGN.md §5.
struct ColumnsAudit {
  let formula: any Formula
  let series: DailySeries

  func run() -> AuditResult {
    AuditResult.of(.columns, formula, person: series.person) { result throws(ScoringError) in
      let reference = try formula.score(series)
      for input in formula.identity.inputs.all {
        try runAbsent(input, into: &result)
      }
      for column in AuditedColumn.undeclared(formula.identity.inputs, in: series) {
        try runUndeclared(column, reference, into: &result)
      }
    }
  }

  private func runAbsent(
    _ input: Input, into result: inout AuditResult
  ) throws(ScoringError) {
    guard case .signal(let signal) = AuditedColumn.behind(input, in: series) else { return }
    var absent = series
    absent.store(nil, for: signal)
    var empty = series
    empty.store(Array(repeating: .nan, count: series.dayCount), for: signal)
    if input == .hrv {
      // Without its kind of HRV a series must not fall back to the other one.
      for kind in [Signal.hrvSDNN, .hrvRMSSD] where kind != signal {
        absent.store(nil, for: kind)
      }
    }
    result.casesRun += 1
    let name = signal.columnName
    let without: ScoreTable
    do throws(ScoringError) {
      without = try formula.score(absent)
    } catch {
      result.add(
        AuditFinding(
          person: series.person, input: name,
          detail: "throws when '\(name)' is absent: \(error)"))
      return
    }
    guard
      let first = TableDifference(without, try formula.score(empty), days: without.days)
    else { return }
    result.add(
      AuditFinding(
        person: series.person, day: series.day(first.day), input: name, output: first.output,
        detail: "differs between no column '\(name)' and a column of missing values"))
  }

  private func runUndeclared(
    _ column: AuditedColumn, _ reference: ScoreTable, into result: inout AuditResult
  ) throws(ScoringError) {
    for replacement in Replacement.allCases {
      result.casesRun += 1
      let changed = series.replacing([column], in: 0..<series.dayCount, by: replacement)
      guard
        let first = TableDifference(try formula.score(changed), reference, days: reference.days)
      else { continue }
      let name = column.name(in: series)
      result.add(
        AuditFinding(
          person: series.person, day: series.day(first.day), input: name, output: first.output,
          detail: "changes when '\(name)', which is not declared, is replaced by "
            + replacement.rawValue))
      return
    }
  }
}
