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
      try runUndeclared(reference, into: &result)
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

  /// All undeclared columns at once; only when they matter, one by one.
  private func runUndeclared(
    _ reference: ScoreTable, into result: inout AuditResult
  ) throws(ScoringError) {
    let undeclared = AuditedColumn.undeclared(formula.identity.inputs, in: series)
    for replacement in Replacement.allCases {
      result.casesRun += 1
      guard let together = try difference(undeclared, replacement, reference) else { continue }
      for column in undeclared {
        guard let first = try difference([column], replacement, reference) else { continue }
        report(column, first, replacement, into: &result)
        return
      }
      report(nil, together, replacement, into: &result)
      return
    }
  }

  private func difference(
    _ columns: [AuditedColumn], _ replacement: Replacement, _ reference: ScoreTable
  ) throws(ScoringError) -> TableDifference? {
    let changed = series.replacing(columns, in: 0..<series.dayCount, by: replacement)
    return TableDifference(try formula.score(changed), reference, days: reference.days)
  }

  private func report(
    _ column: AuditedColumn?, _ first: TableDifference, _ replacement: Replacement,
    into result: inout AuditResult
  ) {
    let what =
      column.map { "'\($0.name(in: series))', which is not declared," }
      ?? "all that is not declared"
    result.add(
      AuditFinding(
        person: series.person, day: series.day(first.day),
        input: column?.name(in: series), output: first.output,
        detail: "changes when \(what) is replaced by \(replacement.rawValue)"))
  }
}
