/// Acute-risk labels: does HRV drop or resting HR spike on one of the next three days?
///
/// At anchor t, for each day of t + 1 ... t + 3 and each channel: z against the mean and *sample* SD
/// of the present values dated 45 days to 1 day before that day, clipped at the epoch start of t.
/// Drop: z ≤ -1.5. Spike: z ≥ +1.5. OR label: any breach; strict: both on one day.
///
/// - Missing data: fewer than 30 days with both channels in t - 180 ... t → `baseline_warmup`; a day
///   of the window with neither channel → `event_window_data_missing`. Values ≤ 0 are missing.
/// - Complexity: O(45) per day and channel.
/// - Source: spec/validation.md §3.4.
package struct AcuteLabels: Sendable {
  package static let horizon = 3
  package static let threshold = 1.5
  package static let pairWindow = 181
  package static let minPairs = 30
  package static let baselineWindow = 45

  private let hrv: [Double]
  private let restingHR: [Double]
  /// Per day and one past the end: days before it with both channels.
  private let pairsBefore: [Int32]

  package init(hrv: [Double], restingHR: [Double]) {
    precondition(hrv.count == restingHR.count)
    self.hrv = hrv.map { $0 > 0 ? $0 : .nan }
    self.restingHR = restingHR.map { $0 > 0 ? $0 : .nan }
    var before = [Int32](repeating: 0, count: hrv.count + 1)
    for day in hrv.indices {
      before[day + 1] = before[day] + (hrv[day] > 0 && restingHR[day] > 0 ? 1 : 0)
    }
    pairsBefore = before
  }

  package init(_ series: DailySeries) {
    self.init(hrv: series.values(.hrv), restingHR: series.values(.restingHR))
  }

  package struct DayBreach: Sendable {
    /// nil without a value, a baseline or a spread.
    package let hrvZ: Double?
    package let restingHRZ: Double?

    package var hrvDrop: Bool { hrvZ.map { $0 <= -AcuteLabels.threshold } ?? false }
    package var restingHRSpike: Bool { restingHRZ.map { $0 >= AcuteLabels.threshold } ?? false }
  }

  package struct Label: Sendable {
    package let pairedCount: Int
    /// Empty when the anchor is ineligible.
    package let perDay: [DayBreach]
    package let event: TargetRecord
    package let strict: TargetRecord
  }

  /// The label of anchor `t`, whose windows start no earlier than day `start`.
  package func label(anchor t: Int, windowStart start: Int) -> Label {
    let first = max(start, t - AcuteLabels.pairWindow + 1)
    let paired = Int(pairsBefore[t + 1] - pairsBefore[max(0, first)])
    func refused(_ reason: TargetReason) -> Label {
      Label(
        pairedCount: paired, perDay: [], event: .ineligible(reason), strict: .ineligible(reason))
    }
    guard paired >= AcuteLabels.minPairs else { return refused(.baselineWarmup) }
    let window = t + 1..<t + 1 + AcuteLabels.horizon
    guard window.allSatisfy({ $0 < hrv.count && !(hrv[$0].isNaN && restingHR[$0].isNaN) }) else {
      return refused(.eventWindowDataMissing)
    }
    let days = window.map {
      DayBreach(hrvZ: z(hrv, $0, start), restingHRZ: z(restingHR, $0, start))
    }
    let any = days.contains { $0.hrvDrop || $0.restingHRSpike }
    let both = days.contains { $0.hrvDrop && $0.restingHRSpike }
    return Label(
      pairedCount: paired, perDay: days, event: TargetRecord(any ? 1 : 0),
      strict: TargetRecord(both ? 1 : 0))
  }

  private func z(_ column: [Double], _ day: Int, _ start: Int) -> Double? {
    guard !column[day].isNaN else { return nil }
    let first = max(0, start, day - AcuteLabels.baselineWindow)
    let usual = TrailingSpread(column, days: first..<max(first, day))
    return usual.z(of: column[day])
  }
}
