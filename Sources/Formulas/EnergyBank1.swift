import Scoring

/// How much of the morning's readiness is left after today's activity, and what to do with it.
///
/// 80 means that eighty points are left; each point of activity load costs 1 to 1.5 points, more when
/// the heart shows stress. Higher is better.
///
/// - Input: HRV (ms) and time asleep (h) of the day, steps or active energy (kcal) of the day;
///   resting HR (bpm) and hours awake when there are any. A value ≤ 0 of HRV, resting HR or sleep is
///   missing; 0 steps are real.
/// - Baseline: 30 calendar days ending at the day for HRV, resting HR and sleep; the mean of the days
///   above 0 among the 28 days before for steps and energy.
/// - Output: `current` 0...100 points; verdict, reason and level as codes; what they were made of. A
///   stress headline turns `push_hard` into `active_recovery` and sets `push_hard_vetoed`.
/// - Missing data: no HRV, no sleep, or no activity with a usual amount → `inputMissing`; HRV or
///   sleep with fewer than nine values → `historyTooShort`; no readiness left → `ineligible`; resting
///   HR or one activity missing → `provisional`, because the drain may be too small.
/// - Complexity: O(days · window).
/// - Source: spec/formulas.md §4, §3.1 steps 1, 2, 7; spec/decisions.md A5, A8.
///
///     let table = try EnergyBank1().score(series)
///     table.value(day: 29)     // 70 on a day like every other without a step
public struct EnergyBank1: Formula {
  public enum Column: Int {
    case current, verdict, verdictReason, level, capacity, strain, stress, drain
    case hrvZ, restingHRZ, stepsUsual, activeEnergyUsual, vetoed
    case hrvBaseline, hrvSD, restingHRBaseline, restingHRSD
  }

  static let channelWeight = 0.5
  static let stressWeight = 0.5
  static let leastUsual = 1.0
  static let usualDays = 28  // before the day

  /// Bits of the reasons, most important first.
  enum Reason: Int, CaseIterable {
    case hrvMissing, sleepMissing, historyBelow9, readinessZero
    case restingHRMissing, stepsMissing, activeEnergyMissing
    case hrvDegenerate, restingHRDegenerate, sleepDegenerate

    var code: String {
      [
        "hrv_missing", "sleep_missing", "history_below_9", "readiness_zero",
        "resting_hr_missing", "steps_missing", "active_energy_missing",
        "hrv_degenerate", "resting_hr_degenerate", "sleep_degenerate",
      ][rawValue]
    }

    var bit: Reasons { Reasons(index: rawValue) }
  }

  public let identity: FormulaIdentity

  public init() {
    let activity: [Input: Output.Direction] = [.signal(.steps): .up, .signal(.activeEnergy): .up]
    identity = FormulaIdentity(
      id: "energy-bank", version: 1,
      inputs: .init(
        required: [.hrv, .signal(.sleepTotal)], anyOf: [.signal(.steps), .signal(.activeEnergy)],
        optional: [.signal(.restingHR), .signal(.sleepAwake)]),
      outputs: [
        // No direction: a usual full day ends at 0, where one SD of nothing moves it. The
        // components below say what pushes which way.
        Output("current", unit: "points", range: 0...100),
        Output("verdict", kind: .code(TrainingVerdict.allCases.map(\.word)), unit: "word"),
        Output("verdict_reason", kind: .code(VerdictReason.allCases.map(\.word)), unit: "word"),
        Output("level", kind: .code(Level.allCases.map(\.word)), unit: "word"),
        Output(
          "morning_capacity", unit: "points", range: 1...100,
          direction: [.hrv: .up, .signal(.restingHR): .down]),
        Output("activity_load", unit: "points", range: 0...100, direction: activity),
        Output(
          "autonomic_stress", unit: "points", range: 0...100,
          direction: [.hrv: .down, .signal(.restingHR): .up]),
        Output("drain", unit: "points", range: 0...150),
        Output("hrv_z", unit: "z", direction: [.hrv: .up]),
        Output("resting_hr_z", unit: "z", direction: [.signal(.restingHR): .up]),
        Output("steps_usual", unit: "count"), Output("active_energy_usual", unit: "kcal"),
        Output("push_hard_vetoed", kind: .flag, unit: "0/1"),
        Output("hrv_baseline", unit: "ms"), Output("hrv_sd", unit: "ms"),
        Output("resting_hr_baseline", unit: "bpm"), Output("resting_hr_sd", unit: "bpm"),
      ],
      reasons: Reason.allCases.map(\.code), presence: .sameDay,
      memory: ReadinessComponents.memory)
  }

  public let parameters: [Parameter] = [
    ("weight_steps", channelWeight, "1"), ("weight_active_energy", channelWeight, "1"),
    ("stress_weight", stressWeight, "1"), ("least_usual", leastUsual, "steps or kcal"),
    ("usual_days", Double(usualDays), "days"), ("window", Double(ReadinessComponents.window), "days"),
    ("min_values", Double(Baseline.minCount), "values"),
    ("rest_at", restAt, "points"), ("active_recovery_at", recoveryAt, "points"),
    ("push_hard_from", pushHardFrom, "points"), ("rest_hrv_z", restZ, "z"),
    ("active_recovery_hrv_z", recoveryZ, "z"), ("push_hard_hrv_z", pushHardZ, "z"),
    ("display_cap", ReadinessDisplay.cap, "points"),
  ].map { Parameter($0.0, $0.1, unit: $0.2, source: "spec/formulas.md §4") }

  public func score(_ series: DailySeries, into rows: borrowing ScoreRows) throws(ScoringError) {
    let awake = series.column(.sleepAwake)
    for segment in series.segments(rows.days, memory: identity.memory) {
      let components = ReadinessComponents(series, segment)
      let steps = UsualActivity(series, .steps, segment)
      let energy = UsualActivity(series, .activeEnergy, segment)
      for day in segment.days {
        let seen = components.seen(day: day)
        let stepsToday = steps.activity(day)
        let energyToday = energy.activity(day)
        var (status, reasons) = EnergyBank1.verdict(seen, stepsToday, energyToday)
        if status.hasValue {
          let parts = EnergyBank1.parts(
            seen, sleepRecentSD: components.recentSD(2, seen.sleep), awake: awake?[day] ?? .nan,
            steps: stepsToday, activeEnergy: energyToday)
          if let parts {
            write(parts, day, into: rows)
            rows.set(day, Column.stepsUsual, stepsToday?.usual ?? .nan)
            rows.set(day, Column.activeEnergyUsual, energyToday?.usual ?? .nan)
            for index in 0..<2 {
              guard let usual = seen[index].usableBaseline else { continue }
              let column = Column.hrvBaseline.rawValue + 2 * index
              rows.set(day, column: column, usual.baselineMean)
              rows.set(day, column: column + 1, usual.baselineSD)
            }
          } else {
            (status, reasons) = (.ineligible, Reason.readinessZero.bit)
          }
        }
        rows.end(day, status, reasons)
      }
    }
  }

  private func write(_ parts: Parts, _ day: Int, into rows: borrowing ScoreRows) {
    rows.set(day, Column.current, parts.current)
    rows.set(day, Column.verdict, Double(parts.verdict.rawValue))
    rows.set(day, Column.verdictReason, Double(parts.reason.rawValue))
    rows.set(day, Column.level, Double(parts.level.rawValue))
    rows.set(day, Column.capacity, parts.capacity)
    rows.set(day, Column.strain, parts.strain)
    rows.set(day, Column.stress, parts.stress)
    rows.set(day, Column.drain, parts.drain)
    rows.set(day, Column.hrvZ, parts.hrvZ)
    rows.set(day, Column.restingHRZ, parts.restingHRZ)
    rows.set(day, Column.vetoed, parts.vetoed ? 1 : 0)
  }

  /// The kernel on a day's components, its capacity the readiness after steps 1, 2 and 7 of §3.1.
  private static func parts(
    _ seen: ReadinessComponents.Seen, sleepRecentSD: Double, awake: Double,
    steps: Activity?, activeEnergy: Activity?
  ) -> Parts? {
    let (hrv, restingHR, sleep) = (
      seen.hrv.usableBaseline, seen.restingHR.usableBaseline, seen.sleep.usableBaseline
    )
    let raw = Readiness2.parts(
      hrv: hrv, restingHR: restingHR, sleep: sleep, sleepRecentSD: sleepRecentSD)
    let headline = ReadinessComponents.headline(seen, awake: awake)?.key
    let shown = ReadinessDisplay(
      raw: raw.score,
      evidence: ReadinessEvidence(
        hrv: .init(present: seen.hrv.present), restingHR: .init(present: seen.restingHR.present),
        sleep: .init(present: seen.sleep.present)),
      headline: headline, illness: nil)
    let silent = Activity(today: .nan, usual: 0)
    return parts(
      hrv: hrv, restingHR: restingHR, sleep: sleep, readiness: shown.display,
      steps: steps ?? silent, activeEnergy: activeEnergy ?? silent, headline: headline)
  }

  /// Status and reasons before the kernel is asked.
  private static func verdict(
    _ seen: ReadinessComponents.Seen, _ steps: Activity?, _ energy: Activity?
  ) -> (ScoreStatus, Reasons) {
    var reasons: Reasons = []
    if !seen.hrv.present { reasons.insert(Reason.hrvMissing.bit) }
    if !seen.sleep.present { reasons.insert(Reason.sleepMissing.bit) }
    if steps == nil { reasons.insert(Reason.stepsMissing.bit) }
    if energy == nil { reasons.insert(Reason.activeEnergyMissing.bit) }
    if !seen.hrv.present || !seen.sleep.present || (steps == nil && energy == nil) {
      return (.inputMissing, reasons)
    }
    if !seen.hrv.usable || !seen.sleep.usable {
      return (.historyTooShort, Reason.historyBelow9.bit)
    }
    if !seen.restingHR.usable { reasons.insert(Reason.restingHRMissing.bit) }
    if seen.hrv.degenerate { reasons.insert(Reason.hrvDegenerate.bit) }
    if seen.restingHR.degenerate { reasons.insert(Reason.restingHRDegenerate.bit) }
    if seen.sleep.degenerate { reasons.insert(Reason.sleepDegenerate.bit) }
    if seen.withoutSpread { return (.baselineDegenerate, reasons) }
    return (reasons.isEmpty ? .scored : .provisional, reasons)
  }
}

/// One activity signal against the mean of its days above 0 among the 28 days before.
private struct UsualActivity {
  private let today: [Double]?
  private let windows: ValueWindows

  init(_ series: DailySeries, _ signal: Signal, _ segment: Segment) {
    let column = series.column(signal)
    today = column
    windows = ValueWindows(reads: segment.reads, longest: EnergyBank1.usualDays) { day in
      guard let column, column[day] > 0 else { return .nan }
      return column[day]
    }
  }

  /// nil without a value today, or without any earlier day to compare it with.
  func activity(_ day: Int) -> EnergyBank1.Activity? {
    guard let today, today[day] >= 0 else { return nil }
    let run = windows.run(max(windows.reads.lowerBound, day - EnergyBank1.usualDays)..<day)
    return run.isEmpty ? nil : .init(today: today[day], usual: windows.mean(run))
  }
}
