/// Stored fingerprints of every formula version on the bundled cohort (`formulaFingerprint`).
///
/// A line is added with a new version and never changed: other scores are another version.
/// `plumbline registry fingerprint` prints the computed ones.
///
/// - Source: spec/decisions.md G.
extension Methodology {
  public static let fingerprints: [String: String] = [
    "readiness@1": "c5094791f901d41f8661c5233acc08dbc3251045df4fe3132072659e62e13fe2",
    "readiness@2": "60fcc10f2ac2627b6710d44f5e13bd90a2199939ec4bf67deaca98a0614dd9ad",
    "recovery-stability@1": "a453b5facf8f2d3975f0d8382837f33739c5e2881d8e1e9b9093753e416efd76",
    "passive-efficiency@1": "6257d1141cc34108c2396a63577284e97c77aa7c03516822bb5e21d9f5b7ab65",
    "energy-bank@1": "5f98aebb5f985c7bc11381166d3d8f12011046aa305465de03c0920db9bfab6f",
    "energy-bank@2": "08ceacd4251372d92722ffce1f16cb623ec461fe107c194f4afd6b465bb30d73",
    "hr-load@1": "bee88edf151b697d54b7d849be74e686c379f22217c36e2ae7e4760a0b6f6d0b",
    "acute-risk@1": "6066c3c9b6aabad04b8f879cffd9c178b105ff8f1986045addfaafc11aaa3fa0",
    "chronic-load@1": "02cab71ace879022dd77181a0b3249e89c69f076a69cd7cb4f18ad3665369375",
    "headline@1": "110b2ea9cc094f9ceb0cedb056e074de80b4c68a7cb7110e08b58455028156ac",
  ]
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
