import Scoring

/// Everything protocol origin-2026 says about one target of one person on one slice.
package struct OriginOutcome: Sendable {
  package let person: String
  package let slice: OriginSlice
  package let table: OriginFloorTable
  package let check: Check
  /// Cut-offs of a binary chip on the matured base rate; nil for continuous targets and on slices of
  /// several epochs.
  package let chip: Chip?

  /// Whether a model is worth having.
  package enum Check: Sendable {
    /// The slice is context, or the target has no features.
    case notAsked
    case tooFewRows(ChronologicalSplit.Failure, rows: Int)
    case error(ErrorFeasibility, rows: Int)
    /// Against the floor, and against the origin's base rate that looks ahead.
    case event(matured: EventFeasibility, origin: EventFeasibility, rows: Int)
  }

  package struct Chip: Sendable {
    /// The rule that is used: the last 180 days of the slice.
    package let runtime: ChipCutoff
    /// The rules of the calibration report, on the whole slice; nil below 30 pairs.
    package let report: ChipRules?

    package static let days = 180
  }

  /// - Parameter decides: the slice whose models are checked.
  package init(
    _ target: TargetKind, of targets: PersonTargets, series: DailySeries, slice: OriginSlice,
    decides: Bool
  ) {
    let inside = slice.contains(series)
    let floors = OriginFloors(target, of: targets, series: series)
    let table = OriginFloorTable(floors, of: targets, in: inside)
    person = series.person
    self.slice = slice
    self.table = table
    chip =
      target.isEvent && decides
      ? Chip(table, floors.column(named: OriginFloors.maturedBaseRate, in: inside), inside) : nil
    guard decides, let features = FeatureColumns(target, of: targets, series: series) else {
      check = .notAsked
      return
    }
    let rows = ModelRows(table, features, series)
    let count = rows.days.count
    do {
      if target.isEvent {
        let model = try EventModel(rows)
        func against(_ floor: String) -> EventFeasibility {
          EventFeasibility(
            model, floor: floor, predicted: floors.column(named: floor, in: inside))
        }
        check = .event(
          matured: against(OriginFloors.maturedBaseRate),
          origin: against(OriginFloors.baseRate), rows: count)
      } else {
        check = .error(
          try ErrorFeasibility(rows, table, floors: floors, in: inside), rows: count)
      }
    } catch {
      check = .tooFewRows(error, rows: count)
    }
  }
}

extension OriginOutcome.Chip {
  init(_ table: OriginFloorTable, _ predicted: [Double], _ inside: [Bool]) {
    let last = inside.lastIndex(of: true) ?? 0
    func pairs(from first: Int) -> (predictions: [Double], events: [Bool]) {
      let kept = table.days.indices.filter {
        table.days[$0] >= first && !predicted[table.days[$0]].isNaN
      }
      return (kept.map { predicted[table.days[$0]] }, kept.map { table.values[$0] == 1 })
    }
    let recent = pairs(from: last - Self.days + 1)
    let whole = pairs(from: 0)
    runtime = ChipCutoff(predictions: recent.predictions, events: recent.events)
    report = ChipRules(predictions: whole.predictions, events: whole.events)
  }
}
