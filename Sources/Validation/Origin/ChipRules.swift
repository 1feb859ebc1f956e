import Scoring

/// What flagging every day at or above a threshold would do.
package struct ChipRule: Equatable, Sendable {
  package let threshold: Double
  package let flagged: Int
  /// Share of flagged days.
  package let elevatedRate: Double
  /// Nil when nothing is flagged.
  package let precision: Double?
  /// Nil without events.
  package let recall: Double?
  /// Nil when precision or recall is unknown or both are 0.
  package let f1: Double?

  package init(threshold: Double, predictions: [Double], events: [Bool]) {
    let hits = predictions.map { $0 >= threshold }
    let caught = zip(hits, events).count { $0 && $1 }
    let positives = events.count { $0 }
    flagged = hits.count { $0 }
    self.threshold = threshold
    elevatedRate = Double(flagged) / Double(events.count)
    let precision = flagged == 0 ? nil : Double(caught) / Double(flagged)
    let recall = positives == 0 ? nil : Double(caught) / Double(positives)
    if let precision, let recall, precision + recall > 0 {
      f1 = 2 * precision * recall / (precision + recall)
    } else {
      f1 = nil
    }
    self.precision = precision
    self.recall = recall
  }
}

/// The three cut-off rules of the origin's calibration report and the recommended one.
///
/// - Source: spec/validation.md §11, *Cut-offs for binary chips*.
package struct ChipRules: Equatable, Sendable {
  package enum Choice: String, Sendable {
    case percentile85 = "a_p85"
    case baseRate = "b_base_x1_5"
    case maxF1 = "c_max_f1"
  }

  package static let minPairs = 30
  /// A recommended rule flags between a tenth and a quarter of the days.
  package static let flaggedShare = 0.10...0.25

  package let baseRate: Double
  package let percentile85: ChipRule
  /// Threshold 1.5 · base rate.
  package let raisedBaseRate: ChipRule
  /// The distinct prediction with the largest F1, the lowest on ties.
  package let maxF1: ChipRule
  /// The most precise rule that flags a legal share; on ties max F1, then base rate, then p85.
  package let recommended: Choice?

  /// - Returns: nil for fewer than 30 pairs.
  /// - Complexity: O(n · distinct predictions).
  package init?(predictions: [Double], events: [Bool]) {
    precondition(predictions.count == events.count, "one label per prediction")
    if events.count < Self.minPairs { return nil }
    func rule(_ threshold: Double) -> ChipRule {
      ChipRule(threshold: threshold, predictions: predictions, events: events)
    }
    baseRate = Double(events.count { $0 }) / Double(events.count)
    percentile85 = rule(Quantile.of(predictions, at: 0.85))
    raisedBaseRate = rule(1.5 * baseRate)
    let candidates = Set(predictions).sorted().map(rule)
    maxF1 = candidates.dropFirst().reduce(candidates[0]) { best, next in
      (next.f1 ?? 0) > (best.f1 ?? 0) ? next : best
    }
    var recommended: Choice?
    var best = -1.0
    let choices: [(Choice, ChipRule)] = [
      (.maxF1, maxF1), (.baseRate, raisedBaseRate), (.percentile85, percentile85),
    ]
    for (choice, rule) in choices where Self.flaggedShare.contains(rule.elevatedRate) {
      guard let precision = rule.precision, precision > best else { continue }
      best = precision
      recommended = choice
    }
    self.recommended = recommended
  }
}
