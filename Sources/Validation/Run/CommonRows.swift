import Scoring

/// How many anchor days became rows, and where the others went: eligible = the sum of the rest.
public struct RowAccount: Sendable, Equatable {
  public var eligible = 0
  public var crossesSourceEpoch = 0
  public var floorMissing = 0
  public var scoreMissing = 0
  public var rows = 0
}

/// The rows of a table: eligible targets of one epoch with every floor and every required score.
///
/// - Source: spec/decisions.md B 1.
package struct CommonRows: Sendable {
  package let account: RowAccount
  /// Anchor days, ascending.
  package let days: [Int]
  package let target: [Double]
  /// One column per naive floor, in table order.
  package let floors: [[Double]]

  /// - Parameter required: columns as long as the series that must have a value.
  package init(
    _ kind: TargetKind, targets: PersonTargets, floors: FloorColumns, required: [[Double]]
  ) {
    var account = RowAccount()
    var days: [Int] = []
    for (day, record) in targets.records(kind).enumerated() where record.eligible {
      account.eligible += 1
      if targets.crossesEpoch(anchor: day, horizon: kind.horizon) {
        account.crossesSourceEpoch += 1
      } else if floors.columns.contains(where: { $0[day].isNaN }) {
        account.floorMissing += 1
      } else if required.contains(where: { $0[day].isNaN }) {
        account.scoreMissing += 1
      } else {
        account.rows += 1
        days.append(day)
      }
    }
    self.account = account
    self.days = days
    let records = targets.records(kind)
    target = days.map { records[$0].value }
    self.floors = floors.columns.map { column in days.map { column[$0] } }
  }
}
