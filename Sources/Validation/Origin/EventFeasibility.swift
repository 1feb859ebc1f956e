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

  /// A calendar month tested after everything before it, with the penalty chosen before it.
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
  /// - Throws: when there are not enough complete cases.
  package init(_ rows: ModelRows, floor: String, predicted: [Double])
    throws(ChronologicalSplit.Failure)
  {
    let split = try rows.split.get()
    let events = rows.events
    let selection = selectLogisticPenalty(
      rows.columns, events: events, innerCut: split.innerCut, trainCount: split.cut)
    let model = LogisticModel(
      rows.columns, events: events, trainCount: split.cut, penalty: selection.penalty)
    let test = split.cut..<rows.days.count
    let known = test.filter { !predicted[rows.days[$0]].isNaN }
    let truths = known.map { events[$0] }
    testPositives = truths.count { $0 }
    let rate = known.isEmpty ? nil : Double(testPositives) / Double(known.count)
    self.split = split
    self.selection = selection
    self.floor = floor
    converged = model?.converged
    self.model = model.map { model in
      Ranking(
        known.map { model.probability(rows.columns, row: $0) }, truths, baseRate: rate)
    }
    floorRanking = Ranking(known.map { predicted[rows.days[$0]] }, truths, baseRate: rate)
    testCount = known.count
    baseRate = rate
    droppedForFloor = test.count - known.count
    walkForward = Self.walkForward(rows, events, predicted)
  }

  private static let minTest = 5
  private static let minInner = 10

  private static func walkForward(_ rows: ModelRows, _ events: [Bool], _ predicted: [Double])
    -> Result<[Fold], MonthlyFoldsFailure>
  {
    let months: [MonthlyFold]
    do {
      months = try monthlyFolds(days: rows.dayNumbers)
    } catch {
      return .failure(error)
    }
    let folds = months.compactMap { fold -> Fold? in
      let known = fold.test.filter { !predicted[rows.days[$0]].isNaN }
      let truths = known.map { events[$0] }
      let inner = ChronologicalSplit.roundHalfEven(0.8 * Double(fold.trainCount))
      guard known.count >= minTest, truths.contains(true), truths.contains(false),
        inner >= minInner, fold.trainCount - inner >= minTest
      else { return nil }
      let selection = selectLogisticPenalty(
        rows.columns, events: events, innerCut: inner, trainCount: fold.trainCount)
      guard
        let model = LogisticModel(
          rows.columns, events: events, trainCount: fold.trainCount, penalty: selection.penalty)
      else { return nil }
      let scores = known.map { model.probability(rows.columns, row: $0) }
      let floor = known.map { predicted[rows.days[$0]] }
      return Fold(
        fold: fold, testCount: known.count, penalty: selection.penalty,
        model: precisionAtRecall(scores, events: truths),
        floor: precisionAtRecall(floor, events: truths),
        modelArea: areaUnderCurve(scores, events: truths),
        floorArea: areaUnderCurve(floor, events: truths))
    }
    return folds.isEmpty ? .failure(.noValidFolds) : .success(folds)
  }
}
