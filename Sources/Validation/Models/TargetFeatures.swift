import Scoring

extension FeatureColumns {
  /// Hours of sleep whose lack is debt, per night.
  private static let wantedSleep = 7.5
  private static let debtWindow = 7

  /// Sleep efficiency, its usual levels and the sleep debt of a week.
  ///
  /// A night that is not eligible counts as no sleep in the debt, as in the origin.
  init(recovery efficiencies: [Double], _ series: DailySeries) {
    let level = LevelFeatures(efficiencies, series)
    let total = series.values(.sleepTotal)
    let debt = (0..<series.dayCount).map { day in
      var slept = 0.0
      let first = max(Int(series.windowStart[day]), day - Self.debtWindow + 1)
      for night in first...day where !efficiencies[night].isNaN { slept += total[night] }
      return Self.wantedSleep * Double(Self.debtWindow) - slept
    }
    self.init([
      ("efficiency", efficiencies), ("mean_7d", level.mean7), ("ewma_45d", level.ewma45),
      ("ewma_180d", level.ewma180), ("sleep_debt_7d", debt), ("count_7d", level.count7),
      ("count_45d", level.count45), ("count_180d", level.count180),
      ("enough_45d", flag(level.count45, from: FeatureFlag.count45)),
      ("enough_180d", flag(level.count180, from: FeatureFlag.count180)),
    ])
  }

  /// Walking heart rate, its usual levels and how far it is from the two slow ones.
  ///
  /// The differences make the columns exactly rank deficient; least squares takes the minimum norm.
  init(walkingHR: [Double], _ series: DailySeries) {
    let level = LevelFeatures(walkingHR, series)
    self.init([
      ("walking_hr", walkingHR), ("mean_7d", level.mean7), ("mean_30d", level.mean30),
      ("ewma_45d", level.ewma45), ("ewma_180d", level.ewma180),
      ("minus_ewma_45d", zip(walkingHR, level.ewma45).map { $0 - $1 }),
      ("minus_ewma_180d", zip(walkingHR, level.ewma180).map { $0 - $1 }),
      ("count_7d", level.count7), ("count_45d", level.count45), ("count_180d", level.count180),
    ])
  }

  /// HRV and resting heart rate against their last 45 days.
  init(acute series: DailySeries) {
    let hrv = series.values(.hrv).map { $0 > 0 ? $0 : .nan }
    let restingHR = series.values(.restingHR).map { $0 > 0 ? $0 : .nan }
    let usualHRV = WindowFeatures(hrv, series)
    let usualHR = WindowFeatures(restingHR, series)
    let both = zip(hrv, restingHR).map { $0.isNaN || $1.isNaN ? .nan : 1.0 }
    let pairs = WindowFeatures.counts(both, series, window: AcuteLabels.pairWindow)
    self.init([
      ("hrv", hrv), ("resting_hr", restingHR), ("hrv_mean_45d", usualHRV.mean),
      ("hrv_sd_45d", usualHRV.sampleSD), ("resting_hr_mean_45d", usualHR.mean),
      ("resting_hr_sd_45d", usualHR.sampleSD), ("hrv_z", usualHRV.z),
      ("resting_hr_z", usualHR.z), ("pairs_181d", pairs),
      ("enough_pairs", flag(pairs, from: FeatureFlag.pairs)), ("hrv_count_45d", usualHRV.count),
      ("resting_hr_count_45d", usualHR.count),
    ])
  }

  /// Recovery records R against their last 45 days, all of them `delay` days old.
  init(chronic recovery: [Double], _ series: DailySeries, delay: Int) {
    let usual = WindowFeatures(recovery, series, delay: delay)
    func counts(_ window: Int) -> [Double] {
      WindowFeatures.counts(recovery, series, window: window, delay: delay)
    }
    let count180 = counts(180)
    let pairs = counts(AcuteLabels.pairWindow)
    self.init([
      ("recovery", usual.value), ("recovery_mean_45d", usual.mean),
      ("recovery_sd_45d", usual.sampleSD), ("recovery_z", usual.z), ("count_45d", usual.count),
      ("count_180d", count180), ("count_181d", pairs),
      ("enough_records", flag(pairs, from: FeatureFlag.pairs)),
      ("enough_45d", flag(usual.count, from: FeatureFlag.count45)),
      ("enough_180d", flag(count180, from: FeatureFlag.count180)),
    ])
  }
}

/// A value against mean and sample SD of the 45 days that end with it, per anchor day.
struct WindowFeatures {
  private(set) var value: [Double] = []
  private(set) var mean: [Double] = []
  private(set) var sampleSD: [Double] = []
  /// NaN without a value or a spread.
  private(set) var z: [Double] = []
  private(set) var count: [Double] = []

  /// - Parameter delay: the windows end this many days before the anchor, and start no earlier than the
  ///   anchor's epoch.
  init(_ column: [Double], _ series: DailySeries, delay: Int = 0) {
    for anchor in 0..<series.dayCount {
      let days = Self.days(anchor, series, AcuteLabels.baselineWindow, delay)
      let usual = TrailingSpread(column, days: days)
      let newest = days.isEmpty ? .nan : column[anchor - delay]
      value.append(newest)
      mean.append(usual.mean)
      sampleSD.append(usual.sampleSD)
      z.append(newest.isNaN ? .nan : usual.z(of: newest) ?? .nan)
      count.append(Double(usual.count))
    }
  }

  /// How many values the `window` days hold that end `delay` days before each anchor.
  static func counts(_ column: [Double], _ series: DailySeries, window: Int, delay: Int = 0)
    -> [Double]
  {
    (0..<series.dayCount).map { anchor in
      Double(days(anchor, series, window, delay).count { !column[$0].isNaN })
    }
  }

  private static func days(_ anchor: Int, _ series: DailySeries, _ window: Int, _ delay: Int)
    -> Range<Int>
  {
    let last = anchor - delay
    let first = max(Int(series.windowStart[anchor]), last - window + 1)
    return first..<max(first, last + 1)
  }
}
