import Scoring

/// One target's tables of everybody on the same rule of rows, with the entries of its candidates.
///
/// The anchors share one group; every added candidate has a group of its own, so that adding one
/// never changes an anchor's numbers.
package struct TableGroup: Sendable {
  package let target: TargetKind
  package let candidates: [Candidate]
  /// `anchor` or `own`.
  package let rows: String
  /// Per person.
  package let tables: [TargetTable]

  package init(
    _ target: TargetKind, candidates: [Candidate], anchors: [Candidate], rows: String,
    people: [PersonData], threads: Int?
  ) {
    self.target = target
    self.candidates = candidates
    self.rows = rows
    let required = rows == "anchor" ? anchors : anchors + candidates
    tables = concurrentMap(people.count, threads: threads) { index in
      let person = people[index]
      let floors = person.floors(target)
      let common = CommonRows(
        target, targets: person.targets, floors: floors,
        required: required.map { $0.values[index] })
      return TargetTable(target, common, floorNames: floors.names)
    }
  }

  /// People with a table, ascending.
  package var withTable: [Int] { tables.indices.filter { tables[$0].rows != nil } }

  /// The roles of a candidate, in the order of the report.
  package func roles(_ candidate: Candidate, people: Int) -> [Role] {
    (candidate.predictsUnitOf == target.subScore ? [.asIs] : [])
      + [.calibrated, .incremental] + (people > 1 ? [.borrowed] : [])
  }
}

/// What a run holds of one person.
package struct PersonData: Sendable {
  package let series: DailySeries
  package let targets: PersonTargets
  private let floorsByTarget: [TargetKind: FloorColumns]

  package init(_ series: DailySeries, kinds: [TargetKind], ownHorizon: Int) {
    self.series = series
    let targets = PersonTargets(series, ownHorizon: ownHorizon)
    self.targets = targets
    floorsByTarget = Dictionary(
      uniqueKeysWithValues: kinds.map {
        ($0, FloorColumns($0, of: targets, series: series))
      })
  }

  package func floors(_ target: TargetKind) -> FloorColumns { floorsByTarget[target]! }
}
