/// A typed daily measurement with its unit and plausible range.
///
/// The raw value is the position in canonical CSV order, which is also the order of the dataset
/// digest. SDNN and RMSSD are two signals and never mix; resting, overnight and walking heart rate
/// are three.
///
///     Signal.restingHR.columnName      // "resting_hr_bpm"
///     Signal.restingHR.plausible       // 28...150
///
/// - Source: plausible ranges from spec/formulas.md §7.1; `nil` where it names none.
public enum Signal: Int, CaseIterable, Sendable, Hashable {
  case hrvSDNN, hrvRMSSD, restingHR, overnightHR, walkingHR
  case sleepTotal, sleepDeep, sleepREM, sleepCore, sleepUnspecified, sleepAwake, sleepStaged
  case steps, activeEnergy, exerciseTime, respiratoryRate, oxygenSaturation, wristTemperature
  case vo2Max, hrLoadZ

  public struct Facts: Sendable {
    public let columnName: String
    public let unit: String
    public let title: String
    public let plausible: ClosedRange<Double>?
  }

  private static let table: [Facts] = [
    Facts(columnName: "hrv_sdnn_ms", unit: "ms", title: "HRV (SDNN)", plausible: 4...300),
    Facts(columnName: "hrv_rmssd_ms", unit: "ms", title: "HRV (RMSSD)", plausible: 4...300),
    Facts(columnName: "resting_hr_bpm", unit: "bpm", title: "resting HR", plausible: 28...150),
    Facts(columnName: "overnight_hr_bpm", unit: "bpm", title: "overnight HR", plausible: 25...250),
    Facts(columnName: "walking_hr_bpm", unit: "bpm", title: "walking HR", plausible: 40...200),
    Facts(columnName: "sleep_total_h", unit: "h", title: "time asleep", plausible: 0...14),
    Facts(columnName: "sleep_deep_h", unit: "h", title: "deep sleep", plausible: 0...8),
    Facts(columnName: "sleep_rem_h", unit: "h", title: "REM sleep", plausible: 0...8),
    Facts(columnName: "sleep_core_h", unit: "h", title: "core sleep", plausible: 0...12),
    Facts(
      columnName: "sleep_unspecified_h", unit: "h", title: "unstaged sleep", plausible: 0...14),
    Facts(columnName: "sleep_awake_h", unit: "h", title: "awake in bed", plausible: 0...6),
    Facts(columnName: "sleep_staged", unit: "0/1", title: "night is staged", plausible: 0...1),
    Facts(columnName: "steps", unit: "count", title: "steps", plausible: 0...100_000),
    Facts(columnName: "active_kcal", unit: "kcal", title: "active energy", plausible: 0...15_000),
    Facts(columnName: "exercise_min", unit: "min", title: "exercise time", plausible: 0...1440),
    Facts(columnName: "resp_rate_per_min", unit: "/min", title: "respiratory rate", plausible: 4...50),
    Facts(columnName: "spo2_pct", unit: "%", title: "oxygen saturation", plausible: 70...100),
    Facts(columnName: "wrist_temp_c", unit: "°C", title: "wrist temperature", plausible: 25...42),
    Facts(columnName: "vo2_max", unit: "mL/(kg·min)", title: "VO2 max", plausible: 10...90),
    Facts(columnName: "hr_load_z", unit: "z·h", title: "heart-rate load", plausible: nil),
  ]

  public var facts: Facts { Signal.table[rawValue] }
  /// Name of the column in canonical CSV.
  public var columnName: String { facts.columnName }
  public var unit: String { facts.unit }
  public var title: String { facts.title }
  /// Closed range of believable values; a value outside is flagged, not dropped.
  public var plausible: ClosedRange<Double>? { facts.plausible }

  /// The signal whose canonical column has this name.
  public init?(columnName: String) {
    guard let found = Signal.allCases.first(where: { $0.columnName == columnName }) else {
      return nil
    }
    self = found
  }
}

/// What a formula asks for: a stored signal, or HRV of whichever kind the series is bound to.
public enum Input: Hashable, Sendable {
  case hrv
  case signal(Signal)

  /// `hrv`, or the canonical column name.
  public var name: String {
    switch self {
    case .hrv: "hrv"
    case .signal(let signal): signal.columnName
    }
  }

  public var unit: String {
    switch self {
    case .hrv: "ms"
    case .signal(let signal): signal.unit
    }
  }
}
