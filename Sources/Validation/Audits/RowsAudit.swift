import Scoring

/// Shows that every row is well formed: the primary is NaN exactly when the status is one without a
/// value, a day without a value says why, reasons are declared ones, and nothing is infinite.
///
/// - Source: STYLE §3.6 checks 1 and 7; spec/decisions.md A "Statuses".
struct RowsAudit {
  let formula: any Formula
  let series: DailySeries

  func run() -> AuditResult {
    AuditResult.of(.rows, formula, person: series.person) { result throws(ScoringError) in
      RowsAudit.check(try formula.score(series), series, into: &result)
    }
  }

  /// Adds the first malformed row of a table.
  static func check(
    _ table: ScoreTable, _ series: DailySeries, what: String = "",
    into result: inout AuditResult
  ) {
    result.casesRun += 1
    for day in table.days {
      guard let (output, detail) = fault(table, day: day) else { continue }
      result.add(
        AuditFinding(
          person: series.person, day: series.day(day), output: output,
          detail: detail + (what.isEmpty ? "" : " (\(what))")))
      return
    }
  }

  private static func fault(_ table: ScoreTable, day: Int) -> (output: String, detail: String)? {
    let identity = table.identity
    let status = table.status(day: day)
    for (column, output) in identity.outputs.enumerated() {
      let value = table.value(day: day, column: column)
      if value.isInfinite { return (output.name, "has an infinite '\(output.name)'") }
      if value.isNaN { continue }
      switch output.kind {
      case .number: break
      case .flag:
        if value != 0, value != 1 {
          return (output.name, "has '\(output.name)' \(value); a flag is 0 or 1")
        }
      case .code(let words):
        if !words.indices.map(Double.init).contains(value) {
          return (
            output.name, "has '\(output.name)' \(value); its list has \(words.count) words")
        }
      }
    }
    let primary = identity.outputs[0].name
    if table.value(day: day).isNaN == status.hasValue {
      return (
        primary,
        status.hasValue
          ? "is \(status.name) but has no '\(primary)'"
          : "is \(status.name) but has a '\(primary)'"
      )
    }
    let reasons = table.reasons(day: day)
    if !status.hasValue, reasons.isEmpty {
      return ("reason", "is \(status.name) and does not say why")
    }
    if let undeclared = reasons.indices.first(where: { $0 >= identity.reasons.count }) {
      return (
        "reason", "has reason bit \(undeclared); \(identity.reasons.count) reasons are declared"
      )
    }
    return nil
  }
}
