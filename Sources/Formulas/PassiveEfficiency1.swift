import Scoring

/// The 45-observation EWMA of walking heart rate: what ordinary walking lately costs this heart.
///
/// 95 means that walking lately took 95 beats per minute; lower is the fitter side, and no threshold
/// is supported.
///
/// - Input: walking HR, bpm, one value per calendar day; only 50...180 bpm is eligible.
/// - Baseline: eligible days of the 136 days ending at the day, not before the epoch start.
/// - Output: `walking_hr` 50...180 bpm, `newest_age_days` of the newest eligible day in the window,
///   `today` the day's own eligible value.
/// - Missing data: presence `window`; at least one eligible day → `scored`, none → `inputMissing`
///   with `no_walking_hr`.
/// - Complexity: O(days · log 136).
/// - Source: spec/validation.md §3.3, §4.1; presence spec/decisions.md A.
///
///     let table = try PassiveEfficiency1().score(series)
///     table.value(day: 0)      // the first day's own walking HR
public struct PassiveEfficiency1: Formula {
  public enum Column: Int { case walkingHR, newestAge, today }

  static let ewma = WindowedEWMA(span: 45, within: WalkingHR.eligible)

  public let identity = FormulaIdentity(
    id: "passive-efficiency", version: 1,
    inputs: .init(required: [.signal(.walkingHR)]),
    outputs: [
      Output(
        "walking_hr", unit: "bpm", range: WalkingHR.eligible, direction: [.signal(.walkingHR): .up]),
      Output("newest_age_days", unit: "days", range: 0...135),
      Output(
        "today", unit: "bpm", range: WalkingHR.eligible, direction: [.signal(.walkingHR): .up]),
    ],
    reasons: ["no_walking_hr"], presence: .window, memory: ewma.lookback,
    predictsUnitOf: "passive_efficiency")

  public let parameters: [Parameter] = [
    Parameter("span", Double(ewma.span), unit: "observations", source: "spec/validation.md §4.1"),
    Parameter("alpha", ewma.alpha, unit: "1", source: "2/(span + 1)"),
    Parameter("lookback", Double(ewma.lookback), unit: "days", source: "spec/validation.md §4.1"),
    Parameter(
      "lowest_eligible", WalkingHR.eligible.lowerBound, unit: "bpm",
      source: "spec/validation.md §3.3"),
    Parameter(
      "highest_eligible", WalkingHR.eligible.upperBound, unit: "bpm",
      source: "spec/validation.md §3.3"),
  ]

  public init() {}

  public func score(_ series: DailySeries, into rows: borrowing ScoreRows) throws(ScoringError) {
    let column = series.column(.walkingHR)
    for segment in series.segments(rows.days, memory: identity.memory) {
      let windows = PassiveEfficiency1.ewma.windows(in: segment) {
        WalkingHR.record(column?[$0] ?? .nan).value
      }
      WindowedLevel(ewma: PassiveEfficiency1.ewma, windows: windows).write(segment, into: rows)
    }
  }
}
