import Scoring

/// The complete cases that a feasibility check trains and tests on, cut once in time.
///
/// - Source: spec/validation.md §9, §10; no purge.
package struct ModelRows: Sendable {
  /// Anchor days as indices of the series, ascending.
  package let days: [Int]
  /// The same as days since 1970, which know their month.
  package let dayNumbers: [Int]
  package let target: [Double]
  /// One feature per column.
  package let columns: [[Double]]
  /// Eligible anchors of the slice that lack a feature.
  package let dropped: Int
  package let split: Result<ChronologicalSplit, ChronologicalSplit.Failure>

  package init(_ table: OriginFloorTable, _ features: FeatureColumns, _ series: DailySeries) {
    let kept = table.days.indices.filter { features.isComplete(day: table.days[$0]) }
    days = kept.map { table.days[$0] }
    dayNumbers = days.map { series.day($0).number }
    target = kept.map { table.values[$0] }
    columns = features.rows(days)
    dropped = table.days.count - kept.count
    do {
      split = .success(try ChronologicalSplit(rows: kept.count))
    } catch {
      split = .failure(error)
    }
  }

  package var events: [Bool] { target.map { $0 == 1 } }
}
