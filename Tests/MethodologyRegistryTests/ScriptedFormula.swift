import MethodologyRegistry
import Scoring

/// A formula whose table is written down in the test: one row a day.
struct ScriptedFormula: Formula {
  struct Row {
    let values: [Double]
    let status: ScoreStatus
    let reasons: Reasons

    init(_ values: [Double], _ status: ScoreStatus = .scored, _ reasons: Reasons = []) {
      self.values = values
      self.status = status
      self.reasons = reasons
    }
  }

  let identity: FormulaIdentity
  let parameters: [Parameter] = []
  let rows: [Row]

  init(
    _ id: String = "scripted", outputs: [Output], reasons: [String] = [],
    presence: FormulaIdentity.Presence = .sameDay, rows: [Row]
  ) {
    identity = FormulaIdentity(
      id: id, version: 1, inputs: .init(), outputs: outputs, reasons: reasons, presence: presence,
      memory: 0)
    self.rows = rows
  }

  func score(_ series: DailySeries, into table: borrowing ScoreRows) throws(ScoringError) {
    for day in table.days {
      for (column, value) in rows[day].values.enumerated() {
        table.set(day, column: column, value)
      }
      table.end(day, rows[day].status, rows[day].reasons)
    }
  }

  /// The payload of every row as a formula of this kind and band rule.
  func payloads(
    _ band: BandRule, shown: String? = nil, in language: Language = .en
  ) throws -> [ScorePayload] {
    let first = Day("2026-01-01")!
    let series = try DailySeries(firstDay: first, dayCount: rows.count)
    let table = try score(series)
    let row = Methodology(
      self, kind: .kernel, claim: "a claim", source: "a source", band: band, shownOutput: shown)
    let badge = BadgeRules.badge(for: row, audits: [], certificates: [])
    return rows.indices.map {
      ScorePayload(row, badge: badge, table: table, day: $0, date: first + $0, in: language)
    }
  }
}
