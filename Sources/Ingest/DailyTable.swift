import Scoring

/// The rows of a daily table, column by column, before they become people.
struct DailyTable {
  /// One column of numbers, as long as the rows.
  struct Column {
    let meaning: DataColumn.Meaning
    /// As the header writes it; nil when a preset derived the column.
    let name: String?
    var values: [Double]
  }

  let file: String
  /// Ids in order of first appearance.
  var people: [String] = []
  var person: [Int] = []
  var day: [Day] = []
  var line: [Int] = []
  /// Per row an index into `epochNames`, or -1.
  var epoch: [Int] = []
  var epochNames: [String] = []
  /// Table column of the epoch, from 1, for messages.
  var epochColumn: Int?
  var columns: [Column] = []
  var account = IngestAccount()

  var rowCount: Int { person.count }

  func column(named name: String) -> Column? { columns.first { $0.name == name } }
}

extension DailyTable {
  /// Reads a table by a plan; every cell of every data column is kept, empty or dropped with a reason.
  ///
  /// - Errors: those of `CSVReader` and `TableHeader`, a missing column, a row of another length, an
  ///   unreadable date, no rows; with `strict` any dropped cell and any unknown column.
  /// - Complexity: O(bytes).
  static func read(
    _ bytes: UnsafeBufferPointer<UInt8>, file: String, plan: any TablePlan, options: ReadOptions
  ) throws(IngestError) -> DailyTable {
    var reader = try CSVReader(bytes, file: file)
    let header = try TableHeader(&reader)
    var table = DailyTable(file: file)
    let date = try header.require(plan.dateColumn, reader)
    let places = try table.assignColumns(header, reader, plan, strict: options.strict)
    let person = plan.personColumn.flatMap(header.index(of:))
    let epoch = plan.epochColumn.flatMap(header.index(of:))
    table.epochColumn = epoch.map { $0 + 1 }

    var personIndex = NameIndex()
    var epochIndex = NameIndex()
    while try reader.next() {
      try header.check(reader)
      table.line.append(reader.recordLine)
      table.day.append(try DateCell.read(reader, date, name: header.names[date]))
      table.person.append(person.map { personIndex.index(of: reader, $0) } ?? 0)
      table.epoch.append(epoch.map { epochIndex.indexOrNone(of: reader, $0) } ?? -1)
      for (column, place) in places.enumerated() {
        try table.append(reader, place.cell, place.data, column, options)
      }
    }
    guard table.rowCount > 0 else {
      throw IngestError(file, "no data; the file has a header and no rows")
    }
    table.people = person == nil ? [""] : personIndex.names
    table.epochNames = epochIndex.names
    table.account.rows = table.rowCount
    table.account.blankLines = reader.blankLines
    plan.derive(&table)
    return table
  }

  private mutating func assignColumns(
    _ header: TableHeader, _ reader: CSVReader, _ plan: any TablePlan, strict: Bool
  ) throws(IngestError) -> [(cell: Int, data: DataColumn)] {
    var places: [(cell: Int, data: DataColumn)] = []
    var taken: [DataColumn.Meaning: String] = [:]
    for name in plan.requiredNames { _ = try header.require(name, reader) }
    for (index, name) in header.names.enumerated() {
      if name == plan.dateColumn || name == plan.personColumn || name == plan.epochColumn { continue }
      guard let data = plan.dataColumn(named: name) else {
        let nearest = nearestName(to: name, in: plan.knownNames)
        if strict && plan.refusesUnknownColumns {
          throw reader.error(
            index,
            "unknown column '\(name)'" + (nearest.map { "; did you mean '\($0)'" } ?? ""))
        }
        account.ignored.append(.init(name: name, nearest: nearest))
        continue
      }
      if let other = taken[data.meaning] {
        throw reader.error(
          index, "columns '\(other)' and '\(name)' are both \(data.meaning.name); expected one")
      }
      taken[data.meaning] = name
      places.append((index, data))
      columns.append(Column(meaning: data.meaning, name: name, values: []))
      account.columns.append(.init(name: name, meaning: data.meaning.name))
    }
    guard !places.isEmpty else {
      throw IngestError(
        file, line: reader.recordLine,
        "no column holds data; known names are in the README, others need --map FILE")
    }
    return places
  }

  private mutating func append(
    _ reader: CSVReader, _ cell: Int, _ data: DataColumn, _ column: Int, _ options: ReadOptions
  ) throws(IngestError) {
    account.columns[column].cells += 1
    switch data.read(reader.bytes(cell), dropImplausible: options.dropImplausible) {
    case .empty:
      account.columns[column].empty += 1
      columns[column].values.append(.nan)
    case .value(let value):
      account.columns[column].kept += 1
      columns[column].values.append(value)
    case .refused(let reason):
      let name = account.columns[column].name
      let text = reader.text(cell)
      if options.strict {
        throw reader.error(
          cell, "'\(name)' is \(quoted(text)); \(reason.expected(insteadOf: text))")
      }
      if account.columns[column].dropped[reason, default: 0] == 0 {
        account.examples.append(
          .init(
            line: reader.cells[cell].line, column: cell + 1, name: name,
            text: String(text.prefix(40)), reason: reason))
      }
      account.columns[column].dropped[reason, default: 0] += 1
      columns[column].values.append(.nan)
    }
  }
}

/// Numbers names by first appearance. Names are compared as bytes: Swift strings would call two ids
/// equal that differ in Unicode normal form.
struct NameIndex {
  private(set) var names: [String] = []
  private var places: [[UInt8]: Int] = [:]
  private var latest: (bytes: [UInt8], place: Int)?

  mutating func index(of reader: CSVReader, _ cell: Int) -> Int {
    let bytes = reader.bytes(cell)
    // Rows of a person usually follow each other.
    if let latest, latest.bytes.elementsEqual(bytes) { return latest.place }
    let key = Array(bytes)
    let place = places[key] ?? names.count
    if place == names.count {
      places[key] = place
      names.append(reader.text(cell))
    }
    latest = (key, place)
    return place
  }

  /// -1 for an empty cell.
  mutating func indexOrNone(of reader: CSVReader, _ cell: Int) -> Int {
    reader.bytes(cell).isEmpty ? -1 : index(of: reader, cell)
  }
}
