import Scoring

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Spearman's correlation: Pearson's of the mid-ranks.
///
/// - Returns: -1...1; nil for fewer than three pairs or a constant side.
///
///     spearman([1, 2, 3], [10, 100, 1000])   // 1
package func spearman(_ x: [Double], _ y: [Double]) -> Double? {
  pearson(midRanks(x), midRanks(y))
}

/// The 95 % interval of a correlation by Fisher's z, tanh(atanh r ± 1.96/√(n − 3)).
///
/// - Parameter count: number of pairs, at least 4.
/// - Source: spec/validation.md §13.
///
///     fisherInterval(-0.149, count: 387)   // [-0.245, -0.050]
package func fisherInterval(_ correlation: Double, count: Int) -> Interval {
  precondition(count > 3, "Fisher's interval needs more than three pairs")
  // atanh is infinite at the ends, where the interval is the point itself.
  if abs(correlation) >= 1 { return Interval(low: correlation, high: correlation) }
  let z = atanh(correlation)
  let half = 1.959963984540054 / Double(count - 3).squareRoot()
  return Interval(low: tanh(z - half), high: tanh(z + half))
}
