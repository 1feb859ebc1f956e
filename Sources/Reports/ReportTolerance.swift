import Scoring

extension ReportJSON {
  /// Which numbers are equal to the bit on every machine, and which only within 1e-9.
  ///
  /// Exact: + − × ÷ √, comparisons and integers. What passes through libm (cosines, Student's t,
  /// Fisher's z, the binomial) or LAPACK (fitted entries) differs in its last bits between machines.
  ///
  /// - Source: DESIGN.md §6.
  static let tolerance: JSONValue = [
    "absolute_or_relative": .number(1e-9),
    "evidence": [
      "exact_in_every_role": names([
        "person", "target", "candidate", "role", "rows", "family", "people", "n_train", "n_test",
        "n_rows", "purged", "horizon", "reference", "surrogate_approximate",
        "slice", "caveat",
      ]),
      "exact_in_roles_floor_and_as_is": names([
        "loss", "rmse", "reference_loss", "skill", "mean_difference", "block_low", "block_high",
        "bootstrap_low", "bootstrap_high", "spearman", "surrogate_share",
        "surrogate_share_worse", "rank_deficient", "precision", "captured", "lift", "auc",
        "headroom",
      ]),
      "within_tolerance_in_every_role": names([
        "ci_low", "ci_high", "p", "p_holm", "mdd", "days_needed",
      ]),
      "decided_from_numbers_within_tolerance": names(["verdict", "reason", "penalty"]),
    ],
    "tables": ["within_tolerance": names(["recalibrated_floor_loss"])],
    "origin": [
      "exact": names(["rows", "common_rows", "chip"]), "within_tolerance": names(["models"]),
    ],
    "sign": ["within_tolerance": names(["ci_low", "ci_high", "p"])],
  ]

  private static func names(_ names: [String]) -> JSONValue { .array(names.map { .string($0) }) }
}
