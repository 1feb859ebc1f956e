import Scoring

/// The behaviour of a formula version in one number: SHA-256 of its canonical score CSV on people.
///
/// A changed value, status, reason, output name or unit changes it. The fingerprint of the bundled
/// cohort is stored per id@version, so that a score cannot change without a new version.
///
/// - Parameter people: the bundled cohort unless told otherwise; it is made in memory.
///
/// - Throws: what the formula throws.
/// - Complexity: one scoring of all people; memory for the text of one person.
/// - Source: spec/decisions.md G, DESIGN.md §9.
///
///     try formulaFingerprint(Readiness1())     // 64 hexadecimal digits
package func formulaFingerprint(_ formula: any Formula, on people: [DailySeries] = bundledCohort)
  throws(ScoringError) -> String
{
  var hash = SHA256()
  hash.update(ScoreCSV().text.utf8)
  let header = ScoreCSV().text.utf8.count
  for series in people {
    var csv = ScoreCSV()
    csv.append([try formula.score(series)], of: series)
    hash.update(csv.text.utf8.dropFirst(header))
  }
  return hash.hex()
}

/// What `Datasets/synthetic-12x900` holds; made once.
package let bundledCohort: [DailySeries] = {
  do {
    return try SyntheticCohort.bundled.series()
  } catch {
    preconditionFailure("the generator made a series that cannot be: \(error)")
  }
}()
