import Scoring

/// Publishes the newest chronic-load label that is known: did bad recovery pile up over a fortnight?
///
/// 1 means that in the fortnight after the anchor at least five three-night recovery records lay more
/// than 1 SD below the 45 days before them. The thresholds are not per person: for research only.
///
/// - Input: the night's total, stages and awake hours (label), HRV and resting HR (density).
/// - Baseline: as spec/validation.md §3.5, clipped at the epoch start of the *anchor*.
/// - Output: the label of anchor d - 17 in both kinds; `anchor_day` counted from the scored day
///   (always -17), `paired_count`, the counts of the fortnight and how many days of it were observed.
/// - Missing data: presence `window`; an anchor that is not eligible → `ineligible` with the target's
///   reason; an anchor before the calendar → `label_not_known_yet`. A density that is not decided is
///   absent on its own.
/// - Complexity: O(days · 45 · 14).
/// - Source: spec/validation.md §3.5; spec/decisions.md A "Labels as formulas".
///
///     let table = try ChronicLoad1().score(series)
///     table.value(day: 60)     // the label of day 43, known at the end of day 60
public struct ChronicLoad1: Formula {
  public enum Column: Int {
    case label, acuteDensity, anchorDay, pairedCount
    case breachCount, acuteCount, observedRecovery, observedAcute
  }

  static let lag = ChronicLabels.horizon

  public let identity = FormulaIdentity(
    id: "chronic-load", version: 1,
    inputs: .init(
      required: [.signal(.sleepTotal)],
      optional: [
        .signal(.sleepDeep), .signal(.sleepREM), .signal(.sleepCore), .signal(.sleepAwake),
        .signal(.sleepStaged), .hrv, .signal(.restingHR),
      ]),
    outputs: [
      Output("chronic_label", kind: .flag, unit: "0/1", range: 0...1),
      Output("chronic_acute_density", kind: .flag, unit: "0/1", range: 0...1),
      Output("anchor_day", unit: "days", range: -17...(-17)),
      Output("paired_count", unit: "days", range: 0...181),
      Output("breach_count", unit: "days", range: 0...14),
      Output("acute_count", unit: "days", range: 0...14),
      Output("observed_recovery", unit: "days", range: 0...14),
      Output("observed_acute", unit: "days", range: 0...14),
    ],
    reasons: LabelReasons.words, presence: .window,
    // The oldest record of the pair window, R(anchor - 180), begins with the night after it.
    memory: AcuteLabels.pairWindow - 2 + lag)

  public let parameters: [Parameter] = [
    Parameter("lag", Double(lag), unit: "days", source: "spec/decisions.md A"),
    Parameter(
      "threshold", ChronicLabels.breachThreshold, unit: "SD", source: "spec/validation.md §3.5"),
    Parameter(
      "window", Double(ChronicLabels.window), unit: "days", source: "spec/validation.md §3.5"),
    Parameter(
      "min_breach_days", Double(ChronicLabels.defaultMinBreachDays), unit: "days",
      source: "spec/validation.md §3.5"),
    Parameter(
      "min_acute_density", Double(ChronicLabels.defaultMinAcuteDensity), unit: "days",
      source: "spec/validation.md §3.5"),
    Parameter(
      "baseline", Double(AcuteLabels.baselineWindow), unit: "days",
      source: "spec/validation.md §3.5"),
    Parameter(
      "pair_window", Double(AcuteLabels.pairWindow), unit: "days",
      source: "spec/validation.md §3.5"),
    Parameter(
      "min_pairs", Double(AcuteLabels.minPairs), unit: "days", source: "spec/validation.md §3.5"),
  ]

  public init() {}

  public func score(_ series: DailySeries, into rows: borrowing ScoreRows) throws(ScoringError) {
    guard let first = rows.days.first else { return }
    // No `segments`: they clip at the epoch of the scored day, the label at that of its anchor.
    // One day more than the memory, because a record is dated a day before its first night.
    let base = max(0, first - identity.memory - 1)
    let labels = ChronicLoad1.labels(series, reads: base..<rows.days.upperBound, first: first)
    for day in rows.days {
      let anchor = day - ChronicLoad1.lag
      guard anchor >= 0 else {
        rows.end(day, .ineligible, LabelReasons.notKnownYet)
        continue
      }
      let start = Int(series.windowStart[anchor])
      let label = labels.label(anchor: anchor - base, windowStart: max(0, start - base))
      func count(_ value: Int?) -> Double { value.map(Double.init) ?? .nan }
      rows.set(day, Column.label, label.chronic.value)
      rows.set(day, Column.acuteDensity, label.density.value)
      rows.set(day, Column.anchorDay, Double(-ChronicLoad1.lag))
      rows.set(day, Column.pairedCount, Double(label.pairedCount))
      rows.set(day, Column.breachCount, count(label.breachCount))
      rows.set(day, Column.acuteCount, count(label.acuteCount))
      rows.set(day, Column.observedRecovery, count(label.observedRecovery))
      rows.set(day, Column.observedAcute, count(label.observedAcute))
      LabelReasons.end(day, label.chronic, into: rows)
    }
  }

  /// Labels over the records of `reads`, indexed from its start; `first` is the first scored day.
  private static func labels(_ series: DailySeries, reads: Range<Int>, first: Int) -> ChronicLabels
  {
    let base = reads.lowerBound
    let nights = Nights(series, days: reads)
    let acute = AcuteLabels(
      hrv: series.values(.hrv, in: reads),
      restingHR: series.values(.signal(.restingHR), in: reads))
    // Events count in the fortnights only, so older anchors need none.
    let firstEvent = max(base, first - lag + 1)
    return ChronicLabels(
      recovery: reads.map { nights.rolling3(anchor: $0).value },
      acute: reads.map { anchor in
        guard anchor >= firstEvent else { return .nan }
        let start = Int(series.windowStart[anchor])
        return acute.label(anchor: anchor - base, windowStart: max(0, start - base)).event.value
      })
  }
}
