/// Order statistics by linear interpolation at rank p·(n - 1).
///
///     Quantile.of([1, 2, 3, 4], at: 0.25)    // 1.75
///
/// - Missing data: the caller passes present values only; no values give 0 (spec/formulas.md §0).
/// - Complexity: O(n log n).
public enum Quantile {
  public static func of(_ values: [Double], at p: Double) -> Double {
    ofSorted(values.sorted(), at: p)
  }

  public static func ofSorted(_ sorted: [Double], at p: Double) -> Double {
    guard let last = sorted.indices.last else { return 0 }
    let rank = p * Double(last)
    let low = Int(rank)
    if low >= last { return sorted[last] }
    return sorted[low] + (rank - Double(low)) * (sorted[low + 1] - sorted[low])
  }

  /// Makes the median absolute deviation of normal values their standard deviation.
  public static let madFactor = 1.4826

  /// Median and 1.4826 × the median absolute deviation from it.
  public static func medianAndMAD(_ values: [Double]) -> (median: Double, sd: Double) {
    let median = of(values, at: 0.5)
    return (median, madFactor * of(values.map { abs($0 - median) }, at: 0.5))
  }
}
