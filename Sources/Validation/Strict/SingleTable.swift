/// Runs one role of one score on one person's table, and again on its surrogates.
///
/// The reference does not see the score and is fitted once. A table belongs to one thread.
///
/// - Source: spec/decisions.md B 4, 9.
package final class SingleTable {
  package let rows: TableRows
  package let role: Role
  /// Predictions of the reference for the test rows.
  package let references: [Double]
  /// The reference's own fit; nil when the reference is the floor itself.
  package let referenceModel: LinearModel?

  private let solver = LeastSquares()
  private let referenceLosses: [Double]

  /// - Parameter role: `asIs`, `calibrated` or `incremental`.
  package init(_ rows: TableRows, role: Role) {
    precondition(
      role == .asIs || role == .calibrated || role == .incremental,
      "a single table has the roles as_is, calibrated and incremental")
    self.rows = rows
    self.role = role
    if role == .incremental {
      let model = solver.fit([rows.floor], target: rows.target, trainCount: rows.trainCount)
      referenceModel = model
      references = model.predictions([rows.floor], rows: rows.test).map(rows.clipped)
    } else {
      referenceModel = nil
      references = rows.floor[rows.test].map(rows.clipped)
    }
    referenceLosses = zip(rows.test, references).map { rows.loss($1, row: $0) }
  }

  /// The fit of the target on the score; nil for `asIs`, which is not fitted.
  package func model(_ score: [Double]) -> LinearModel? {
    switch role {
    case .calibrated:
      solver.fit([score], target: rows.target, trainCount: rows.trainCount)
    case .incremental:
      solver.fit([rows.floor, score], target: rows.target, trainCount: rows.trainCount)
    default: nil
    }
  }

  /// - Parameter score: one finite value per row.
  package func outcome(_ score: [Double]) -> EntryOutcome {
    EntryOutcome(rows, predictions: predictions(score), references: references)
  }

  /// The mean loss difference of every surrogate, in the order of the plan.
  package func surrogateMeans(_ score: [Double], plan: SurrogatePlan) -> [Double] {
    (0..<plan.count).map { meanDifference(plan.surrogate($0, of: score)) }
  }

  private func predictions(_ score: [Double]) -> [Double] {
    precondition(score.count == rows.count, "one score per row")
    guard let model = model(score) else { return score[rows.test].map(rows.clipped) }
    let columns = role == .incremental ? [rows.floor, score] : [score]
    return model.predictions(columns, rows: rows.test).map(rows.clipped)
  }

  private func meanDifference(_ score: [Double]) -> Double {
    let predictions = predictions(score)
    var sum = 0.0
    for row in rows.test {
      let index = row - rows.firstTest
      sum += referenceLosses[index] - rows.loss(predictions[index], row: row)
    }
    return sum / Double(predictions.count)
  }
}
