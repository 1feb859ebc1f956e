#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// Logistic regression with an L2 penalty on standardised columns, intercept free.
///
/// Minimises Σ log-loss + α/2·‖b‖² by Newton's method from zero; equals scikit-learn with C = 1/α.
///
/// - Source: spec/validation.md §10.
package struct LogisticModel: Equatable, Sendable {
  /// Scales and coefficients of the logit.
  package let linear: LinearModel
  package let iterations: Int
  /// Whether the last step was below the smallest one; false after the largest number of steps.
  package let converged: Bool

  private static let maxLogit = 30.0
  private static let smallestProbability = 1e-12
  private static let smallestStep = 1e-7
  private static let maxSteps = 100

  /// Fits the events of rows `0..<trainCount`.
  ///
  /// - Parameters:
  ///   - columns: finite values, each at least `trainCount` long.
  ///   - penalty: α above 0.
  /// - Returns: nil when the training rows hold only one class.
  package init?(_ columns: [[Double]], events: [Bool], trainCount: Int, penalty: Double) {
    precondition(penalty > 0, "the penalty is above zero")
    let training = events[..<trainCount]
    if !training.contains(true) || !training.contains(false) { return nil }
    let scales = columns.map { ColumnScale($0[..<trainCount]) }
    let rows = (0..<trainCount).map { row in
      [1] + scales.indices.map { scales[$0](columns[$0][row]) }
    }
    let size = scales.count + 1
    var coefficients = [Double](repeating: 0, count: size)
    var steps = 0
    var converged = false
    while !converged && steps < Self.maxSteps {
      var gradient = [Double](repeating: 0, count: size)
      var curvature = [Double](repeating: 0, count: size * size)
      for (row, event) in zip(rows, training) {
        let probability = min(
          1 - Self.smallestProbability,
          max(Self.smallestProbability, Self.probability(of: row, coefficients)))
        let weight = probability * (1 - probability)
        for i in 0..<size {
          gradient[i] += row[i] * ((event ? 1 : 0) - probability)
          for j in 0...i { curvature[i + j * size] += weight * row[i] * row[j] }
        }
      }
      for i in 1..<size {
        gradient[i] -= penalty * coefficients[i]
        curvature[i + i * size] += penalty
      }
      steps += 1
      guard let step = solvePositiveDefinite(curvature, gradient) else { return nil }
      for i in 0..<size { coefficients[i] += step[i] }
      converged = step.allSatisfy { abs($0) < Self.smallestStep }
    }
    linear = LinearModel(scales: scales, coefficients: coefficients, rankDeficient: false)
    iterations = steps
    self.converged = converged
  }

  /// The probability of an event for one row.
  package func probability(_ columns: [[Double]], row: Int) -> Double {
    1 / (1 + exp(-Self.clipped(linear.prediction(columns, row: row))))
  }

  private static func probability(of row: [Double], _ coefficients: [Double]) -> Double {
    var logit = 0.0
    for (value, coefficient) in zip(row, coefficients) { logit += value * coefficient }
    return 1 / (1 + exp(-clipped(logit)))
  }

  private static func clipped(_ logit: Double) -> Double { min(maxLogit, max(-maxLogit, logit)) }
}

/// The chosen penalty and the validation result of every penalty of the grid.
package struct LogisticSelection: Equatable, Sendable {
  package struct Result: Equatable, Sendable {
    package let precision: Double?
    package let areaUnderCurve: Double?

    package init(precision: Double?, areaUnderCurve: Double?) {
      self.precision = precision
      self.areaUnderCurve = areaUnderCurve
    }
  }

  package let penalty: Double
  package let results: [Result]

  package init(penalty: Double, results: [Result]) {
    self.penalty = penalty
    self.results = results
  }
}

/// Chooses the penalty with the highest precision at recall 0.5 on rows `innerCut..<trainCount`.
///
/// The first of equal penalties wins; without any precision the area under the curve decides;
/// without that the strongest penalty is taken.
///
/// - Source: spec/validation.md §10.
package func selectLogisticPenalty(
  _ columns: [[Double]], events: [Bool], innerCut: Int, trainCount: Int
) -> LogisticSelection {
  precondition(0 < innerCut && innerCut < trainCount, "inner training rows, then validation rows")
  let validation = innerCut..<trainCount
  let results = penaltyGrid.map { penalty in
    guard
      let model = LogisticModel(columns, events: events, trainCount: innerCut, penalty: penalty)
    else { return LogisticSelection.Result(precision: nil, areaUnderCurve: nil) }
    let scores = validation.map { model.probability(columns, row: $0) }
    let truths = Array(events[validation])
    return LogisticSelection.Result(
      precision: precisionAtRecall(scores, events: truths).precision,
      areaUnderCurve: areaUnderCurve(scores, events: truths))
  }
  let best =
    firstLargest(results.map(\.precision)) ?? firstLargest(results.map(\.areaUnderCurve))
    ?? penaltyGrid.count - 1
  return LogisticSelection(penalty: penaltyGrid[best], results: results)
}

/// The place of the first of the largest values; nil when all are absent.
private func firstLargest(_ values: [Double?]) -> Int? {
  var best: Int?
  for (index, value) in values.enumerated() {
    guard let value else { continue }
    if best == nil || value > values[best!]! { best = index }
  }
  return best
}
