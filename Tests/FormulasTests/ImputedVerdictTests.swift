import Formulas
import Testing

@Suite("energy-bank@2: what an imputed day may advise")
struct ImputedVerdictTests {
  @Test("a low bank of an imputed day says active recovery, a stressed heart still says rest")
  func imputed() {
    #expect(EnergyVerdict(hrvZ: 0, bank: 10).verdict == .rest)
    let guessed = EnergyVerdict(hrvZ: 0, bank: 10, bankIsImputed: true)
    #expect(guessed.verdict == .activeRecovery && guessed.reason == .lowCapacity)
    #expect(EnergyVerdict(hrvZ: -1, bank: 10, bankIsImputed: true).verdict == .rest)
    #expect(EnergyVerdict(hrvZ: 0.7, bank: 70, bankIsImputed: true).verdict == .pushHard)
  }
}
