import Scoring

/// Whether least squares or Ridge on the features does better than the best floor of a continuous
/// target, on the last 30 % of the complete cases.
///
/// The verdict compares the better model with the *lower* bound of the floor's interval on the full
/// slice. It speaks only about the test tail.
///
/// - Source: spec/validation.md §9-11.
package struct ErrorFeasibility: Sendable {
  /// A mean absolute error on test rows with its calendar-block interval.
  package struct TestError: Sendable {
    package let count: Int
    package let error: Double
    package let block: Interval

    /// - Returns: nil without rows.
    init?(_ residuals: [Double], days: [Int]) {
      guard let error = meanAbsoluteError(residuals),
        let block = blockBootstrap(residuals.map { abs($0) }, days: days)
      else { return nil }
      count = residuals.count
      self.error = error
      self.block = block
    }
  }

  /// A calendar month tested after everything before it; all penalties, none of them preferred.
  package struct Fold: Sendable {
    package let fold: MonthlyFold
    /// Mean absolute error per penalty of the grid.
    package let ridgeErrors: [Double]
  }

  package let split: ChronologicalSplit
  package let penalty: Double
  package let validationErrors: [Double]
  package let leastSquares: TestError
  package let ridge: TestError
  /// The best floor of the table and its error on those test rows that have it.
  package let floor: String
  package let floorOnTest: TestError?
  /// Lower bound of the floor's interval on the full slice; nil below two rows.
  package let floorLow: Double?
  package let walkForward: Result<[Fold], MonthlyFoldsFailure>

  /// Least squares when it is not worse than Ridge.
  package var leastSquaresIsBest: Bool { leastSquares.error <= ridge.error }

  package var best: TestError { leastSquaresIsBest ? leastSquares : ridge }

  package var verdict: FloorVerdict {
    guard let floorLow else { return .intervalUndefined }
    return .continuous(
      modelError: best.error, modelHigh: best.block.high, floorLow: floorLow)
  }

  /// - Throws: when there are not enough complete cases.
  package init(_ rows: ModelRows, _ table: OriginFloorTable, floors: OriginFloors, in slice: [Bool])
    throws(ChronologicalSplit.Failure)
  {
    let split = try rows.split.get()
    guard let best = table.best else {
      preconditionFailure("a complete case has today's value, which is a floor")
    }
    let test = split.cut..<rows.days.count
    let testDays = Array(rows.days[test])
    func tested(_ model: LinearModel) -> TestError {
      let residuals = test.map { rows.target[$0] - model.prediction(rows.columns, row: $0) }
      // The split leaves at least five test rows.
      return TestError(residuals, days: testDays)!
    }
    let selection = selectRidgePenalty(
      rows.columns, target: rows.target, innerCut: split.innerCut, trainCount: split.cut)
    self.split = split
    penalty = selection.penalty
    validationErrors = selection.validationErrors
    leastSquares = tested(
      LeastSquares().fit(rows.columns, target: rows.target, trainCount: split.cut))
    ridge = tested(
      ridgeModel(
        rows.columns, target: rows.target, trainCount: split.cut, penalty: selection.penalty))
    floor = best.baseline
    floorLow = best.independent?.low
    let predicted = floors.column(named: best.baseline, in: slice)
    let known = test.filter { !predicted[rows.days[$0]].isNaN }
    floorOnTest = TestError(
      known.map { rows.target[$0] - predicted[rows.days[$0]] }, days: known.map { rows.days[$0] })
    walkForward = Self.walkForward(rows)
  }

  private static func walkForward(_ rows: ModelRows) -> Result<[Fold], MonthlyFoldsFailure> {
    let months: [MonthlyFold]
    do {
      months = try monthlyFolds(days: rows.dayNumbers)
    } catch {
      return .failure(error)
    }
    return .success(
      months.map { fold in
        let errors = penaltyGrid.map { penalty in
          let model = ridgeModel(
            rows.columns, target: rows.target, trainCount: fold.trainCount, penalty: penalty)
          let residuals = fold.test.map {
            rows.target[$0] - model.prediction(rows.columns, row: $0)
          }
          // Folds without test rows are skipped.
          return meanAbsoluteError(residuals)!
        }
        return Fold(fold: fold, ridgeErrors: errors)
      })
  }
}
