/// The arithmetic mean, summed in order; nil for an empty array.
package func mean(_ values: [Double]) -> Double? {
  if values.isEmpty { return nil }
  var sum = 0.0
  for value in values { sum += value }
  return sum / Double(values.count)
}

/// Mean absolute residual Σ|r|/n; nil for an empty array. Lower is better.
///
/// - Source: spec/validation.md §7.
///
///     meanAbsoluteError([-1, 3])   // 2
package func meanAbsoluteError(_ residuals: [Double]) -> Double? {
  mean(residuals.map { abs($0) })
}

/// Root of the mean squared residual √(Σr²/n); nil for an empty array. Lower is better.
///
/// - Source: spec/validation.md §7.
///
///     rootMeanSquareError([-3, 3])   // 3
package func rootMeanSquareError(_ residuals: [Double]) -> Double? {
  mean(residuals.map { $0 * $0 }).map { $0.squareRoot() }
}

/// Population standard deviation (divisor n) in two passes; nil for an empty array.
///
/// - Source: spec/validation.md §7.
///
///     populationSD([1, 3])   // 1
package func populationSD(_ values: [Double]) -> Double? {
  mean(values).flatMap { center in
    mean(values.map { ($0 - center) * ($0 - center) }).map { $0.squareRoot() }
  }
}

/// Sample standard deviation (divisor n − 1) in two passes; nil for fewer than two values.
///
///     sampleSD([1, 3])   // 1.4142135623730951
package func sampleSD(_ values: [Double]) -> Double? {
  guard values.count >= 2, let center = mean(values) else { return nil }
  var sum = 0.0
  for value in values { sum += (value - center) * (value - center) }
  return (sum / Double(values.count - 1)).squareRoot()
}
