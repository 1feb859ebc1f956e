/// The two-sided test of a mean against zero, with its power.
///
/// `mean` and `degenerate` are exact; everything else passed through a standard error.
///
/// - Source: spec/decisions.md B 6, 7, 11.
package struct MeanTest: Equatable, Sendable {
  package let count: Int
  package let mean: Double
  /// Degrees of freedom of Student's t (ν of the cosine test, people − 1 over people).
  package let degrees: Int
  package let standardError: Double
  /// Absent when the values do not vary and their mean is not zero: then nothing can be tested.
  package let t: Double?
  package let p: Double?
  /// The 95 % interval of the mean; a point when the values do not vary.
  package let interval: Interval
  /// The smallest difference that a test at 5 % sees in 80 % of samples.
  package let detectable: Double
  /// Whether the values are equal up to rounding: max − min ≤ 1e-12·max(1, max|d|).
  package let degenerate: Bool

  /// The long-run variance of the cosine test, n·se².
  package var longRunVariance: Double { Double(count) * standardError * standardError }

  /// How many more rows a difference of 5 % of the reference loss would need.
  ///
  /// - Returns: 0 when the values do not vary, otherwise nil when the reference loss is 0.
  package func daysNeeded(referenceLoss: Double) -> Double? {
    if degenerate { return 0 }
    if referenceLoss == 0 { return nil }
    let ratio = detectable / (0.05 * referenceLoss)
    return max(0, Double(count) * (ratio * ratio - 1))
  }

  /// - Parameter standardError: of the mean; asked for only when the values vary.
  init(_ values: [Double], mean: Double, degrees: Int, standardError: () -> Double) {
    count = values.count
    self.mean = mean
    self.degrees = degrees
    var low = values[0]
    var high = values[0]
    for value in values {
      low = min(low, value)
      high = max(high, value)
    }
    let tolerance = 1e-12 * max(1, max(abs(low), abs(high)))
    degenerate = high - low <= tolerance
    if degenerate {
      let isZero = abs(mean) <= tolerance
      self.standardError = 0
      t = isZero ? 0 : nil
      p = isZero ? 1 : nil
      interval = isZero ? Interval(low: 0, high: 0) : Interval(low: mean, high: mean)
      detectable = 0
      return
    }
    let student = StudentT(degrees: degrees)
    let error = standardError()
    self.standardError = error
    t = mean / error
    p = student.twoSided(mean / error)
    let half = student.quantile(0.975) * error
    interval = Interval(low: mean - half, high: mean + half)
    detectable = student.detectable * error
  }
}
