import MethodologyRegistry
import Testing

/// `golden/formulas/promotion`.
@Suite("golden: promotion")
struct PromotionTests {
  struct Move: Decodable {
    let from: String
    let to: String
    let evidence: [String]
  }

  struct Outcome: Decodable {
    let allowed: Bool
    let rule: String?
    let missing: [String]
  }

  @Test("promotion: which moves are described, and what they still need")
  func promotion() throws {
    let cases = try Golden.cases(
      "formulas/promotion.json", inputs: Move.self, expected: Outcome.self)
    for one in cases {
      let evidence = Set(one.inputs.evidence.compactMap(Requirement.init))
      #expect(evidence.count == Set(one.inputs.evidence).count, "\(one.id)")
      let got = Promotion(from: one.inputs.from, to: one.inputs.to, evidence: evidence)
      #expect(got.allowed == one.expected.allowed, "\(one.id)")
      #expect(got.rule == one.expected.rule, "\(one.id)")
      #expect(got.missing.map(\.rawValue) == one.expected.missing, "\(one.id)")
    }
  }
}
