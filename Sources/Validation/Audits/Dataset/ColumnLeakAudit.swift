import Scoring

/// Finds scores that hold what only later days tell.
///
/// Formulas are caught by changing later days. A column was computed elsewhere and cannot be
/// recomputed, so it is compared with what it may not know: every signal and own target one to
/// seventeen days later, every other score likewise, and every target of its own anchor day. A rank correlation of 0.98 or more
/// over 30 days is a fault when no value known on that day explains the score as well.
///
/// - Complexity: O(columns × signals × 17 × days log days).
/// - Source: issue 4 points 3 and 4.
struct ColumnLeakAudit: Sendable {
  static let minPairs = 30
  static let suspicious = 0.98
  /// The largest horizon of a target.
  static let farthest = 17

  let series: DailySeries
  private let later: [(name: String, values: [Double])]
  private let outcomes: [(name: String, values: [Double])]

  /// - Parameter scores: every score of the person by key; a column may be one of them, moved.
  init(_ series: DailySeries, scores: [(name: String, values: [Double])], ownHorizon: Int) {
    self.series = series
    let targets = PersonTargets(series, ownHorizon: ownHorizon)
    later =
      series.signals.map { ($0.columnName, series.values($0)) }
      + series.targets.map { ("target_" + $0.name, $0.values) }
      + [("sleep efficiency", targets.efficiencies)] + scores
    // Event labels are few numbers; `LabelAvailabilityAudit` compares those.
    outcomes = TargetKind.strictTables.filter { !$0.isEvent }.map {
      ($0.id, targets.labels($0))
    }
  }

  /// The fault of one column, or nil.
  func fault(_ key: String, _ score: [Double]) -> AuditSection.Line? {
    let first = Swift.max(0, score.firstIndex { !$0.isNaN } ?? 0)
    func correlation(_ values: [Double], lag: Int) -> Double? {
      let days = (first..<score.count).filter {
        let other = $0 + lag
        return values.indices.contains(other) && !score[$0].isNaN && !values[other].isNaN
      }
      guard days.count >= ColumnLeakAudit.minPairs else { return nil }
      return spearman(days.map { score[$0] }, days.map { values[$0 + lag] }).map { abs($0) }
    }
    var worst: (r: Double, what: String, lag: Int)?
    for (name, values) in outcomes {
      guard let r = correlation(values, lag: 0), r >= ColumnLeakAudit.suspicious,
        r > worst?.r ?? 0
      else { continue }
      worst = (r, "the target \(name) of the same day, which later days decide", 0)
    }
    for (name, values) in later where name != key {
      // A signal that hardly moves is like itself a day later; the score may know today's.
      let known = (-1...0).compactMap { correlation(values, lag: $0) }.max() ?? 0
      for lag in 1...ColumnLeakAudit.farthest {
        guard let r = correlation(values, lag: lag), r >= ColumnLeakAudit.suspicious,
          r > known + 0.01, r > worst?.r ?? 0
        else { continue }
        worst = (r, "'\(name)' \(lag) day\(lag == 1 ? "" : "s") later", lag)
      }
    }
    guard let worst else { return nil }
    return AuditSection.Line(
      "\(key)\(AuditedScores.of(series.person)) follows \(worst.what) "
        + "(rank correlation \(decimal(worst.r, 3)))",
      isFault: true, person: series.person, score: key,
      numbers: [.init("rank_correlation", worst.r), .init("lag_days", worst.lag)])
  }
}
