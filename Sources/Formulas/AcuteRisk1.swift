import Scoring

/// Publishes the newest acute-risk label that is known: did HRV drop or resting HR spike lately?
///
/// 1 means that on at least one of the last three days HRV lay 1.5 SD below, or resting HR 1.5 SD
/// above, the 45 days before that day. It is a label about days that have passed, no forecast.
///
/// - Input: HRV (ms) and resting HR (bpm), one value per calendar day; a value ≤ 0 is missing.
/// - Baseline: as spec/validation.md §3.4, clipped at the epoch start of the *anchor*.
/// - Output: the label of anchor d - 3 in both kinds; `anchor_day` counted from the scored day
///   (always -3, so that a score does not depend on the calendar's position), `paired_count`, and the
///   most extreme z of the three days.
/// - Missing data: an anchor that is not eligible → `ineligible` with the target's reason; an anchor
///   before the calendar → `label_not_known_yet`.
/// - Complexity: O(days · 45).
/// - Source: spec/validation.md §3.4; spec/decisions.md A "Labels as formulas".
///
///     let table = try AcuteRisk1().score(series)
///     table.value(day: 40)     // the label of day 37, known at the end of day 40
public struct AcuteRisk1: Formula {
  public enum Column: Int {
    case event, strictEvent, anchorDay, pairedCount, lowestHRVZ, highestRestingHRZ
  }

  static let lag = AcuteLabels.horizon

  public let identity = FormulaIdentity(
    id: "acute-risk", version: 1,
    inputs: .init(anyOf: [.hrv, .signal(.restingHR)]),
    outputs: [
      Output("event_t1_t3", kind: .flag, unit: "0/1", range: 0...1),
      Output("event_strict_t1_t3", kind: .flag, unit: "0/1", range: 0...1),
      Output("anchor_day", unit: "days", range: -3...(-3)),
      Output("paired_count", unit: "days", range: 0...181),
      Output("hrv_z_lowest", unit: "z"),
      Output("resting_hr_z_highest", unit: "z"),
    ],
    reasons: LabelReasons.words, presence: .sameDay, memory: AcuteLabels.pairWindow - 1 + lag)

  public let parameters: [Parameter] = [
    Parameter("lag", Double(lag), unit: "days", source: "spec/decisions.md A"),
    Parameter("threshold", AcuteLabels.threshold, unit: "SD", source: "spec/validation.md §3.4"),
    Parameter(
      "baseline", Double(AcuteLabels.baselineWindow), unit: "days",
      source: "spec/validation.md §3.4"),
    Parameter(
      "pair_window", Double(AcuteLabels.pairWindow), unit: "days",
      source: "spec/validation.md §3.4"),
    Parameter(
      "min_pairs", Double(AcuteLabels.minPairs), unit: "days", source: "spec/validation.md §3.4"),
  ]

  public init() {}

  public func score(_ series: DailySeries, into rows: borrowing ScoreRows) throws(ScoringError) {
    // No `segments`: they clip at the epoch of the scored day, the label at that of its anchor.
    let base = max(0, rows.days.lowerBound - identity.memory)
    let reads = base..<rows.days.upperBound
    let labels = AcuteLabels(
      hrv: series.values(.hrv, in: reads),
      restingHR: series.values(.signal(.restingHR), in: reads))
    for day in rows.days {
      let anchor = day - AcuteRisk1.lag
      guard anchor >= 0 else {
        rows.end(day, .ineligible, LabelReasons.notKnownYet)
        continue
      }
      let start = Int(series.windowStart[anchor])
      let label = labels.label(anchor: anchor - base, windowStart: max(0, start - base))
      rows.set(day, Column.event, label.event.value)
      rows.set(day, Column.strictEvent, label.strict.value)
      rows.set(day, Column.anchorDay, Double(-AcuteRisk1.lag))
      rows.set(day, Column.pairedCount, Double(label.pairedCount))
      let hrvZ = label.perDay.lazy.compactMap(\.hrvZ).min()
      let restingHRZ = label.perDay.lazy.compactMap(\.restingHRZ).max()
      rows.set(day, Column.lowestHRVZ, hrvZ ?? .nan)
      rows.set(day, Column.highestRestingHRZ, restingHRZ ?? .nan)
      LabelReasons.end(day, label.event, into: rows)
    }
  }
}
