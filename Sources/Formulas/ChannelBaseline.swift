import Scoring

/// A sample with its age in hours before the start of the scored day; NaN = missing.
package struct AgedSample: Sendable {
  package let age: Double
  package let value: Double

  package init(age: Double, value: Double) {
    self.age = age
    self.value = value
  }

  /// Those of the last `days` days before the scored day that have a value, in the order given.
  ///
  /// - Parameter epochStart: age of the last source change; older samples are left out.
  static func inside(_ samples: [AgedSample], days: Int, epochStart: Double? = nil) -> [AgedSample]
  {
    let oldest = min(Double(days) * 24, epochStart ?? .infinity)
    return samples.filter { $0.age > 0 && $0.age <= oldest && $0.value.isFinite }
  }
}

/// How far a baseline may be trusted.
///
/// Fewer than three samples are cold; fewer than seven, or a newest one of more than 14 days, are
/// warm-up; else steady.
///
/// - Source: spec/formulas.md §1.2.
package enum BaselineState: String, Sendable {
  case cold, warmup, steady

  static let warmupFrom = 3
  static let steadyFrom = 7
  static let staleAfter = 336.0  // h, strictly more

  init(count: Int, newestAge: Double?) {
    if count < BaselineState.warmupFrom {
      self = .cold
    } else if count < BaselineState.steadyFrom || (newestAge ?? 0) > BaselineState.staleAfter {
      self = .warmup
    } else {
      self = .steady
    }
  }
}

/// What is usual on one channel over the 30 days before a day: median and scaled MAD.
///
/// SD = 1.4826 × the median absolute deviation, raised to the channel's floor, so that a quiet month
/// does not turn a small change into a large z.
///
/// - Input: samples with their age in hours before the start of the day; outside 0 < age ≤ 24 × days
///   and without a value they are left out.
/// - Missing data: fewer than three samples (temperature: 14) → cold, no numbers; warm-up gives
///   numbers.
/// - Complexity: O(n log n).
/// - Source: spec/formulas.md §1.2. The epoch clip is an extension.
///
///     let samples = [(10.0, 40.0), (20, 44), (30, 60)].map { AgedSample(age: $0, value: $1) }
///     ChannelBaseline(.hrv, samples: samples).median     // 44, in warm-up
package struct ChannelBaseline: Sendable {
  package enum Channel: String, CaseIterable, Sendable {
    case awakeHR = "hr_awake"
    case overnightHR = "hr_overnight"
    case hrv
    case respiratoryRate = "resp"
    case temperature = "temp"

    /// The smallest SD, in the channel's unit.
    package var floor: Double {
      switch self {
      case .awakeHR, .overnightHR: 3.0
      case .hrv: 5.0
      case .respiratoryRate: 0.5
      case .temperature: 0.1
      }
    }

    package var unit: String {
      switch self {
      case .awakeHR, .overnightHR: "bpm"
      case .hrv: "ms"
      case .respiratoryRate: "/min"
      case .temperature: "°C"
      }
    }

    package var minCount: Int { self == .temperature ? 14 : BaselineState.warmupFrom }
  }

  package static let defaultWindow = 30  // days

  package let state: BaselineState
  package let count: Int
  /// Hours; nil without samples.
  package let newestAge: Double?
  /// NaN when cold, like the SD.
  package let median: Double
  package let sd: Double

  package init(
    state: BaselineState, count: Int, newestAge: Double?, median: Double, sd: Double
  ) {
    self.state = state
    self.count = count
    self.newestAge = newestAge
    self.median = median
    self.sd = sd
  }

  /// - Parameters:
  ///   - channel: nil for a channel of another name, which has no floor.
  ///   - windowDays: not positive means 30.
  package init(
    _ channel: Channel?, samples: [AgedSample], windowDays: Int = defaultWindow,
    epochStartHours: Double? = nil
  ) {
    let inside = AgedSample.inside(
      samples, days: windowDays > 0 ? windowDays : ChannelBaseline.defaultWindow,
      epochStart: epochStartHours)
    var values = inside.map(\.value)
    self.init(channel, values: &values, newestAge: inside.lazy.map(\.age).min())
  }

  /// - Parameter values: the present values of the window; they are replaced by their distances from
  ///   the median, so that a loop over days can keep one storage.
  init(_ channel: Channel?, values: inout [Double], newestAge: Double?) {
    let count = values.count
    let reached = count >= channel?.minCount ?? BaselineState.warmupFrom
    let state = reached ? BaselineState(count: count, newestAge: newestAge) : BaselineState.cold
    guard state != .cold else {
      self.init(state: .cold, count: count, newestAge: newestAge, median: .nan, sd: .nan)
      return
    }
    let (median, sd) = Quantile.medianAndMAD(replacing: &values)
    self.init(
      state: state, count: count, newestAge: newestAge, median: median,
      sd: max(sd, channel?.floor ?? 0))
  }

  /// Whether there are numbers.
  package var ok: Bool { !median.isNaN }

  /// (value - median)/SD; nil without a value or numbers, 0 without spread.
  package func shift(of value: Double) -> Double? {
    guard ok, value.isFinite else { return nil }
    return sd > 0 ? (value - median) / sd : 0
  }
}
