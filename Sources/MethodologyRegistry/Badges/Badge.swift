/// What may be believed about a formula version: a class, the caveats that travel with it, and
/// what is missing for the next class.
///
/// Only `BadgeRules` makes one, so nobody can set a badge by hand. A badge says how far a number
/// may be trusted, not how good the person's day is.
///
/// - Source: spec/decisions.md C.
public struct Badge: Sendable, Equatable {
  public let badgeClass: BadgeClass
  public let caveats: [Caveat]
  /// Requirements of the next class that are not met, in the order of the rule.
  public let missingForNextClass: [Requirement]

  // Called by BadgeRules only; a test over the sources keeps it so.
  init(_ badgeClass: BadgeClass, caveats: [Caveat], missing: [Requirement]) {
    self.badgeClass = badgeClass
    self.caveats = caveats
    missingForNextClass = missing
  }
}

/// The six classes; the origin's status names are kept.
public enum BadgeClass: String, CaseIterable, Sendable {
  case heuristicPersonalized = "heuristic_personalized"
  case heuristicPrescriptive = "heuristic_prescriptive"
  case experimentalFormula = "experimental_formula"
  case validatedFloorCandidate = "validated_floor_candidate"
  case labelingFrameworkReady = "labeling_framework_ready"
  case experimentalNotProduction = "experimental_not_production"
}

/// A reservation that is shown wherever the badge is shown.
public enum Caveat: Sendable, Hashable {
  case auditFailed(String)
  case auditNotRun(String)
  case wrongSigned, mixedSigned, beatsNoFloor, singlePersonEvidence, noCertificate, looksAhead
  case defaultedInputs

  /// Stable code; an audit caveat names its audit, as in `audit_failed:look_ahead`.
  public var code: String {
    switch self {
    case .auditFailed(let name): "audit_failed:\(name)"
    case .auditNotRun(let name): "audit_not_run:\(name)"
    case .wrongSigned: "wrong_signed"
    case .mixedSigned: "mixed_signed"
    case .beatsNoFloor: "beats_no_floor"
    case .singlePersonEvidence: "single_person_evidence"
    case .noCertificate: "no_certificate"
    case .looksAhead: "looks_ahead"
    case .defaultedInputs: "defaulted_inputs"
    }
  }
}

extension Caveat {
  /// One sentence in a language.
  public func text(_ language: Language) -> String {
    switch self {
    case .auditFailed(let name): Caveat.sentence("audit_failed", audit: name, language)
    case .auditNotRun(let name): Caveat.sentence("audit_not_run", audit: name, language)
    default: TextCatalogue.text("caveat.\(code)", language)
    }
  }

  private static func sentence(_ code: String, audit: String, _ language: Language) -> String {
    // A stranger's own check has no text; its name stands for it.
    let title = TextCatalogue.find("audit.\(audit)", language) ?? audit
    return TextCatalogue.text("caveat.\(code)", language, ["audit": title])
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
