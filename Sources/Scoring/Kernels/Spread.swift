/// Mean and spread of a run of present values, summed oldest first.
///
///     Spread.populationSD([1, 2, 3, 4])      // 1.118033988749895
///     Spread.z(5, mean: 3, sd: 0)            // 0: a zero spread is never a tiny number
///
/// - Missing data: the caller passes present values only.
/// - Complexity: O(n), two passes.
/// - Source: spec/formulas.md §0.
public enum Spread {
  /// A standard deviation below this is a degenerate baseline.
  public static let degenerate = 1e-9

  /// Σ/n; 0 for no values.
  public static func mean(_ values: some Collection<Double>) -> Double {
    guard !values.isEmpty else { return 0 }
    var sum = 0.0
    for value in values { sum += value }
    return sum / Double(values.count)
  }

  /// Divisor n; 0 for fewer than two values.
  public static func populationSD(_ values: some Collection<Double>) -> Double {
    values.count < 2 ? 0 : (squares(values) / Double(values.count)).squareRoot()
  }

  /// Divisor n - 1; nil for fewer than two values.
  public static func sampleSD(_ values: some Collection<Double>) -> Double? {
    values.count < 2 ? nil : (squares(values) / Double(values.count - 1)).squareRoot()
  }

  /// Distance from the mean in standard deviations; 0 when the spread is degenerate.
  @inlinable
  public static func z(_ value: Double, mean: Double, sd: Double) -> Double {
    sd < degenerate ? 0 : (value - mean) / sd
  }

  private static func squares(_ values: some Collection<Double>) -> Double {
    let centre = mean(values)
    var sum = 0.0
    for value in values { sum += (value - centre) * (value - centre) }
    return sum
  }
}
