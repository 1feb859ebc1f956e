import Scoring

/// The immutable record of one run on one dataset, which badges are computed from.
///
/// It is canonical JSON and names itself by the SHA-256 of these bytes. It holds digests and numbers,
/// never a name, path, date, clock or person id; one person's rows are marked by rank. The members:
///
/// - `exact`: equal to the bit on every machine.
/// - `within_1e-9`: what passed through libm or LAPACK; the lists run parallel to those of `exact`.
/// - `verdicts`: the words decided from both, and the audits.
/// - the rest says what was tested on what, by which rules.
///
///     let certificate = try Certificate(result, people: people, formulas: formulas, audits: [],
///       rules: "badge-rules-1")
///     certificate.file(look: 1)     // {"certificate":{…},"look":1,"sha256":"…"}
///
/// - Source: spec/decisions.md G.
public struct Certificate: Sendable, Equatable {
  public static let schema = "plumbline-certificate-1"
  /// The member whose numbers may differ between machines in their last bits.
  public static let looseMember = "within_1e-9"
  public static let tolerance = 1e-9

  public let content: JSONValue

  /// A record read back from a file.
  public init(content: JSONValue) { self.content = content }

  /// SHA-256 of the canonical bytes.
  public var digest: String { SHA256.hex(of: content.canonical.utf8) }

  /// The one line of a certificate file; the look number stands outside the hashed bytes.
  ///
  /// - Parameter look: null when no ledger was kept: then nobody counted.
  public func file(look: Int?) -> String {
    let file: JSONValue = [
      "certificate": content, "sha256": .string(digest), "look": .optional(look),
    ]
    return file.canonical + "\n"
  }
}

extension JSONValue {
  /// A member of an object; nil for another value or an absent member.
  public subscript(_ name: String) -> JSONValue? {
    if case .object(let members) = self { members[name] } else { nil }
  }

  /// The elements of an array, none of another value.
  public var elements: [JSONValue] { if case .array(let values) = self { values } else { [] } }

  public var text: String? { if case .string(let text) = self { text } else { nil } }

  public var number: Double? { if case .number(let number) = self { number } else { nil } }

  /// A number that is whole.
  public var integer: Int? { number.flatMap { Int(exactly: $0) } }

  public var isTrue: Bool { self == .bool(true) }
}
