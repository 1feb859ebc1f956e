import Scoring
import Testing
import Validation

@Suite("Conformance", .timeLimit(.minutes(60)))
struct ConformanceTests {
  @Test("every registered formula passes every audit", arguments: registered)
  func passes(_ formula: AnyFormula) {
    let results = ConformanceKit.run(formula.value)
    #expect(results.map(\.audit) == Audit.allCases)
    for result in results { #expect(result.passed, "\(result)") }
  }

  @Test("no two registered formulas share a key")
  func keys() {
    #expect(ConformanceKit.duplicateKeys(registered.map(\.value)).isEmpty)
    let twice = [PlantedFormula(.honest), PlantedFormula(.flippedSign), PlantedFormula(.honest)]
    #expect(ConformanceKit.duplicateKeys(twice) == ["planted-honest@1"])
  }

  @Test("two runs of the kit say the same")
  func repeatable() {
    let faulty = PlantedFormula(.zeroForMissing)
    #expect(ConformanceKit.run(faulty) == ConformanceKit.run(faulty))
  }
}
