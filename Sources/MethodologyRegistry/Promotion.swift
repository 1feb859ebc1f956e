/// What a methodology would have to show to move to another class, by the origin's rules.
///
/// Shown as "what is missing for the next class"; it never sets a badge, which is computed from
/// audits and certificates.
///
///     Promotion(from: .experimentalNotProduction, to: .heuristicPrescriptive,
///       evidence: [.honestBaseline]).missing                  // [.constantsInSettings]
///
/// - Source: spec/formulas.md §8.
package struct Promotion: Sendable, Equatable {
  package enum Status: String, CaseIterable, Sendable {
    case heuristicPersonalized = "heuristic_personalized"
    case heuristicPrescriptive = "heuristic_prescriptive"
    case experimentalFormula = "experimental_formula"
    case validatedFloorCandidate = "validated_floor_candidate"
    case labelingFrameworkReady = "labeling_framework_ready"
    case experimentalNotProduction = "experimental_not_production"
    /// Where the rules end; no row of the registry has it.
    case productionModel = "production_model"
  }

  /// In the order in which missing evidence is listed.
  package enum Evidence: String, CaseIterable, Sendable {
    case leakageAwareTarget = "leakage_aware_target"
    case beatsFloorLowerBound = "beats_floor_lower_ci"
    case subjectiveLabelValidation = "subjective_label_validation"
    case learnedModelBeatsFloorLowerBound = "learned_model_beats_floor_lower_ci"
    case heldOutWindow = "held_out_window"
    case preregisteredMetric = "preregistered_metric"
    case honestBaseline = "honest_baseline"
    case constantsInSettings = "constants_in_settings"
  }

  private struct Rule {
    let name: String
    let needed: [Evidence]
  }

  /// nil when no rule describes the move, which is then not allowed.
  package let rule: String?
  package let missing: [Evidence]

  package var allowed: Bool { rule != nil && missing.isEmpty }

  package init(from: Status, to: Status, evidence: Set<Evidence>) {
    let rule = Promotion.rule(from: from, to: to)
    self.rule = rule?.name
    missing = rule?.needed.filter { !evidence.contains($0) } ?? []
  }

  private static func rule(from: Status, to: Status) -> Rule? {
    switch (from, to) {
    case (.heuristicPersonalized, .validatedFloorCandidate):
      Rule(
        name: "\(from.rawValue)->\(to.rawValue)",
        needed: [.leakageAwareTarget, .beatsFloorLowerBound, .subjectiveLabelValidation])
    case (.validatedFloorCandidate, .productionModel):
      Rule(
        name: "\(from.rawValue)->\(to.rawValue)",
        needed: [.learnedModelBeatsFloorLowerBound, .heldOutWindow, .preregisteredMetric])
    case (.experimentalNotProduction, _) where to != from:
      Rule(name: "leave_experimental", needed: [.honestBaseline, .constantsInSettings])
    default: nil
    }
  }
}
