import Scoring

/// The naive predictions of one target at every anchor day, by name and in table order.
///
/// - Source: spec/validation.md §4; `event_base_rate` (looks ahead) is in no strict-1 table.
package struct FloorColumns: Sendable {
  package let names: [String]
  /// One column per name, as long as the series, NaN where there is no prediction.
  package let columns: [[Double]]

  package init(_ target: TargetKind, of targets: PersonTargets, series: DailySeries) {
    if target.isEvent {
      let labels = targets.labels(target)
      names = ["event_base_rate_matured"]
      columns = [
        (0..<series.dayCount).map {
          eventBaseRate(
            labels, at: $0, horizon: target.horizon, windowStart: Int(series.windowStart[$0]))
        }
      ]
      return
    }
    let values: [Double]
    let within: ClosedRange<Double>?
    switch target.subScore {
    case "recovery_stability": (values, within) = (targets.efficiencies, Night.efficiency)
    case "passive_efficiency": (values, within) = (targets.walkingHR, WalkingHR.eligible)
    default:
      let own = series.targets.first { $0.name == target.kind }?.values
      (values, within) = (own ?? Array(repeating: .nan, count: series.dayCount), nil)
    }
    names = TrailingFloors.Kind.allCases.map(\.name)
    var columns = names.map { _ in [Double](repeating: .nan, count: series.dayCount) }
    for segment in series.segments(0..<series.dayCount, memory: TrailingFloors.memory) {
      let floors = TrailingFloors(values, within: within, in: segment)
      for index in names.indices {
        columns[index].replaceSubrange(segment.days, with: floors.values[index])
      }
    }
    self.columns = columns
  }
}
