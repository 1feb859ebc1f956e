/// Where one cell of a record stands in the bytes of its file; quotes around it are left out.
package struct CSVCell: Sendable {
  package let start: Int
  package let end: Int
  package let line: Int
  /// The cell holds `""`, which stands for one quote.
  package let hasDoubledQuotes: Bool
  let wasQuoted: Bool
}

/// Reads records of comma-separated text (RFC 4180) from bytes, without a string per cell.
///
/// Quotes, doubled quotes, line breaks inside quotes, a UTF-8 byte order mark and LF, CRLF or CR
/// line ends are understood; blank lines are skipped. Every cell is checked for NUL bytes and invalid
/// UTF-8. The bytes must outlive the reader.
///
///     while try reader.next() { reader.text(0) }
///
/// - Errors: UTF-16 text, an unclosed or misplaced quote, a NUL byte, invalid UTF-8, a record above
///   1 MiB; each with file, line and column.
/// - Complexity: O(bytes).
/// - Source: RFC 4180; CR alone as a line end is an addition.
package struct CSVReader {
  /// Longest legal record in bytes: 60 columns of 17 kB.
  package static let longestRecord = 1 << 20

  package let file: String
  let bytes: UnsafeBufferPointer<UInt8>
  /// Cells of the current record.
  package private(set) var cells: [CSVCell] = []
  /// Line on which the current record begins.
  package private(set) var recordLine = 1
  package private(set) var blankLines = 0
  private var position = 0
  private var line = 1

  package init(_ bytes: UnsafeBufferPointer<UInt8>, file: String) throws(IngestError) {
    self.bytes = bytes
    self.file = file
    if CSVReader.isUTF16(bytes) {
      throw IngestError(file, "is UTF-16 text; save it as UTF-8")
    }
    if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { position = 3 }
  }

  /// Moves to the next record; false at the end.
  package mutating func next() throws(IngestError) -> Bool {
    while position < bytes.count {
      try readRecord()
      if cells.count > 1 || cells[0].wasQuoted || cells[0].start < cells[0].end { return true }
      blankLines += 1
    }
    return false
  }

  /// The text of a cell of the current record.
  package func text(_ index: Int) -> String {
    let cell = cells[index]
    let content = UnsafeBufferPointer(rebasing: bytes[cell.start..<cell.end])
    guard cell.hasDoubledQuotes else { return String(decoding: content, as: UTF8.self) }
    var single: [UInt8] = []
    var skip = false
    for byte in content {
      if byte == quote && !skip {
        skip = true
        continue
      }
      skip = false
      single.append(byte)
    }
    return String(decoding: single, as: UTF8.self)
  }

  package func bytes(_ index: Int) -> UnsafeBufferPointer<UInt8> {
    UnsafeBufferPointer(rebasing: bytes[cells[index].start..<cells[index].end])
  }

  /// An error at a cell of the current record.
  package func error(_ index: Int, _ message: String) -> IngestError {
    IngestError(file, line: cells[index].line, column: index + 1, message)
  }

  private mutating func readRecord() throws(IngestError) {
    cells.removeAll(keepingCapacity: true)
    recordLine = line
    let recordStart = position
    while true {
      if position < bytes.count && bytes[position] == quote {
        try readQuotedCell()
      } else {
        try readPlainCell()
      }
      guard position - recordStart <= CSVReader.longestRecord else {
        throw IngestError(
          file, line: recordLine,
          "the line is longer than \(CSVReader.longestRecord) bytes; expected one short line a day")
      }
      guard position < bytes.count else { return }
      let end = bytes[position]
      position += 1
      if end == comma { continue }
      if end == carriageReturn && position < bytes.count && bytes[position] == lineFeed {
        position += 1
      }
      line += 1
      return
    }
  }

  private mutating func readPlainCell() throws(IngestError) {
    let start = position
    var index = position
    var high: UInt8 = 0
    while index < bytes.count {
      let byte = bytes[index]
      if byte == comma || byte == lineFeed || byte == carriageReturn { break }
      if byte == 0 { throw here("the cell holds a NUL byte; expected text") }
      if byte == quote {
        throw here("a quote stands inside an unquoted cell; expected the whole cell in quotes")
      }
      high |= byte
      index += 1
    }
    position = index
    try finish(start, index, line, high, doubled: false, wasQuoted: false)
  }

  private mutating func readQuotedCell() throws(IngestError) {
    let cellLine = line
    let start = position + 1
    var index = start
    var high: UInt8 = 0
    var doubled = false
    while true {
      guard index < bytes.count else { throw here("the quote is never closed") }
      let byte = bytes[index]
      if byte == 0 { throw here("the cell holds a NUL byte; expected text") }
      if byte == quote {
        guard index + 1 < bytes.count && bytes[index + 1] == quote else { break }
        doubled = true
        index += 1
      } else if byte == lineFeed || byte == carriageReturn {
        // CR LF counts once, at its LF.
        let joins = byte == carriageReturn && index + 1 < bytes.count && bytes[index + 1] == lineFeed
        if !joins { line += 1 }
      }
      high |= byte
      index += 1
    }
    position = index + 1
    if position < bytes.count {
      let after = bytes[position]
      guard after == comma || after == lineFeed || after == carriageReturn else {
        throw IngestError(
          file, line: cellLine, column: cells.count + 1,
          "text follows the closing quote; expected a comma or the end of the line")
      }
    }
    try finish(start, index, cellLine, high, doubled: doubled, wasQuoted: true)
  }

  private mutating func finish(
    _ start: Int, _ end: Int, _ cellLine: Int, _ high: UInt8, doubled: Bool, wasQuoted: Bool
  ) throws(IngestError) {
    if high >= 0x80 {
      let content = UnsafeBufferPointer(rebasing: bytes[start..<end])
      guard String(validating: content, as: UTF8.self) != nil else {
        throw IngestError(
          file, line: cellLine, column: cells.count + 1,
          "the cell is not valid UTF-8; save the file as UTF-8")
      }
    }
    cells.append(
      CSVCell(
        start: start, end: end, line: cellLine, hasDoubledQuotes: doubled, wasQuoted: wasQuoted))
  }

  private func here(_ message: String) -> IngestError {
    IngestError(file, line: recordLine, column: cells.count + 1, message)
  }

  /// A UTF-16 byte order mark, or NUL in every second of the first bytes.
  private static func isUTF16(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    if bytes.starts(with: [0xFF, 0xFE]) || bytes.starts(with: [0xFE, 0xFF]) { return true }
    let pairs = min(bytes.count, 32) / 2
    guard pairs >= 2 else { return false }
    return [0, 1].contains { phase in
      (0..<pairs).allSatisfy { bytes[2 * $0 + phase] == 0 && bytes[2 * $0 + 1 - phase] != 0 }
    }
  }
}

private let quote = UInt8(ascii: "\"")
private let comma = UInt8(ascii: ",")
private let lineFeed = UInt8(ascii: "\n")
private let carriageReturn = UInt8(ascii: "\r")
