import Scoring

/// Whether a logistic model on the features ranks events better than a base rate, on the last 30 % of
/// the complete cases.
///
/// Both sides are tested on the rows that have a floor prediction.
///
/// - Source: spec/validation.md §9-11.
package struct EventFeasibility: Sendable {
  /// How well predictions rank the events of the test rows.
  package struct Ranking: Sendable {
    package let precision: Double?
    package let captured: Int
    package let lift: Double?
    package let areaUnderCurve: Double?
    package let interval: Interval?

    init(_ predictions: [Double], _ events: [Bool], baseRate: Double?) {
      let result = precisionAtRecall(predictions, events: events)
      precision = result.precision
      captured = result.captured
      lift = result.lift(baseRate: baseRate)
      areaUnderCurve = Validation.areaUnderCurve(predictions, events: events)
      interval = stratifiedBootstrap(predictions, events: events)
    }
  }

  /// A calendar month of the walk forward, on its rows that have a floor prediction.
  package struct Fold: Sendable {
    package let fold: MonthlyFold
    package let testCount: Int
    package let penalty: Double
    package let model: PrecisionAtRecall
    package let floor: PrecisionAtRecall
    package let modelArea: Double?
    package let floorArea: Double?
  }

  package let split: ChronologicalSplit
  package let selection: LogisticSelection
  /// nil when the training rows hold only one class.
  package let converged: Bool?
  package let floor: String
  /// nil when the training rows hold only one class: there is no model.
  package let model: Ranking?
  package let floorRanking: Ranking
  package let testCount: Int
  package let testPositives: Int
  package let baseRate: Double?
  /// Test rows without a floor prediction.
  package let droppedForFloor: Int
  package let walkForward: Result<[Fold], MonthlyFoldsFailure>

  package var verdict: FloorVerdict {
    .classifier(
      modelPrecision: model?.precision, modelInterval: model?.interval,
      floorPrecision: floorRanking.precision, floorInterval: floorRanking.interval)
  }

  /// - Parameters:
  ///   - floor: the name of the base rate to hold the model against.
  ///   - predicted: that base rate per day of the series, NaN where there is none.
  package init(_ fitted: EventModel, floor: String, predicted: [Double]) {
    let rows = fitted.rows
    let test = fitted.split.cut..<rows.days.count
    let known = KnownRows(test, rows, predicted)
    let rate =
      known.events.isEmpty
      ? nil : Double(known.events.count { $0 }) / Double(known.events.count)
    self.floor = floor
    split = fitted.split
    selection = fitted.selection
    converged = fitted.converged
    model = fitted.probabilities.map {
      Ranking(known.kept(of: $0, from: test.lowerBound), known.events, baseRate: rate)
    }
    floorRanking = Ranking(known.floor, known.events, baseRate: rate)
    testCount = known.events.count
    testPositives = known.events.count { $0 }
    baseRate = rate
    droppedForFloor = test.count - known.events.count
    walkForward = fitted.folds.flatMap { folds in
      let compared = folds.compactMap { Fold($0, rows, predicted) }
      return compared.isEmpty ? .failure(.noValidFolds) : .success(compared)
    }
  }
}

extension EventFeasibility.Fold {
  private static let minTest = 5

  /// - Returns: nil below five rows or with one class only.
  fileprivate init?(_ fitted: EventModel.Fold, _ rows: ModelRows, _ predicted: [Double]) {
    let known = KnownRows(fitted.fold.test, rows, predicted)
    guard known.events.count >= Self.minTest, known.events.contains(true),
      known.events.contains(false)
    else { return nil }
    let scores = known.kept(of: fitted.probabilities, from: fitted.fold.test.lowerBound)
    fold = fitted.fold
    testCount = known.events.count
    penalty = fitted.penalty
    model = precisionAtRecall(scores, events: known.events)
    floor = precisionAtRecall(known.floor, events: known.events)
    modelArea = areaUnderCurve(scores, events: known.events)
    floorArea = areaUnderCurve(known.floor, events: known.events)
  }
}

/// The rows of a test part that have a floor prediction.
private struct KnownRows {
  let rows: [Int]
  let events: [Bool]
  let floor: [Double]

  init(_ test: Range<Int>, _ rows: ModelRows, _ predicted: [Double]) {
    self.rows = test.filter { !predicted[rows.days[$0]].isNaN }
    events = self.rows.map { rows.target[$0] == 1 }
    floor = self.rows.map { predicted[rows.days[$0]] }
  }

  /// The values of these rows, from an array that begins with row `first`.
  func kept(of values: [Double], from first: Int) -> [Double] { rows.map { values[$0 - first] } }
}
