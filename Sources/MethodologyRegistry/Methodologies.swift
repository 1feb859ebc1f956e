import Formulas
import Scoring

/// THE TABLE: the only list of formulas. A new formula is one file, one test file, one row here.
extension Methodology {
  public static let all: [Methodology] = [
    Methodology(
      Readiness1(), kind: .descriptor,
      claim: "a higher score goes with a higher HRV and a lower resting pulse on the next day",
      source: "spec/formulas.md §2", outcomes: DeclaredOutcome.recovered,
      band: .fixed(optimal: 80, fair: 50)),
    Methodology(
      Readiness2(), kind: .descriptor,
      claim: "a higher score goes with a higher HRV and a lower resting pulse on the next day",
      source: "spec/formulas.md §3", outcomes: DeclaredOutcome.recovered,
      band: .fixed(optimal: 80, fair: 50), shownOutput: "display"),
    Methodology(
      RecoveryStability1(), kind: .floor,
      claim: "predicts the sleep efficiency of the next three nights at least as well as any other "
        + "naive baseline",
      source: "spec/validation.md §4.1",
      outcomes: [DeclaredOutcome(.recoveryStability, .positive)]),
    Methodology(
      PassiveEfficiency1(), kind: .floor,
      claim: "predicts the walking heart rate of the next three days at least as well as any other "
        + "naive baseline",
      source: "spec/validation.md §4.1",
      outcomes: [DeclaredOutcome(.passiveEfficiency, .positive)]),
  ]
}
