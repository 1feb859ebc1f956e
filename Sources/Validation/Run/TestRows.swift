import Scoring

/// The test rows of one person's table of one primary target: what happened, what was predicted.
///
/// Kept so that a report can draw errors over time and the score against the target; a run's numbers
/// never come from here.
///
/// - Memory: two columns, and three per entry, as long as the test rows; predictions share the
///   storage of the run.
public struct TestRows: Sendable {
  public let target: String
  /// Outcomes are 0 or 1 and losses squared errors; otherwise losses are absolute errors.
  public let isEvent: Bool
  /// Indices into the person's days, ascending.
  public let days: [Int]
  public let values: [Double]
  /// Candidates that have an entry in the role their headline speaks about.
  public let entries: [Entry]

  public struct Entry: Sendable {
    public let candidate: String
    public let role: String
    public let scores: [Double]
    public let predictions: [Double]
    /// What the floor predicts, refitted like the entry (`as_is`: the floor as it is).
    public let references: [Double]
    /// Quantiles of the person's training scores that separate `Calibration.binCount` bins.
    public let edges: [Double]
  }

  /// Loss of a prediction for row `row`.
  public func loss(_ prediction: Double, row: Int) -> Double {
    let residual = values[row] - prediction
    return isEvent ? residual * residual : abs(residual)
  }
}

extension TestRows {
  /// nil without a table.
  init?(_ group: TableGroup, _ entries: GroupEntries, _ person: Int, roles: [Role?]) {
    let table = group.tables[person]
    guard let rows = table.rows else { return nil }
    target = group.target.id
    isEvent = group.target.isEvent
    days = table.testDays
    values = Array(rows.target[rows.test])
    self.entries = group.candidates.indices.compactMap { index in
      guard let role = roles[index], let entry = entries.entries[index][role]?[person]
      else { return nil }
      let candidate = group.candidates[index]
      let scores = table.scores(candidate.values[person])
      let training = scores[..<rows.trainCount].sorted()
      return Entry(
        candidate: candidate.key, role: role.rawValue, scores: Array(scores[rows.test]),
        predictions: entry.outcome.predictions, references: entry.outcome.references,
        edges: (1..<Calibration.binCount).map {
          Quantile.ofSorted(training, at: Double($0) / Double(Calibration.binCount))
        })
    }
  }

  /// The test rows of every primary table, per person, in the order of the run.
  static func all(
    _ groups: [(group: TableGroup, entries: GroupEntries)], people: Int, _ rows: EvidenceRows
  ) -> [[TestRows]] {
    let own = rows.people + rows.pooled
    let primary = groups.filter { $0.group.target.isPrimary }
    let roles = primary.map { group, _ in
      group.candidates.map { candidate in
        Headline.spoken(candidate.key, target: group.target.id, own)
          .flatMap { Role(rawValue: $0.role) }
      }
    }
    return (0..<people).map { person in
      zip(primary, roles).compactMap { TestRows($0.group, $0.entries, person, roles: $1) }
    }
  }
}
