import Scoring

/// The scores an audit of a dataset looks at: tables of formulas, and columns somebody else computed.
struct AuditedScores: Sendable {
  let people: [DailySeries]
  let formulas: [any Formula]
  /// Per formula, then per person.
  let tables: [[ScoreTable]]
  /// Everything with one number a day, formulas first.
  let candidates: [Candidate]

  init(people: [DailySeries], formulas: [any Formula], threads: Int?) throws(ScoringError) {
    self.people = people
    self.formulas = formulas
    var tables: [[ScoreTable]] = []
    for formula in formulas {
      tables.append(
        try concurrentMap(people.count, threads: threads) {
          person throws(ScoringError) -> ScoreTable in try formula.score(people[person])
        })
    }
    self.tables = tables
    candidates =
      zip(formulas, tables).map { formula, tables in
        Candidate(
          key: formula.identity.key,
          values: tables.map { table in
            table.days.map {
              table.status(day: $0) <= .provisional ? table.value(day: $0) : .nan
            }
          },
          predictsUnitOf: formula.identity.predictsUnitOf, isAnchor: false)
      } + Candidate.columns(of: people)
  }

  /// A person's name in a sentence; a single anonymous person has none.
  static func of(_ person: String) -> String { person.isEmpty ? "" : " of person '\(person)'" }
}
