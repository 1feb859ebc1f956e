import Scoring

/// Shows that series without anything to compare with give statuses: empty, one day, no columns, all
/// missing, constant, all zero, and every signal at the end of its plausible range.
///
/// - Source: STYLE §3.6 check 7.
struct DegenerateSeriesAudit {
  let formula: any Formula

  func run() -> AuditResult {
    AuditResult.of(.degenerateSeries, formula) { result throws(ScoringError) in
      for (what, series) in cases {
        let table = try formula.score(series)
        RowsAudit.check(table, series, what: what, into: &result)
        if what.hasPrefix("no values") { checkSilent(table, series, what, into: &result) }
      }
    }
  }

  private var cases: [(what: String, series: DailySeries)] {
    let days = Probe.length(memory: formula.identity.memory)
    let dense = Probe.dense(days: days, intradayDays: Probe.intradayDays(formula.identity, of: days))
    func flat(_ value: @escaping (Signal) -> Double) -> DailySeries {
      dense.edited { column, values in
        guard case .signal(let signal) = column else { return values }
        return values.map { _ in value(signal) }
      } intraday: { _, _ in dense.intraday?.days[0] ?? .init() }
    }
    return [
      ("empty series", Probe.empty(days: 0)),
      ("no values, no columns", Probe.empty(days: days)),
      ("no values, empty columns", dense.replacing(
        AuditedColumn.all(of: dense), in: 0..<days, by: .missing)),
      ("one day", dense.slice(0..<1)),
      ("two days", dense.slice(0..<2)),
      ("constant", flat { Probe.usual($0).level }),
      ("all zero", flat { _ in 0 }),
      ("lowest plausible values", flat { $0.plausible?.lowerBound ?? -100 }),
      ("highest plausible values", flat { $0.plausible?.upperBound ?? 100 }),
      ("constant, then another constant", flat { Probe.usual($0).level }.replacing(
        AuditedColumn.all(of: dense), in: days / 2..<days, by: .highExtremes)),
    ]
  }

  /// Nothing measured: no day may have a value, unless the formula needs no input.
  private func checkSilent(
    _ table: ScoreTable, _ series: DailySeries, _ what: String, into result: inout AuditResult
  ) {
    let inputs = formula.identity.inputs
    guard !(inputs.required + inputs.anyOf).isEmpty || inputs.intraday else { return }
    result.casesRun += 1
    guard let day = table.days.first(where: { table.status(day: $0).hasValue }) else { return }
    result.add(
      AuditFinding(
        day: series.day(day), output: "status",
        detail: "is \(table.status(day: day).name) in a series without any value (\(what))"))
  }
}
