/// What protocol origin-2026 says about a model against the naive floor.
///
/// - Source: spec/validation.md §11.
package enum FloorVerdict: String, CaseIterable, Sendable {
  case beatsFloor = "beats_floor_significant"
  case suggestive = "beats_floor_point_ci_overlap"
  case significantlyWorse = "significantly_worse_than_floor"
  case noProductionModel = "no_production_model"
  case intervalUndefined = "ci_undefined"
  case insufficientEvidence = "insufficient_evidence"

  /// The verdict on a continuous model.
  ///
  /// The floor is the *lower* bound of the best naive error, so a model must do better than the
  /// floor might have done by luck.
  package static func continuous(
    modelError: Double, modelHigh: Double, floorLow: Double
  ) -> FloorVerdict {
    if modelError >= floorLow { return .noProductionModel }
    return modelHigh < floorLow ? .beatsFloor : .suggestive
  }

  /// The verdict on a classifier, from precision at recall and its intervals.
  package static func classifier(
    modelPrecision: Double?, modelInterval: Interval?, floorPrecision: Double?,
    floorInterval: Interval?
  ) -> FloorVerdict {
    if modelPrecision == nil || floorPrecision == nil { return .insufficientEvidence }
    guard let modelInterval, let floorInterval else { return .intervalUndefined }
    if modelInterval.low > floorInterval.high { return .beatsFloor }
    return modelInterval.high < floorInterval.low ? .significantlyWorse : .noProductionModel
  }
}
