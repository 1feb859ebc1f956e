import Scoring

/// Scores how far today and the last week stand from this person's usual month, as z values.
///
/// 70 means as usual; one weighted standard deviation on the good side adds 15 points. Higher is
/// better.
///
/// - Input: HRV (ms), resting HR (bpm), time asleep (h); one value per calendar day, NaN = missing,
///   a value ≤ 0 is missing.
/// - Baseline: 30 calendar days ending at the day; older values against the newest seven.
/// - Output: `score` 0...100 points, `exact` unrounded, the blended z of each part and of the whole;
///   `display` is the score a person is shown, held down where the evidence is thin, with its
///   `confidence`, `cap_reason` and `serving` word. The score itself is never capped.
/// - Evidence: a part is present when it has a value today. HRV is provisional with one to three
///   samples today in `Intraday`; a daily value nobody counted is taken as it is. A night is poor by
///   its deep and awake hours. Illness is not judged from a daily series.
/// - Missing data: a component that is not usable is dropped and the rest re-weighted, the day is
///   `provisional`; no component today → `inputMissing`; none with nine values →
///   `historyTooShort`; a baseline without spread gives z 0 and `provisional`; only such →
///   `baselineDegenerate`.
/// - Complexity: O(days · window).
/// - Source: spec/formulas.md §3; windows and statuses spec/decisions.md A.
///
///     let table = try Readiness2().score(series)
///     table.value(day: 29)     // 70 on a day like every other
public struct Readiness2: Formula {
  public enum Column: Int {
    case score, exact, z, hrvZ, restingHRZ, sleepZ
    case hrvRecent, hrvBaseline, hrvSD
    case restingHRRecent, restingHRBaseline, restingHRSD
    case sleepRecent, sleepBaseline, sleepSD
    case display, confidence, capReason, serving
  }

  static let neutral = 70.0
  static let pointsPerZ = 15.0
  static let todayWeight = 0.60
  static let recentWeight = 0.40
  static let hrvWeight = 0.40
  static let restingHRWeight = 0.25
  static let sleepWeight = 0.35

  public let identity: FormulaIdentity

  public init() {
    let direction: [Input: Output.Direction] = [.hrv: .up, .signal(.restingHR): .down]
    identity = FormulaIdentity(
      id: "readiness", version: 2,
      inputs: .init(
        anyOf: ReadinessComponents.inputs, optional: [.signal(.sleepDeep), .signal(.sleepAwake)],
        intraday: true),
      outputs: [
        Output("score", unit: "points", range: 0...100, direction: direction),
        Output("exact", unit: "points", range: 0...100, direction: direction),
        Output("z", unit: "z", direction: direction),
        Output("hrv_z", unit: "z", direction: [.hrv: .up]),
        Output("resting_hr_z", unit: "z", direction: [.signal(.restingHR): .down]),
        Output("sleep_z", unit: "z"),
        Output("hrv_recent", unit: "ms"), Output("hrv_baseline", unit: "ms"),
        Output("hrv_sd", unit: "ms"),
        Output("resting_hr_recent", unit: "bpm"), Output("resting_hr_baseline", unit: "bpm"),
        Output("resting_hr_sd", unit: "bpm"),
        Output("sleep_recent", unit: "h"), Output("sleep_baseline", unit: "h"),
        Output("sleep_sd", unit: "h"),
        Output("display", unit: "points", range: 0...100, direction: direction),
        Output(
          "confidence", kind: .code(ReadinessDisplay.Confidence.allCases.map(\.word)),
          unit: "word"),
        Output(
          "cap_reason", kind: .code(ReadinessDisplay.CapReason.allCases.map(\.word)),
          unit: "word"),
        Output(
          "serving", kind: .code(ReadinessDisplay.Serving.allCases.map(\.word)), unit: "word"),
      ],
      reasons: ReadinessComponents.reasons(absent: "missing"),
      presence: .sameDay, memory: ReadinessComponents.memory)
  }

  public let parameters: [Parameter] = [
    Parameter("neutral", neutral, unit: "points", source: "spec/formulas.md §3"),
    Parameter("points_per_z", pointsPerZ, unit: "points", source: "spec/formulas.md §3"),
    Parameter("weight_today", todayWeight, unit: "1", source: "spec/formulas.md §3"),
    Parameter("weight_recent", recentWeight, unit: "1", source: "spec/formulas.md §3"),
    Parameter("weight_hrv", hrvWeight, unit: "1", source: "spec/formulas.md §3"),
    Parameter("weight_resting_hr", restingHRWeight, unit: "1", source: "spec/formulas.md §3"),
    Parameter("weight_sleep", sleepWeight, unit: "1", source: "spec/formulas.md §3"),
    Parameter(
      "window", Double(ReadinessComponents.window), unit: "days", source: "spec/decisions.md A"),
    Parameter("min_values", Double(Baseline.minCount), unit: "values", source: "§1.1"),
    Parameter("recent_values", Double(Baseline.recentCount), unit: "values", source: "§1.1"),
    Parameter("display_cap", ReadinessDisplay.cap, unit: "points", source: "spec/formulas.md §3.1"),
    Parameter(
      "poor_night_cost", ReadinessDisplay.poorNightCost, unit: "points",
      source: "spec/formulas.md §3.1"),
    Parameter(
      "final_hrv_samples", Double(ReadinessEvidence.finalSamples), unit: "samples",
      source: "spec/formulas.md §3.1"),
  ]

  package struct Parts: Sendable {
    /// nil when the component is absent.
    package let hrvZ: Double?
    package let restingHRZ: Double?
    package let sleepZ: Double?
    /// Weighted mean of the parts that exist; nil without any.
    package let z: Double?
    package let exact: Double

    package var score: Double { exact.roundedToScore }
  }

  /// The z blend on three baselines; nil or unusable → the part is dropped.
  ///
  /// - Parameter sleepRecentSD: population SD of the newest seven nights.
  package static func parts(
    hrv: Baseline?, restingHR: Baseline?, sleep: Baseline?, sleepRecentSD: Double
  ) -> Parts {
    let hrvZ = hrv.flatMap(blend)
    let restingHRZ = restingHR.flatMap(blend).map { -$0 }
    let sleepZ = sleep.flatMap { baseline in
      blend(baseline).map {
        $0 + length(baseline.recentMean)
          + regularity(mean: baseline.recentMean, sd: sleepRecentSD)
      }
    }
    var weighted = 0.0
    var weights = 0.0
    for (z, weight) in [(hrvZ, hrvWeight), (restingHRZ, restingHRWeight), (sleepZ, sleepWeight)] {
      guard let z else { continue }
      weighted += weight * z
      weights += weight
    }
    let z = weights > 0 ? weighted / weights : nil
    return Parts(
      hrvZ: hrvZ, restingHRZ: restingHRZ, sleepZ: sleepZ, z: z,
      exact: (neutral + pointsPerZ * (z ?? 0)).clamped(0, 100))
  }

  static func blend(_ baseline: Baseline) -> Double? {
    guard let today = baseline.zToday, let recent = baseline.zRecent else { return nil }
    return todayWeight * today + recentWeight * recent
  }

  /// Penalty for short or long nights, by the mean of the newest seven.
  static func length(_ hours: Double) -> Double {
    switch hours {
    case ..<5: -1.5
    case ..<5.5: -1
    case ..<6: -0.5
    case 10...: -1
    case 9.5...: -0.5
    default: 0
    }
  }

  /// Penalty for irregular nights, by the coefficient of variation in per cent.
  static func regularity(mean: Double, sd: Double) -> Double {
    let cv = mean < 0.1 ? 0 : sd / mean * 100
    return cv > 25 ? -0.5 : cv > 15 ? -0.25 : 0
  }

  public func score(_ series: DailySeries, into rows: borrowing ScoreRows) throws(ScoringError) {
    let deep = series.column(.sleepDeep)
    let awake = series.column(.sleepAwake)
    for segment in series.segments(rows.days, memory: identity.memory) {
      let components = ReadinessComponents(series, segment)
      for day in segment.days {
        let seen = components.seen(day: day)
        let (status, reasons) = ReadinessComponents.verdict(seen)
        if status.hasValue {
          let parts = Readiness2.parts(
            hrv: seen.hrv.usableBaseline, restingHR: seen.restingHR.usableBaseline,
            sleep: seen.sleep.usableBaseline,
            sleepRecentSD: components.recentSD(2, seen.sleep))
          rows.set(day, Column.score, parts.score)
          rows.set(day, Column.exact, parts.exact)
          rows.set(day, Column.z, parts.z ?? .nan)
          rows.set(day, Column.hrvZ, parts.hrvZ ?? .nan)
          rows.set(day, Column.restingHRZ, parts.restingHRZ ?? .nan)
          rows.set(day, Column.sleepZ, parts.sleepZ ?? .nan)
          let awake = awake?[day] ?? .nan
          let night = SleepQualityEvidence(
            total: seen.sleep.present ? seen.sleep.baseline.today : .nan, deep: deep?[day] ?? .nan,
            awake: awake)
          let shown = ReadinessDisplay(
            raw: parts.score,
            evidence: ReadinessEvidence(
              hrv: ReadinessEvidence.hrv(
                present: seen.hrv.present,
                samples: series.intraday?.samples(.hrv, day: day).count ?? 0),
              restingHR: .init(present: seen.restingHR.present),
              sleep: .init(present: seen.sleep.present),
              sleepQuality: .init(present: night.present, confidence: night.confidence)),
            headline: ReadinessComponents.headline(seen, awake: awake)?.key, illness: nil)
          rows.set(day, Column.display, shown.display)
          rows.set(day, Column.confidence, Double(shown.confidence.rawValue))
          rows.set(day, Column.capReason, Double(shown.capReason.rawValue))
          rows.set(day, Column.serving, Double(shown.serving.rawValue))
        }
        for index in 0..<3 {
          guard let baseline = seen[index].usableBaseline else { continue }
          let column = Column.hrvRecent.rawValue + 3 * index
          rows.set(day, column: column, baseline.recentMean)
          rows.set(day, column: column + 1, baseline.baselineMean)
          rows.set(day, column: column + 2, baseline.baselineSD)
        }
        rows.end(day, status, reasons)
      }
    }
  }
}
