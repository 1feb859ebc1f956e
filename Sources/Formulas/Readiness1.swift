import Scoring

/// Scores how today's week compares with this person's usual month, as ratios around 70.
///
/// 70 means as usual; a recent HRV 10 % above its baseline makes the HRV part 85. Higher is better.
///
/// - Input: HRV (ms), resting HR (bpm), time asleep (h); one value per calendar day, NaN = missing,
///   a value ≤ 0 is missing.
/// - Baseline: 30 calendar days ending at the day; the newest seven values against the older ones.
/// - Output: `score` 2...99 points, `exact` 2.25...99.25, the three parts and what they were made of.
/// - Missing data: a part without a usable component stays at the neutral 70, the day is
///   `provisional` and the reason names the part; no component today → `inputMissing`; none with
///   nine values → `historyTooShort`; only baselines without spread → `baselineDegenerate`.
/// - Complexity: O(days · log window).
/// - Source: spec/formulas.md §2; windows and statuses spec/decisions.md A.
///
///     let table = try Readiness1().score(series)
///     table.value(day: 29)     // 70 on a day like every other
public struct Readiness1: Formula {
  public enum Column: Int {
    case score, exact, hrvPart, restingHRPart, sleepPart
    case hrvRecent, hrvBaseline, restingHRRecent, restingHRBaseline, sleepRecent, sleepBaseline
  }

  static let neutral = 70.0
  static let slope = 150.0
  static let hrvWeight = 0.4
  static let restingHRWeight = 0.3
  static let sleepWeight = 0.3
  static let sleepTable: [(hours: Double, points: Double)] = [
    (10, 40), (9.5, 60), (9, 80), (8, 95), (7.5, 85), (7, 75), (6.5, 60), (6, 45), (5.5, 30),
  ]
  static let shortestSleepPoints = 15.0

  public let identity: FormulaIdentity

  public init() {
    let direction: [Input: Output.Direction] = [.hrv: .up, .signal(.restingHR): .down]
    identity = FormulaIdentity(
      id: "readiness", version: 1,
      inputs: .init(anyOf: ReadinessComponents.inputs),
      outputs: [
        Output("score", unit: "points", range: 2...99, direction: direction),
        Output("exact", unit: "points", range: 2.25...99.25, direction: direction),
        Output("hrv_part", unit: "points", range: 0...100, direction: [.hrv: .up]),
        Output(
          "resting_hr_part", unit: "points", range: 0...100,
          direction: [.signal(.restingHR): .down]),
        Output("sleep_part", unit: "points", range: 7.5...97.5),
        Output("hrv_recent", unit: "ms"), Output("hrv_baseline", unit: "ms"),
        Output("resting_hr_recent", unit: "bpm"), Output("resting_hr_baseline", unit: "bpm"),
        Output("sleep_recent", unit: "h"), Output("sleep_baseline", unit: "h"),
      ],
      reasons: ReadinessComponents.reasons(absent: "defaulted"),
      presence: .sameDay, memory: ReadinessComponents.memory)
  }

  public let parameters: [Parameter] =
    [
      Parameter("neutral", neutral, unit: "points", source: "spec/formulas.md §2"),
      Parameter("slope", slope, unit: "points per unit ratio", source: "spec/formulas.md §2"),
      Parameter("weight_hrv", hrvWeight, unit: "1", source: "spec/formulas.md §2"),
      Parameter("weight_resting_hr", restingHRWeight, unit: "1", source: "spec/formulas.md §2"),
      Parameter("weight_sleep", sleepWeight, unit: "1", source: "spec/formulas.md §2"),
      Parameter(
        "window", Double(ReadinessComponents.window), unit: "days", source: "spec/decisions.md A"),
      Parameter("min_values", Double(Baseline.minCount), unit: "values", source: "§1.1"),
      Parameter("recent_values", Double(Baseline.recentCount), unit: "values", source: "§1.1"),
      Parameter(
        "sleep_below_5.5_h", shortestSleepPoints, unit: "points", source: "spec/formulas.md §2"),
    ]
    + sleepTable.map {
      Parameter("sleep_from_\($0.hours)_h", $0.points, unit: "points", source: "spec/formulas.md §2")
    }

  /// What "recent" means: the mean of the newest seven values, or the newest value alone.
  package enum Mode: String, Sendable { case trend, today }

  package struct Parts: Sendable {
    package let hrv: Double
    package let restingHR: Double
    package let sleep: Double
    package let exact: Double

    package var score: Double { exact.roundedToScore }
  }

  /// The ratio model on three baselines; nil or unusable → the part is neutral.
  package static func parts(
    hrv: Baseline?, restingHR: Baseline?, sleep: Baseline?, mode: Mode = .trend
  ) -> Parts {
    func recent(_ baseline: Baseline) -> Double {
      mode == .trend ? baseline.recentMean : baseline.today
    }
    var hrvPart = neutral
    if let hrv, hrv.usable, hrv.baselineMean > 0, mode == .trend || hrv.today > 0 {
      hrvPart = points(recent(hrv) / hrv.baselineMean)
    }
    var restingHRPart = neutral
    if let restingHR, restingHR.usable, recent(restingHR) > 0 {
      restingHRPart = points(restingHR.baselineMean / recent(restingHR))
    }
    var sleepPart = neutral
    if let sleep, sleep.usable {
      let relative =
        sleep.baselineMean > 0 ? points(recent(sleep) / sleep.baselineMean) : neutral
      sleepPart = 0.5 * sleepPoints(recent(sleep)) + 0.5 * relative
    }
    return Parts(
      hrv: hrvPart, restingHR: restingHRPart, sleep: sleepPart,
      exact: hrvWeight * hrvPart + restingHRWeight * restingHRPart + sleepWeight * sleepPart)
  }

  /// 70 at ratio 1, 1.5 points per per cent, held in 0...100.
  static func points(_ ratio: Double) -> Double {
    (neutral + (ratio - 1) * slope).clamped(0, 100)
  }

  static func sleepPoints(_ hours: Double) -> Double {
    sleepTable.first { hours >= $0.hours }?.points ?? shortestSleepPoints
  }

  public func score(_ series: DailySeries, into rows: borrowing ScoreRows) throws(ScoringError) {
    for segment in series.segments(rows.days, memory: identity.memory) {
      let components = ReadinessComponents(series, segment)
      for day in segment.days {
        let seen = components.seen(day: day)
        let (status, reasons) = ReadinessComponents.verdict(seen)
        if status.hasValue {
          let parts = Readiness1.parts(
            hrv: seen.hrv.usableBaseline, restingHR: seen.restingHR.usableBaseline,
            sleep: seen.sleep.usableBaseline)
          rows.set(day, Column.score, parts.score)
          rows.set(day, Column.exact, parts.exact)
          rows.set(day, Column.hrvPart, parts.hrv)
          rows.set(day, Column.restingHRPart, parts.restingHR)
          rows.set(day, Column.sleepPart, parts.sleep)
        }
        for index in 0..<3 {
          guard let baseline = seen[index].usableBaseline else { continue }
          rows.set(day, column: Column.hrvRecent.rawValue + 2 * index, baseline.recentMean)
          rows.set(day, column: Column.hrvBaseline.rawValue + 2 * index, baseline.baselineMean)
        }
        rows.end(day, status, reasons)
      }
    }
  }
}
