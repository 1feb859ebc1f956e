import Scoring

/// Mean absolute residual Σ|r|/n; nil for an empty array. Lower is better.
///
/// - Source: spec/validation.md §7.
///
///     meanAbsoluteError([-1, 3])   // 2
package func meanAbsoluteError(_ residuals: [Double]) -> Double? {
  residuals.isEmpty ? nil : Spread.mean(residuals.map { abs($0) })
}

/// Root of the mean squared residual √(Σr²/n); nil for an empty array. Lower is better.
///
/// - Source: spec/validation.md §7.
///
///     rootMeanSquareError([-3, 3])   // 3
package func rootMeanSquareError(_ residuals: [Double]) -> Double? {
  residuals.isEmpty ? nil : Spread.mean(residuals.map { $0 * $0 }).squareRoot()
}
