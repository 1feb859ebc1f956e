/// The logistic model of a feasibility check: chosen, fitted, and walked forward by month.
///
/// It does not know the floor, so one fit serves the comparison with both forms of the base rate.
///
/// - Source: spec/validation.md §9, §10.
package struct EventModel: Sendable {
  /// A calendar month predicted from everything before it, with the penalty chosen before it.
  package struct Fold: Sendable {
    package let fold: MonthlyFold
    package let penalty: Double
    /// One probability per row of `fold.test`.
    package let probabilities: [Double]
  }

  package let rows: ModelRows
  package let split: ChronologicalSplit
  package let selection: LogisticSelection
  /// Probabilities of the test rows; nil when the training rows hold only one class.
  package let probabilities: [Double]?
  package let converged: Bool?
  package let folds: Result<[Fold], MonthlyFoldsFailure>

  private static let minInner = 10
  private static let minInnerValidation = 5

  /// - Throws: when there are not enough complete cases.
  package init(_ rows: ModelRows) throws(ChronologicalSplit.Failure) {
    let split = try rows.split.get()
    let events = rows.events
    let selection = selectLogisticPenalty(
      rows.columns, events: events, innerCut: split.innerCut, trainCount: split.cut)
    let model = LogisticModel(
      rows.columns, events: events, trainCount: split.cut, penalty: selection.penalty)
    self.rows = rows
    self.split = split
    self.selection = selection
    converged = model?.converged
    probabilities = model.map { model in
      (split.cut..<rows.days.count).map { model.probability(rows.columns, row: $0) }
    }
    let months: [MonthlyFold]
    do {
      months = try monthlyFolds(days: rows.dayNumbers)
    } catch {
      folds = .failure(error)
      return
    }
    folds = .success(months.compactMap { Self.fold($0, rows, events) })
  }

  private static func fold(_ fold: MonthlyFold, _ rows: ModelRows, _ events: [Bool]) -> Fold? {
    let inner = ChronologicalSplit.roundHalfEven(0.8 * Double(fold.trainCount))
    if inner < minInner || fold.trainCount - inner < minInnerValidation { return nil }
    let penalty = selectLogisticPenalty(
      rows.columns, events: events, innerCut: inner, trainCount: fold.trainCount
    ).penalty
    let model = LogisticModel(
      rows.columns, events: events, trainCount: fold.trainCount, penalty: penalty)
    return model.map { model in
      Fold(
        fold: fold, penalty: penalty,
        probabilities: fold.test.map { model.probability(rows.columns, row: $0) })
    }
  }
}
