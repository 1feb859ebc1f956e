import Scoring

/// Names the one thing about a day that stands out: stress, sleep debt, a single deviation, nothing.
///
/// `stress` needs two signals at once: resting HR 5 bpm above usual, less than 6.5 h asleep, HRV one
/// standard deviation below usual, more than half an hour awake. Advice built on this kernel must
/// not send anyone to a hard day under `stress`.
///
/// - Input: HRV (ms), resting HR (bpm), time asleep (h), hours awake; a value ≤ 0 of the first three
///   is missing.
/// - Baseline: 30 calendar days ending at the day; older values against today.
/// - Output: `key` and `severity` as codes, the distance of each metric from its baseline in its own
///   unit, in per cent and in standard deviations (+2 bpm means two beats above usual), and per
///   metric a flag whether the key rests on it.
/// - Missing data: a metric without a value today or with fewer than nine values is no signal and the
///   day is `provisional`; none → `inputMissing` or `historyTooShort`; only baselines without
///   spread → `baselineDegenerate`.
/// - Complexity: O(days · window).
/// - Source: spec/formulas.md §3.2; windows and statuses spec/decisions.md A.
///
///     let table = try Headline1().score(series)
///     table.value(day: 29)     // 0, the code of "stable"
public struct Headline1: Formula {
  public enum Column: Int {
    case key, severity
    case hrvDelta, hrvPercent, hrvZ
    case restingHRDelta, restingHRPercent, restingHRZ
    case sleepDelta, sleepPercent, sleepZ, awake
    case restsOnHRV, restsOnRestingHR, restsOnSleep, restsOnAwake
    case hrvBaseline, restingHRBaseline, sleepBaseline
  }

  public let identity = FormulaIdentity(
    id: "headline", version: 1,
    inputs: .init(anyOf: ReadinessComponents.inputs, optional: [.signal(.sleepAwake)]),
    outputs: [
      Output("key", kind: .code(Headline.Key.allCases.map(\.word)), unit: "word"),
      Output("severity", kind: .code(Headline.Severity.allCases.map(\.word)), unit: "word"),
      Output("hrv_delta", unit: "ms", direction: [.hrv: .up]),
      Output("hrv_delta_pct", unit: "%", direction: [.hrv: .up]),
      Output("hrv_z", unit: "z", direction: [.hrv: .up]),
      Output("resting_hr_delta", unit: "bpm", direction: [.signal(.restingHR): .up]),
      Output("resting_hr_delta_pct", unit: "%", direction: [.signal(.restingHR): .up]),
      Output("resting_hr_z", unit: "z", direction: [.signal(.restingHR): .up]),
      Output("sleep_delta", unit: "h", direction: [.signal(.sleepTotal): .up]),
      Output("sleep_delta_pct", unit: "%", direction: [.signal(.sleepTotal): .up]),
      Output("sleep_z", unit: "z", direction: [.signal(.sleepTotal): .up]),
      Output("awake", unit: "h", direction: [.signal(.sleepAwake): .up]),
      Output("rests_on_hrv", kind: .flag, unit: "0/1"),
      Output("rests_on_resting_hr", kind: .flag, unit: "0/1"),
      Output("rests_on_sleep", kind: .flag, unit: "0/1"),
      Output("rests_on_awake", kind: .flag, unit: "0/1"),
      Output("hrv_baseline", unit: "ms"), Output("resting_hr_baseline", unit: "bpm"),
      Output("sleep_baseline", unit: "h"),
    ],
    reasons: ReadinessComponents.reasons(absent: "missing"), presence: .sameDay,
    memory: ReadinessComponents.memory)

  public let parameters: [Parameter] = [
    ("resting_hr_rise", Headline.restingHRRise, "bpm"), ("short_night", Headline.shortNight, "h"),
    ("hrv_drop", Headline.hrvDrop, "z"), ("long_awake", Headline.longAwake, "h"),
    ("noticeable", Headline.noticeable, "z"), ("worrying", Headline.worrying, "z"),
  ].map { Parameter($0.0, $0.1, unit: $0.2, source: "spec/formulas.md §3.2") }

  public init() {}

  public func score(_ series: DailySeries, into rows: borrowing ScoreRows) throws(ScoringError) {
    let awake = series.column(.sleepAwake)
    for segment in series.segments(rows.days, memory: identity.memory) {
      let components = ReadinessComponents(series, segment)
      for day in segment.days {
        let seen = components.seen(day: day)
        let (status, reasons) = ReadinessComponents.verdict(seen)
        let awake = awake?[day] ?? .nan
        if status.hasValue, let headline = ReadinessComponents.headline(seen, awake: awake) {
          rows.set(day, Column.key, Double(headline.key.rawValue))
          rows.set(day, Column.severity, Double(headline.severity.rawValue))
          let deltas = [headline.hrv, headline.restingHR, headline.sleep]
          for (index, delta) in deltas.enumerated() {
            guard let delta else { continue }
            let column = Column.hrvDelta.rawValue + 3 * index
            rows.set(day, column: column, delta.absolute)
            rows.set(day, column: column + 1, delta.percent)
            rows.set(day, column: column + 2, delta.z)
          }
          rows.set(day, Column.awake, awake)
          for metric in Headline.Metric.allCases {
            rows.set(
              day, column: Column.restsOnHRV.rawValue + metric.rawValue,
              headline.rests(on: metric) ? 1 : 0)
          }
        }
        for index in 0..<3 {
          guard let usual = seen[index].usableBaseline else { continue }
          rows.set(day, column: Column.hrvBaseline.rawValue + index, usual.baselineMean)
        }
        rows.end(day, status, reasons)
      }
    }
  }
}
