import Scoring

/// How one naive prediction fared on the rows of a slice.
package struct OriginFloorRow: Sendable {
  package let baseline: String
  package let caveat: OriginFloors.Caveat?
  package let count: Int

  // Continuous targets.
  package var error: Double?
  package var rootMeanSquareError: Double?
  /// Intervals of the mean absolute error: independent days, and 14-day calendar blocks.
  package var independent: Interval?
  package var block: Interval?

  // Events.
  package var ranking: PrecisionAtRecall?
  package var lift: Double?
  package var areaUnderCurve: Double?
  package var precisionInterval: Interval?
}

/// The floor table of one target on one slice.
///
/// Each baseline is scored on the rows on which it has a prediction; `commonRows` repeats the table on
/// the rows on which all have one. Every cell restarts the bootstrap seed, so no cell depends on
/// another.
///
/// - Missing data: no row → no error, no interval.
/// - Complexity: 2,000 bootstrap draws of all rows per continuous cell, 1,000 per event cell.
/// - Source: spec/validation.md §6-8, §11, spec/decisions.md B 15, 20.
package struct OriginFloorTable: Sendable {
  package let target: TargetKind
  /// Anchor days with an eligible target in the slice, ascending, and their values.
  package let days: [Int]
  package let values: [Double]
  package let rows: [OriginFloorRow]
  /// Empty for events, whose persistence is no floor.
  package let commonRows: [OriginFloorRow]
  /// Population SD of the eligible targets; nil below two and for events.
  package let targetSD: Double?

  package init(
    _ floors: OriginFloors, of targets: PersonTargets, in slice: [Bool]
  ) {
    let records = targets.records(floors.target)
    let days = records.indices.filter { records[$0].eligible && slice[$0] }
    let values = days.map { records[$0].value }
    target = floors.target
    self.days = days
    self.values = values
    targetSD = target.isEvent || values.count < 2 ? nil : Spread.populationSD(values)
    let columns = floors.names.indices.map { index in
      let column = floors.column(index, in: slice)
      return days.map { column[$0] }
    }
    let baseRate = OriginFloorTable.baseRate(values)
    func row(_ index: Int, _ kept: [Int]) -> OriginFloorRow {
      OriginFloorRow(
        floors, floors.names[index], days: kept.map { days[$0] },
        actual: kept.map { values[$0] }, predicted: kept.map { columns[index][$0] },
        baseRate: baseRate)
    }
    rows = columns.indices.map { index in
      row(index, days.indices.filter { !columns[index][$0].isNaN })
    }
    let common = days.indices.filter { row in columns.allSatisfy { !$0[row].isNaN } }
    commonRows = target.isEvent ? [] : columns.indices.map { row($0, common) }
  }

  package var positives: Int { values.count { $0 == 1 } }
  /// Share of events among all eligible rows; nil without any, and for continuous targets.
  package var baseRate: Double? { target.isEvent ? Self.baseRate(values) : nil }

  /// The floor: of a continuous target the lowest error, table order on ties; of an event the
  /// matured base rate.
  package var best: OriginFloorRow? {
    if target.isEvent { return rows.first { $0.baseline == OriginFloors.maturedBaseRate } }
    var best: OriginFloorRow?
    for row in rows {
      guard let error = row.error else { continue }
      if best?.error.map({ error < $0 }) ?? true { best = row }
    }
    return best
  }

  /// Room above the best floor; an event asks one form of the base rate.
  package func headroom(of baseline: String = OriginFloors.maturedBaseRate) -> Headroom {
    if target.isEvent {
      let area = rows.first { $0.baseline == baseline }?.areaUnderCurve
      return .classifier(floorAreaUnderCurve: area, positives: positives)
    }
    return .continuous(bestError: best?.error, targetSD: targetSD)
  }

  private static func baseRate(_ values: [Double]) -> Double? {
    values.isEmpty ? nil : Double(values.count { $0 == 1 }) / Double(values.count)
  }
}

extension OriginFloorRow {
  init(
    _ floors: OriginFloors, _ baseline: String, days: [Int], actual: [Double],
    predicted: [Double], baseRate: Double?
  ) {
    self.baseline = baseline
    caveat = floors.caveat(baseline)
    count = days.count
    if floors.target.isEvent {
      let events = actual.map { $0 == 1 }
      let ranking = precisionAtRecall(predicted, events: events)
      self.ranking = ranking
      lift = ranking.lift(baseRate: baseRate)
      areaUnderCurve = Validation.areaUnderCurve(predicted, events: events)
      precisionInterval = stratifiedBootstrap(predicted, events: events)
      return
    }
    let residuals = zip(actual, predicted).map { $0 - $1 }
    let absolute = residuals.map { abs($0) }
    error = meanAbsoluteError(residuals)
    rootMeanSquareError = Validation.rootMeanSquareError(residuals)
    independent = meanBootstrap(absolute)
    block = blockBootstrap(absolute, days: days)
  }
}
