import Scoring

/// Today's value of one metric against this person's usual value.
///
/// - Missing data: fewer than nine values, or a value that is not above 0, gives no delta.
/// - Source: spec/formulas.md §3.2.
package struct MetricDelta: Sendable, Equatable {
  package let value: Double
  /// 0 when the history is short, like the fields below.
  package let baseline: Double
  package let absolute: Double
  package let percent: Double
  package let z: Double

  package init?(_ seen: Baseline?) {
    guard let seen, seen.today > 0, let z = seen.zToday else { return nil }
    value = seen.today
    baseline = seen.baselineMean
    absolute = value - baseline
    percent = baseline > 0 ? absolute / baseline * 100 : 0
    self.z = z
  }

  /// A value without a usable history.
  package init(value: Double) {
    self.value = value
    baseline = 0
    absolute = 0
    percent = 0
    z = 0
  }
}

/// The one sentence of a day: stress, sleep debt, a single deviation, or nothing unusual.
///
/// Stress needs two of four signals: resting HR 5 bpm above usual, less than 6.5 h asleep, HRV one
/// standard deviation below usual, more than half an hour awake in the night.
///
/// - Missing data: an absent metric is no signal; no metric with nine values → nil.
/// - Source: spec/formulas.md §3.2.
package struct Headline: Sendable {
  package enum Key: Int, CaseIterable, Sendable {
    case stable, singleDeviation, sleepDebt, stress

    package var word: String { ["stable", "single_deviation", "sleep_debt", "stress"][rawValue] }
  }

  package enum Severity: Int, CaseIterable, Sendable {
    case info, positive, warning

    package var word: String { ["info", "positive", "warning"][rawValue] }
  }

  package enum Metric: Int, CaseIterable, Sendable {
    case hrv, restingHR, sleepTotal, sleepAwake

    package var word: String {
      ["heart_rate_variability", "resting_heart_rate", "sleep_total", "sleep_awake"][rawValue]
    }
  }

  static let restingHRRise = 5.0  // bpm
  static let shortNight = 6.5  // h
  static let hrvDrop = -1.0  // z
  static let longAwake = 0.5  // h
  static let noticeable = 0.5  // |z|
  static let worrying = 1.5  // |z|

  package let key: Key
  package let severity: Severity
  package let hrv: MetricDelta?
  package let restingHR: MetricDelta?
  package let sleep: MetricDelta?
  /// The metrics the key rests on, one bit each.
  private let spoken: UInt8
  private let sleepToday: Double
  private let awakeToday: Double

  /// - Parameter sleep: also read below nine values, for today's hours alone.
  /// - Parameter awakeToday: hours awake in the night; NaN = missing.
  package init?(hrv: Baseline?, restingHR: Baseline?, sleep: Baseline?, awakeToday: Double) {
    self.hrv = MetricDelta(hrv)
    self.restingHR = MetricDelta(restingHR)
    self.sleep = MetricDelta(sleep)
    self.awakeToday = awakeToday
    sleepToday = sleep?.today ?? .nan
    let shortSleep = sleepToday > 0 && sleepToday < Headline.shortNight
    var signals: UInt8 = 0
    var count = 0
    func add(_ metric: Metric, when present: Bool) {
      guard present else { return }
      signals |= 1 << UInt8(metric.rawValue)
      count += 1
    }
    add(.restingHR, when: (self.restingHR?.absolute ?? 0) >= Headline.restingHRRise)
    add(.sleepTotal, when: shortSleep)
    add(.hrv, when: (self.hrv?.z ?? 0) <= Headline.hrvDrop)
    add(.sleepAwake, when: awakeToday > Headline.longAwake)
    if count >= 2 {
      (key, severity, spoken) = (.stress, .warning, signals)
      return
    }
    if shortSleep {
      (key, severity, spoken) = (.sleepDebt, .warning, 1 << UInt8(Metric.sleepTotal.rawValue))
      return
    }
    var lead: (metric: Metric, z: Double)?
    func compare(_ metric: Metric, _ delta: MetricDelta?) {
      guard let delta else { return }
      if lead.map({ abs(delta.z) > abs($0.z) }) ?? true { lead = (metric, delta.z) }
    }
    compare(.hrv, self.hrv)
    compare(.restingHR, self.restingHR)
    compare(.sleepTotal, self.sleep)
    guard let lead else { return nil }
    guard abs(lead.z) >= Headline.noticeable else {
      (key, severity, spoken) = (.stable, .info, 0)
      return
    }
    let good = lead.metric == .restingHR ? lead.z < 0 : lead.z > 0
    key = .singleDeviation
    severity = good ? .positive : abs(lead.z) >= Headline.worrying ? .warning : .info
    spoken = 1 << UInt8(lead.metric.rawValue)
  }

  /// The metrics the key rests on with their deltas, in the order the signals are tested.
  package var metrics: [(metric: Metric, delta: MetricDelta)] {
    [Metric.restingHR, .sleepTotal, .hrv, .sleepAwake].compactMap { metric in
      guard spoken >> UInt8(metric.rawValue) & 1 == 1 else { return nil }
      switch metric {
      case .hrv: return hrv.map { (metric, $0) }
      case .restingHR: return restingHR.map { (metric, $0) }
      case .sleepTotal: return (metric, sleep ?? MetricDelta(value: sleepToday))
      case .sleepAwake: return (metric, MetricDelta(value: awakeToday))
      }
    }
  }

  /// Whether one metric is among those the key rests on.
  package func rests(on metric: Metric) -> Bool { spoken >> UInt8(metric.rawValue) & 1 == 1 }
}
