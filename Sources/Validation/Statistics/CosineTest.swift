import Scoring

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Tests the mean of a time series against zero with the equal-weighted cosine variance.
///
/// Neighbouring days are alike, so the plain standard error is too small. The long-run variance is
/// the mean of ν squared cosine coefficients, and t has ν degrees of freedom.
///
/// - Parameter values: loss differences in row order, finite, at least one.
/// - Complexity: O(n·ν) with 4n cosines, ν ≈ 0.4·n^⅔.
/// - Source: Lazarus, Lewis, Stock & Watson (2018), doi:10.1080/07350015.2018.1506926, as fixed in
///   spec/decisions.md B 6.
///
///     cosineTest([0.25, 0.25]).p   // nil: two equal values have no variance
package func cosineTest(_ values: [Double]) -> MeanTest {
  precondition(!values.isEmpty, "a test needs at least one row")
  let count = values.count
  let degrees = cosineDegrees(count)
  let center = Spread.mean(values)
  return MeanTest(values, mean: center, degrees: degrees) {
    let variance = cosineVariance(values.map { $0 - center }, degrees: degrees)
    return (variance / Double(count)).squareRoot()
  }
}

/// ν = max(2, the largest integer k with 125·k³ ≤ 8·n²), in integers, hence exact.
package func cosineDegrees(_ count: Int) -> Int {
  var degrees = 2
  while 125 * (degrees + 1) * (degrees + 1) * (degrees + 1) <= 8 * count * count { degrees += 1 }
  return degrees
}

/// The mean over j = 1..ν of (√(2/n) Σ_t d_t cos(πj(t − ½)/n))².
private func cosineVariance(_ centred: [Double], degrees: Int) -> Double {
  let count = centred.count
  // πj(t − ½)/n = π·j(2t − 1)/2n: all angles are multiples of π/2n, so one turn is tabulated.
  let cosines = (0..<(4 * count)).map { cos(.pi * Double($0) / Double(2 * count)) }
  var sum = 0.0
  for j in 1...degrees {
    var coefficient = 0.0
    var angle = j
    for value in centred {
      coefficient += value * cosines[angle]
      angle += 2 * j
      while angle >= 4 * count { angle -= 4 * count }
    }
    sum += coefficient * coefficient
  }
  return 2 / Double(count) * sum / Double(degrees)
}
