import Scoring

/// The readiness a person is shown: the z blend, held down where the evidence is thin.
///
/// A missing part, sparse HRV or a worrying headline cap the number at 65, suspected illness at 45;
/// a poor night costs 10 points. The reason of the most important cap is kept.
///
/// - Source: spec/formulas.md §3.1, whose step numbers stand at the code.
package struct ReadinessDisplay: Sendable, Equatable {
  package enum Confidence: Int, CaseIterable, Sendable, Comparable {
    case final, provisional, low

    package var word: String { ["final", "provisional", "low"][rawValue] }

    package static func < (a: Confidence, b: Confidence) -> Bool { a.rawValue < b.rawValue }
  }

  package enum CapReason: Int, CaseIterable, Sendable {
    case uncapped, sleepQualityLow, stressHeadline, sleepDebtHeadline
    case missingSameDayEvidence, hrvProvisional, hrvSparse, restingHRMissing
    case illnessModerate, illnessHigh

    package var word: String {
      switch self {
      case .uncapped: "uncapped"
      case .sleepQualityLow: "sleep_quality_low"
      case .stressHeadline: "stress_headline"
      case .sleepDebtHeadline: "sleep_debt_headline"
      case .missingSameDayEvidence: "missing_same_day_evidence"
      case .hrvProvisional: "hrv_provisional"
      case .hrvSparse: "hrv_sparse"
      case .restingHRMissing: "rhr_missing_overnight_hr_available"
      case .illnessModerate: "illness_suspicion_moderate"
      case .illnessHigh: "illness_suspicion_high"
      }
    }

    /// A reason gives way only to a strictly higher rank.
    var rank: Int {
      switch self {
      case .uncapped: 0
      case .sleepQualityLow, .stressHeadline, .sleepDebtHeadline: 1
      case .missingSameDayEvidence, .hrvProvisional, .hrvSparse, .restingHRMissing: 2
      case .illnessModerate: 3
      case .illnessHigh: 4
      }
    }
  }

  package enum Serving: Int, CaseIterable, Sendable {
    case fresh, capped, lowCoverage, dataAccruing, stale, missing

    package var word: String {
      ["fresh", "capped", "low_coverage", "data_accruing", "stale", "missing"][rawValue]
    }
  }

  package static let cap = 65.0
  package static let illnessCap = 45.0
  package static let poorNightCost = 10.0

  /// The rounded score of the parts that are present.
  package let raw: Double
  package private(set) var display: Double
  package private(set) var confidence = Confidence.final
  package private(set) var capReason = CapReason.uncapped
  package private(set) var serving = Serving.fresh

  /// - Parameter raw: version-2 score of the parts present on the day (step 1).
  /// - Parameter evidence: nil skips steps 2–6.
  package init(
    raw: Double, evidence: ReadinessEvidence?, headline: Headline.Key?,
    illness: IllnessSuspicion.Confidence?
  ) {
    self.raw = raw
    display = raw
    if let evidence { apply(evidence) }
    if display > ReadinessDisplay.cap {  // 7
      if headline == .stress { hold(.provisional, .stressHeadline) }
      if headline == .sleepDebt { hold(.provisional, .sleepDebtHeadline) }
    }
    apply(illness)  // 8
    serving = served(evidence)
  }

  private mutating func apply(_ evidence: ReadinessEvidence) {
    if !evidence.hrv.present || !evidence.restingHR.present || !evidence.sleep.present {  // 2
      hold(.provisional, .missingSameDayEvidence)
    }
    if evidence.hrv.present {  // 3
      if evidence.hrv.confidence == .provisional {
        hold(.provisional, .hrvProvisional)
      } else if evidence.hrv.samples > 0, evidence.hrv.samples < ReadinessEvidence.finalSamples {
        hold(.provisional, .hrvSparse)
      }
    }
    if !evidence.restingHR.present && evidence.overnightHR.present {  // 4
      hold(.provisional, .restingHRMissing)
    }
    if evidence.sleepQuality.present && evidence.sleepQuality.confidence == .low {  // 5
      display = max(0, display - ReadinessDisplay.poorNightCost)
      hold(.provisional, .sleepQualityLow)
    }
    apply(evidence.illness)  // 6
  }

  private mutating func apply(_ illness: IllnessSuspicion.Confidence?) {
    switch illness {
    case .high: hold(.low, .illnessHigh, at: ReadinessDisplay.illnessCap)
    case .moderate: hold(.provisional, .illnessModerate)
    case .low, .absent, nil: break
    }
  }

  private mutating func hold(
    _ level: Confidence, _ reason: CapReason, at limit: Double = ReadinessDisplay.cap
  ) {
    display = min(display, limit)
    confidence = max(confidence, level)
    if reason.rank > capReason.rank { capReason = reason }
  }

  private func served(_ evidence: ReadinessEvidence?) -> Serving {
    func any(_ freshness: ReadinessEvidence.Freshness) -> Bool {
      guard let evidence else { return false }
      return evidence.hrv.freshness == freshness || evidence.restingHR.freshness == freshness
        || evidence.sleep.freshness == freshness
    }
    if any(.missing) || capReason == .missingSameDayEvidence { return .missing }
    if any(.stale) { return .stale }
    switch capReason {
    case .hrvProvisional, .hrvSparse: return .dataAccruing
    case .sleepQualityLow: return .lowCoverage
    case .uncapped: return confidence == .provisional ? .capped : .fresh
    default: return .capped
    }
  }
}
