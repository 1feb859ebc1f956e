import Scoring

/// Real nights and real activity of a run of days, as sleep quality and drain, with what stands in
/// for the missing ones.
///
/// A missing day gets the mean of the real days among the seven before it; with fewer than three
/// such days the median of all real days of the walked window. Imputed days never impute others.
///
/// - Missing data: a night is real when total, deep, REM and awake hours are all present and the
///   total is above 0; activity is real when the energy is present and not negative; a missing
///   load is 0.
/// - Complexity: O(days × 7) to build, O(14) per walk, and a median where one is needed.
/// - Source: spec/formulas.md §5.3.
package struct EnergyDays: Sendable {
  /// Sleep quality of a real night, NaN otherwise.
  let quality: [Double]
  /// Drain of a day with real activity, NaN otherwise.
  let drain: [Double]
  /// What the seven days before say; NaN with fewer than three real ones among them.
  private let usualQuality: [Double]
  private let usualDrain: [Double]

  static let lookback = 7
  static let leastNeighbours = 3

  /// One day's hours, energy and load; NaN = missing.
  package struct Input: Sendable {
    package var total: Double
    package var deep: Double
    package var rem: Double
    package var awake: Double
    package var kcal: Double
    package var load: Double

    package init(
      total: Double, deep: Double, rem: Double, awake: Double, kcal: Double, load: Double
    ) {
      self.total = total
      self.deep = deep
      self.rem = rem
      self.awake = awake
      self.kcal = kcal
      self.load = load
    }
  }

  package init(_ days: some Sequence<Input>, alpha: Double, beta: Double) {
    var quality: [Double] = []
    var drain: [Double] = []
    for day in days {
      let whole = day.total > 0 && !day.deep.isNaN && !day.rem.isNaN && !day.awake.isNaN
      quality.append(
        whole
          ? EnergyKernel.sleepQuality(
            total: day.total, deep: day.deep, rem: day.rem, awake: day.awake) : .nan)
      drain.append(
        day.kcal >= 0
          ? EnergyKernel.drain(kcal: day.kcal, load: day.load, alpha: alpha, beta: beta) : .nan)
    }
    self.quality = quality
    self.drain = drain
    usualQuality = EnergyDays.neighbours(quality)
    usualDrain = EnergyDays.neighbours(drain)
  }

  package func qualityOrUsual(_ day: Int, in window: Range<Int>) -> Double {
    EnergyDays.pick(quality, usualQuality, day, window)
  }

  func drainOrUsual(_ day: Int, in window: Range<Int>) -> Double {
    EnergyDays.pick(drain, usualDrain, day, window)
  }

  func isImputed(_ day: Int) -> Bool { quality[day].isNaN || drain[day].isNaN }

  private static func pick(
    _ real: [Double], _ usual: [Double], _ day: Int, _ window: Range<Int>
  ) -> Double {
    if !real[day].isNaN { return real[day] }
    if !usual[day].isNaN { return usual[day] }
    return Quantile.of(real[window].filter { !$0.isNaN }, at: 0.5)
  }

  private static func neighbours(_ real: [Double]) -> [Double] {
    real.indices.map { day in
      guard day >= lookback else { return .nan }
      var sum = 0.0
      var count = 0
      for past in day - lookback..<day where !real[past].isNaN {
        sum += real[past]
        count += 1
      }
      return count >= leastNeighbours ? sum / Double(count) : .nan
    }
  }
}

/// The energy bank at the end of one day: fourteen days walked from 50 points, seven before them
/// only to impute from.
///
/// - Source: spec/formulas.md §5.3.
package struct EnergyWindow: Sendable {
  package static let length = 21  // days
  static let seed = 50.0  // points
  static let staleRun = 5  // imputed days in a row up to today
  static let staleTotal = 8  // imputed days among the fourteen
  static let estimatedFrom = 2  // imputed days

  package enum State: Int, CaseIterable, Sendable {
    case fresh, estimated, stale

    package var word: String { ["fresh", "estimated", "stale"][rawValue] }
  }

  /// Unrounded, -50...100.
  package let exact: Double
  package let state: State
  package let imputedSleep: Bool
  package let imputedActivity: Bool
  /// Imputed days in a row that end today.
  package let imputedRun: Int
  /// Imputed days among the fourteen walked.
  package let imputedDays: Int
  /// Of today, imputed or real.
  package let quality: Double
  package let drain: Double
  /// The bank before last night, in points.
  package let before: Double
  /// What last night gave back, in points.
  package let restored: Double

  package var bank: Double { exact.roundedAwayFromZero }
  package var display: Double { bank.clamped(0, 100) }

  /// Exactly 21 days, oldest first; nil for any other number.
  package init?(_ window: [EnergyDays.Input], settings: EnergySettings) {
    guard window.count == EnergyWindow.length else { return nil }
    let days = EnergyDays(
      window, alpha: settings.effectiveAlpha, beta: settings.effectiveBeta)
    self.init(days, endingAt: window.count - 1)
  }

  /// Walks the window that ends with day `day` of `days`, which must hold all 21 days.
  package init(_ days: EnergyDays, endingAt day: Int, seed: Double = EnergyWindow.seed) {
    let window = day - EnergyWindow.length + 1..<day + 1
    precondition(window.lowerBound >= 0, "the window holds 21 days")
    var bank = seed
    var quality = 0.0
    var drain = 0.0
    var before = seed
    var total = 0
    var run = 0
    for past in window.dropFirst(EnergyDays.lookback) {
      quality = days.qualityOrUsual(past, in: window)
      drain = days.drainOrUsual(past, in: window)
      before = bank
      bank = EnergyKernel.next(bank: bank, quality: quality, drain: drain)
      if days.isImputed(past) {
        total += 1
        run += 1
      } else {
        run = 0
      }
    }
    exact = bank
    self.quality = quality
    self.drain = drain
    self.before = before
    restored = EnergyKernel.capacity(bank: before, quality: quality) - before
    imputedSleep = days.quality[day].isNaN
    imputedActivity = days.drain[day].isNaN
    imputedRun = run
    imputedDays = total
    // The source also asks for two days in a row and two of the last seven; both are two of fourteen.
    state =
      run >= EnergyWindow.staleRun || total >= EnergyWindow.staleTotal
      ? .stale : total >= EnergyWindow.estimatedFrom ? .estimated : .fresh
  }
}
