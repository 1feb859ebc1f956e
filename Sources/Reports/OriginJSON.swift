import Scoring
import Validation

/// The tables of protocol origin-2026 in `report.json`: every interval, fold and cut-off.
///
/// - Source: spec/validation.md §7-11.
enum OriginJSON {
  static func value(_ outcomes: [OriginOutcome]) -> JSONValue { .array(outcomes.map(outcome)) }

  private static func outcome(_ outcome: OriginOutcome) -> JSONValue {
    let table = outcome.table
    let isEvent = table.target.isEvent
    return [
      "person": .string(outcome.person), "target": .string(table.target.id),
      "slice": [
        "name": .string(outcome.slice.name), "from": .optional(outcome.slice.from?.description),
        "to": .optional(outcome.slice.to?.description), "epoch": .optional(outcome.slice.epoch),
      ],
      "eligible": .optional(table.days.count), "target_sd": .optional(table.targetSD),
      "positives": isEvent ? .optional(table.positives) : .null,
      "base_rate": .optional(table.baseRate), "floor": .optional(table.best?.baseline),
      "headroom": .string(table.headroom().rawValue),
      "rows": .array(table.rows.map(row)), "common_rows": .array(table.commonRows.map(row)),
      "models": models(outcome.check), "chip": outcome.chip.map(chip) ?? .null,
    ]
  }

  private static func row(_ row: OriginFloorRow) -> JSONValue {
    var members: [String: JSONValue] = [
      "baseline": .string(row.baseline), "caveat": .optional(row.caveat?.rawValue),
      "n": .optional(row.count),
    ]
    if let ranking = row.ranking {
      members["precision"] = .optional(ranking.precision)
      members["captured"] = .optional(ranking.captured)
      members["lift"] = .optional(row.lift)
      members["auc"] = .optional(row.areaUnderCurve)
      members["precision_ci"] = interval(row.precisionInterval)
    } else {
      members["mae"] = .optional(row.error)
      members["rmse"] = .optional(row.rootMeanSquareError)
      members["mae_ci_iid"] = interval(row.independent)
      members["mae_ci_block14"] = interval(row.block)
    }
    return .object(members)
  }

  private static func models(_ check: OriginOutcome.Check) -> JSONValue {
    switch check {
    case .notAsked: .null
    case .tooFewRows(let failure, let rows):
      ["n": .optional(rows), "reason": .string(failure.rawValue)]
    case .error(let check, let rows): errors(check, rows)
    case .event(let matured, let origin, let rows):
      [
        "n": .optional(rows), "against_floor": ranking(matured),
        "against_looks_ahead": ranking(origin),
      ]
    }
  }

  /// The walk forward lists every penalty; the best of a test month is never named.
  private static func errors(_ check: ErrorFeasibility, _ rows: Int) -> JSONValue {
    func test(_ test: ErrorFeasibility.TestError?) -> JSONValue {
      guard let test else { return .null }
      return [
        "n": .optional(test.count), "mae": .number(test.error), "ci_block14": interval(test.block),
      ]
    }
    let folds = walkForward(check.walkForward.map { $0.map(fold) })
    return [
      "n": .optional(rows), "cut": .optional(check.split.cut),
      "inner_cut": .optional(check.split.innerCut), "penalties": numbers(penaltyGrid),
      "penalty": .number(check.penalty), "validation_mae": numbers(check.validationErrors),
      "ols": test(check.leastSquares), "ridge": test(check.ridge),
      "best": .string(check.leastSquaresIsBest ? "ols" : "ridge"), "floor": .string(check.floor),
      "floor_same_split": test(check.floorOnTest), "floor_ci_low": .optional(check.floorLow),
      "verdict": .string(check.verdict.rawValue), "walk_forward": folds,
    ]
  }

  private static func fold(_ fold: ErrorFeasibility.Fold) -> JSONValue {
    [
      "month": .string(fold.fold.month), "n_train": .optional(fold.fold.trainCount),
      "n_test": .optional(fold.fold.test.count), "ridge_mae": numbers(fold.ridgeErrors),
    ]
  }

  private static func ranking(_ check: EventFeasibility) -> JSONValue {
    func scores(_ ranking: EventFeasibility.Ranking?) -> JSONValue {
      guard let ranking else { return .null }
      return [
        "precision": .optional(ranking.precision), "captured": .optional(ranking.captured),
        "lift": .optional(ranking.lift), "auc": .optional(ranking.areaUnderCurve),
        "ci": interval(ranking.interval),
      ]
    }
    return [
      "cut": .optional(check.split.cut), "inner_cut": .optional(check.split.innerCut),
      "penalty": .number(check.selection.penalty), "converged": .optional(check.converged),
      "floor": .string(check.floor), "model": scores(check.model),
      "floor_scores": scores(check.floorRanking), "n_test": .optional(check.testCount),
      "test_positives": .optional(check.testPositives), "base_rate": .optional(check.baseRate),
      "dropped_for_floor": .optional(check.droppedForFloor),
      "verdict": .string(check.verdict.rawValue),
      "walk_forward": walkForward(check.walkForward.map { $0.map(fold) }),
    ]
  }

  private static func fold(_ fold: EventFeasibility.Fold) -> JSONValue {
    [
      "month": .string(fold.fold.month), "n_train": .optional(fold.fold.trainCount),
      "n_test": .optional(fold.testCount), "penalty": .number(fold.penalty),
      "precision": .optional(fold.model.precision), "auc": .optional(fold.modelArea),
      "floor_precision": .optional(fold.floor.precision), "floor_auc": .optional(fold.floorArea),
    ]
  }

  private static func walkForward(_ folds: Result<[JSONValue], MonthlyFoldsFailure>) -> JSONValue {
    switch folds {
    case .success(let folds): ["folds": .array(folds)]
    case .failure(let failure): ["reason": .string(failure.rawValue)]
    }
  }

  private static func chip(_ chip: OriginOutcome.Chip) -> JSONValue {
    func rule(_ rule: ChipRule) -> JSONValue {
      [
        "threshold": .number(rule.threshold), "n_flagged": .optional(rule.flagged),
        "elevated_rate": .number(rule.elevatedRate), "precision": .optional(rule.precision),
        "recall": .optional(rule.recall), "f1": .optional(rule.f1),
      ]
    }
    let report: JSONValue =
      chip.report.map { rules in
        [
          "base_rate": .number(rules.baseRate), "a_p85": rule(rules.percentile85),
          "b_base_x1_5": rule(rules.raisedBaseRate), "c_max_f1": rule(rules.maxF1),
          "recommended": .optional(rules.recommended?.rawValue),
        ]
      } ?? .null
    return [
      "status": .string(chip.runtime.status.rawValue),
      "p80": .optional(chip.runtime.percentile80), "base_rate": .optional(chip.runtime.baseRate),
      "cutoff": .optional(chip.runtime.cutoff), "report": report,
    ]
  }

  private static func interval(_ interval: Interval?) -> JSONValue {
    .array([.optional(interval?.low), .optional(interval?.high)])
  }

  private static func numbers(_ values: [Double]) -> JSONValue {
    .array(values.map { .number($0) })
  }
}
