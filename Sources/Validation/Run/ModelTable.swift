import Scoring

/// The models of one target of one person: least squares and Ridge, or logistic for an event.
///
/// Their rows are the common rows with complete features, split and purged anew, with the floor chosen
/// on their training rows; features made of recovery records are as old as their horizon, so nothing
/// of a day after the anchor is seen. Models are part of no badge.
///
/// - Missing data: fewer than 60 training rows → no entry, because ten slopes on few rows lose by
///   their number alone.
/// - Source: spec/decisions.md B 4 *Models*.
package struct ModelTable: Sendable {
  /// One model with its test against least squares on the floor.
  package struct Entry: Sendable {
    package let outcome: EntryOutcome
    package let test: MeanTest
    package let block: Interval?
    package let penalty: Double?
    package let rankDeficient: Bool

    init(
      _ rows: TableRows, days: [Int], predictions: [Double], references: [Double],
      penalty: Double?, rankDeficient: Bool
    ) {
      outcome = EntryOutcome(
        rows, predictions: predictions.map(rows.clipped), references: references)
      test = cosineTest(outcome.differences)
      block = blockBootstrap(outcome.differences, days: days)
      self.penalty = penalty
      self.rankDeficient = rankDeficient
    }
  }

  package let table: TargetTable
  /// Per candidate its entry; nil when it could not be fitted.
  package let entries: [(candidate: String, entry: Entry?)]

  /// The candidates of a target, in the order of the report.
  package static func candidates(_ target: TargetKind) -> [String] {
    target.isEvent ? ["model:logistic"] : ["model:ols", "model:ridge"]
  }

  /// - Parameter required: columns that every common row must have, as long as the series.
  /// - Returns: nil for a target without features.
  package init?(_ target: TargetKind, _ person: PersonData, required: [[Double]]) {
    guard
      let features = FeatureColumns(
        target, of: person.targets, series: person.series,
        recoveryDelay: TargetKind.recoveryRolling3.horizon)
    else { return nil }
    let floors = person.floors(target)
    let common = CommonRows(
      target, targets: person.targets, floors: floors, required: required + features.columns)
    let table = TargetTable(target, common, floorNames: floors.names)
    self.table = table
    guard let rows = table.rows, rows.trainCount >= TableEntry.minTrainingRows else {
      entries = Self.candidates(target).map { ($0, nil) }
      return
    }
    let columns = features.rows(table.days)
    let references = SingleTable(rows, role: .incremental).references
    let inner = ChronologicalSplit.roundHalfEven(0.8 * Double(rows.trainCount))
    func entry(_ predictions: [Double], _ penalty: Double?, rankDeficient: Bool = false) -> Entry {
      Entry(
        rows, days: table.testDays, predictions: predictions, references: references,
        penalty: penalty, rankDeficient: rankDeficient)
    }
    if target.isEvent {
      let events = rows.target.map { $0 == 1 }
      let penalty = selectLogisticPenalty(
        columns, events: events, innerCut: inner, trainCount: rows.trainCount
      ).penalty
      let model = LogisticModel(
        columns, events: events, trainCount: rows.trainCount, penalty: penalty)
      let predictions = model.map { model in
        rows.test.map { model.probability(columns, row: $0) }
      }
      entries = [("model:logistic", predictions.map { entry($0, penalty) })]
      return
    }
    let penalty = selectRidgePenalty(
      columns, target: rows.target, innerCut: inner, trainCount: rows.trainCount
    ).penalty
    let squares = LeastSquares().fit(columns, target: rows.target, trainCount: rows.trainCount)
    let ridge = ridgeModel(
      columns, target: rows.target, trainCount: rows.trainCount, penalty: penalty)
    entries = [
      (
        "model:ols",
        entry(
          squares.predictions(columns, rows: rows.test), nil, rankDeficient: squares.rankDeficient)
      ),
      ("model:ridge", entry(ridge.predictions(columns, rows: rows.test), penalty)),
    ]
  }
}
