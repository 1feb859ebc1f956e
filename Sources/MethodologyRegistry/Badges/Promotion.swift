/// Something a formula needs before it may move to the next class.
public enum Requirement: String, CaseIterable, Sendable {
  case leakageAwareTarget = "leakage_aware_target"
  case beatsFloor = "beats_floor_lower_ci"
  case subjectiveLabels = "subjective_label_validation"
  case learnedModelBeatsFloor = "learned_model_beats_floor_lower_ci"
  case heldOutWindow = "held_out_window"
  case preregisteredMetric = "preregistered_metric"
  case honestBaseline = "honest_baseline"
  case constantsInSettings = "constants_in_settings"
}

/// Whether a move from one status to another is described, and what it still needs.
///
/// - Source: spec/formulas.md §8, "Moves".
package struct Promotion: Sendable, Equatable {
  package let allowed: Bool
  /// Name of the rule, nil when no such move is described.
  package let rule: String?
  /// Requirements without evidence, in the order of the rule.
  package let missing: [Requirement]

  /// - Parameters:
  ///   - from: a status. - to: another; `production_model` is a goal and no status.
  package init(from: String, to: String, evidence: Set<Requirement>) {
    guard let (rule, needs) = Promotion.rule(from: from, to: to) else {
      (allowed, self.rule, missing) = (false, nil, [])
      return
    }
    self.rule = rule
    missing = needs.filter { !evidence.contains($0) }
    allowed = missing.isEmpty
  }

  package static let productionModel = "production_model"

  /// The next class of a status; nil when the origin describes none.
  static func next(after badgeClass: BadgeClass) -> String? {
    switch badgeClass {
    case .heuristicPersonalized: BadgeClass.validatedFloorCandidate.rawValue
    case .validatedFloorCandidate: productionModel
    case .experimentalNotProduction: BadgeClass.experimentalFormula.rawValue
    case .heuristicPrescriptive, .experimentalFormula, .labelingFrameworkReady: nil
    }
  }

  private static func rule(from: String, to: String) -> (String, [Requirement])? {
    if from == to { return nil }
    switch (from, to) {
    case (BadgeClass.heuristicPersonalized.rawValue, BadgeClass.validatedFloorCandidate.rawValue):
      return ("\(from)->\(to)", [.leakageAwareTarget, .beatsFloor, .subjectiveLabels])
    case (BadgeClass.validatedFloorCandidate.rawValue, productionModel):
      return ("\(from)->\(to)", [.learnedModelBeatsFloor, .heldOutWindow, .preregisteredMetric])
    case (BadgeClass.experimentalNotProduction.rawValue, _):
      return ("leave_experimental", [.honestBaseline, .constantsInSettings])
    default:
      return nil
    }
  }
}
