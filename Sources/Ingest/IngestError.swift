/// What is wrong with an input, and where: file, line and column of the table.
///
/// `line` counts from 1, the header included. `column` is the number of the *table column*, from 1:
/// it stays the same in an editor and in a spreadsheet, while a byte offset does neither.
///
///     IngestError("a.csv", line: 3, column: 2, "…").description      // "a.csv:3:2: …"
public struct IngestError: Error, Hashable, Sendable, CustomStringConvertible {
  public let file: String
  public let line: Int?
  public let column: Int?
  /// Found against expected and the way out; lower case, no full stop. Control characters that come
  /// from the input are escaped, so that a message is one line.
  public let message: String

  public init(_ file: String, line: Int? = nil, column: Int? = nil, _ message: String) {
    self.file = file
    self.line = line
    self.column = column
    self.message = message.unicodeScalars.reduce(into: "") {
      $0 += $1.properties.generalCategory == .control ? $1.escaped(asASCII: true) : String($1)
    }
  }

  public var description: String {
    var text = file
    if let line { text += ":\(line)" }
    if let column { text += ":\(column)" }
    return text + ": " + message
  }
}

/// Text of a file as a message shows it: in quotes, control characters escaped, at most 40 characters.
func quoted(_ text: String) -> String {
  var shown = ""
  for scalar in text.unicodeScalars.prefix(40) { shown += scalar.escaped(asASCII: false) }
  return "\"" + shown + (text.unicodeScalars.count > 40 ? "…" : "") + "\""
}
