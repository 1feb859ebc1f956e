/// Writes elements that are well-formed as HTML and as XML.
///
///     var markup = Markup()
///     markup.leaf("p", "a < b")        // <p>a &lt; b</p>
struct Markup {
  private(set) var text = ""

  typealias Attributes = [(name: String, value: String)]

  mutating func element(
    _ name: String, _ attributes: Attributes = [], _ content: (inout Markup) -> Void
  ) {
    open(name, attributes)
    text += ">"
    content(&self)
    text += "</\(name)>"
  }

  mutating func leaf(_ name: String, _ attributes: Attributes = [], _ content: String) {
    element(name, attributes) { $0.text += Markup.escaped(content) }
  }

  mutating func leaf(_ name: String, _ content: String) { leaf(name, [], content) }

  /// An element without content, such as `meta` or an SVG shape.
  mutating func void(_ name: String, _ attributes: Attributes = []) {
    open(name, attributes)
    text += "/>"
  }

  mutating func plain(_ content: String) { text += Markup.escaped(content) }

  /// Text that is markup already.
  mutating func raw(_ markup: String) { text += markup }

  private mutating func open(_ name: String, _ attributes: Attributes) {
    text += "<" + name
    for (name, value) in attributes { text += " \(name)=\"\(Markup.escaped(value))\"" }
  }

  /// Characters that mean markup become references; controls that XML forbids become U+FFFD.
  static func escaped(_ content: String) -> String {
    var escaped = ""
    for scalar in content.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;"
      case "<": escaped += "&lt;"
      case ">": escaped += "&gt;"
      case "\"": escaped += "&quot;"
      case "\t", "\n", "\r": escaped += " "
      case "\u{0}"..."\u{1F}", "\u{7F}"..."\u{9F}", "\u{FFFE}", "\u{FFFF}": escaped += "\u{FFFD}"
      default: escaped.unicodeScalars.append(scalar)
      }
    }
    return escaped
  }
}
