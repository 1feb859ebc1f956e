import MethodologyRegistry
import Scoring
import Testing
import Validation

@Suite("certificates and badges")
struct CertificateCheckTests {
  static let fingerprints = Dictionary(
    uniqueKeysWithValues: Methodology.all.map { ($0.key, "fingerprint of \($0.key)") })

  static func certificate(
    rules: String = BadgeRules.name, synthetic: JSONValue = false, beaten: Bool = false,
    people: Int = 12, verdict: String = "indistinguishable_from_floor", positive: Double = 30
  ) -> Certificate {
    func row(_ candidate: String, _ target: String) -> JSONValue {
      [
        "candidate": .string(candidate), "target": .string(target), "role": "incremental",
        "people": .optional(people), "n_test": 700,
      ]
    }
    let recovery = "recovery_stability/rolling_3d"
    return Certificate(content: [
      "schema": .string(Certificate.schema), "rules": .string(rules), "protocol": "strict-1",
      "dataset": ["digest": "d", "synthetic": synthetic],
      "formulas": .array(
        Methodology.all.map {
          [
            "formula": .string($0.key), "fingerprint": .string(fingerprints[$0.key]!),
            "parameters": $0.formula.recordedParameters,
          ]
        }),
      "exact": [
        "evidence": [
          row("recovery-stability@1", recovery), row("readiness@1", recovery),
          row("hr-load@1", recovery),
        ],
        "floors": [
          [
            "target": .string(recovery), "floor": "ewma_45d", "challenger": "rolling_30d_mean",
            "people": .optional(people),
          ]
        ],
        "signs": [["candidate": "readiness@1"], ["candidate": "hr-load@1"]],
        "labels": [
          [
            "target": "acute_risk/event_t1_t3", "people": 12, "labelled": 300,
            "positive": .number(positive),
          ]
        ],
      ],
      "verdicts": [
        "evidence": [
          ["verdict": "indistinguishable_from_floor"], ["verdict": .string(verdict)],
          ["verdict": "not_in_family"],
        ],
        "floors": [["beaten": .bool(beaten)]],
        "signs": [["answer": "wrong_signed"], ["answer": "wrong_signed"]],
      ],
    ])
  }

  static func badge(_ key: String, _ certificate: Certificate) throws -> Badge {
    let row = try Methodology.named(key)
    return BadgeRules.badge(
      for: row, audits: BadgeRulesTests.passed,
      certificates: CertificateEvidence.all(of: certificate, for: row))
  }

  @Test("an untouched certificate has no finding")
  func fine() {
    let findings = CertificateCheck.findings(
      Self.certificate(), fingerprints: Self.fingerprints, place: "a.json")
    #expect(findings == [])
  }

  @Test("another rule version, constant or fingerprint takes the certificate away and is named")
  func changed() {
    #expect(
      CertificateCheck.findings(
        Self.certificate(rules: "badge-rules-0"), fingerprints: Self.fingerprints, place: "a.json")
        == ["a.json: rule version is \"badge-rules-0\", expected \"badge-rules-1\""])
    var other = Self.fingerprints
    other["energy-bank@2"] = "something else"
    #expect(
      CertificateCheck.findings(Self.certificate(), fingerprints: other, place: "a.json")
        == ["a.json: fingerprint of formula 'energy-bank@2' changed"])
    guard case .object(var members) = Self.certificate().content,
      case .array(var formulas)? = members["formulas"], case .object(var first) = formulas[0],
      case .array(var parameters)? = first["parameters"]
    else { return }
    parameters[0] = ["name": "w", "value": 1, "unit": ""]
    first["parameters"] = .array(parameters)
    formulas[0] = .object(first)
    members["formulas"] = .array(formulas)
    #expect(
      CertificateCheck.findings(
        Certificate(content: .object(members)), fingerprints: Self.fingerprints, place: "a.json")
        == ["a.json: parameters of formula 'readiness@1' changed"])
    members["formulas"] = .array(Array(formulas.dropFirst()))
    #expect(
      CertificateCheck.findings(
        Certificate(content: .object(members)), fingerprints: Self.fingerprints, place: "a.json")
        == ["a.json: anchor formula 'readiness@1' is missing"])
    #expect(
      CertificateCheck.findings(
        Self.certificate(), rows: [], fingerprints: [:], place: "a.json"
      ).first == "a.json: formula 'readiness@1' is not registered")
  }

  @Test("a floor that no baseline and no candidate beats on real data is a validated floor")
  func floor() throws {
    let key = "recovery-stability@1"
    #expect(try Self.badge(key, Self.certificate()).badgeClass == .validatedFloorCandidate)
    for worse in [
      Self.certificate(beaten: true), Self.certificate(synthetic: true),
      Self.certificate(synthetic: .null), Self.certificate(people: 9),
      Self.certificate(verdict: "beats_floor"),
    ] {
      #expect(try Self.badge(key, worse).badgeClass == .experimentalFormula)
    }
  }

  @Test("a label framework needs a base rate within 2 to 98 percent")
  func labels() throws {
    #expect(
      try Self.badge("acute-risk@1", Self.certificate()).badgeClass == .labelingFrameworkReady)
    #expect(
      try Self.badge("acute-risk@1", Self.certificate(positive: 3)).badgeClass
        == .experimentalNotProduction)
    #expect(
      try Self.badge("chronic-load@1", Self.certificate()).badgeClass == .experimentalNotProduction)
  }

  @Test("the sign is read in the direction the row declares: a load that falls with HRV is right")
  func signs() throws {
    let readiness = try Self.badge("readiness@1", Self.certificate())
    #expect(readiness.caveats.contains(.wrongSigned) && readiness.caveats.contains(.beatsNoFloor))
    #expect(!readiness.caveats.contains(.noCertificate))
    #expect(try !Self.badge("hr-load@1", Self.certificate()).caveats.contains(.wrongSigned))
    #expect(try Self.badge("headline@1", Self.certificate()).caveats.contains(.noCertificate))
  }
}
