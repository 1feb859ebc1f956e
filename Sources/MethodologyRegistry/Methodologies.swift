import Formulas
import Scoring

/// THE TABLE: the only list of formulas. A new formula is one file, one test file, one row here.
extension Methodology {
  public static let all: [Methodology] = [
    Methodology(
      Readiness1(), kind: .descriptor,
      claim: "a higher score goes with a higher HRV and a lower resting pulse on the next day",
      source: "spec/formulas.md §2", outcomes: DeclaredOutcome.recovered,
      band: .fixed(optimal: ReadinessBand.optimalFrom, fair: ReadinessBand.fairFrom)),
    Methodology(
      Readiness2(), kind: .descriptor,
      claim: "a higher score goes with a higher HRV and a lower resting pulse on the next day",
      source: "spec/formulas.md §3", outcomes: DeclaredOutcome.recovered,
      band: .fixed(optimal: ReadinessBand.optimalFrom, fair: ReadinessBand.fairFrom), shownOutput: "display"),
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
    Methodology(
      EnergyBank1(), kind: .prescriptive,
      claim: "a fuller bank goes with a higher HRV and a lower resting pulse on the next day",
      source: "spec/formulas.md §4", outcomes: DeclaredOutcome.recovered,
      band: .fixed(optimal: 70, fair: 40)),
    Methodology(
      EnergyBank2(), kind: .kernel,
      claim: "a fuller bank goes with a higher HRV and a lower resting pulse on the next day",
      source: "spec/formulas.md §5", outcomes: DeclaredOutcome.recovered,
      band: .personal(optimal: "band_push_hard", fair: "band_recovery")),
    Methodology(
      HeartRateLoad1(), kind: .kernel,
      claim: "a higher load goes with a lower HRV and a higher resting pulse on the next day",
      source: "spec/formulas.md §6", outcomes: DeclaredOutcome.strained,
      band: .flags(low: ["acute_stress", "sustained_load"])),
    Methodology(
      AcuteRisk1(), kind: .labelFramework,
      claim: "marks the days after which HRV fell or the resting pulse rose by 1.5 SD within three "
        + "days, once these days are over",
      source: "spec/validation.md §3.4"),
    Methodology(
      ChronicLoad1(), kind: .researchLabel,
      claim: "marks the days after which poor recovery piled up within two weeks, once these weeks "
        + "are over",
      source: "spec/validation.md §3.5"),
    Methodology(
      Headline1(), kind: .prescriptive,
      claim: "names the largest deviation of the day; stress needs two signals at once",
      source: "spec/formulas.md §3.2"),
  ]
}
