/// How much room a model could have above the best naive baseline.
///
/// - Source: spec/validation.md §11.
package enum Headroom: String, Sendable {
  case potentiallySignificant = "potentially_significant"
  case modest
  case low
  case veryLow = "very_low"
  /// The floor ranks worse than chance: the label is probably mis-tuned.
  case absent = "none"
  case insufficientEvidence = "insufficient_evidence"
  case unknown

  /// By the best mean absolute error over the spread of the target.
  package static func continuous(bestError: Double?, targetSD: Double?) -> Headroom {
    guard let bestError else { return .insufficientEvidence }
    guard let targetSD, targetSD > 0 else { return .unknown }
    let ratio = bestError / targetSD
    return ratio < 0.4 ? .potentiallySignificant : ratio < 0.7 ? .modest : .low
  }

  /// By the floor's area under the curve; fewer than 20 events say nothing.
  package static func classifier(floorAreaUnderCurve: Double?, positives: Int) -> Headroom {
    if positives < 20 { return .insufficientEvidence }
    guard let area = floorAreaUnderCurve else { return .unknown }
    switch area {
    case ..<0.5: return .absent
    case ..<0.55: return .veryLow
    case ..<0.60: return .low
    case ..<0.70: return .modest
    default: return .potentiallySignificant
    }
  }
}
