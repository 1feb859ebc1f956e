import Scoring

/// Does heart-rate load move with how the next night goes? A verdict, never a switch.
///
/// Expected when load is real: next-night HRV falls (r < 0), next overnight HR rises (r > 0), sleep
/// gets shallower. `validated` permits, but does not perform, turning the load drain on.
///
/// - Input: one row per day of [asOf - 30, asOf]; NaN = missing, skipped pairwise.
/// - Missing data: fewer than 15 HRV pairs, or no r → the verdict rests on HR and sleep.
/// - Complexity: O(days).
/// - Source: spec/formulas.md §6.6.
///
///     StressValidation([]).verdict       // .inconclusive, reason "no_data"
package struct StressValidation: Sendable {
  package struct DayRow: Sendable {
    package let load: Double
    /// Overnight HRV median and HR of the next day.
    package let nextHRV: Double
    package let nextOvernightHR: Double
    package let sleepAwake: Double
    package let sleepTotal: Double
    package let sleepDeep: Double

    package init(
      load: Double, nextHRV: Double, nextOvernightHR: Double, sleepAwake: Double,
      sleepTotal: Double, sleepDeep: Double
    ) {
      self.load = load
      self.nextHRV = nextHRV
      self.nextOvernightHR = nextOvernightHR
      self.sleepAwake = sleepAwake
      self.sleepTotal = sleepTotal
      self.sleepDeep = sleepDeep
    }
  }

  package enum Verdict: String, Sendable {
    case validated, weak, inconclusive
    case wrongDirection = "wrong_direction"
  }

  package enum Flag: String, Sendable {
    case calibrationWeak = "calibration_weak"
    case dataQualityWarn = "data_quality_warn"
  }

  package struct Channel: Sendable {
    /// nil without three pairs or variance on both sides.
    package let correlation: Double?
    package let pairs: Int
  }

  package static let windowDays = 30
  package static let leastHRVPairs = 15
  package static let smallest = 0.1
  package static let strong = -0.3
  package static let awakeVote = 0.1
  package static let deepVote = -0.2
  package static let agreeingVotes = 2

  package let days: Int
  package let hrv: Channel
  package let overnightHR: Channel
  package let latency: Double?
  package let awake: Double?
  package let deepShare: Double?
  package let votes: Int
  /// Days with a load.
  package let loadDays: Int
  package let verdict: Verdict
  package let reason: String
  package let flags: [Flag]

  package var hrvSparse: Bool { hrv.pairs < StressValidation.leastHRVPairs }

  package init(_ rows: [DayRow]) {
    days = rows.count
    let hrv = StressValidation.channel(rows) { $0.nextHRV }
    self.hrv = Channel(
      correlation: hrv.pairs < StressValidation.leastHRVPairs ? nil : hrv.correlation,
      pairs: hrv.pairs)
    // The window's median, which the source subtracts here, does not change a correlation.
    overnightHR = StressValidation.channel(rows) { $0.nextOvernightHR }
    latency =
      StressValidation.channel(rows) { $0.sleepTotal > 0 ? $0.sleepAwake : .nan }
      .correlation
    awake = StressValidation.channel(rows) { $0.sleepAwake }.correlation
    deepShare =
      StressValidation.channel(rows) {
        $0.sleepTotal > 0 ? $0.sleepDeep / $0.sleepTotal : .nan
      }.correlation
    let votes = [
      latency.map { $0 >= StressValidation.awakeVote },
      awake.map { $0 >= StressValidation.awakeVote },
      deepShare.map { $0 <= StressValidation.deepVote },
    ].count { $0 == true }
    self.votes = votes
    loadDays = rows.count { $0.load.isFinite }
    (verdict, reason, flags) = StressValidation.decide(
      hrv: self.hrv.correlation, overnightHR: overnightHR.correlation, votes: votes,
      loadDays: loadDays)
  }

  /// The rubric on the channels' results; `hrv` is nil when sparse.
  package static func decide(hrv: Double?, overnightHR: Double?, votes: Int, loadDays: Int)
    -> (Verdict, String, [Flag])
  {
    let hrAgrees = overnightHR.map { $0 > 0 } ?? false
    let sleepAgrees = votes >= agreeingVotes
    guard let hrv else {
      if overnightHR == nil && loadDays == 0 {
        return (.inconclusive, "no_data", [.dataQualityWarn])
      }
      let agreeing = [hrAgrees, sleepAgrees, votes >= agreeingVotes + 1].count { $0 }
      return agreeing >= 2
        ? (.weak, "fallback_agrees", [.calibrationWeak, .dataQualityWarn])
        : (.inconclusive, "fallback_disagrees", [.dataQualityWarn])
    }
    if hrv > 0 { return (.wrongDirection, "positive_r", []) }
    if abs(hrv) < smallest { return (.inconclusive, "small_r", [.dataQualityWarn]) }
    if hrv <= strong {
      return hrAgrees || sleepAgrees
        ? (.validated, "strong_r", []) : (.weak, "strong_r_contradicted", [.calibrationWeak])
    }
    // The document wants both channels here; the verdict is weak either way, the reason tells.
    let both = hrAgrees && sleepAgrees
    return (.weak, both ? "moderate_r_agrees" : "moderate_r_alone", [.calibrationWeak])
  }

  private static func channel(_ rows: [DayRow], _ outcome: (DayRow) -> Double) -> Channel {
    var loads: [Double] = []
    var outcomes: [Double] = []
    for row in rows {
      let value = outcome(row)
      guard row.load.isFinite, value.isFinite else { continue }
      loads.append(row.load)
      outcomes.append(value)
    }
    return Channel(correlation: pearson(loads, outcomes), pairs: loads.count)
  }
}
