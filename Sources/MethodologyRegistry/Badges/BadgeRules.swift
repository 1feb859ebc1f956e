import Scoring

/// What may be believed about a formula version: a class, the caveats that travel with it, and
/// what is missing for the next class.
///
/// Only `BadgeRules` below can make one, so nobody sets a badge by hand. A badge says how far a number
/// may be trusted, not how good the person's day is.
///
/// - Source: spec/decisions.md C.
public struct Badge: Sendable, Equatable {
  public let badgeClass: BadgeClass
  public let caveats: [Caveat]
  /// Requirements of the next class that are not met, in the order of the rule.
  public let missingForNextClass: [Requirement]

  fileprivate init(_ badgeClass: BadgeClass, caveats: [Caveat], missing: [Requirement]) {
    self.badgeClass = badgeClass
    self.caveats = caveats
    missingForNextClass = missing
  }
}

extension Badge {
  public func label(_ language: Language) -> String {
    TextCatalogue.text("badge.\(badgeClass.rawValue).label", language)
  }

  /// One sentence about the class.
  public func meaning(_ language: Language) -> String {
    TextCatalogue.text("badge.\(badgeClass.rawValue).meaning", language)
  }
}

/// Rule set `badge-rules-1`: from a row, its audits and its certificates to a badge.
///
/// Good findings count only on data of real people; reservations count on any dataset. A formula
/// whose audits have not all run is treated like one that failed: nothing is believed unseen.
///
/// - Source: spec/decisions.md C.
///
///     let audits = BadgeRules.requiredAudits.map { AuditOutcome($0, passed: true) }
///     try BadgeRules.badge(for: .named("readiness@1"), audits: audits, certificates: [])
///     // heuristic_personalized, caveats no_certificate and defaulted_inputs
public enum BadgeRules {
  public static let name = "badge-rules-1"

  /// Every row needs these.
  public static let requiredAudits = [
    "look_ahead", "memory", "missing_data", "determinism", "range_and_direction",
  ]

  static let labelBaseRate = 0.02...0.98

  /// - Parameter required: the audits that must have passed; fewer while an audit does not exist.
  public static func badge(
    for row: Methodology, audits: [AuditOutcome], certificates: [CertificateEvidence],
    required: [String] = requiredAudits
  ) -> Badge {
    let evidence = certificates.filter(\.counts)
    let failed = audits.filter { !$0.passed }.map { Caveat.auditFailed($0.name) }
    let absent = required.filter { name in !audits.contains { $0.name == name } }
      .map { Caveat.auditNotRun($0) }
    let badgeClass =
      failed.isEmpty && absent.isEmpty
      ? Self.badgeClass(of: row.kind, evidence: evidence) : .experimentalNotProduction
    return Badge(
      badgeClass, caveats: failed + absent + caveats(row, evidence, certificates),
      missing: missing(row, badgeClass, evidence))
  }

  /// The class when the audits pass.
  static func badgeClass(of kind: Methodology.Kind, evidence: [CertificateEvidence]) -> BadgeClass {
    let real = evidence.filter { !$0.synthetic }
    switch kind {
    case .descriptor: return .heuristicPersonalized
    case .prescriptive: return .heuristicPrescriptive
    case .kernel: return .experimentalFormula
    case .researchLabel: return .experimentalNotProduction
    case .floor:
      return real.contains { $0.testRows >= 60 && $0.floorBeatenBy == [] }
        ? .validatedFloorCandidate : .experimentalFormula
    case .labelFramework:
      let ready = real.contains { one in
        one.labelGuards && one.baseRate.map(labelBaseRate.contains) ?? false
      }
      return ready ? .labelingFrameworkReady : .experimentalNotProduction
    }
  }

  private static func caveats(
    _ row: Methodology, _ evidence: [CertificateEvidence], _ certificates: [CertificateEvidence]
  ) -> [Caveat] {
    var caveats: [Caveat] = []
    let signs = Set(evidence.compactMap(\.signAudit))
    if signs.contains("wrong_signed") {
      caveats.append(.wrongSigned)
    } else if !signs.isDisjoint(with: ["mixed", "mixed_signed"]) {
      caveats.append(.mixedSigned)
    }
    if evidence.contains(where: { !$0.verdicts.isEmpty }) && !beatsFloor(evidence)
      && row.kind != .floor
    {
      caveats.append(.beatsNoFloor)
    }
    if evidence.isEmpty {
      caveats.append(.noCertificate)
    } else if evidence.allSatisfy({ $0.people == 1 }) {
      caveats.append(.singlePersonEvidence)
    }
    if certificates.contains(where: \.looksAhead) { caveats.append(.looksAhead) }
    let defaults = row.identity.reasons.contains {
      $0.hasSuffix("_defaulted") || $0.hasPrefix("imputed_")
    }
    if defaults { caveats.append(.defaultedInputs) }
    return caveats
  }

  private static func beatsFloor(_ evidence: [CertificateEvidence]) -> Bool {
    evidence.contains { !$0.synthetic && $0.verdicts.contains("beats_floor") }
  }

  /// Requirements of the next class; subjective labels and settings are no part of a certificate.
  private static func missing(
    _ row: Methodology, _ badgeClass: BadgeClass, _ evidence: [CertificateEvidence]
  ) -> [Requirement] {
    guard let next = Promotion.next(after: badgeClass) else { return [] }
    var met: Set<Requirement> = []
    if evidence.contains(where: { !$0.synthetic && !$0.looksAhead }) {
      met.formUnion([.leakageAwareTarget, .honestBaseline, .heldOutWindow, .preregisteredMetric])
    }
    if beatsFloor(evidence) { met.insert(.beatsFloor) }
    return Promotion(from: badgeClass.rawValue, to: next, evidence: met).missing
  }
}
