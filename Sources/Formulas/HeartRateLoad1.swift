import Scoring

/// Sums how far the heart rate of the waking hours lay above this person's usual waking hours.
///
/// One hour at 1.5 SD above usual adds 1.0; only what exceeds 0.5 SD counts. A load is not good or bad
/// by itself: exercise and strain look alike.
///
/// - Input: `Intraday`: heart-rate samples and stretches asleep; HRV, respiration and temperature
///   samples for three of the flags. Daily columns are not read.
/// - Baseline: hourly mean heart rate of the waking hours of the 30 days before the day, not before
///   the epoch start; median and scaled MAD (`ChannelBaseline`).
/// - Output: `load` (z·h) and what it was made of; shifts and flags as columns. A flag whose channel is
///   missing is absent, not 0. On a gated day the hourly flags are absent, the channel flags stay.
/// - Missing data: no heart rate on the day → `inputMissing`, `no_intraday`; fewer than eight waking
///   hours with a sample → `coverage_below_8h`; no hour with three 5-minute slots → `no_usable_hour`;
///   a cold baseline → `baseline_cold`; the last three carry the origin's flag `stale_stress` too.
///   A baseline in warm-up or an imputed awake window makes the day `provisional`.
/// - Complexity: O(days × samples of 30 days · log).
/// - Source: spec/formulas.md §6; Formula level spec/decisions.md A "hr-load".
/// - Departs from source: hours awake in the baseline; a day without a usable hour has no load.
///
///     let table = try HeartRateLoad1().score(series)
///     table.value(day: 40)     // 0 on a day like every other
public struct HeartRateLoad1: Formula {
  public enum Column: Int, CaseIterable {
    case load, overshoot, coveredHours, usableHours, meanHourZ
    case baselineMedian, baselineSD, awakeStart, awakeEnd, overnightHR
    case hrvDrop, temperatureShift, respiratoryShift, overnightHRShift
    case calibrationWarmup, imputedAwakeWindow, acuteStress, sustainedLoad
    case illnessSignature, recoveryDebt, parasympatheticRebound
    case hrvMedian, temperatureMedian, respiratoryMedian, overnightHRMedian
  }

  static let memory = ChannelBaseline.defaultWindow + 1

  enum Reason: Int, CaseIterable {
    case noIntraday, coverageBelow8h, noUsableHour, baselineCold, staleStress
    case calibrationWarmup, imputedAwakeWindow

    static let words = [
      "no_intraday", "coverage_below_8h", "no_usable_hour", "baseline_cold", "stale_stress",
      "calibration_warmup", "imputed_awake_window",
    ]

    var set: Reasons { Reasons(index: rawValue) }
  }

  public let identity = FormulaIdentity(
    id: "hr-load", version: 1,
    inputs: .init(intraday: true),
    outputs: [
      Output("load", unit: "z·h"),
      Output("overshoot", unit: "bpm·h"),
      Output("covered_hours", unit: "h"),
      Output("usable_hours", unit: "h"),
      Output("mean_hour_z", unit: "z"),
      Output("baseline_median", unit: "bpm"),
      Output("baseline_sd", unit: "bpm"),
      Output("awake_start", unit: "min"),
      Output("awake_end", unit: "min"),
      Output("overnight_hr", unit: "bpm"),
      Output("hrv_drop", unit: "z"),
      Output("temp_shift", unit: "z"),
      Output("resp_shift", unit: "z"),
      Output("overnight_hr_shift", unit: "z"),
      Output("calibration_warmup", kind: .flag, unit: "0/1", range: 0...1),
      Output("imputed_awake_window", kind: .flag, unit: "0/1", range: 0...1),
      Output("acute_stress", kind: .flag, unit: "0/1", range: 0...1),
      Output("sustained_load", kind: .flag, unit: "0/1", range: 0...1),
      Output("illness_signature", kind: .flag, unit: "0/1", range: 0...1),
      Output("recovery_debt", kind: .flag, unit: "0/1", range: 0...1),
      Output("parasympathetic_rebound", kind: .flag, unit: "0/1", range: 0...1),
      Output("hrv_median", unit: "ms"),
      Output("temp_median", unit: "°C"),
      Output("resp_median", unit: "/min"),
      Output("overnight_hr_median", unit: "bpm"),
    ],
    reasons: Reason.words, presence: .sameDay, memory: memory)

  public let parameters: [Parameter] = HeartRateLoad1.constants

  public init() {}

  public func score(_ series: DailySeries, into rows: borrowing ScoreRows) throws(ScoringError) {
    guard let intraday = series.intraday else {
      for day in rows.days { rows.end(day, .inputMissing, Reason.noIntraday.set) }
      return
    }
    for segment in series.segments(rows.days, memory: identity.memory) {
      let oldest = segment.reads.lowerBound
      let first = max(oldest, segment.days.lowerBound - ChannelBaseline.defaultWindow)
      let details = (first..<segment.days.upperBound).map {
        HeartRateDay(intraday, day: $0, previous: $0 > oldest)
      }
      let history = ChannelHistory(details)
      var scratch: [Double] = []
      for day in segment.days {
        let past = max(first, day - ChannelBaseline.defaultWindow) - first..<day - first
        write(day, details[day - first], into: rows) {
          history.baseline($0, past: past, scratch: &scratch)
        }
      }
    }
  }

  private func write(
    _ day: Int, _ today: HeartRateDay, into rows: borrowing ScoreRows,
    usual: (ChannelBaseline.Channel) -> ChannelBaseline
  ) {
    guard !today.isEmpty else { return rows.end(day, .inputMissing, Reason.noIntraday.set) }
    let baseline = usual(.awakeHR)
    var channels: [ChannelBaseline.Channel: StressDay.Channel] = [:]
    for channel in ChannelBaseline.Channel.allCases where channel != .awakeHR {
      channels[channel] = StressDay.Channel(
        today: today.today(channel), baseline: usual(channel))
    }
    let stress = StressDay(hours: today.hours, baseline: baseline, channels: channels)
    let usable = today.hours.count(where: \.ok)
    rows.set(day, Column.coveredHours, Double(stress.coveredHours))
    rows.set(day, Column.usableHours, Double(usable))
    rows.set(day, Column.baselineMedian, baseline.median)
    rows.set(day, Column.baselineSD, baseline.sd)
    rows.set(day, Column.awakeStart, today.window.start)
    rows.set(day, Column.awakeEnd, today.window.end)
    rows.set(day, Column.overnightHR, today.overnightHR)
    writeChannels(day, stress, into: rows)
    rows.set(day, Column.hrvMedian, channels[.hrv]?.baseline.median ?? .nan)
    rows.set(day, Column.temperatureMedian, channels[.temperature]?.baseline.median ?? .nan)
    rows.set(day, Column.respiratoryMedian, channels[.respiratoryRate]?.baseline.median ?? .nan)
    rows.set(day, Column.overnightHRMedian, channels[.overnightHR]?.baseline.median ?? .nan)
    rows.set(day, Column.imputedAwakeWindow, today.window.imputed ? 1 : 0)

    if !today.hasHeartRate { return rows.end(day, .inputMissing, Reason.noIntraday.set) }
    if let gate = gate(stress, usable: usable, baseline) {
      return rows.end(day, .inputMissing, [gate.set, Reason.staleStress.set])
    }
    let warmup = baseline.state == .warmup
    rows.set(day, Column.load, stress.load)
    rows.set(day, Column.overshoot, stress.overshoot)
    rows.set(day, Column.meanHourZ, stress.meanZ ?? .nan)
    rows.set(day, Column.calibrationWarmup, warmup ? 1 : 0)
    rows.set(day, Column.acuteStress, stress.kernel.acute ? 1 : 0)
    rows.set(day, Column.sustainedLoad, stress.kernel.sustained ? 1 : 0)
    if stress.hrvDrop != nil {
      rows.set(
        day, Column.parasympatheticRebound, stress.kernel.parasympatheticRebound ? 1 : 0)
    }
    var reasons: Reasons = []
    if warmup { reasons.insert(Reason.calibrationWarmup.set) }
    if today.window.imputed { reasons.insert(Reason.imputedAwakeWindow.set) }
    rows.end(day, reasons.isEmpty ? .scored : .provisional, reasons)
  }

  private func gate(_ stress: StressDay, usable: Int, _ baseline: ChannelBaseline) -> Reason? {
    if stress.coveredHours < HourlySeries.leastCoveredHours { return .coverageBelow8h }
    // The kernel's load is 0 here; a load that nothing was seen of is no load.
    if usable == 0 { return .noUsableHour }
    return baseline.ok ? nil : .baselineCold
  }

  private func writeChannels(_ day: Int, _ stress: StressDay, into rows: borrowing ScoreRows) {
    rows.set(day, Column.hrvDrop, stress.hrvDrop ?? .nan)
    rows.set(day, Column.temperatureShift, stress.temperatureShift ?? .nan)
    rows.set(day, Column.respiratoryShift, stress.respiratoryShift ?? .nan)
    rows.set(day, Column.overnightHRShift, stress.overnightHRShift ?? .nan)
    guard stress.hrvDrop != nil else { return }
    if stress.temperatureShift != nil, stress.respiratoryShift != nil {
      rows.set(day, Column.illnessSignature, stress.kernel.illnessSignature ? 1 : 0)
    }
    if stress.overnightHRShift != nil {
      rows.set(day, Column.recoveryDebt, stress.kernel.recoveryDebt ? 1 : 0)
    }
  }
}
