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
