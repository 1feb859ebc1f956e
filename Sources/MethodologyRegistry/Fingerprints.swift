/// Stored fingerprints of every formula version on the bundled cohort (`formulaFingerprint`).
///
/// A line is added with a new version and never changed: other scores are another version.
/// `plumbline registry fingerprint` prints the computed ones.
///
/// - Source: spec/decisions.md G.
extension Methodology {
  public static let fingerprints: [String: String] = [:]
}

extension RegistryCheck {
  /// One line per formula whose scores are not the stored ones, in the order given.
  ///
  ///     RegistryCheck.fingerprintFindings(computed: [("readiness@1", "0")])
  ///     // ["the scores of 'readiness@1' changed: give it a new version"]
  public static func fingerprintFindings(
    computed: [(key: String, digest: String)],
    stored: [String: String] = Methodology.fingerprints
  ) -> [String] {
    computed.compactMap { key, digest in
      guard let known = stored[key] else {
        return "'\(key)' has no stored fingerprint: add \(digest)"
      }
      return known == digest
        ? nil : "the scores of '\(key)' changed: give it a new version"
    }
  }
}
