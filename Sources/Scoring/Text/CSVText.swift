/// Canonical CSV: UTF-8, comma, LF, RFC 4180 quoting only where needed; absent is an empty field.
///
///     var csv = CSVText(header: ["person", "date"])
///     csv.append(["a,b", "2025-01-01"])
///     csv.text      // "person,date\n\"a,b\",2025-01-01\n"
///
/// Doubles are printed by `description`, the shortest text that reads back, and -0 as 0.
///
/// - Source: spec/decisions.md G.
public struct CSVText: Sendable {
  public private(set) var text = ""

  public init(header: [String]) { append(header) }

  public mutating func append(_ fields: [String]) {
    for (index, field) in fields.enumerated() {
      if index > 0 { text += "," }
      text += CSVText.quoted(field)
    }
    text += "\n"
  }

  /// A number as a field; NaN is empty.
  public static func field(_ value: Double) -> String {
    precondition(!value.isInfinite, "a table never holds infinity")
    return value.isNaN ? "" : value == 0 ? "0.0" : value.description
  }

  static func quoted(_ field: String) -> String {
    guard field.utf8.contains(where: { $0 == 44 || $0 == 34 || $0 == 10 || $0 == 13 }) else {
      return field
    }
    var quoted = "\""
    for character in field.unicodeScalars {
      if character == "\"" { quoted += "\"" }
      quoted.unicodeScalars.append(character)
    }
    return quoted + "\""
  }
}
