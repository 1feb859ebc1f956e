import MethodologyRegistry
import Testing

@Suite("promotion rules")
struct PromotionTests {
  @Test("leaving the experimental class lists what is still missing")
  func missing() {
    let promotion = Promotion(
      from: "experimental_not_production", to: "heuristic_prescriptive",
      evidence: [.honestBaseline])
    #expect(promotion.missing == [.constantsInSettings])
    #expect(!promotion.allowed)
  }

  @Test("a move that no rule describes is not allowed, whatever the evidence")
  func noRule() {
    let promotion = Promotion(
      from: "labeling_framework_ready", to: "production_model",
      evidence: Set(Requirement.allCases))
    #expect(promotion.rule == nil)
    #expect(!promotion.allowed)
  }
}
