import Scoring
import Validation

/// Results of protocol origin-2026 in the shape of `golden/validation/e2e/expected.json`.
enum OriginTree {
  static func interval(_ interval: Interval?) -> JSONTree {
    .list([.maybe(interval?.low), .maybe(interval?.high)])
  }

  static func floors(_ table: OriginFloorTable) -> JSONTree {
    var members: [String: JSONTree] = [
      "target": .text(table.target.id), "eligible": .count(table.days.count),
      "rows": .list(table.rows.map(row)),
    ]
    if table.target.isEvent {
      members["positives"] = .count(table.positives)
      members["base_rate"] = .maybe(table.baseRate)
      members["headroom"] = .text(table.headroom(of: OriginFloors.baseRate).rawValue)
      members["headroom_matured"] = .text(table.headroom().rawValue)
    } else {
      members["target_sd"] = .maybe(table.targetSD)
      members["best"] = .maybe(table.best?.baseline)
      members["headroom"] = .text(table.headroom().rawValue)
      members["common_rows"] = .list(table.commonRows.map(row))
    }
    return .object(members)
  }

  static func row(_ row: OriginFloorRow) -> JSONTree {
    guard let ranking = row.ranking else {
      return .object([
        "baseline": .text(row.baseline), "n": .count(row.count), "mae": .maybe(row.error),
        "rmse": .maybe(row.rootMeanSquareError), "mae_ci_iid": interval(row.independent),
        "mae_ci_block14": interval(row.block),
      ])
    }
    return .object([
      "baseline": .text(row.baseline), "n": .count(row.count),
      "precision": .maybe(ranking.precision), "captured": .count(ranking.captured),
      "lift": .maybe(row.lift), "auc": .maybe(row.areaUnderCurve),
      "precision_ci": interval(row.precisionInterval),
    ])
  }

  static func feasibility(
    _ result: ErrorFeasibility, _ rows: ModelRows, _ target: TargetKind, _ series: DailySeries
  ) -> JSONTree {
    func score(_ test: ErrorFeasibility.TestError) -> JSONTree {
      .object(["mae": .number(test.error), "ci_block14": interval(test.block)])
    }
    func date(_ row: Int) -> JSONTree { .text(series.day(rows.days[row]).description) }
    let walk: JSONTree
    switch result.walkForward {
    case .failure(let failure): walk = .object(["reason": .text(failure.rawValue)])
    case .success(let folds): walk = .object(["folds": .list(folds.map(fold))])
    }
    return .object([
      "target": .text(target.id), "n": .count(rows.days.count), "dropped": .count(rows.dropped),
      "cut": .count(result.split.cut), "inner_cut": .count(result.split.innerCut),
      "train_first": date(0), "test_first": date(result.split.cut),
      "test_last": date(rows.days.count - 1), "alpha": .number(result.penalty),
      "val_mae": .numbers(result.validationErrors), "ols": score(result.leastSquares),
      "ridge": score(result.ridge), "floor": .text(result.floor),
      "floor_same_split": .object([
        "n": .count(result.floorOnTest?.count ?? 0), "mae": .maybe(result.floorOnTest?.error),
        "ci_block14": interval(result.floorOnTest?.block),
      ]),
      "best": .text(result.leastSquaresIsBest ? "ols" : "ridge"),
      "floor_ci_lo": .maybe(result.floorLow), "verdict": .text(result.verdict.rawValue),
      "walk_forward": walk,
    ])
  }

  private static func fold(_ fold: ErrorFeasibility.Fold) -> JSONTree {
    .object([
      "month": .text(fold.fold.month), "n_train": .count(fold.fold.trainCount),
      "test_first": .count(fold.fold.test.lowerBound),
      "test_last": .count(fold.fold.test.upperBound - 1),
      "n_test": .count(fold.fold.test.count), "ridge_mae": .numbers(fold.ridgeErrors),
    ])
  }

  static func feasibility(_ result: EventFeasibility, _ rows: ModelRows, _ target: TargetKind)
    -> JSONTree
  {
    func score(_ ranking: EventFeasibility.Ranking?) -> JSONTree {
      guard let ranking else { return .null }
      return .object([
        "precision": .maybe(ranking.precision), "captured": .count(ranking.captured),
        "auc": .maybe(ranking.areaUnderCurve), "lift": .maybe(ranking.lift),
        "ci": interval(ranking.interval),
      ])
    }
    let validation = result.selection.results.map { tested -> JSONTree in
      .object([
        "precision": .maybe(tested.precision), "auc": .maybe(tested.areaUnderCurve),
      ])
    }
    return .object([
      "target": .text(target.id), "n": .count(rows.days.count), "dropped": .count(rows.dropped),
      "cut": .count(result.split.cut), "inner_cut": .count(result.split.innerCut),
      "alpha": .number(result.selection.penalty), "val": .list(validation),
      "converged": result.converged.map { JSONTree.bool($0) } ?? .null,
      "floor": .text(result.floor), "model": score(result.model),
      "floor_scores": score(result.floorRanking), "n_test": .count(result.testCount),
      "test_positives": .count(result.testPositives), "base_rate": .maybe(result.baseRate),
      "dropped_for_floor": .count(result.droppedForFloor), "verdict": .text(result.verdict.rawValue),
    ])
  }
}
