import Scoring

/// The penalties that a model may choose from, in this order.
package let penaltyGrid: [Double] = [0.01, 0.1, 1, 10, 100]

/// Ridge regression: ‖y − Xb‖² + α‖b‖² on standardised columns, intercept free.
///
/// - Parameters:
///   - columns: finite values, each at least `trainCount` long.
///   - penalty: α above 0.
/// - Source: spec/validation.md §10.
///
///     ridgeModel([[-1, 1]], target: [-1, 1], trainCount: 2, penalty: 2).coefficients   // [0, 0.5]
package func ridgeModel(
  _ columns: [[Double]], target: [Double], trainCount: Int, penalty: Double
) -> LinearModel {
  precondition(penalty > 0, "the penalty is above zero")
  let scales = columns.map { ColumnScale($0[..<trainCount]) }
  let standardised = zip(scales, columns).map { scale, column in
    column[..<trainCount].map { scale($0) }
  }
  // The standardised columns have mean 0, so the free intercept is the mean of the target.
  let intercept = Spread.mean(target[..<trainCount])
  let size = columns.count
  var matrix = [Double](repeating: 0, count: size * size)
  var right = [Double](repeating: 0, count: size)
  for i in 0..<size {
    for row in 0..<trainCount { right[i] += standardised[i][row] * (target[row] - intercept) }
    for j in 0...i {
      var sum = 0.0
      for row in 0..<trainCount { sum += standardised[i][row] * standardised[j][row] }
      matrix[i + j * size] = sum
      matrix[j + i * size] = sum
    }
    matrix[i + i * size] += penalty
  }
  guard let slopes = solvePositiveDefinite(matrix, right) else {
    preconditionFailure("a penalised system of finite numbers is positive definite")
  }
  return LinearModel(scales: scales, coefficients: [intercept] + slopes, rankDeficient: false)
}

/// The chosen penalty and the validation error of every penalty of the grid.
package struct RidgeSelection: Equatable, Sendable {
  package let penalty: Double
  package let validationErrors: [Double]

  package init(penalty: Double, validationErrors: [Double]) {
    self.penalty = penalty
    self.validationErrors = validationErrors
  }
}

/// Chooses the penalty with the smallest mean absolute error on rows `innerCut..<trainCount`.
///
/// The first of equal penalties wins. Scales are learnt on rows `0..<innerCut`.
///
/// - Source: spec/validation.md §10.
package func selectRidgePenalty(
  _ columns: [[Double]], target: [Double], innerCut: Int, trainCount: Int
) -> RidgeSelection {
  precondition(0 < innerCut && innerCut < trainCount, "inner training rows, then validation rows")
  let errors = penaltyGrid.map { penalty in
    let model = ridgeModel(columns, target: target, trainCount: innerCut, penalty: penalty)
    return meanAbsoluteError(
      (innerCut..<trainCount).map { target[$0] - model.prediction(columns, row: $0) })!
  }
  let best = errors.indices.min { errors[$0] < errors[$1] }!
  return RidgeSelection(penalty: penaltyGrid[best], validationErrors: errors)
}
