import Scoring

/// One person's table of one target: rows, split and the floor chosen on the training rows.
///
/// - Source: spec/decisions.md B 1-3.
package struct TargetTable: Sendable {
  package static let trainingMean = "training_mean"

  package let target: TargetKind
  package let account: RowAccount
  /// nil when there are not enough rows.
  package let split: PurgedSplit?
  package let days: [Int]
  package let rows: TableRows?
  /// The naive floors in table order, `training_mean` last.
  package let floorNames: [String]
  package let floorColumns: [[Double]]
  package let floorTrainLosses: [Double]
  package let floorTestLosses: [Double]
  /// Index of the floor with the lowest training loss, table order on ties.
  package let floor: Int

  package init(_ target: TargetKind, _ common: CommonRows, floorNames: [String]) {
    self.target = target
    account = common.account
    days = common.days
    self.floorNames = floorNames + [TargetTable.trainingMean]
    guard
      let split = try? PurgedSplit(days: common.days, horizon: target.horizon)
    else {
      split = nil
      rows = nil
      floorColumns = []
      floorTrainLosses = []
      floorTestLosses = []
      floor = 0
      return
    }
    self.split = split
    let training = ColumnScale(common.target[..<split.trainCount])
    floorColumns =
      common.floors + [Array(repeating: training.mean, count: common.target.count)]
    let tables = floorColumns.map {
      TableRows(
        target: common.target, floor: $0, isEvent: target.isEvent, trainCount: split.trainCount,
        firstTest: split.firstTest)
    }
    let trainLosses = tables.map { table -> Double in
      var sum = 0.0
      for row in 0..<table.trainCount { sum += table.loss(table.floor[row], row: row) }
      return sum / Double(table.trainCount)
    }
    floorTrainLosses = trainLosses
    floorTestLosses = tables.map { table in table.testLoss(Array(table.floor[table.test])) }
    var best = 0
    for index in trainLosses.indices where trainLosses[index] < trainLosses[best] { best = index }
    floor = best
    rows = tables[best]
  }

  package var floorName: String { floorNames[floor] }

  /// The values of a candidate on the rows.
  package func scores(_ column: [Double]) -> [Double] { days.map { column[$0] } }

  /// Anchor days of the test rows.
  package var testDays: [Int] { rows.map { Array(days[$0.test]) } ?? [] }
}
