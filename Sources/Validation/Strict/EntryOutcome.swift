import Scoring

/// One entry of a table on the test rows, beside its reference.
///
/// - Source: spec/decisions.md B 4-6.
package struct EntryOutcome: Sendable {
  /// Predictions of the test rows, events clipped to 0...1.
  package let predictions: [Double]
  /// What the reference predicts for the same rows.
  package let references: [Double]
  /// Mean loss; lower is better.
  package let loss: Double
  package let referenceLoss: Double
  /// Loss of the reference minus loss of the entry, per row: positive = the entry is nearer.
  package let differences: [Double]
  /// Spearman's correlation between prediction and target; nil for a constant side.
  package let spearman: Double?

  package init(_ rows: TableRows, predictions: [Double], references: [Double]) {
    precondition(
      predictions.count == rows.test.count && references.count == rows.test.count,
      "one prediction and one reference per test row")
    self.predictions = predictions
    self.references = references
    loss = rows.testLoss(predictions)
    referenceLoss = rows.testLoss(references)
    differences = rows.test.map { row in
      let index = row - rows.firstTest
      return rows.loss(references[index], row: row) - rows.loss(predictions[index], row: row)
    }
    spearman = Validation.spearman(predictions, Array(rows.target[rows.test]))
  }

  package var meanDifference: Double { Spread.mean(differences) }

  /// The share of the reference loss that the entry saves; nil when that loss is 0.
  package var skill: Double? { referenceLoss == 0 ? nil : 1 - loss / referenceLoss }
}
