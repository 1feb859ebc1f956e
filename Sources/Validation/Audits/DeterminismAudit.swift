import Scoring

/// Shows that a formula is a function: the same series gives the same bits when scored twice, on
/// several threads at once, after another person, and by day ranges instead of as a whole.
///
/// Ranges have several widths and starts, and meet every epoch start from both sides.
///
/// - Complexity: about 12 scorings of the whole series, and `starts` for each width.
/// - Source: spec/decisions.md C; LESSONS §2; STYLE §3.6 check 8.
struct DeterminismAudit {
  static let threads = 8
  static let widths = [1, 2, 7, 30, 137]  // days

  let formula: any Formula
  let series: DailySeries
  let starts: Int

  func run() -> AuditResult {
    AuditResult.of(.determinism, formula, person: series.person) {
      result throws(ScoringError) in
      guard series.dayCount >= 1 else { return }
      let reference = try formula.score(series)
      compare(try formula.score(series), reference, "differs when scored twice", into: &result)
      // Other values on the same calendar: what a cache keyed by date or length would mix up.
      let other = series.replacing(
        AuditedColumn.all(of: series), in: 0..<series.dayCount, by: .shuffled)
      _ = try formula.score(other)
      compare(
        try formula.score(series), reference, "differs after another person was scored",
        into: &result)
      try runThreads(other, reference, into: &result)
      try runRanges(reference, into: &result)
    }
  }

  private func runThreads(
    _ other: DailySeries, _ reference: ScoreTable, into result: inout AuditResult
  ) throws(ScoringError) {
    // Every second thread scores the other person, so that shared state would be seen.
    let tables = try concurrentMap(DeterminismAudit.threads) { index throws(ScoringError) in
      try formula.score(index.isMultiple(of: 2) ? series : other)
    }
    for index in stride(from: 0, to: DeterminismAudit.threads, by: 2) {
      compare(tables[index], reference, "differs when scored on several threads", into: &result)
    }
  }

  private func runRanges(
    _ reference: ScoreTable, into result: inout AuditResult
  ) throws(ScoringError) {
    for width in DeterminismAudit.widths where width <= series.dayCount {
      var firsts = Set(
        auditDays(series, count: starts, last: series.dayCount - width))
      // Ranges that begin inside the halo of an epoch start and run over it.
      for day in 1..<max(2, series.dayCount)
      where day < series.dayCount && series.windowStart[day] != series.windowStart[day - 1] {
        firsts.insert(min(max(0, day - width / 2), series.dayCount - width))
      }
      for first in firsts.sorted() {
        let days = first..<first + width
        let before = result.findings.count
        compare(
          try formula.score(series, days: days), reference,
          "differs between the whole series and days \(series.day(first))..\(series.day(days.upperBound - 1))",
          into: &result)
        if result.findings.count > before { break }
      }
    }
  }

  private func compare(
    _ table: ScoreTable, _ reference: ScoreTable, _ what: String, into result: inout AuditResult
  ) {
    result.casesRun += 1
    guard let first = TableDifference(table, reference, days: table.days),
      !result.findings.contains(where: { $0.detail == what })
    else { return }
    result.add(
      AuditFinding(
        person: series.person, day: series.day(first.day), output: first.output, detail: what))
  }
}
