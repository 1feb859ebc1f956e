import MethodologyRegistry
import Scoring
import Validation

/// What `report.json` says beside the evidence: groups of the score, differences between people, bands
/// of two versions, self-report. Nothing of it decides a verdict.
enum ContextJSON {
  static func calibration(_ curve: Calibration) -> JSONValue {
    [
      "target": .string(curve.target), "candidate": .string(curve.candidate),
      "people": .optional(curve.people),
      "bins": .array(
        curve.bins.map {
          [
            "count": .optional($0.count), "mean_score": .optional($0.meanScore),
            "mean_target": .optional($0.meanTarget),
          ]
        }),
    ]
  }

  static func heterogeneity(_ spread: Heterogeneity) -> JSONValue {
    [
      "candidate": .string(spread.candidate), "target": .string(spread.target),
      "role": .string(spread.role), "people": .optional(spread.people),
      "mean_skill": .number(spread.meanSkill), "sd_skill": .optional(spread.sdSkill),
      "positive": .optional(spread.positive),
      "significantly_better": .optional(spread.significantlyBetter),
      "significantly_worse": .optional(spread.significantlyWorse),
      "expected_by_chance": .number(Heterogeneity.expectedShare),
    ]
  }

  static func bandFlips(_ pair: VersionPair) -> JSONValue {
    [
      "from": .string(pair.from), "to": .string(pair.to),
      "bands": .array(Band.allCases.map { .string($0.rawValue) }),
      "days": .array(
        pair.flips.counts.map { row in .array(row.map { .optional($0) }) }),
    ]
  }

  static func selfReport(_ row: SelfReportRow) -> JSONValue {
    [
      "person": .optional(row.person), "label": .string(row.label),
      "candidate": .string(row.candidate), "lag_days": .optional(row.lagDays),
      "people": .optional(row.people), "answered_days": .optional(row.answeredDays),
      "score": side(row.score), "floor_name": .optional(row.floorName),
      "floor": row.floor.map(side) ?? .null, "reason": .optional(row.reason),
      "answers_needed": .optional(row.answersNeeded),
    ]
  }

  private static func side(_ side: SelfReportRow.Side) -> JSONValue {
    [
      "pairs": .optional(side.pairs), "spearman": .optional(side.spearman),
      "low": .optional(side.low), "high": .optional(side.high), "cut": .optional(side.cut),
      "bad_days": side.badDays.map {
        [
          "tp": .optional($0.truePositives), "fp": .optional($0.falsePositives),
          "fn": .optional($0.falseNegatives), "tn": .optional($0.trueNegatives),
          "precision": .optional($0.precision), "recall": .optional($0.recall),
        ]
      } ?? .null,
    ]
  }
}
