/// A closed interval of two finite numbers.
package struct Interval: Equatable, Sendable {
  package let low: Double
  package let high: Double

  package init(low: Double, high: Double) {
    self.low = low
    self.high = high
  }

  /// The 95 % bounds of m bootstrap results: order statistics m div 40 and 39·m div 40.
  ///
  /// No interpolation, so the bounds are results that really occurred (25 and 975 of 1,000).
  ///
  /// - Returns: nil without results.
  /// - Source: spec/validation.md §8.
  package init?(bootstrapResults results: [Double]) {
    if results.isEmpty { return nil }
    let sorted = results.sorted()
    low = sorted[sorted.count / 40]
    high = sorted[39 * sorted.count / 40]
  }

  /// Whether zero lies outside, the ends counting as inside.
  package var excludesZero: Bool { low > 0 || high < 0 }
}
