/// A badge as somebody wrote it down: in a certificate, in a document, in a table.
public struct RecordedBadge: Sendable, Equatable {
  /// `id@version`.
  public let key: String
  public let badgeClass: String
  public let caveats: [String]
  /// Where it stands, for the message.
  public let place: String

  public init(key: String, badgeClass: String, caveats: [String], place: String) {
    self.key = key
    self.badgeClass = badgeClass
    self.caveats = caveats
    self.place = place
  }
}

/// Compares recorded badges with the computed ones.
///
///     RegistryCheck.findings(recorded: [], computed: [:])     // [] — nothing recorded, nothing wrong
public enum RegistryCheck {
  /// One line per difference, in the order of `recorded`; empty when all agree.
  public static func findings(recorded: [RecordedBadge], computed: [String: Badge]) -> [String] {
    recorded.flatMap { one -> [String] in
      guard let badge = computed[one.key] else {
        return ["\(one.place): '\(one.key)' is not registered"]
      }
      var findings: [String] = []
      if one.badgeClass != badge.badgeClass.rawValue {
        findings.append(
          "\(one.place): '\(one.key)' has badge \(one.badgeClass); "
            + "\(BadgeRules.name) gives \(badge.badgeClass.rawValue)")
      }
      let caveats = badge.caveats.map(\.code)
      if Set(one.caveats) != Set(caveats) {
        findings.append(
          "\(one.place): '\(one.key)' has caveats \(list(one.caveats)); "
            + "\(BadgeRules.name) gives \(list(caveats))")
      }
      return findings
    }
  }

  private static func list(_ codes: [String]) -> String {
    codes.isEmpty ? "(none)" : codes.joined(separator: " ")
  }
}
