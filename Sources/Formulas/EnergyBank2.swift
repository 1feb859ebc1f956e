import Scoring

/// The energy bank of a day: fourteen days of nights that fill it and activity that drains it.
///
/// Every scored day walks its own window from 50 points; a night fills the missing part in
/// proportion to its quality, active energy drains it. Below 0 is a debt the display hides. Higher
/// is better.
///
/// - Input: hours asleep, deep, REM and awake and active energy (kcal) of the 21 days that end at the
///   day; HRV and resting HR of 30 days for the verdict; the heart-rate load of `hr-load@1` from
///   `Intraday`, or `hrLoadZ` without it, for the load term, which is off unless the settings switch
///   it on. The flags of `hr-load@1` act on the verdict.
/// - Baseline: 21 calendar days of one epoch for the bank; the day's HRV against the older values of
///   30 days; personal bands from this formula's own banks of 180 days, one a day, stale days and
///   days whose own night or activity was imputed left out.
/// - Output: `display` 0...100 points, `bank` -50...100 with sign, what restored and drained it, the
///   bands and the verdict. A stress headline turns `push_hard` into `active_recovery`; a low bank of an
///   imputed day says `active_recovery`, never `rest`.
/// - Missing data: an imputed today or two imputed days → `estimated`; five in a row up to today or
///   eight of fourteen → `stale`, no value; fewer than 21 days of history → `historyTooShort`; no
///   usable HRV of the day → its z is 0 and the day `provisional`.
/// - Complexity: O(days · (14 + 101)); each bank is walked once however many days' bands need it.
/// - Source: spec/formulas.md §5; spec/decisions.md A "Energy bank in a daily series", A8, A9.
///
///     let table = try EnergyBank2().score(series)
///     table.value(day: 20)     // 56 after three weeks of 7.5 h nights and 500 kcal a day
public struct EnergyBank2: Formula {
  public enum Column: Int {
    case display, bank, bankExact, capacity, restored, drain, quality
    case verdict, verdictReason, bandRest, bandRecovery, bandPushHard, bandMode, bandDays
    case hrvZ, state, imputedSleep, imputedActivity, imputedDays, imputedRun
    case sleepTotal, activeEnergy, load, vetoed, hrvBaseline, hrvSD
  }

  /// Bits of the reasons, most important first.
  enum Reason: Int, CaseIterable {
    case windowBelow21Days, staleRun, staleTotal, imputedToday, imputedDays
    case hrvMissing, historyBelow9, hrvDegenerate

    var code: String {
      [
        "window_below_21_days", "stale_run", "stale_total", "imputed_today", "imputed_days",
        "hrv_missing", "history_below_9", "hrv_degenerate",
      ][rawValue]
    }

    var bit: Reasons { Reasons(index: rawValue) }
  }

  public let identity: FormulaIdentity
  public let parameters: [Parameter]
  public let settings: EnergySettings
  private let seed: Double

  public init(settings: EnergySettings = EnergySettings()) {
    self.init(settings: settings, seed: EnergyWindow.seed)
  }

  /// Another starting bank, to show that three weeks forget it.
  package init(settings: EnergySettings = EnergySettings(), seed: Double) {
    self.settings = settings
    self.seed = seed
    identity = EnergyBank2.identity(loadTerm: settings.effectiveBeta > 0)
    parameters = EnergyBank2.parameters(settings, seed: seed)
  }

  public func score(_ series: DailySeries, into rows: borrowing ScoreRows) throws(ScoringError) {
    for segment in series.segments(rows.days, memory: identity.memory) {
      let reads = segment.reads
      let inputs = try EnergyInputs(
        series, heartRateDays: settings.effectiveBeta > 0 ? reads : segment.days)
      let days = EnergyDays(
        reads.lazy.map(inputs.day), alpha: settings.effectiveAlpha, beta: settings.effectiveBeta)
      let components = ReadinessComponents(series, segment)
      let firstWalked = min(reads.lowerBound + EnergyWindow.length - 1, reads.upperBound)
      for day in segment.days.lowerBound..<max(firstWalked, segment.days.lowerBound) {
        rows.end(day, .historyTooShort, Reason.windowBelow21Days.bit)
      }
      var history = BankHistory(first: firstWalked, last: reads.upperBound)
      for day in firstWalked..<reads.upperBound {
        let window = EnergyWindow(days, endingAt: day - reads.lowerBound, seed: seed)
        history.append(window)
        guard day >= segment.days.lowerBound else { continue }
        write(window, history, inputs, components, day, into: rows)
      }
    }
  }

  private func write(
    _ window: EnergyWindow, _ history: BankHistory, _ inputs: EnergyInputs,
    _ components: ReadinessComponents, _ day: Int, into rows: borrowing ScoreRows
  ) {
    let stale = window.state == .stale
    rows.set(day, Column.bank, window.bank)
    rows.set(day, Column.bankExact, window.exact)
    rows.set(day, Column.state, Double(window.state.rawValue))
    rows.set(day, Column.imputedSleep, window.imputedSleep ? 1 : 0)
    rows.set(day, Column.imputedActivity, window.imputedActivity ? 1 : 0)
    rows.set(day, Column.imputedDays, Double(window.imputedDays))
    rows.set(day, Column.imputedRun, Double(window.imputedRun))
    let seen = components.seen(day: day)
    let (hrvZ, hrvReason) = EnergyBank2.hrvZ(seen.hrv)
    rows.set(day, Column.hrvZ, hrvZ)
    if let usual = seen.hrv.usableBaseline {
      rows.set(day, Column.hrvBaseline, usual.baselineMean)
      rows.set(day, Column.hrvSD, usual.baselineSD)
    }
    guard !stale else {
      rows.end(day, .stale, EnergyBank2.reasons(window))
      return
    }
    let today = inputs.day(day)
    rows.set(day, Column.sleepTotal, today.total)
    rows.set(day, Column.activeEnergy, today.kcal)
    rows.set(day, Column.load, today.load)
    rows.set(day, Column.display, window.display)
    rows.set(day, Column.capacity, window.before + window.restored)
    rows.set(day, Column.restored, window.restored)
    rows.set(day, Column.drain, window.drain)
    rows.set(day, Column.quality, window.quality)

    let bands = PersonalBands(latest: history.counts, compatible: history.counts)
    let imputedToday = window.imputedSleep || window.imputedActivity
    let verdict = EnergyVerdict(
      hrvZ: hrvZ, bank: window.display, bankIsImputed: imputedToday, bands: bands.bands,
      flags: inputs.flags(day),
      headline: ReadinessComponents.headline(seen, awake: today.awake)?.key)
    rows.set(day, Column.verdict, Double(verdict.verdict.rawValue))
    rows.set(day, Column.verdictReason, Double(verdict.reason.rawValue))
    rows.set(day, Column.bandRest, bands.bands.rest)
    rows.set(day, Column.bandRecovery, bands.bands.recovery)
    rows.set(day, Column.bandPushHard, bands.bands.pushHard)
    rows.set(day, Column.bandMode, Double(bands.mode.rawValue))
    rows.set(day, Column.bandDays, Double(bands.usedDays))
    rows.set(day, Column.vetoed, verdict.vetoed ? 1 : 0)

    let status: ScoreStatus =
      imputedToday || window.state == .estimated
      ? .estimated : hrvReason.isEmpty ? .scored : .provisional
    rows.end(day, status, EnergyBank2.reasons(window).union(hrvReason))
  }

  /// The day's HRV against the older values of its 30 days; 0 and the reason where that says nothing.
  private static func hrvZ(_ hrv: ReadinessComponents.Component) -> (Double, Reasons) {
    if !hrv.present { return (0, Reason.hrvMissing.bit) }
    guard let z = hrv.baseline.zToday else { return (0, Reason.historyBelow9.bit) }
    return (z, hrv.degenerate ? Reason.hrvDegenerate.bit : [])
  }

  private static func reasons(_ window: EnergyWindow) -> Reasons {
    var reasons: Reasons = []
    if window.imputedRun >= EnergyWindow.staleRun { reasons.insert(Reason.staleRun.bit) }
    if window.imputedDays >= EnergyWindow.staleTotal { reasons.insert(Reason.staleTotal.bit) }
    if window.imputedSleep || window.imputedActivity { reasons.insert(Reason.imputedToday.bit) }
    if window.state == .estimated { reasons.insert(Reason.imputedDays.bit) }
    return reasons
  }
}

/// The columns a bank is walked from, and the heart-rate load of the days that need it.
private struct EnergyInputs {
  private let columns: [[Double]?]
  /// From the samples when there are any; the column `hrLoadZ` speaks only without them.
  private let heartRate: ScoreTable?

  /// - Parameter heartRateDays: days whose load is asked for; it takes a month of samples each, so
  ///   only the scored days while the load term is off.
  init(_ series: DailySeries, heartRateDays: Range<Int>) throws(ScoringError) {
    let signals: [Signal] = [
      .sleepTotal, .sleepDeep, .sleepREM, .sleepAwake, .activeEnergy, .hrLoadZ,
    ]
    columns = signals.map { series.column($0) }
    heartRate =
      series.intraday == nil ? nil : try HeartRateLoad1().score(series, days: heartRateDays)
  }

  /// The flags of the heart-rate load that act on the verdict; none where a channel is missing.
  func flags(_ day: Int) -> EnergyVerdict.Flags {
    guard let heartRate else { return [] }
    func stands(_ column: HeartRateLoad1.Column) -> Bool {
      heartRate.value(day: day, column: column.rawValue) == 1
    }
    var flags: EnergyVerdict.Flags = []
    if stands(.illnessSignature) { flags.insert(.illnessSignature) }
    if stands(.recoveryDebt) { flags.insert(.recoveryDebt) }
    if stands(.parasympatheticRebound) { flags.insert(.parasympatheticRebound) }
    return flags
  }

  private func load(_ day: Int) -> Double {
    guard let heartRate else { return columns[5]?[day] ?? .nan }
    return heartRate.days.contains(day) ? heartRate.value(day: day) : .nan
  }

  func day(_ day: Int) -> EnergyDays.Input {
    EnergyDays.Input(
      total: hours(0, day), deep: hours(1, day), rem: hours(2, day), awake: hours(3, day),
      kcal: columns[4]?[day] ?? .nan, load: load(day))
  }

  /// A negative number of hours is a device's word for missing.
  private func hours(_ column: Int, _ day: Int) -> Double {
    guard let hours = columns[column]?[day], hours >= 0 else { return .nan }
    return hours
  }
}

/// The rounded banks of the last 180 days that may shape personal bands.
///
/// Counts of whole points are exact, so a day that leaves takes nothing along.
private struct BankHistory {
  private(set) var counts = BankCounts()
  private var banks: [Double] = []

  init(first: Int, last: Int) { banks.reserveCapacity(max(0, last - first)) }

  mutating func append(_ window: EnergyWindow) {
    let counts = window.state != .stale && !window.imputedSleep && !window.imputedActivity
    banks.append(counts ? window.bank : .nan)
    if counts { self.counts.add(window.bank) }
    let gone = banks.count - 1 - PersonalBands.window
    if gone >= 0, !banks[gone].isNaN { self.counts.remove(banks[gone]) }
  }
}
