import Scoring

/// What `hr-load@1` takes from one day of detail: hours awake, overnight heart rate, three channels.
///
/// Reads the detail filed under the day and under the day before it (evenings, and nights that are
/// filed under the day they begin). A sample that is not above 0 is missing.
///
/// - Complexity: O(n log n) in the samples of two days.
/// - Source: spec/formulas.md §6.
struct HeartRateDay {
  static let nightFrom = 1380.0  // HRV counts from 23:00 ...
  static let nightUntil = 540.0  // ... to 09:00

  let window: KnownAwakeWindow
  let hours: [HourlySeries.Hour]
  /// bpm; NaN without a sample in the window before waking.
  let overnightHR: Double
  /// Whether any heart rate is filed under the day.
  let hasHeartRate: Bool
  /// Whether nothing at all is filed under the day.
  let isEmpty: Bool
  private let channels: [ChannelBaseline.Channel: [Intraday.Sample]]

  /// - Parameter previous: false when the day before may not be read.
  init(_ intraday: Intraday, day: Int, previous: Bool) {
    let today = intraday.days[day]
    let yesterday = previous ? intraday.days[day - 1] : nil
    func before<T>(_ items: [T]?, _ move: (T) -> T) -> [T] { items?.map(move) ?? [] }
    window = KnownAwakeWindow(
      before(yesterday?.asleep) {
        Intraday.Asleep(
          source: $0.source, start: $0.start - AwakeWindow.day, end: $0.end - AwakeWindow.day)
      } + (today?.asleep ?? []))
    func own(_ channel: Intraday.Channel) -> [Intraday.Sample] {
      (today?.samples[channel] ?? []).filter { $0.value > 0 && $0.minute < AwakeWindow.day }
    }
    let heartRate = own(.heartRate)
    let evening = before(yesterday?.samples[.heartRate]) {
      Intraday.Sample(minute: $0.minute - AwakeWindow.day, value: $0.value)
    }.filter { $0.value > 0 && $0.minute < AwakeWindow.day }
    let both = evening + heartRate
    hasHeartRate = !heartRate.isEmpty
    isEmpty = today.map { $0.asleep.isEmpty && $0.samples.values.allSatisfy(\.isEmpty) } ?? true
    hours = HourlySeries(both, start: window.start, end: window.end).hours
    overnightHR = HourlySeries.overnightMedian(both, in: window.overnight) ?? .nan
    channels = [
      .hrv: own(.hrv).filter {
        $0.minute >= HeartRateDay.nightFrom || $0.minute < HeartRateDay.nightUntil
      },
      .respiratoryRate: own(.respiratoryRate),
      .temperature: own(.wristTemperature),
    ]
  }

  /// The day's value of a channel: a median; NaN without samples.
  func today(_ channel: ChannelBaseline.Channel) -> Double {
    if channel == .overnightHR { return overnightHR }
    let values = channels[channel, default: []].map(\.value)
    return values.isEmpty ? .nan : Quantile.of(values, at: 0.5)
  }

  /// What the day adds to the baselines of later days.
  func samples(_ channel: ChannelBaseline.Channel) -> [Intraday.Sample] {
    switch channel {
    case .overnightHR:
      return [Intraday.Sample(minute: 0, value: overnightHR)]
    case .awakeHR:
      // Awake hours only (decision 10): with the night's low values in it the baseline would sit low
      // and every waking hour look strained.
      return hours.filter(\.covered).map {
        Intraday.Sample(minute: $0.minute, value: $0.meanHeartRate)
      }
    case .hrv, .respiratoryRate, .temperature:
      return channels[channel, default: []]
    }
  }
}
