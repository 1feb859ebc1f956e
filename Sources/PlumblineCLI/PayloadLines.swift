import MethodologyRegistry
import Scoring

/// Payloads or cards as JSON Lines: one object per person, day and formula.
struct PayloadLines {
  private let rows: [Methodology]
  private let badges: [Badge]
  private let language: Language
  private let cards: Bool

  /// Runs the audits behind the badges, once for all days.
  init(_ rows: [Methodology], language: Language, cards: Bool, threads: Int?) {
    self.rows = rows
    badges = BadgeComputation.run(rows, threads: threads).map(\.badge)
    self.language = language
    self.cards = cards
  }

  /// The lines of one person's day.
  func text(_ series: DailySeries, _ tables: [ScoreTable], _ day: Int) -> String {
    var text = ""
    for (index, row) in rows.enumerated() {
      let payload = ScorePayload(
        row, badge: badges[index], table: tables[index], day: day, date: series.day(day),
        in: language, person: series.person)
      text += (cards ? ScoreCard(payload).json : payload.json).canonical + "\n"
    }
    return text
  }
}
