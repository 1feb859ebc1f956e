import Scoring

/// The cut-off of a binary chip as the origin's runtime chose it.
///
/// - Source: spec/validation.md §11, *Cut-offs for binary chips*, runtime writer.
package struct ChipCutoff: Equatable, Sendable {
  package enum Status: String, Sendable {
    case active
    case fewPairs = "insufficient_eligible"
    case fewPositives = "insufficient_positives"
  }

  package static let minPairs = 90
  package static let minPositives = 10

  package let status: Status
  /// 80th percentile of the predictions; nil unless active, like the next two.
  package let percentile80: Double?
  package let baseRate: Double?
  /// The larger of the two: a day at or above it shows the chip.
  package let cutoff: Double?

  /// - Parameter predictions: of the last 180 days of the epoch, one per label.
  package init(predictions: [Double], events: [Bool]) {
    precondition(predictions.count == events.count, "one label per prediction")
    let positives = events.count { $0 }
    if events.count < Self.minPairs || positives < Self.minPositives {
      status = events.count < Self.minPairs ? .fewPairs : .fewPositives
      percentile80 = nil
      baseRate = nil
      cutoff = nil
      return
    }
    let percentile = Quantile.of(predictions, at: 0.80)
    let rate = Double(positives) / Double(events.count)
    status = .active
    percentile80 = percentile
    baseRate = rate
    cutoff = max(percentile, rate)
  }
}
