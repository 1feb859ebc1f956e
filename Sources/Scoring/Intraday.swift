/// Samples and asleep segments within days, by day index; optional beside the daily columns.
///
/// Minutes count from local midnight of the day and may be negative or above 1440 where a segment
/// belongs to a neighbouring day. Days without an entry have no intraday data.
///
/// - Source: DESIGN.md §4; files `samples.csv` and `segments.csv`.
public struct Intraday: Sendable {
  /// What a sample measures, with its name in `samples.csv`.
  public enum Channel: String, CaseIterable, Sendable {
    case heartRate = "heart_rate_bpm"
    case hrv = "hrv_ms"
    case respiratoryRate = "resp_rate_per_min"
    case wristTemperature = "wrist_temp_c"
  }

  public struct Sample: Sendable, Hashable {
    public let minute: Double
    public let value: Double

    public init(minute: Double, value: Double) {
      self.minute = minute
      self.value = value
    }
  }

  /// A stretch asleep, in minutes from local midnight of the day it is filed under.
  public struct Asleep: Sendable, Hashable {
    public let source: String
    public let start: Double
    public let end: Double

    public init(source: String, start: Double, end: Double) {
      self.source = source
      self.start = start
      self.end = end
    }
  }

  public struct DayDetail: Sendable {
    /// Per channel, ascending by minute.
    public var samples: [Channel: [Sample]] = [:]
    public var asleep: [Asleep] = []

    public init() {}
  }

  /// By day index of the series.
  public var days: [Int: DayDetail] = [:]

  public init() {}

  public func samples(_ channel: Channel, day: Int) -> [Sample] {
    days[day]?.samples[channel] ?? []
  }
}
