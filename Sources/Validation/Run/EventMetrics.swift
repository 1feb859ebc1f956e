/// How well predictions of an event rank the test rows; context, never a verdict.
///
/// - Source: spec/validation.md §7; the base rate is that of the rows compared.
package struct EventMetrics: Sendable {
  package let precision: Double?
  package let captured: Int
  package let lift: Double?
  package let auc: Double?

  package init(_ rows: TableRows, predictions: [Double]) {
    let events = rows.test.map { rows.target[$0] == 1 }
    let result = precisionAtRecall(predictions, events: events)
    precision = result.precision
    captured = result.captured
    lift = result.lift(baseRate: Double(events.count { $0 }) / Double(events.count))
    auc = areaUnderCurve(predictions, events: events)
  }
}
