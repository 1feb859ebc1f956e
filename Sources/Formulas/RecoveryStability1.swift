import Scoring

/// The 45-observation EWMA of sleep efficiency: the naive floor that beat every model its author tried.
///
/// 0.93 means that lately 93 % of the time between falling asleep and getting up was sleep.
///
/// - Input: the night's total, stages and awake hours; eligibility as spec/validation.md §3.1.
/// - Baseline: eligible nights of the 136 days ending at the day, not before the epoch start.
/// - Output: `efficiency` 0...1, `newest_age_days` of the newest eligible night in the window.
/// - Missing data: presence `window`; at least one eligible night → `scored`, none → `inputMissing`.
/// - Complexity: O(days · log 136).
/// - Source: spec/validation.md §4.1; presence spec/decisions.md A.
///
///     let table = try RecoveryStability1().score(series)
///     table.value(day: 0)      // the first night's own efficiency
public struct RecoveryStability1: Formula {
  public enum Column: Int { case efficiency, newestAge, tonight }

  static let ewma = WindowedEWMA(span: 45, within: Night.efficiency)

  public let identity = FormulaIdentity(
    id: "recovery-stability", version: 1,
    inputs: .init(
      required: [.signal(.sleepTotal)],
      optional: [
        .signal(.sleepDeep), .signal(.sleepREM), .signal(.sleepCore), .signal(.sleepAwake),
        .signal(.sleepStaged),
      ]),
    outputs: [
      Output("efficiency", unit: "1", range: 0...1),
      Output("newest_age_days", unit: "days", range: 0...135),
      Output("tonight", unit: "1", range: 0...1),
    ],
    reasons: ["sleep_missing"], presence: .window, memory: ewma.lookback,
    predictsUnitOf: "recovery_stability")

  public let parameters: [Parameter] = [
    Parameter("span", Double(ewma.span), unit: "observations", source: "spec/validation.md §4.1"),
    Parameter("alpha", ewma.alpha, unit: "1", source: "2/(span + 1)"),
    Parameter("lookback", Double(ewma.lookback), unit: "days", source: "spec/validation.md §4.1"),
  ]

  public init() {}

  public func score(_ series: DailySeries, into rows: borrowing ScoreRows) throws(ScoringError) {
    for segment in series.segments(rows.days, memory: identity.memory) {
      let nights = Nights(series, days: segment.reads)
      let windows = RecoveryStability1.ewma.windows(in: segment) { nights[$0].value }
      WindowedLevel(ewma: RecoveryStability1.ewma, windows: windows).write(segment, into: rows)
    }
  }
}
