import Scoring

/// Why a formula could not be found in the registry.
public enum RegistryError: Error, Equatable, Sendable, CustomStringConvertible {
  /// The text is not `id@version`.
  case malformedKey(String)
  case unknownVersion(id: String, version: Int, known: [Int])
  /// No formula has this id; `nearest` begins with it or is spelled most like it.
  case unknownFormula(id: String, nearest: String)

  public var description: String {
    switch self {
    case .malformedKey(let text):
      "formula name is '\(text)'; expected id@version such as readiness@2"
    case .unknownVersion(let id, let version, let known):
      "formula '\(id)' version \(version) is not registered; known versions: "
        + known.map(\.description).joined(separator: ", ")
    case .unknownFormula(let id, let nearest):
      "formula '\(id)' is not registered; did you mean '\(nearest)'?"
    }
  }
}

extension Methodology {
  /// The row of `id@version`.
  ///
  ///     try Methodology.named("readiness@2").kind     // .descriptor
  public static func named(_ key: String) throws(RegistryError) -> Methodology {
    let parts = key.split(separator: "@", omittingEmptySubsequences: false)
    guard parts.count == 2, !parts[0].isEmpty, let version = Int(parts[1]), version >= 1 else {
      throw .malformedKey(key)
    }
    return try named(String(parts[0]), version: version)
  }

  public static func named(_ id: String, version: Int) throws(RegistryError) -> Methodology {
    let versions = all.filter { $0.identity.id == id }
    if let row = versions.first(where: { $0.identity.version == version }) { return row }
    guard versions.isEmpty else {
      throw .unknownVersion(
        id: id, version: version, known: versions.map(\.identity.version).sorted())
    }
    let ids = Set(all.map(\.identity.id)).sorted()
    let nearest =
      ids.first { $0.hasPrefix(id) } ?? ids.min { editDistance(id, $0) < editDistance(id, $1) }
    throw .unknownFormula(id: id, nearest: nearest ?? "")
  }
}
