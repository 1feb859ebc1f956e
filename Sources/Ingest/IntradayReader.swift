import Scoring

/// Reads `samples.csv` (`person,date,minute,signal,value`) and `segments.csv`
/// (`person,date,source,start_min,end_min`) into the `Intraday` of each person.
///
/// Samples of a day are ascending by minute, segments by start and end, whatever the order of the
/// rows.
///
/// - Missing data: a row without a usable number is dropped and counted; a value of 0 or below is no
///   measurement (`not_positive`).
/// - Complexity: O(rows × log rows of a day).
/// - Source: DESIGN.md §4.
struct IntradayReader {
  private let people: [DailySeries]
  private var intraday: [Intraday]
  private let table: DetailTable

  init(_ people: [DailySeries], strict: Bool) {
    self.people = people
    intraday = Array(repeating: Intraday(), count: people.count)
    table = DetailTable(people: people, strict: strict)
  }

  mutating func readSamples(
    _ bytes: [UInt8], file: String
  ) throws(IngestError) -> IngestAccount.DetailFile {
    var found = intraday
    let account = try table.read(
      bytes, file: file, name: "samples.csv", columns: ["minute", "signal", "value"]
    ) { reader, cells, person, day throws(DetailTable.Drop) in
      guard let channel = Intraday.Channel(rawValue: reader.text(cells[1])) else {
        throw .init(reason: "unknown_signal", cell: cells[1])
      }
      let minute = try DetailTable.minute(reader, cells[0])
      let value = try DetailTable.number(reader, cells[2])
      guard value > 0 else { throw .init(reason: "not_positive", cell: cells[2]) }
      found[person].days[day, default: .init()].samples[channel, default: []].append(
        .init(minute: minute, value: value))
    }
    intraday = found
    return account
  }

  mutating func readSegments(
    _ bytes: [UInt8], file: String
  ) throws(IngestError) -> IngestAccount.DetailFile {
    var found = intraday
    let account = try table.read(
      bytes, file: file, name: "segments.csv", columns: ["source", "start_min", "end_min"]
    ) { reader, cells, person, day throws(DetailTable.Drop) in
      let start = try DetailTable.minute(reader, cells[1])
      let end = try DetailTable.minute(reader, cells[2])
      guard start < end else { throw .init(reason: "no_length", cell: cells[2]) }
      found[person].days[day, default: .init()].asleep.append(
        .init(source: reader.text(cells[0]), start: start, end: end))
    }
    intraday = found
    return account
  }

  /// The people with what was read.
  func finish() -> [DailySeries] {
    people.indices.map { index in
      var detail = intraday[index]
      guard !detail.days.isEmpty else { return people[index] }
      for day in detail.days.keys { detail.days[day]?.sort() }
      var series = people[index]
      series.intraday = detail
      return series
    }
  }
}

extension Intraday.DayDetail {
  /// Equal minutes keep the order of the file.
  fileprivate mutating func sort() {
    for channel in samples.keys {
      let ordered = (samples[channel] ?? []).enumerated().sorted {
        ($0.element.minute, $0.offset) < ($1.element.minute, $1.offset)
      }
      samples[channel] = ordered.map(\.element)
    }
    asleep.sort { ($0.start, $0.end, $0.source) < ($1.start, $1.end, $1.source) }
  }
}
