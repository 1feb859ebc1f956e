import MethodologyRegistry
import Scoring
import Testing

@Suite("methodologies")
struct MethodologyTests {
  @Test("keys are unique, ids kebab-case, claim and source not empty")
  func rows() {
    #expect(Set(Methodology.all.map(\.key)).count == Methodology.all.count)
    for row in Methodology.all {
      #expect(row.identity.id.allSatisfy { $0.isLowercase || $0.isNumber || $0 == "-" })
      #expect(!row.claim.isEmpty && !row.source.isEmpty, "\(row.key)")
    }
  }

  @Test("every row has the kind of decisions C")
  func kinds() {
    let kinds = Dictionary(uniqueKeysWithValues: Methodology.all.map { ($0.key, $0.kind) })
    #expect(
      kinds == [
        "readiness@1": .descriptor, "readiness@2": .descriptor,
        "recovery-stability@1": .floor, "passive-efficiency@1": .floor,
        "energy-bank@1": .prescriptive, "energy-bank@2": .kernel, "hr-load@1": .kernel,
        "acute-risk@1": .labelFramework, "chronic-load@1": .researchLabel,
        "headline@1": .prescriptive,
      ])
  }

  @Test("rows without a supported threshold are those of decisions D, and the headline")
  func unsupportedBands() {
    #expect(
      Methodology.all.filter { $0.band == .unsupported }.map(\.identity.id) == [
        "recovery-stability", "passive-efficiency", "acute-risk", "chronic-load", "headline",
      ])
  }

  @Test("a row is found by id@version")
  func found() throws {
    #expect(try Methodology.named("readiness@2").identity.version == 2)
    #expect(try Methodology.named("readiness", version: 1).kind == .descriptor)
  }

  @Test(
    "a wrong name says what is known",
    arguments: [
      ("readiness@7", "formula 'readiness' version 7 is not registered; known versions: 1, 2"),
      ("readines@1", "formula 'readines' is not registered; did you mean 'readiness'?"),
      ("recovery@1", "formula 'recovery' is not registered; did you mean 'recovery-stability'?"),
      ("readiness", "formula name is 'readiness'; expected id@version such as readiness@2"),
      ("readiness@", "formula name is 'readiness@'; expected id@version such as readiness@2"),
      ("@1", "formula name is '@1'; expected id@version such as readiness@2"),
      ("readiness@0", "formula name is 'readiness@0'; expected id@version such as readiness@2"),
      ("a@1@2", "formula name is 'a@1@2'; expected id@version such as readiness@2"),
    ])
  func unknown(name: String, message: String) {
    let error = #expect(throws: RegistryError.self) { try Methodology.named(name) }
    #expect(error?.description == message)
  }

  @Test("band rules name outputs and flags that exist")
  func bandRules() {
    for row in Methodology.all {
      let names = Set(row.identity.outputs.map(\.name))
      switch row.band {
      case .personal(let optimal, let fair): #expect(names.isSuperset(of: [optimal, fair]))
      case .flags(let low): #expect(names.isSuperset(of: low))
      case .unsupported, .fixed: break
      }
    }
  }
}
