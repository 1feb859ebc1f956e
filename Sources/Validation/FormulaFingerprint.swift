import Scoring

/// Says what a formula computes: SHA-256 of its canonical score CSV on the bundled cohort.
///
/// The cohort (12 people, 900 days) is made in memory, so the answer needs no file. Two builds with
/// the same fingerprint gave the same bits, statuses and reasons on every day of it.
///
/// - Throws: what the formula throws on the cohort.
/// - Complexity: one scoring of 10,800 days and its text.
/// - Source: spec/decisions.md G.
///
///     try formulaFingerprint(Readiness2()).utf8.count     // 64
public func formulaFingerprint(_ formula: any Formula) throws(ScoringError) -> String {
  var csv = ScoreCSV()
  for series in bundledCohort { csv.append([try formula.score(series)], of: series) }
  return SHA256.hex(of: csv.text.utf8)
}

/// What `Datasets/synthetic-12x900` holds; made once.
package let bundledCohort: [DailySeries] = {
  do {
    return try SyntheticCohort(people: 12, days: 900).series()
  } catch {
    preconditionFailure("the generator made a series that cannot be: \(error)")
  }
}()
