import Scoring

/// What a model may know at an anchor day, as columns; booleans are 0 and 1.
///
/// Only complete cases are used: a day with a missing feature is no row. Windows end at the anchor and
/// are clipped at its epoch start.
///
/// - Source: spec/validation.md §5.
package struct FeatureColumns: Sendable {
  package let names: [String]
  /// One column per name, as long as the series, NaN where the feature is missing.
  package let columns: [[Double]]

  init(_ features: [(name: String, values: [Double])]) {
    names = features.map(\.name)
    columns = features.map(\.values)
  }

  /// - Parameter recoveryDelay: how many days the recovery records R behind the chronic features are
  ///   older than the anchor. R(t) covers the nights t + 1 ... t + 3, so 0 is the origin's form and
  ///   looks ahead; 3 is what was known at t.
  /// - Returns: nil for a target of somebody's own, which has no features.
  package init?(
    _ target: TargetKind, of targets: PersonTargets, series: DailySeries, recoveryDelay: Int = 0
  ) {
    switch target.subScore {
    case "recovery_stability": self.init(recovery: targets.efficiencies, series)
    case "passive_efficiency": self.init(walkingHR: targets.walkingHR, series)
    case "acute_risk": self.init(acute: series)
    case "chronic_load":
      self.init(
        chronic: targets.labels(.recoveryRolling3), series, delay: recoveryDelay)
    default: return nil
    }
  }

  package func isComplete(day: Int) -> Bool { columns.allSatisfy { !$0[day].isNaN } }

  /// The columns on some days only.
  package func rows(_ days: [Int]) -> [[Double]] {
    columns.map { column in days.map { column[$0] } }
  }
}

/// How many values make a window trustworthy enough for its flag.
enum FeatureFlag {
  static let count45 = 22
  static let count180 = 60
  static let pairs = AcuteLabels.minPairs
}

/// The value-rank features of one daily quantity: means, EWMAs and how many values they saw.
struct LevelFeatures {
  static let span45 = WindowedEWMA(span: 45)
  static let span180 = WindowedEWMA(span: 180)

  private(set) var mean7: [Double]
  private(set) var mean30: [Double]
  private(set) var ewma45: [Double]
  private(set) var ewma180: [Double]
  private(set) var count7: [Double]
  /// Values inside the whole walk of the EWMA, which is three spans long.
  private(set) var count45: [Double]
  private(set) var count180: [Double]

  init(_ values: [Double], _ series: DailySeries) {
    let empty = [Double](repeating: .nan, count: series.dayCount)
    mean7 = empty
    mean30 = empty
    ewma45 = empty
    ewma180 = empty
    count7 = empty
    count45 = empty
    count180 = empty
    for segment in series.segments(0..<series.dayCount, memory: Self.span180.lookback) {
      let days = segment.days
      mean7.replaceSubrange(days, with: trailingMean(of: values, window: 7, in: segment))
      mean30.replaceSubrange(days, with: trailingMean(of: values, window: 30, in: segment))
      let windows = Self.span45.windows(of: values, in: segment)
      ewma45.replaceSubrange(days, with: Self.span45.values(in: windows, days: days))
      ewma180.replaceSubrange(days, with: Self.span180.values(of: values, in: segment))
      for day in days {
        func count(_ window: Int) -> Double {
          Double(windows.run(endingAt: day, window: window).count)
        }
        count7[day] = count(7)
        count45[day] = count(Self.span45.lookback + 1)
        count180[day] = count(Self.span180.lookback + 1)
      }
    }
  }
}

/// 1 where a count reaches a threshold, else 0.
func flag(_ counts: [Double], from threshold: Int) -> [Double] {
  counts.map { $0 >= Double(threshold) ? 1 : 0 }
}
