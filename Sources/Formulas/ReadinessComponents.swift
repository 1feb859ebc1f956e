import Scoring

/// The three components both readiness versions read, day by day, and what may be said of a day.
///
/// A component is usable on a day when it has a value on that day (a value ≤ 0 is missing) and at
/// least nine values in the 30 calendar days that end there, not before the day's epoch start.
///
/// - Source: spec/decisions.md A4, A11 and B "Scores in a table".
struct ReadinessComponents {
  static let window = 30  // calendar days
  static let memory = window - 1
  static let inputs: [Input] = [.hrv, .signal(.restingHR), .signal(.sleepTotal)]
  static let names = ["hrv", "resting_hr", "sleep"]

  private let windows: [ValueWindows]

  init(_ series: DailySeries, _ segment: Segment) {
    windows = ReadinessComponents.inputs.map { input in
      let column = series.column(input)
      return ValueWindows(reads: segment.reads, longest: ReadinessComponents.window) { day in
        guard let column, column[day] > 0 else { return .nan }
        return column[day]
      }
    }
  }

  /// One component on one day.
  struct Component {
    let present: Bool
    let baseline: Baseline
    /// Ranks of the values of the window.
    let run: Range<Int>

    var usable: Bool { present && baseline.usable }
    var degenerate: Bool { usable && baseline.degenerate }
    var usableBaseline: Baseline? { usable ? baseline : nil }
  }

  /// The three components of one day; no array, because every scored day makes one.
  struct Seen {
    let hrv: Component
    let restingHR: Component
    let sleep: Component

    /// In the order of `names`.
    subscript(_ index: Int) -> Component {
      switch index {
      case 0: hrv
      case 1: restingHR
      default: sleep
      }
    }

    var anyPresent: Bool { hrv.present || restingHR.present || sleep.present }
    var anyUsable: Bool { hrv.usable || restingHR.usable || sleep.usable }
    /// Whether every usable baseline is degenerate.
    var withoutSpread: Bool {
      (!hrv.usable || hrv.degenerate) && (!restingHR.usable || restingHR.degenerate)
        && (!sleep.usable || sleep.degenerate)
    }
  }

  func seen(day: Int) -> Seen {
    Seen(
      hrv: component(0, day: day), restingHR: component(1, day: day),
      sleep: component(2, day: day))
  }

  private func component(_ index: Int, day: Int) -> Component {
    let windows = windows[index]
    let run = windows.run(endingAt: day, window: ReadinessComponents.window)
    return Component(
      present: !windows.run(day..<day + 1).isEmpty, baseline: Baseline(windows, run: run), run: run)
  }

  /// Population SD of the newest seven values of a component.
  func recentSD(_ index: Int, _ component: Component) -> Double {
    let run = component.run
    let newest = max(run.lowerBound, run.upperBound - Baseline.recentCount)..<run.upperBound
    return Spread.populationSD(windows[index].values[newest])
  }

  /// The headline of a day, from the metrics that have a value on it.
  ///
  /// - Parameter awake: hours awake in the night; NaN = missing.
  static func headline(_ seen: Seen, awake: Double) -> Headline? {
    func today(_ component: Component) -> Baseline? {
      component.present ? component.baseline : nil
    }
    return Headline(
      hrv: today(seen.hrv), restingHR: today(seen.restingHR), sleep: today(seen.sleep),
      awakeToday: awake)
  }

  // Entries of the reasons of both versions, in this order.
  static let noComponent = 0
  static let historyBelow9 = 1

  /// The reasons of a version; `absent` is what happens to a part without a usable component.
  static func reasons(absent word: String) -> [String] {
    ["no_component_today", "history_below_9"] + names.map { "\($0)_\(word)" }
      + names.map { "\($0)_degenerate" }
  }

  /// Status and reasons of a day: the same for both versions.
  static func verdict(_ seen: Seen) -> (ScoreStatus, Reasons) {
    if !seen.anyPresent { return (.inputMissing, Reasons(index: noComponent)) }
    if !seen.anyUsable { return (.historyTooShort, Reasons(index: historyBelow9)) }
    var reasons: Reasons = []
    for index in 0..<3 {
      if !seen[index].usable { reasons.insert(Reasons(index: 2 + index)) }
      if seen[index].degenerate { reasons.insert(Reasons(index: 5 + index)) }
    }
    if seen.withoutSpread {
      return (.baselineDegenerate, reasons)
    }
    return (reasons.isEmpty ? .scored : .provisional, reasons)
  }
}
