import Ingest
import Testing

@Suite("CSV records")
struct CSVReaderTests {
  /// Every record as texts, or the error.
  private func records(_ text: String) throws -> [[String]] { try records(Array(text.utf8)) }

  private func records(_ bytes: [UInt8]) throws -> [[String]] {
    try bytes.withUnsafeBufferPointer { buffer in
      var reader = try CSVReader(buffer, file: "x.csv")
      var all: [[String]] = []
      while try reader.next() { all.append(reader.cells.indices.map { reader.text($0) }) }
      return all
    }
  }

  private func error(_ bytes: [UInt8]) -> String? {
    do {
      _ = try records(bytes)
      return nil
    } catch { return "\(error)" }
  }

  private func error(_ text: String) -> String? { error(Array(text.utf8)) }

  @Test("LF, CRLF and CR end a line; the last line needs none; blank lines are skipped")
  func lineEnds() throws {
    for end in ["\n", "\r\n", "\r"] {
      let text = ["a,b", "", "1,2", "3,4"].joined(separator: end)
      #expect(try records(text) == [["a", "b"], ["1", "2"], ["3", "4"]])
      #expect(try records(text + end) == [["a", "b"], ["1", "2"], ["3", "4"]])
    }
  }

  @Test("quotes hold commas, line breaks and doubled quotes")
  func quotes() throws {
    #expect(
      try records("\"a,b\",\"say \"\"hi\"\"\",\"two\nlines\"\r\n\"\",,\"\"\"\"")
        == [["a,b", "say \"hi\"", "two\nlines"], ["", "", "\""]])
  }

  @Test("a byte order mark is no part of the first name; empty cells at the end count")
  func mark() throws {
    #expect(try records([0xEF, 0xBB, 0xBF] + Array("a,\n,b".utf8)) == [["a", ""], ["", "b"]])
    #expect(try records("") == [] && records("\n\n") == [])
  }

  @Test("cells know their line, also after a line break in quotes")
  func lines() throws {
    let bytes = Array("h,i\n\"1\r\n2\",\"3\n\"\nx,y".utf8)
    try bytes.withUnsafeBufferPointer { buffer in
      var reader = try CSVReader(buffer, file: "x.csv")
      var lines: [[Int]] = []
      while try reader.next() { lines.append(reader.cells.map(\.line)) }
      #expect(lines == [[1, 1], [2, 3], [5, 5]])
    }
  }

  @Test("errors name file, line and column")
  func errors() {
    #expect(error("a,b\n1,\"2") == "x.csv:2:2: the quote is never closed")
    #expect(
      error("a,b\n1,2\"3")
        == "x.csv:2:2: a quote stands inside an unquoted cell; expected the whole cell in quotes")
    #expect(
      error("a,b\n\"1\"x,2")
        == "x.csv:2:1: text follows the closing quote; expected a comma or the end of the line")
    #expect(error("a,b\n1,\0") == "x.csv:2:2: the cell holds a NUL byte; expected text")
    #expect(error("a,b\n\"\0\",2") == "x.csv:2:1: the cell holds a NUL byte; expected text")
    #expect(
      error(Array("a,b\n1,".utf8) + [0xC3, 0x28])
        == "x.csv:2:2: the cell is not valid UTF-8; save the file as UTF-8")
    #expect(
      error("a\n" + String(repeating: "1,", count: 5_000_000))
        == "x.csv:2: the line is longer than 1048576 bytes; expected one short line a day")
  }

  @Test("UTF-16 is recognised with and without its mark")
  func utf16() {
    let text = Array("date,steps\n".utf16)
    let little = text.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] }
    let big = text.flatMap { [UInt8($0 >> 8), UInt8($0 & 255)] }
    for bytes in [little, big, [0xFF, 0xFE] + little, [0xFE, 0xFF] + big] {
      #expect(error(bytes) == "x.csv: is UTF-16 text; save it as UTF-8")
    }
  }
}
