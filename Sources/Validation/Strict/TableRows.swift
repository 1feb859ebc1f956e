/// The common rows of one table: target and floor, with the training and the test part.
///
/// - Source: spec/decisions.md B 1-3.
package struct TableRows: Sendable {
  package let target: [Double]
  /// The floor's prediction per row.
  package let floor: [Double]
  /// Whether the target is an event: predictions are clipped to 0...1 and the loss is squared.
  package let isEvent: Bool
  /// Rows `0..<trainCount` train.
  package let trainCount: Int
  /// Rows `firstTest...` are tested; rows between are purged.
  package let firstTest: Int

  package init(
    target: [Double], floor: [Double], isEvent: Bool, trainCount: Int, firstTest: Int
  ) {
    precondition(target.count == floor.count, "one floor value per target")
    precondition(
      0 < trainCount && trainCount <= firstTest && firstTest < target.count,
      "training rows, then test rows")
    self.target = target
    self.floor = floor
    self.isEvent = isEvent
    self.trainCount = trainCount
    self.firstTest = firstTest
  }

  package var count: Int { target.count }
  package var test: Range<Int> { firstTest..<target.count }

  /// What is compared with the target: events are probabilities.
  package func clipped(_ prediction: Double) -> Double {
    isEvent ? min(1, max(0, prediction)) : prediction
  }

  /// Squared error of an event (Brier), absolute error otherwise.
  package func loss(_ prediction: Double, row: Int) -> Double {
    let residual = target[row] - prediction
    return isEvent ? residual * residual : abs(residual)
  }

  /// Mean loss of predictions of the test rows, in row order.
  package func testLoss(_ predictions: [Double]) -> Double {
    var sum = 0.0
    for (row, prediction) in zip(test, predictions) { sum += loss(prediction, row: row) }
    return sum / Double(test.count)
  }
}
