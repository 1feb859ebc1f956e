import Scoring

/// The naive predictions of one target under protocol origin-2026, by name and in table order.
///
/// Continuous targets have the four trailing floors. Events have the base rate in both forms and the
/// label of the day before; that persistence shares days with the label it predicts, so it is
/// reported and never a floor.
///
/// - Source: spec/validation.md §4, §12.
package struct OriginFloors: Sendable {
  /// The origin's base rate, which counts labels that are not known yet.
  package static let baseRate = "event_base_rate"
  package static let maturedBaseRate = "event_base_rate_matured"
  package static let persistence = "persistence_yesterday"

  /// What must be said beside a floor that no live forecast could have used.
  package enum Caveat: String, Sendable {
    case looksAhead = "looks_ahead"
    /// The prediction contains days of the window it predicts.
    case windowOverlap = "window_overlap"
  }

  package let target: TargetKind
  package let names: [String]
  /// One column per name, as long as the series, NaN where there is no prediction.
  package let columns: [[Double]]

  package init(_ target: TargetKind, of targets: PersonTargets, series: DailySeries) {
    self.target = target
    let known = FloorColumns(target, of: targets, series: series)
    if !target.isEvent {
      names = known.names
      columns = known.columns
      return
    }
    let labels = targets.labels(target)
    names = [Self.baseRate] + known.names + [Self.persistence]
    columns =
      [labels.indices.map { eventBaseRate(labels, at: $0, horizon: nil, windowStart: 0) }]
      + known.columns + [labels.isEmpty ? [] : [.nan] + labels.dropLast()]
  }

  package func caveat(_ name: String) -> Caveat? {
    if !target.isEvent { return nil }
    switch name {
    case Self.baseRate: return .looksAhead
    case Self.persistence:
      return WindowOverlap(horizon: target.horizon, lag: 1).isAdmissibleFloor
        ? nil : .windowOverlap
    default: return nil
    }
  }

  /// The column of a floor in a slice; persistence of an event does not look out of the slice.
  package func column(_ index: Int, in slice: [Bool]) -> [Double] {
    guard target.isEvent && names[index] == Self.persistence else { return columns[index] }
    return columns[index].indices.map { day in
      day > 0 && slice[day - 1] ? columns[index][day] : .nan
    }
  }

  package func column(named name: String, in slice: [Bool]) -> [Double] {
    guard let index = names.firstIndex(of: name) else {
      preconditionFailure("'\(name)' is no floor of \(target.id)")
    }
    return column(index, in: slice)
  }
}
