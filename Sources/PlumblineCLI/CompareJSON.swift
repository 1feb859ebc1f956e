import MethodologyRegistry
import Scoring

extension FormulaComparison {
  /// Everything of the comparison, every flipped day included.
  var json: JSONValue {
    [
      "before": before.json, "after": after.json,
      "person_days": .number(Double(personDays)), "scored_by_both": .number(Double(bothScored)),
      "only_before": counts(onlyBefore), "only_after": counts(onlyAfter),
      "changes": changes?.json ?? .null,
      "bands": .array(Band.allCases.map { .string($0.rawValue) }),
      "band_days": bandDays.map { rows in
        .array(rows.map { .array($0.map { .number(Double($0)) }) })
      } ?? .null,
      "same_band_share": .optional(sameBandShare),
      "flips": .array(
        flips.map { day in
          [
            "person": .string(day.person), "date": .string(day.date.description),
            "before": day.before.json, "after": day.after.json,
          ]
        }),
      "months": .array(
        months.map { month in
          [
            "month": .string(month.month), "days": .number(Double(month.count)),
            "mean_size": .optional(month.meanSize), "spearman": .optional(month.spearman),
            "same_band_share": .optional(month.sameBandShare),
          ]
        }),
    ]
  }

  private func counts(_ counts: [ScoreStatus: Int]) -> JSONValue {
    .object(
      Dictionary(uniqueKeysWithValues: counts.map { ($0.name, .number(Double($1))) }))
  }
}

extension FormulaComparison.Side {
  fileprivate var json: JSONValue {
    ["formula": .string(key), "output": .string(output), "unit": .string(unit)]
  }
}

extension ComparedDay.Shown {
  fileprivate var json: JSONValue {
    [
      "value": .optional(value), "band": .optional(band?.rawValue), "status": .string(status.name),
    ]
  }
}

extension ChangeDistribution {
  fileprivate var json: JSONValue {
    [
      "days": .number(Double(count)), "mean": .number(mean), "sd": .number(sd),
      "mean_size": .number(meanSize), "share_changed": .number(shareChanged),
      "quantiles": .array(
        zip(ChangeDistribution.levels, quantiles).map {
          ["level": .number($0), "value": .number($1)]
        }),
    ]
  }
}
