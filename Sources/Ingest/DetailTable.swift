import Scoring

/// The common part of `samples.csv` and `segments.csv`: rows that belong to a person and a day of the
/// daily table.
///
/// A row that belongs nowhere or holds no number is dropped and counted by reason; an unreadable date
/// is an error, as in the daily table. Without a `person` column the dataset must have one person.
struct DetailTable {
  /// Earliest and latest legal minute: the day before and the day after.
  private static let minutes = -1440.0...2880.0

  let people: [DailySeries]
  let strict: Bool

  /// Why a row was dropped, and at which cell.
  struct Drop: Error {
    let reason: String
    let cell: Int
  }

  /// Calls `take` for every row; the row is kept unless `take` throws a reason.
  func read(
    _ bytes: [UInt8], file: String, name: String, columns: [String],
    take: (CSVReader, _ cells: [Int], _ person: Int, _ day: Int) throws(Drop) -> Void
  ) throws(IngestError) -> IngestAccount.DetailFile {
    try bytes.withUnsafeBufferPointer { buffer throws(IngestError) in
      var reader = try CSVReader(buffer, file: file)
      let header = try TableHeader(&reader)
      let person = header.index(of: "person")
      if person == nil && people.count > 1 { _ = try header.require("person", reader) }
      let date = try header.require("date", reader)
      var cells: [Int] = []
      for column in columns { cells.append(try header.require(column, reader)) }

      var account = IngestAccount.DetailFile(name: name)
      account.ignored = header.names.filter { !(["person", "date"] + columns).contains($0) }
      let places = Dictionary(
        uniqueKeysWithValues: people.enumerated().map { (Array($1.person.utf8), $0) })
      while try reader.next() {
        try header.check(reader)
        account.rows += 1
        let day = try DateCell.read(reader, date, name: "date")
        do throws(Drop) {
          let place = person.map { places[Array(reader.bytes($0))] } ?? 0
          guard let place else { throw Drop(reason: "unknown_person", cell: person ?? date) }
          guard let index = people[place].index(of: day) else {
            throw Drop(reason: "day_outside_table", cell: date)
          }
          try take(reader, cells, place, index)
          account.kept += 1
        } catch {
          if strict { throw refusal(reader, header, error) }
          account.dropped[error.reason, default: 0] += 1
        }
      }
      return account
    }
  }

  private func refusal(_ reader: CSVReader, _ header: TableHeader, _ drop: Drop) -> IngestError {
    reader.error(
      drop.cell,
      "'\(header.names[drop.cell])' is \(quoted(reader.text(drop.cell))); "
        + "the row is dropped as \(drop.reason)")
  }

  static func number(_ reader: CSVReader, _ cell: Int) throws(Drop) -> Double {
    switch PlainDecimal.parse(reader.bytes(cell)) {
    case .empty: throw Drop(reason: "empty", cell: cell)
    case .refused(let reason): throw Drop(reason: reason.rawValue, cell: cell)
    case .value(let value): return value
    }
  }

  /// A minute from midnight, at most one day off.
  static func minute(_ reader: CSVReader, _ cell: Int) throws(Drop) -> Double {
    let minute = try number(reader, cell)
    guard minutes.contains(minute) else { throw Drop(reason: "minute_out_of_range", cell: cell) }
    return minute
  }
}
