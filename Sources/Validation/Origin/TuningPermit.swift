/// Whether one knob of a formula may be tuned on 30 days, and how far.
///
/// - Source: spec/validation.md §13, *One-knob tuning*.
package struct TuningPermit: Equatable, Sendable {
  package enum Word: String, Sendable {
    case dataQualityIssue = "data_quality_issue"
    case insufficientEvidence = "insufficient_evidence"
    /// The score points the wrong way: blocked, a person must look.
    case wrongDirection = "wrong_direction"
    case notExplained = "not_explained"
    case narrow
    case full
    case strong
  }

  package let word: Word
  /// The factors the knob may take; nil when it may not move.
  package let range: Interval?

  /// - Parameters:
  ///   - correlation: between the bank at the end of day d and HRV of d + 1.
  ///   - missingSleep: share of days without sleep, 0...1.
  ///   - missingActivity: share of days without activity, 0...1.
  ///
  ///     TuningPermit(correlation: 0.3, missingSleep: 0, missingActivity: 0).word   // full
  package init(correlation: Double?, missingSleep: Double, missingActivity: Double) {
    if missingSleep > 0.10 || missingActivity > 0.10 {
      word = .dataQualityIssue
      range = nil
      return
    }
    guard let correlation else {
      word = .insufficientEvidence
      range = nil
      return
    }
    switch correlation {
    case ..<0:
      word = .wrongDirection
      range = nil
    case ..<0.2:
      word = .notExplained
      range = nil
    case ..<0.3:
      word = .narrow
      range = Interval(low: 0.8, high: 1.2)
    case ..<0.5:
      word = .full
      range = Interval(low: 0.5, high: 1.5)
    default:
      word = .strong
      range = Interval(low: 0.4, high: 1.7)
    }
  }
}
