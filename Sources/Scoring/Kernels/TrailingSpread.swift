/// Mean and sample SD of the present values of a run of days; two passes, oldest first.
///
/// - Missing data: NaN is skipped; fewer than two values, or an SD ≤ 1e-12·max(1, |mean|), has no z.
/// - Source: spec/validation.md §3.4.
package struct TrailingSpread: Sendable {
  package let count: Int
  /// NaN for fewer than two values, like the SD.
  package let mean: Double
  package let sampleSD: Double

  package init(_ column: [Double], days: Range<Int>) {
    var sum = 0.0
    var count = 0
    for day in days where !column[day].isNaN {
      sum += column[day]
      count += 1
    }
    let mean = sum / Double(count)
    var squares = 0.0
    for day in days where !column[day].isNaN {
      squares += (column[day] - mean) * (column[day] - mean)
    }
    self.count = count
    self.mean = count < 2 ? .nan : mean
    sampleSD = count < 2 ? .nan : (squares / Double(count - 1)).squareRoot()
  }

  package func z(of value: Double) -> Double? {
    guard count >= 2, sampleSD > 1e-12 * max(1, abs(mean)) else { return nil }
    return (value - mean) / sampleSD
  }
}
