/// The first record of a table: its column names, checked.
///
/// - Errors: an empty file, a header without commas that holds semicolons or tabs, a name that
///   stands twice.
struct TableHeader {
  let names: [String]

  init(_ reader: inout CSVReader) throws(IngestError) {
    guard try reader.next() else {
      throw IngestError(reader.file, "no data; the file is empty")
    }
    names = reader.cells.indices.map { trimmed(reader.text($0)) }
    if names.count == 1 {
      for (mark, word) in [(";", "semicolons"), ("\t", "tabs")] where names[0].contains(mark) {
        throw reader.error(0, "the columns are separated by \(word); expected commas")
      }
    }
    var seen: [String: Int] = [:]
    for (index, name) in names.enumerated() where !name.isEmpty {
      if let earlier = seen[name] {
        throw reader.error(index, "column '\(name)' stands in the header twice, also as column \(earlier + 1)")
      }
      seen[name] = index
    }
  }

  func index(of name: String) -> Int? { names.firstIndex(of: name) }

  /// The place of a column that must be there.
  func require(_ name: String, _ reader: CSVReader) throws(IngestError) -> Int {
    if let index = index(of: name) { return index }
    var message = "there is no column '\(name)'"
    if let nearest = nearestName(to: name, in: names) { message += "; did you mean '\(nearest)'" }
    throw IngestError(reader.file, line: reader.recordLine, message)
  }

  /// Every row has as many cells as the header.
  func check(_ reader: CSVReader) throws(IngestError) {
    guard reader.cells.count == names.count else {
      throw IngestError(
        reader.file, line: reader.recordLine,
        "the row has \(reader.cells.count) cells; the header has \(names.count)")
    }
  }
}

/// Without spaces and tabs at both ends.
func trimmed(_ text: String) -> String {
  let isSpace: (Character) -> Bool = { $0 == " " || $0 == "\t" }
  guard let first = text.firstIndex(where: { !isSpace($0) }),
    let last = text.lastIndex(where: { !isSpace($0) })
  else { return "" }
  return String(text[first...last])
}
