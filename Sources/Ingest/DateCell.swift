import Scoring

/// Reads the day of a row. A row without a readable day cannot be placed, so it is an error rather
/// than a counted drop: a lost row would move every baseline after it unseen.
enum DateCell {
  static func read(_ reader: CSVReader, _ index: Int, name: String) throws(IngestError) -> Day {
    if let day = day(reader.bytes(index)) { return day }
    let text = reader.text(index)
    guard isWritten(text) else {
      throw reader.error(
        index, "'\(name)' is \(quoted(text)); expected a day such as 2025-01-31")
    }
    let year = Int(text.prefix(4)) ?? 0
    throw reader.error(
      index,
      (1900...2199).contains(year)
        ? "'\(name)' is \(quoted(text)); there is no such day"
        : "'\(name)' is \(quoted(text)); expected a day from 1900-01-01 to 2199-12-31")
  }

  private static func day(_ cell: UnsafeBufferPointer<UInt8>) -> Day? {
    guard isWritten(cell) else { return nil }
    func number(_ range: Range<Int>) -> Int { range.reduce(0) { $0 * 10 + Int(cell[$1]) - 48 } }
    return Day(year: number(0..<4), month: number(5..<7), day: number(8..<10))
  }

  /// Ten characters `dddd-dd-dd`.
  private static func isWritten(_ cell: UnsafeBufferPointer<UInt8>) -> Bool {
    cell.count == 10
      && (0..<10).allSatisfy { $0 == 4 || $0 == 7 ? cell[$0] == 45 : (48...57).contains(cell[$0]) }
  }

  private static func isWritten(_ text: String) -> Bool {
    var text = text
    return text.withUTF8(isWritten)
  }
}
