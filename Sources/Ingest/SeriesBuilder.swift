import Scoring

/// Turns the rows of a daily table into one dense series per person.
///
/// Rows may stand in any order. A column without a single value for a person is absent from that
/// person's series, so that the same data from another source give the same digest.
///
/// - Errors: a duplicate person-day (unless one is to be kept), a span above 36,525 days, more than
///   50 million person-days, an epoch that returns, both HRV kinds without a choice.
/// - Complexity: O(rows × log rows + days × columns).
struct SeriesBuilder {
  /// Longest total of all calendars. Two rows a century apart make 36,525 days, so that a small file
  /// of many such people would otherwise take all memory.
  static let mostPersonDays = 50_000_000

  private var table: DailyTable
  private let options: ReadOptions
  /// Epochs of `--epochs`; nil means the table's own.
  private let epochs: [SourceEpoch]?

  init(_ table: DailyTable, options: ReadOptions, epochs: [SourceEpoch]?) {
    self.table = table
    self.options = options
    self.epochs = epochs
  }

  mutating func build(
    labelMeanings: [String: LabelMeaning]
  ) throws(IngestError) -> (people: [DailySeries], account: IngestAccount) {
    let rows = try sortedRows()
    let runs = rowsOfPeople(rows)
    let personDays = runs.reduce(0) {
      $0 + (table.day[rows[$1.upperBound - 1]] - table.day[rows[$1.lowerBound]] + 1)
    }
    guard personDays <= SeriesBuilder.mostPersonDays else {
      throw IngestError(
        table.file,
        "the calendars of \(runs.count) people have \(personDays) days; "
          + "at most \(SeriesBuilder.mostPersonDays) are supported; split the table by person")
    }
    var people: [DailySeries] = []
    for run in runs { people.append(try series(Array(rows[run]))) }
    countFlags(rows, labelMeanings)
    return (people, table.account)
  }

  /// The stretch of `rows` of each person.
  private func rowsOfPeople(_ rows: [Int]) -> [Range<Int>] {
    var runs: [Range<Int>] = []
    var start = 0
    for end in 1...rows.count
    where end == rows.count || table.person[rows[end]] != table.person[rows[start]] {
      runs.append(start..<end)
      start = end
    }
    return runs
  }

  /// Row numbers by person id bytes and day, without the duplicates that are not kept.
  private mutating func sortedRows() throws(IngestError) -> [Int] {
    let byId = table.people.indices.sorted {
      table.people[$0].utf8.lexicographicallyPrecedes(table.people[$1].utf8)
    }
    var rank = [Int](repeating: 0, count: byId.count)
    for (place, person) in byId.enumerated() { rank[person] = place }
    let sorted = (0..<table.rowCount).sorted { a, b in
      (rank[table.person[a]], table.day[a].number, a) < (rank[table.person[b]], table.day[b].number, b)
    }
    var rows: [Int] = []
    rows.reserveCapacity(sorted.count)
    var refused: (row: Int, earlier: Int)?
    for row in sorted {
      guard let earlier = rows.last, table.person[earlier] == table.person[row],
        table.day[earlier] == table.day[row]
      else {
        rows.append(row)
        continue
      }
      switch options.duplicates {
      case .refuse: if row < refused?.row ?? .max { refused = (row, earlier) }
      case .first: drop(row)
      case .last:
        drop(earlier)
        rows[rows.count - 1] = row
      }
    }
    if let (row, earlier) = refused {
      throw IngestError(
        table.file, line: table.line[row],
        "\(owner(row)) has \(table.day[row]) already on line \(table.line[earlier]); "
          + "expected one row a day (--duplicates first or last keeps one)")
    }
    return rows
  }

  private func owner(_ row: Int) -> String {
    let id = table.people[table.person[row]]
    return id.isEmpty ? "the table" : "person '\(id)'"
  }

  /// Moves the kept cells of a row to the dropped ones.
  private mutating func drop(_ row: Int) {
    table.account.duplicateRows += 1
    for column in table.account.columns.indices where !table.columns[column].values[row].isNaN {
      table.account.columns[column].kept -= 1
      table.account.columns[column].dropped[.duplicateDay, default: 0] += 1
    }
  }

  private func series(_ rows: [Int]) throws(IngestError) -> DailySeries {
    let first = table.day[rows[0]]
    let count = table.day[rows[rows.count - 1]] - first + 1
    let id = table.people[table.person[rows[0]]]
    do {
      var series = try DailySeries(
        person: id, firstDay: first, dayCount: count, epochs: try epochs ?? ownEpochs(rows))
      for column in table.columns {
        guard rows.contains(where: { !column.values[$0].isNaN }) else { continue }
        var dense = [Double](repeating: .nan, count: count)
        for row in rows { dense[table.day[row] - first] = column.values[row] }
        switch column.meaning {
        case .signal(let signal): try series.set(dense, for: signal)
        case .label(let name): try series.addLabel(name, dense)
        case .score(let name): try series.addScore(name, dense)
        case .target(let name): try series.addTarget(name, dense)
        case .unused: break
        }
      }
      if let kind = options.hrv {
        series.bindHRV(to: kind)
      } else if series.hasTwoHRVKinds {
        throw IngestError(
          table.file,
          "\(owner(rows[0])) has both hrv_sdnn_ms and hrv_rmssd_ms; choose with --hrv sdnn or --hrv rmssd")
      }
      return series
    } catch let error as IngestError {
      throw error
    } catch {
      throw IngestError(table.file, "\(error)")
    }
  }

  /// Epochs from the column: each runs from its first row to the day before the next one's first row;
  /// the first is open to the past, the last to the future.
  private func ownEpochs(_ rows: [Int]) throws(IngestError) -> [SourceEpoch] {
    var starts: [(name: Int, row: Int)] = []
    for row in rows where table.epoch[row] >= 0 && table.epoch[row] != starts.last?.name {
      let name = table.epoch[row]
      if starts.contains(where: { $0.name == name }) {
        throw IngestError(
          table.file, line: table.line[row], column: table.epochColumn,
          "epoch '\(table.epochNames[name])' of \(owner(row)) returns on \(table.day[row]); "
            + "expected one stretch of days (--epochs FILE with id,start,end can say more)")
      }
      starts.append((name, row))
    }
    return starts.indices.map { index in
      let isLast = index == starts.count - 1
      return SourceEpoch(
        id: table.epochNames[starts[index].name],
        first: index == 0 ? nil : table.day[starts[index].row],
        last: isLast ? nil : table.day[starts[index + 1].row] - 1)
    }
  }

  private mutating func countFlags(_ rows: [Int], _ meanings: [String: LabelMeaning]) {
    for column in table.account.columns.indices {
      let range: ClosedRange<Double>?
      let flag: ValueFlag
      switch table.columns[column].meaning {
      case .signal(let signal): (range, flag) = (signal.plausible, .implausible)
      case .label(let name):
        (range, flag) = (meanings[name].map { $0.low...$0.high }, .outsideLabelRange)
      default: continue
      }
      guard let range else { continue }
      let values = table.columns[column].values
      let count = rows.count { !values[$0].isNaN && !range.contains(values[$0]) }
      if count > 0 { table.account.columns[column].flags[flag] = count }
    }
    let differing = SleepSum(table).count(rows)
    if differing > 0,
      let total = table.account.columns.firstIndex(where: { $0.meaning == "sleep_total_h" })
    {
      table.account.columns[total].flags[.sleepSumDiffers] = differing
    }
  }
}
