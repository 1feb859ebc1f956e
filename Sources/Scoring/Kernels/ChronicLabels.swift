/// Chronic-load labels: do recovery breaches or acute events pile up over the next fortnight?
///
/// At anchor t, over d = t + 1 ... t + 14: a breach is z(d) strictly below -1 of R(d), the eligible
/// recovery `rolling_3d` *record* dated d, against mean and sample SD of R over d - 45 ... d - 1
/// clipped at the epoch start of t; an event is A(d) = 1, the `event_t1_t3` record dated d. A label
/// is written once the missing days cannot flip it.
///
/// - Missing data: fewer than 30 eligible R in t - 180 ... t → `baseline_warmup`; undecided →
///   `event_window_data_missing`.
/// - Source: spec/validation.md §3.5. Both labels depend on days up to t + 17.
package struct ChronicLabels: Sendable {
  package static let horizon = 17
  package static let window = 14
  package static let breachThreshold = -1.0
  package static let defaultMinBreachDays = 5
  package static let defaultMinAcuteDensity = 7

  private let recovery: [Double]
  private let acute: [Double]
  private let recoveriesBefore: [Int32]
  private let minBreachDays: Int
  private let minAcuteDensity: Int

  /// - Parameters:
  ///   - recovery: eligible R by anchor day, NaN elsewhere; as long as the series.
  ///   - acute: eligible A (0 or 1) by anchor day, NaN elsewhere.
  ///   - minBreachDays: not positive means 5. - minAcuteDensity: not positive means 7.
  package init(
    recovery: [Double], acute: [Double], minBreachDays: Int = defaultMinBreachDays,
    minAcuteDensity: Int = defaultMinAcuteDensity
  ) {
    precondition(recovery.count == acute.count)
    self.recovery = recovery
    self.acute = acute
    self.minBreachDays = minBreachDays > 0 ? minBreachDays : ChronicLabels.defaultMinBreachDays
    self.minAcuteDensity =
      minAcuteDensity > 0 ? minAcuteDensity : ChronicLabels.defaultMinAcuteDensity
    var before = [Int32](repeating: 0, count: recovery.count + 1)
    for day in recovery.indices { before[day + 1] = before[day] + (recovery[day].isNaN ? 0 : 1) }
    recoveriesBefore = before
  }

  package struct Label: Sendable {
    package let pairedCount: Int
    /// The counts of the fortnight; nil during warm-up, when nothing is counted.
    package let breachCount: Int?
    package let acuteCount: Int?
    package let observedRecovery: Int?
    package let observedAcute: Int?
    package let chronic: TargetRecord
    package let density: TargetRecord
  }

  package func label(anchor t: Int, windowStart start: Int) -> Label {
    let paired = Int(
      recoveriesBefore[t + 1] - recoveriesBefore[max(0, start, t - AcuteLabels.pairWindow + 1)])
    guard paired >= AcuteLabels.minPairs else {
      return Label(
        pairedCount: paired, breachCount: nil, acuteCount: nil, observedRecovery: nil,
        observedAcute: nil, chronic: .ineligible(.baselineWarmup),
        density: .ineligible(.baselineWarmup))
    }
    var breaches = 0
    var events = 0
    var observedRecovery = 0
    var observedAcute = 0
    let days = (t + 1..<t + 1 + ChronicLabels.window).clamped(to: 0..<recovery.count)
    for day in days {
      if !recovery[day].isNaN {
        observedRecovery += 1
        let first = max(0, start, day - AcuteLabels.baselineWindow)
        let usual = TrailingSpread(recovery, days: first..<max(first, day))
        if let z = usual.z(of: recovery[day]), z < ChronicLabels.breachThreshold { breaches += 1 }
      }
      if !acute[day].isNaN {
        observedAcute += 1
        if acute[day] == 1 { events += 1 }
      }
    }
    return Label(
      pairedCount: paired, breachCount: breaches, acuteCount: events,
      observedRecovery: observedRecovery, observedAcute: observedAcute,
      chronic: decide(breaches, minBreachDays, observedRecovery),
      density: decide(events, minAcuteDensity, observedAcute))
  }

  /// 1 or 0 once the missing days cannot flip it.
  private func decide(_ count: Int, _ threshold: Int, _ observed: Int) -> TargetRecord {
    if count >= threshold { return TargetRecord(1) }
    let missing = ChronicLabels.window - observed
    return count + missing < threshold
      ? TargetRecord(0) : .ineligible(.eventWindowDataMissing)
  }
}
