import Scoring

/// What of a scored day may be shown: the column a client sees, its band, status and reasons.
///
/// - Source: spec/decisions.md A "Presence", A9, D.
struct ShownDay {
  let column: Int
  let value: Double?
  let band: Band?
  let status: ScoreStatus
  let reasons: [String]
  /// Columns beside the shown one; none of a stale day, whose numbers are not for display.
  let components: [Int]

  init(_ row: Methodology, _ table: ScoreTable, _ day: Int) {
    let identity = row.identity
    let preferred = row.shownOutput.flatMap { name in
      identity.outputs.firstIndex { $0.name == name }
    }
    // Without evidence the capped number does not exist and the primary is shown.
    column = preferred.flatMap { table.value(day: day, column: $0).isNaN ? nil : $0 } ?? 0

    let age = table.value(of: "newest_age_days", day: day) ?? 0
    let tooOld = identity.presence == .window && age > ScorePayload.oldestShownAge
    var status = table.status(day: day)
    var reasons = table.reasons(day: day).indices.map { identity.reasons[$0] }
    if status.hasValue && tooOld {
      status = .stale
      reasons.insert(ScorePayload.tooOld, at: 0)
    }
    let shown = table.value(day: day, column: column)
    value = status.hasValue && !shown.isNaN ? shown : nil
    band = value.flatMap { row.band.band(of: $0, in: table, day: day) }
    if value != nil && row.band == .unsupported { reasons.append(ScorePayload.noThreshold) }
    self.status = status
    self.reasons = reasons
    let shownColumn = column
    components =
      status == .stale ? [] : identity.outputs.indices.filter { $0 != shownColumn }
  }
}
