import Scoring

/// How large the changes of a comparison are, in the unit of the values.
///
///     ChangeDistribution([0, 2, -4])!.shareChanged     // 2 of 3
///
/// - Complexity: O(n) on average.
public struct ChangeDistribution: Sendable, Equatable {
  public static let levels = [0, 0.05, 0.25, 0.5, 0.75, 0.95, 1]

  public let count: Int
  public let mean: Double
  /// Divisor n.
  public let sd: Double
  /// Mean of the sizes, without sign.
  public let meanSize: Double
  /// One value per level of `levels`: smallest, 5 %, quartiles, 95 %, largest.
  public let quantiles: [Double]
  /// Share of changes that are not exactly 0.
  public let shareChanged: Double

  /// nil without any change to look at.
  public init?(_ changes: [Double]) {
    guard !changes.isEmpty else { return nil }
    count = changes.count
    mean = Spread.mean(changes)
    sd = Spread.populationSD(changes)
    meanSize = Spread.mean(changes.map(abs))
    quantiles = ChangeDistribution.levels.map { Quantile.of(changes, at: $0) }
    shareChanged = Double(changes.count { $0 != 0 }) / Double(changes.count)
  }
}
