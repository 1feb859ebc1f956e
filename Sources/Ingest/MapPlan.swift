import Scoring

/// A table whose columns a TOML file explains (`--map FILE`).
///
///     date = "day"                        # default "date"
///     person = "user"                     # left out: one anonymous person
///     epoch = "device"                    # left out: no source epochs
///
///     [columns]
///     hrv = "hrv_rmssd_ms"                # a signal in its own unit
///     asleep = { signal = "sleep_total_h", divide = 60 }
///     pulse = { signal = "resting_hr_bpm", zero_is_missing = true, missing = [255] }
///     oxygen = { signal = "spo2_pct", factor = 100 }
///     mood = { label = "mood" }           # also score = and target =
///
/// `factor` multiplies and `divide` divides into the signal's unit; `missing` lists numbers, as the
/// file writes them, that stand for "not measured". Every column named here must be in the table;
/// every other one is ignored and listed in the account.
struct MapPlan: TablePlan {
  let personColumn: String?
  let dateColumn: String
  let epochColumn: String?
  let requiredNames: [String]
  let knownNames: [String] = []
  let refusesUnknownColumns = false
  private let columns: [String: DataColumn]

  init(_ bytes: [UInt8], file: String) throws(IngestError) {
    let top = try JSONValue.toml(bytes, file: file)
    let settings = try Settings(
      top, file: file, place: "", keys: ["date", "person", "epoch", "columns"])
    personColumn = try settings.text("person")
    dateColumn = try settings.text("date") ?? "date"
    epochColumn = try settings.text("epoch")
    guard case .object(let entries)? = top["columns"], !entries.isEmpty else {
      throw IngestError(file, "there is no [columns] table; expected lines such as hrv = \"hrv_rmssd_ms\"")
    }
    var columns: [String: DataColumn] = [:]
    for name in entries.keys.sorted() {
      guard ![dateColumn, personColumn, epochColumn].contains(name) else {
        throw IngestError(file, "column '\(name)' cannot be data; it is the date, person or epoch")
      }
      columns[name] = try MapPlan.column(name, entries[name] ?? .null, file)
    }
    self.columns = columns
    requiredNames = [personColumn, epochColumn].compactMap(\.self) + columns.keys.sorted()
  }

  func dataColumn(named name: String) -> DataColumn? { columns[name] }

  private static func column(
    _ name: String, _ entry: JSONValue, _ file: String
  ) throws(IngestError) -> DataColumn {
    let values: [String: JSONValue]
    switch entry {
    case .text: values = ["signal": entry]
    case .object(let object): values = object
    default: throw IngestError(file, "column '\(name)': expected a signal's name or a table")
    }
    let settings = try Settings(
      values, file: file, place: "column '\(name)'",
      keys: [
        "signal", "label", "score", "target", "factor", "divide", "zero_is_missing", "missing",
      ])
    let column = DataColumn(
      meaning: try meaning(settings), factor: try settings.number("factor") ?? 1,
      divisor: try settings.number("divide") ?? 1,
      zeroIsMissing: try settings.bool("zero_is_missing") ?? false,
      sentinels: try settings.numbers("missing") ?? [])
    guard column.factor != 0 && column.divisor != 0 else {
      throw settings.error("a factor of 0 leaves nothing of the values")
    }
    return column
  }

  private static func meaning(_ settings: Settings) throws(IngestError) -> DataColumn.Meaning {
    guard ["signal", "label", "score", "target"].count(where: settings.has) == 1 else {
      throw settings.error("expected exactly one of signal, label, score and target")
    }
    if let label = try settings.text("label") { return .label(label) }
    if let score = try settings.text("score") { return .score(score) }
    if let target = try settings.text("target") { return .target(target) }
    let name = try settings.text("signal") ?? ""
    guard let signal = CanonicalPlan.signal(named: name) else {
      let nearest = nearestName(to: name, in: CanonicalPlan().knownNames)
      throw settings.error(
        "'\(name)' is no signal" + (nearest.map { "; did you mean '\($0)'" } ?? ""))
    }
    return .signal(signal)
  }
}
