import Scoring
import Validation

/// Whether a certificate still speaks about the code that is running.
///
/// Its rows were made together, by formulas that decide each other's rows and families, so one changed
/// formula takes the whole certificate away.
///
/// - Source: spec/decisions.md C, issue 4 point 7.
public enum CertificateCheck {
  /// One line per reason why no badge may be computed from the certificate; empty when it holds.
  ///
  /// - Parameters:
  ///   - fingerprints: of the registered formulas by key, computed now.
  ///   - place: the file, for the message.
  public static func findings(
    _ certificate: Certificate, rows: [Methodology] = Methodology.all,
    fingerprints: [String: String], place: String
  ) -> [String] {
    let content = certificate.content
    var findings: [String] = []
    for (name, word, expected) in [
      ("schema", "schema", Certificate.schema), ("rules", "rule version", BadgeRules.name),
      ("protocol", "protocol", StrictRun.name),
    ] where content[name]?.text != expected {
      findings.append(
        "\(place): \(word) is \(content[name]?.canonical ?? "missing"), expected \"\(expected)\"")
    }
    var recorded: Set<String> = []
    for formula in content["formulas"]?.elements ?? [] {
      let key = formula["formula"]?.text ?? ""
      recorded.insert(key)
      guard let row = rows.first(where: { $0.key == key }) else {
        findings.append("\(place): formula '\(key)' is not registered")
        continue
      }
      if formula["parameters"] != row.formula.recordedParameters {
        findings.append("\(place): parameters of formula '\(key)' changed")
      }
      if formula["fingerprint"]?.text != fingerprints[key] {
        findings.append("\(place): fingerprint of formula '\(key)' changed")
      }
    }
    for row in rows where row.isAnchor && !recorded.contains(row.key) {
      findings.append("\(place): anchor formula '\(row.key)' is missing")
    }
    return findings
  }
}
