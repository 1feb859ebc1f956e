/// The six classes; the origin's status names are kept.
public enum BadgeClass: String, CaseIterable, Sendable {
  case heuristicPersonalized = "heuristic_personalized"
  case heuristicPrescriptive = "heuristic_prescriptive"
  case experimentalFormula = "experimental_formula"
  case validatedFloorCandidate = "validated_floor_candidate"
  case labelingFrameworkReady = "labeling_framework_ready"
  case experimentalNotProduction = "experimental_not_production"
}
