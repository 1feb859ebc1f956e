/// The canonical score table: `person,date,formula,output,value,unit,status,reason`.
///
/// People ascending by id bytes, then date, formula key, output order; an absent value is empty.
/// The formula fingerprint and the corpus digest of a run are SHA-256 of this text.
///
/// - Source: DESIGN.md §9.
public struct ScoreCSV: Sendable {
  public private(set) var csv = CSVText(header: [
    "person", "date", "formula", "output", "value", "unit", "status", "reason",
  ])

  public init() {}

  public var text: String { csv.text }

  /// Adds one person's tables, which cover the same days; call in ascending order of person id.
  public mutating func append(_ tables: [ScoreTable], of series: DailySeries) {
    guard let days = tables.first?.days else { return }
    let sorted = tables.sorted {
      $0.identity.key.utf8.lexicographicallyPrecedes($1.identity.key.utf8)
    }
    for day in days {
      let date = series.day(day).description
      for table in sorted {
        let status = table.status(day: day)
        let reason = table.identity.reasonText(table.reasons(day: day))
        for (column, output) in table.identity.outputs.enumerated() {
          csv.append([
            series.person, date, table.identity.key, output.name,
            CSVText.field(table.value(day: day, column: column)), output.unit, status.name, reason,
          ])
        }
      }
    }
  }
}
