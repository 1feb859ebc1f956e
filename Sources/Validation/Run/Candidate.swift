import Scoring

/// A score that a run tests: a formula's primary output, or a column somebody else computed.
///
/// Only `scored` and `provisional` days count.
///
/// - Source: spec/decisions.md B "Scores in a table", 1.
package struct Candidate: Sendable {
  /// `readiness@1`, `column:NAME`.
  package let key: String
  /// Per person one value per calendar day, NaN without a value.
  package let values: [[Double]]
  /// The sub-score whose unit it predicts, or nil; then it enters that sub-score's tables only.
  package let predictsUnitOf: String?
  /// Anchors decide the common rows; anything else is tested on the anchor rows it has a value on.
  package let isAnchor: Bool

  package init(key: String, values: [[Double]], predictsUnitOf: String?, isAnchor: Bool) {
    self.key = key
    self.values = values
    self.predictsUnitOf = predictsUnitOf
    self.isAnchor = isAnchor
  }

  package func enters(_ target: TargetKind) -> Bool {
    predictsUnitOf.map { $0 == target.subScore } ?? true
  }

  /// Scores a formula for everybody.
  package static func formula(
    _ formula: any Formula, people: [DailySeries], isAnchor: Bool, threads: Int? = nil
  ) throws(ScoringError) -> Candidate {
    let identity = formula.identity
    let values = try concurrentMap(people.count, threads: threads) {
      index throws(ScoringError) -> [Double] in
      let table = try formula.score(people[index])
      return table.days.map { day in
        table.status(day: day) <= .provisional ? table.value(day: day) : .nan
      }
    }
    return Candidate(
      key: identity.key, values: values, predictsUnitOf: identity.predictsUnitOf,
      isAnchor: isAnchor)
  }

  /// Every `score_NAME` column that somebody has, by name.
  package static func columns(of people: [DailySeries]) -> [Candidate] {
    let names = Set(people.flatMap { $0.scores.map(\.name) })
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }.map { name in
      Candidate(
        key: "column:" + name,
        values: people.map { person in
          person.scores.first { $0.name == name }?.values
            ?? Array(repeating: .nan, count: person.dayCount)
        },
        predictsUnitOf: nil, isAnchor: false)
    }
  }
}
