import Scoring

/// Shows that a formula's declaration can be published: kebab-case id, version from 1, outputs,
/// reasons and parameters named once, ranges and words that mean something.
///
/// That no two rows of a registry share a key is `IdentityAudit.duplicateKeys`.
///
/// - Source: STYLE §3.6 check 9.
struct IdentityAudit {
  let formula: any Formula

  func run() -> AuditResult {
    var result = AuditResult(.identity, formula: formula.identity.key)
    for fault in faults {
      result.casesRun += 1
      if let fault { result.add(AuditFinding(detail: fault)) }
    }
    return result
  }

  private var faults: [String?] {
    let identity = formula.identity
    let inputs = identity.inputs
    let names = identity.outputs.map(\.name)
    let declared = Set(inputs.all)
    return [
      IdentityAudit.isKebab(identity.id) ? nil : "has an id that is not kebab-case",
      identity.version >= 1 ? nil : "has version \(identity.version); versions start at 1",
      identity.memory >= 0 ? nil : "has a negative memory",
      repeated(names).map { "has two outputs named '\($0)'" },
      names.first { !IdentityAudit.isSnake($0) }.map {
        "has an output named '\($0)'; expected lower case words joined by _"
      },
      repeated(identity.reasons).map { "lists reason '\($0)' twice" },
      repeated(inputs.all.map(\.name)).map { "declares input '\($0)' twice" },
      inputs.all.isEmpty && !inputs.intraday ? "declares no input" : nil,
      identity.outputs.flatMap { $0.direction.keys }.first { !declared.contains($0) }.map {
        "declares a direction for '\($0.name)', which is not an input"
      },
      identity.outputs.first {
        $0.range.map { !$0.lowerBound.isFinite || !$0.upperBound.isFinite } ?? false
      }.map { "declares an infinite range for '\($0.name)'" },
      identity.outputs.first {
        if case .code(let words) = $0.kind { words.isEmpty || repeated(words) != nil } else { false }
      }.map { "has an empty or repeated word in the list of '\($0.name)'" },
      repeated(formula.parameters.map(\.name)).map { "has two parameters named '\($0)'" },
      formula.parameters.first { !$0.value.isFinite }.map {
        "has a parameter '\($0.name)' that is no finite number"
      },
      formula.parameters.first { $0.source.isEmpty }.map {
        "has a parameter '\($0.name)' without a source"
      },
    ]
  }

  /// The keys that more than one formula of a list claims, ascending.
  static func duplicateKeys(_ formulas: [any Formula]) -> [String] {
    var counts: [String: Int] = [:]
    for formula in formulas { counts[formula.identity.key, default: 0] += 1 }
    return counts.filter { $0.value > 1 }.keys.sorted()
  }

  private func repeated(_ words: [String]) -> String? {
    var seen: Set<String> = []
    return words.first { !seen.insert($0).inserted }
  }

  /// `sleep-debt-2`: lower case letters and digits in words joined by single hyphens.
  static func isKebab(_ text: String) -> Bool { isWords(text, joinedBy: UInt8(ascii: "-")) }

  /// `newest_age_days`: the same with underscores.
  static func isSnake(_ text: String) -> Bool { isWords(text, joinedBy: UInt8(ascii: "_")) }

  private static func isWords(_ text: String, joinedBy joint: UInt8) -> Bool {
    guard let first = text.utf8.first, (97...122).contains(first) else { return false }
    return text.utf8.split(separator: joint, omittingEmptySubsequences: false).allSatisfy {
      !$0.isEmpty && $0.allSatisfy { (97...122).contains($0) || (48...57).contains($0) }
    }
  }
}
