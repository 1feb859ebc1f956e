/// A JSON value that can be written in one canonical form.
///
///     JSONValue.object(["b": 1, "a": .number(1e-7)]).canonical     // {"a":1e-7,"b":1}
///     JSONValue.number(100).canonical                              // 100
///
/// - Missing data: NaN is written `null` and -0 `0`; infinity is a precondition failure.
/// - Source: RFC 8785 (spec/decisions.md G).
public enum JSONValue: Sendable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSONValue])
  case object([String: JSONValue])

  /// RFC 8785: no white space, members sorted by UTF-16 code units.
  public var canonical: String {
    var text = ""
    write(into: &text, indent: nil)
    return text
  }

  /// The same members in the same order, one per line, for people.
  public var indented: String {
    var text = ""
    write(into: &text, indent: 0)
    return text + "\n"
  }

  /// A number, or null for nil.
  public static func optional(_ value: Double?) -> JSONValue { value.map { .number($0) } ?? .null }
  public static func optional(_ value: Int?) -> JSONValue {
    value.map { .number(Double($0)) } ?? .null
  }
  public static func optional(_ value: String?) -> JSONValue { value.map { .string($0) } ?? .null }
  public static func optional(_ value: Bool?) -> JSONValue { value.map { .bool($0) } ?? .null }

  private func write(into text: inout String, indent: Int?) {
    switch self {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value): text += value.isNaN ? "null" : JSONValue.number(text: value)
    case .string(let value): JSONValue.quote(value, into: &text)
    case .array(let values):
      JSONValue.list(values, "[", "]", into: &text, indent: indent) { value, text, indent in
        value.write(into: &text, indent: indent)
      }
    case .object(let members):
      let sorted = members.sorted { $0.key.utf16.lexicographicallyPrecedes($1.key.utf16) }
      JSONValue.list(sorted, "{", "}", into: &text, indent: indent) { member, text, indent in
        JSONValue.quote(member.key, into: &text)
        text += indent == nil ? ":" : ": "
        member.value.write(into: &text, indent: indent)
      }
    }
  }

  private static func list<T>(
    _ items: [T], _ open: String, _ close: String, into text: inout String, indent: Int?,
    item: (T, inout String, Int?) -> Void
  ) {
    text += open
    let inner = indent.map { $0 + 1 }
    for (index, one) in items.enumerated() {
      if index > 0 { text += "," }
      if let inner { text += "\n" + String(repeating: " ", count: inner) }
      item(one, &text, inner)
    }
    if let indent, !items.isEmpty { text += "\n" + String(repeating: " ", count: indent) }
    text += close
  }

  private static func quote(_ value: String, into text: inout String) {
    text += "\""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\u{8}": text += "\\b"
      case "\u{9}": text += "\\t"
      case "\u{A}": text += "\\n"
      case "\u{C}": text += "\\f"
      case "\u{D}": text += "\\r"
      case "\u{0}"..."\u{1F}":
        let hex = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - hex.count) + hex
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }

  /// ECMAScript's number text: the shortest digits that read back, decimal from 1e-7 to 1e21.
  static func number(text value: Double) -> String {
    precondition(value.isFinite, "a report never holds infinity")
    if value == 0 { return "0" }
    if let whole = Int(exactly: value), abs(whole) < 1 << 53 { return whole.description }
    // Swift's description has the same shortest digits in another form.
    let (digits, exponent) = digitsAndExponent(abs(value).description)
    let count = digits.count
    let sign = value < 0 ? "-" : ""
    let point = exponent
    if count <= point && point <= 21 {
      return sign + digits + String(repeating: "0", count: point - count)
    }
    if 0 < point && point <= 21 {
      let split = digits.index(digits.startIndex, offsetBy: point)
      return sign + digits[..<split] + "." + digits[split...]
    }
    if -6 < point && point <= 0 {
      return sign + "0." + String(repeating: "0", count: -point) + digits
    }
    let power = point - 1
    let mantissa = count == 1 ? digits : "\(digits.prefix(1)).\(digits.dropFirst())"
    return sign + mantissa + "e" + (power < 0 ? "-" : "+") + abs(power).description
  }

  /// Significant digits without zeros at either end, and n with value = 0.digits × 10^n.
  private static func digitsAndExponent(_ text: String) -> (String, Int) {
    let parts = text.split(separator: "e")
    var exponent = parts.count == 2 ? Int(parts[1])! : 0
    let mantissa = parts[0].split(separator: ".", omittingEmptySubsequences: false)
    let whole = String(mantissa[0])
    var digits = whole + (mantissa.count == 2 ? mantissa[1] : "")
    exponent += whole.count
    while digits.hasPrefix("0") {
      digits.removeFirst()
      exponent -= 1
    }
    while digits.hasSuffix("0") { digits.removeLast() }
    return (digits, exponent)
  }
}

extension JSONValue: ExpressibleByStringLiteral, ExpressibleByBooleanLiteral,
  ExpressibleByIntegerLiteral, ExpressibleByArrayLiteral, ExpressibleByDictionaryLiteral
{
  public init(stringLiteral value: String) { self = .string(value) }
  public init(booleanLiteral value: Bool) { self = .bool(value) }
  public init(integerLiteral value: Int) { self = .number(Double(value)) }
  public init(arrayLiteral elements: JSONValue...) { self = .array(elements) }
  public init(dictionaryLiteral elements: (String, JSONValue)...) {
    self = .object(Dictionary(uniqueKeysWithValues: elements))
  }
}
