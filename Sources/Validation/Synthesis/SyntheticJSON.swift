/// JSON from members that are JSON already; with an indent one member a line.
///
/// Numbers keep their fixed decimals (`0.10`), which a writer of doubles could not give.
enum SyntheticJSON {
  /// Ids, names, units and dates only: nothing in them needs an escape.
  static func string(_ text: String) -> String { "\"\(text)\"" }

  static func object(_ members: [(String, String)], indent: Int? = nil) -> String {
    wrapped("{", members.map { "\(string($0.0)): \($0.1)" }, "}", indent)
  }

  static func array(_ items: [String], indent: Int? = nil) -> String {
    wrapped("[", items, "]", indent)
  }

  private static func wrapped(
    _ open: String, _ items: [String], _ close: String, _ indent: Int?
  ) -> String {
    guard let indent, !items.isEmpty else { return open + items.joined(separator: ", ") + close }
    let outer = "\n" + String(repeating: "  ", count: indent)
    return open + outer + "  " + items.joined(separator: "," + outer + "  ") + outer + close
  }
}
