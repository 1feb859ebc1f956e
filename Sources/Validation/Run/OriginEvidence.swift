import Scoring

extension OriginOutcome {
  /// The outcome as tidy rows: floors on their own rows, on common rows, then the models.
  ///
  /// A continuous row has the mean absolute error as loss, its calendar-block interval in `block` and
  /// the interval of independent days in `bootstrap`; an event row has the precision at recall 0.5
  /// with its interval in `bootstrap`.
  package var evidence: [Evidence] {
    floors(table.rows, "per_baseline") + floors(table.commonRows, "common") + models
  }

  private func row(_ candidate: String, _ role: Role, _ rows: String) -> Evidence {
    var row = Evidence(
      person: person, target: table.target, candidate: candidate, role: role, rows: rows)
    row.slice = slice.name
    return row
  }

  private func floors(_ floors: [OriginFloorRow], _ rows: String) -> [Evidence] {
    floors.map { floor in
      var row = row("floor:" + floor.baseline, .floor, rows)
      row.nRows = floor.count
      row.caveat = floor.caveat?.rawValue
      row.loss = floor.error
      row.rmse = floor.rootMeanSquareError
      row.blockLow = floor.block?.low
      row.blockHigh = floor.block?.high
      let interval = table.target.isEvent ? floor.precisionInterval : floor.independent
      row.bootstrapLow = interval?.low
      row.bootstrapHigh = interval?.high
      row.precision = floor.ranking?.precision
      row.captured = floor.ranking?.captured
      row.lift = floor.lift
      row.auc = floor.areaUnderCurve
      let isBaseRate = table.target.isEvent && floor.baseline != OriginFloors.persistence
      if rows == "per_baseline" && (isBaseRate || floor.baseline == table.best?.baseline) {
        row.headroom = table.headroom(of: floor.baseline).rawValue
      }
      return row
    }
  }

  private var models: [Evidence] {
    switch check {
    case .notAsked: []
    case .tooFewRows(let failure, let count):
      [refused(failure, count)]
    case .error(let result, let count):
      [
        model("model:ols", result.leastSquares, result, count, result.leastSquaresIsBest),
        model("model:ridge", result.ridge, result, count, !result.leastSquaresIsBest),
      ]
    case .event(let matured, let origin, let count):
      [model(matured, count, looksAhead: false), model(origin, count, looksAhead: true)]
    }
  }

  private func refused(_ failure: ChronologicalSplit.Failure, _ count: Int) -> Evidence {
    var row = row(table.target.isEvent ? "model:logistic" : "model:ridge", .model, "complete")
    row.nRows = count
    row.verdict = FloorVerdict.insufficientEvidence.rawValue
    row.reason = failure.rawValue
    return row
  }

  /// Only the better of the two models is judged.
  private func model(
    _ name: String, _ test: ErrorFeasibility.TestError, _ result: ErrorFeasibility, _ count: Int,
    _ isBest: Bool
  ) -> Evidence {
    var row = row(name, .model, "complete")
    row.size(result.split, count)
    row.nTest = test.count
    row.loss = test.error
    row.blockLow = test.block.low
    row.blockHigh = test.block.high
    row.reference = result.floor
    row.referenceLoss = result.floorOnTest?.error
    if let reference = row.referenceLoss, reference > 0 { row.skill = 1 - test.error / reference }
    if name == "model:ridge" { row.penalty = result.penalty }
    if isBest { row.verdict = result.verdict.rawValue }
    return row
  }

  private func model(_ result: EventFeasibility, _ count: Int, looksAhead: Bool) -> Evidence {
    var row = row("model:logistic", .model, "complete")
    row.size(result.split, count)
    row.nTest = result.testCount
    row.reference = result.floor
    row.precision = result.model?.precision
    row.captured = result.model?.captured
    row.lift = result.model?.lift
    row.auc = result.model?.areaUnderCurve
    row.bootstrapLow = result.model?.interval?.low
    row.bootstrapHigh = result.model?.interval?.high
    row.penalty = result.selection.penalty
    // The chronic features hold recovery records of nights after the anchor.
    let features = table.target.subScore == TargetKind.chronicLabel.subScore
    if looksAhead || features {
      row.caveat = OriginFloors.Caveat.looksAhead.rawValue
      // A sentence about the verdict says it too.
      row.reason = row.caveat
    }
    row.verdict = result.verdict.rawValue
    return row
  }
}

extension Evidence {
  fileprivate mutating func size(_ split: ChronologicalSplit, _ rows: Int) {
    nTrain = split.cut
    nRows = rows
    purged = 0
  }
}
