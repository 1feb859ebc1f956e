import Formulas
import MethodologyRegistry
import Scoring
import Testing
import Validation

@Suite("badge-rules-1")
struct BadgeRulesTests {
  static let passed = BadgeRules.requiredAudits.map { AuditOutcome($0, passed: true) }

  /// Readiness2 defaults nothing, so a row of it shows the caveats of the evidence alone.
  static func row(_ kind: Methodology.Kind) -> Methodology {
    Methodology(Readiness2(), kind: kind, claim: "a claim", source: "a source")
  }

  static func badge(
    _ kind: Methodology.Kind, _ certificates: [CertificateEvidence],
    audits: [AuditOutcome] = passed
  ) -> Badge {
    BadgeRules.badge(for: row(kind), audits: audits, certificates: certificates)
  }

  /// A pooled row over twelve people on real data, in which everything went well.
  static func evidence(
    synthetic: Bool = false, people: Int = 12, testRows: Int = 900,
    verdicts: [String] = ["beats_floor"], beatenBy: [String]? = [], sign: String? = "expected",
    baseRate: Double? = 0.2, guards: Bool = true, looksAhead: Bool = false
  ) -> CertificateEvidence {
    CertificateEvidence(
      datasetDigest: "d", synthetic: synthetic, target: "recovery_stability/rolling_3d",
      people: people, testRows: testRows, verdicts: verdicts, floorBeatenBy: beatenBy,
      signAudit: sign, baseRate: baseRate, labelGuards: guards, looksAhead: looksAhead)
  }

  struct Case: Sendable, CustomTestStringConvertible {
    let kind: Methodology.Kind
    let evidence: [CertificateEvidence]
    let expected: BadgeClass
    let why: String

    var testDescription: String { "\(kind.rawValue): \(why)" }
  }

  static func cases(_ why: String, _ evidence: [CertificateEvidence], _ expected: [BadgeClass])
    -> [Case]
  {
    zip(Methodology.Kind.allCases, expected).map {
      Case(kind: $0, evidence: evidence, expected: $1, why: why)
    }
  }

  // Descriptor, prescriptive, kernel, floor, label framework, research label.
  static let withoutEvidence: [BadgeClass] = [
    .heuristicPersonalized, .heuristicPrescriptive, .experimentalFormula, .experimentalFormula,
    .experimentalNotProduction, .experimentalNotProduction,
  ]
  static let withEvidence: [BadgeClass] = [
    .heuristicPersonalized, .heuristicPrescriptive, .experimentalFormula, .validatedFloorCandidate,
    .labelingFrameworkReady, .experimentalNotProduction,
  ]
  static let floorOnly: [BadgeClass] = [
    .heuristicPersonalized, .heuristicPrescriptive, .experimentalFormula, .validatedFloorCandidate,
    .experimentalNotProduction, .experimentalNotProduction,
  ]
  static let labelOnly: [BadgeClass] = [
    .heuristicPersonalized, .heuristicPrescriptive, .experimentalFormula, .experimentalFormula,
    .labelingFrameworkReady, .experimentalNotProduction,
  ]

  static let classes: [Case] =
    cases("no certificate", [], withoutEvidence)
    + cases("real people", [evidence()], withEvidence)
    + cases("one person, 60 rows", [evidence(people: 1, testRows: 60)], withEvidence)
    + cases("one person, 59 rows", [evidence(people: 1, testRows: 59)], withoutEvidence)
    + cases("nine people", [evidence(people: 9)], withoutEvidence)
    + cases("ten people, 59 rows together", [evidence(people: 10, testRows: 59)], labelOnly)
    + cases("synthetic data", [evidence(synthetic: true)], withoutEvidence)
    + cases("synthetic and real", [evidence(synthetic: true), evidence()], withEvidence)
    + cases("the floor is beaten", [evidence(beatenBy: ["rolling_30d_mean"])], labelOnly)
    + cases("the floor was not tested", [evidence(beatenBy: nil)], labelOnly)
    + cases(
      "beaten on one dataset, unbeaten on another",
      [evidence(beatenBy: ["readiness@2"]), evidence()], withEvidence)
    + cases("base rate 1 %", [evidence(baseRate: 0.01)], floorOnly)
    + cases("base rate 2 %", [evidence(baseRate: 0.02)], withEvidence)
    + cases("base rate 99 %", [evidence(baseRate: 0.99)], floorOnly)
    + cases("no labels", [evidence(baseRate: nil)], floorOnly)
    + cases("labels without guards", [evidence(guards: false)], floorOnly)

  @Test("class by row kind and evidence", arguments: classes)
  func badgeClass(one: Case) {
    #expect(Self.badge(one.kind, one.evidence).badgeClass == one.expected)
  }

  @Test(
    "a failing audit leaves research only and names the audit", arguments: Methodology.Kind.allCases
  )
  func failingAudit(kind: Methodology.Kind) {
    for name in BadgeRules.requiredAudits {
      let audits = Self.passed.map { AuditOutcome($0.name, passed: $0.name != name) }
      let badge = Self.badge(kind, [Self.evidence()], audits: audits)
      #expect(badge.badgeClass == .experimentalNotProduction)
      #expect(badge.caveats.first?.code == "audit_failed:\(name)")
    }
  }

  @Test("the required audits are audits that exist, and their results can be handed over")
  func auditNames() {
    for name in BadgeRules.requiredAudits { #expect(Audit(rawValue: name) != nil) }
    let notRun = AuditResult(.memory, formula: "readiness@1")
    #expect(AuditOutcome(notRun) == AuditOutcome("memory", passed: false))
  }

  @Test("an audit that has not run is not taken as passed")
  func absentAudit() {
    let badge = Self.badge(.descriptor, [Self.evidence()], audits: Array(Self.passed.dropFirst()))
    #expect(badge.badgeClass == .experimentalNotProduction)
    #expect(badge.caveats == [.auditNotRun("look_ahead")])
  }

  @Test("a failing audit outside the required ones counts too")
  func extraAudit() {
    let badge = Self.badge(
      .kernel, [], audits: Self.passed + [AuditOutcome("calendar", passed: false)])
    #expect(badge.badgeClass == .experimentalNotProduction)
    #expect(badge.caveats.contains(.auditFailed("calendar")))
  }

  static let caveats: [(String, [CertificateEvidence], [Caveat])] = [
    ("nothing to object", [evidence()], []),
    ("no certificate", [], [.noCertificate]),
    ("a certificate that does not count", [evidence(people: 3)], [.noCertificate]),
    ("wrong sign", [evidence(sign: "wrong_signed")], [.wrongSigned]),
    ("mixed signs of strict-1", [evidence(sign: "mixed")], [.mixedSigned]),
    ("mixed signs of origin-2026", [evidence(sign: "mixed_signed")], [.mixedSigned]),
    ("too little data for a sign", [evidence(sign: "insufficient")], []),
    (
      "wrong outweighs mixed", [evidence(sign: "mixed"), evidence(sign: "wrong_signed")],
      [.wrongSigned]
    ),
    ("beats nothing", [evidence(verdicts: ["indistinguishable_from_floor"])], [.beatsNoFloor]),
    ("beats the floor on synthetic data only", [evidence(synthetic: true)], [.beatsNoFloor]),
    ("never a candidate", [evidence(verdicts: [])], []),
    ("one person", [evidence(people: 1)], [.singlePersonEvidence]),
    ("one person and a cohort", [evidence(people: 1), evidence()], []),
    ("looks ahead", [evidence(looksAhead: true)], [.looksAhead]),
    (
      "several", [evidence(people: 1, verdicts: ["worse_than_floor"], sign: "wrong_signed")],
      [.wrongSigned, .beatsNoFloor, .singlePersonEvidence]
    ),
  ]

  @Test("caveats by evidence", arguments: caveats)
  func caveat(name: String, evidence: [CertificateEvidence], expected: [Caveat]) {
    #expect(Self.badge(.descriptor, evidence).caveats == expected, "\(name)")
  }

  @Test("a floor is no candidate, so it never lacks a beaten floor")
  func floorCaveat() {
    let evidence = [Self.evidence(verdicts: ["indistinguishable_from_floor"])]
    #expect(Self.badge(.floor, evidence).caveats == [])
  }

  @Test("a formula that replaces missing inputs says so")
  func defaultedInputs() throws {
    let badge = BadgeRules.badge(
      for: try .named("readiness@1"), audits: Self.passed, certificates: [])
    #expect(badge.badgeClass == .heuristicPersonalized)
    #expect(badge.caveats == [.noCertificate, .defaultedInputs])
  }

  @Test("every caveat has a text")
  func caveatTexts() {
    let all: [Caveat] = [
      .auditFailed("memory"), .auditNotRun("memory"), .wrongSigned, .mixedSigned, .beatsNoFloor,
      .singlePersonEvidence, .noCertificate, .looksAhead, .defaultedInputs,
    ]
    for language in Language.allCases {
      let texts = Set(all.map { $0.text(language) })
      #expect(texts.count == all.count)
      #expect(!texts.contains { $0.contains("{") })
    }
    #expect(
      Caveat.auditFailed("look_ahead").text(.en) == "It failed this check: does not look ahead.")
  }

  @Test("what is missing for the next class")
  func missing() {
    #expect(
      Self.badge(.descriptor, []).missingForNextClass
        == [.leakageAwareTarget, .beatsFloor, .subjectiveLabels])
    #expect(Self.badge(.descriptor, [Self.evidence()]).missingForNextClass == [.subjectiveLabels])
    #expect(
      Self.badge(.descriptor, [Self.evidence(synthetic: true)]).missingForNextClass
        == [.leakageAwareTarget, .beatsFloor, .subjectiveLabels])
    #expect(
      Self.badge(.floor, [Self.evidence()]).missingForNextClass == [.learnedModelBeatsFloor])
    #expect(
      Self.badge(.researchLabel, []).missingForNextClass == [.honestBaseline, .constantsInSettings])
    #expect(Self.badge(.kernel, []).missingForNextClass == [])
  }
}
