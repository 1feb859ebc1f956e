import Scoring

/// What is known about the measurements behind one day's readiness.
///
/// - Source: spec/formulas.md §3.1.
package struct ReadinessEvidence: Sendable {
  package enum Freshness: String, Sendable { case ok, missing, stale }

  package struct Part: Sendable {
    package var present: Bool
    package var freshness: Freshness
    package var confidence: ReadinessDisplay.Confidence
    /// Same-day samples; 0 = none or unknown.
    package var samples: Int

    package init(
      present: Bool, freshness: Freshness? = nil,
      confidence: ReadinessDisplay.Confidence = .final, samples: Int = 0
    ) {
      self.present = present
      self.freshness = freshness ?? (present ? .ok : .missing)
      self.confidence = confidence
      self.samples = samples
    }
  }

  /// HRV of a day is final from this many same-day samples.
  package static let finalSamples = 4

  package var hrv: Part
  package var restingHR: Part
  package var overnightHR: Part
  package var sleep: Part
  package var sleepQuality: Part
  package var illness: IllnessSuspicion.Confidence?

  package init(
    hrv: Part, restingHR: Part, sleep: Part, overnightHR: Part = Part(present: false),
    sleepQuality: Part = Part(present: false), illness: IllnessSuspicion.Confidence? = nil
  ) {
    self.hrv = hrv
    self.restingHR = restingHR
    self.overnightHR = overnightHR
    self.sleep = sleep
    self.sleepQuality = sleepQuality
    self.illness = illness
  }

  /// HRV made of `samples` same-day readings; 0 when nobody counted them.
  ///
  /// The origin calls an uncounted value provisional, because its raw readings should be at hand.
  /// A daily table has no raw readings to count, so there an uncounted value is simply the value.
  package static func hrv(present: Bool, samples: Int) -> Part {
    Part(
      present: present,
      confidence: samples > 0 && samples < finalSamples ? .provisional : .final, samples: samples)
  }
}

/// Whether a night can be judged, and whether it was a poor one.
///
/// Low: deep sleep below 8 % or time awake above 10 % of the time asleep, both strict.
///
///     SleepQualityEvidence(total: 8, deep: 0.5, awake: 0.25).confidence     // .low, 6.25 % deep
///
/// - Missing data: NaN, negative hours, or a total that is not above 0 → not present, with the reason.
/// - Source: spec/formulas.md §3.1.
package struct SleepQualityEvidence: Sendable, Equatable {
  package enum MissingReason: String, Sendable {
    case sameDayValue = "missing_same_day_value"
    case stageDetails = "missing_sleep_stage_details"
  }

  static let leastDeep = 8.0  // % of the time asleep
  static let mostAwake = 10.0  // % of the time asleep

  package let confidence: ReadinessDisplay.Confidence
  /// nil when the evidence is present.
  package let missing: MissingReason?

  package var present: Bool { missing == nil }

  package init(total: Double, deep: Double, awake: Double) {
    guard total > 0 else {
      (confidence, missing) = (.final, .sameDayValue)
      return
    }
    guard deep >= 0, awake >= 0 else {
      (confidence, missing) = (.final, .stageDetails)
      return
    }
    let poor =
      deep / total * 100 < SleepQualityEvidence.leastDeep
      || awake / total * 100 > SleepQualityEvidence.mostAwake
    (confidence, missing) = (poor ? .low : .final, nil)
  }
}
