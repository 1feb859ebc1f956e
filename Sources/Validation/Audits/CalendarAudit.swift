import Scoring

/// Shows that a formula knows days only by their order and weekday: moving the calendar by whole
/// weeks, also across a leap day, moves the scores and changes nothing else.
///
/// - Source: STYLE §3.6 check 5.
struct CalendarAudit {
  static let weeks = [1, -1, 53, 104, -260]

  let formula: any Formula
  let series: DailySeries

  func run() -> AuditResult {
    AuditResult.of(.calendar, formula, person: series.person) { result throws(ScoringError) in
      let reference = try formula.score(series)
      for weeks in CalendarAudit.weeks {
        result.casesRun += 1
        let moved = try formula.score(series.moved(by: 7 * weeks))
        guard let first = TableDifference(reference, moved, days: reference.days) else { continue }
        result.add(
          AuditFinding(
            person: series.person, day: series.day(first.day), output: first.output,
            detail: "changes when the calendar is moved by \(weeks) weeks"))
        return
      }
    }
  }
}
