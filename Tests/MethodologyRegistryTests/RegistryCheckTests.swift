import MethodologyRegistry
import Testing

@Suite("registry check")
struct RegistryCheckTests {
  static func computed() throws -> [String: Badge] {
    let row = try Methodology.named("readiness@1")
    return [
      row.key: BadgeRules.badge(for: row, audits: BadgeRulesTests.passed, certificates: [])
    ]
  }

  static func recorded(
    _ key: String = "readiness@1", _ badgeClass: String = "heuristic_personalized",
    _ caveats: [String] = ["defaulted_inputs", "no_certificate"]
  ) -> RecordedBadge {
    RecordedBadge(key: key, badgeClass: badgeClass, caveats: caveats, place: "demo.json")
  }

  @Test("equal badges have no finding, whatever the order of the caveats")
  func agrees() throws {
    #expect(
      RegistryCheck.findings(recorded: [Self.recorded()], computed: try Self.computed()) == [])
  }

  @Test("a badge set by hand, a lost caveat and an unknown formula are named")
  func differs() throws {
    let findings = RegistryCheck.findings(
      recorded: [
        Self.recorded("readiness@1", "validated_floor_candidate", []), Self.recorded("mine@3"),
      ],
      computed: try Self.computed())
    #expect(
      findings == [
        "demo.json: 'readiness@1' has badge validated_floor_candidate; "
          + "badge-rules-1 gives heuristic_personalized",
        "demo.json: 'readiness@1' has caveats (none); "
          + "badge-rules-1 gives no_certificate defaulted_inputs",
        "demo.json: 'mine@3' is not registered",
      ])
  }
}
