/// The pairs (score of day d, outcome of day d + lag) in which both are present, ascending.
///
/// - Parameters:
///   - score: one value per calendar day; NaN = missing.
///   - outcome: the same days; NaN = missing.
/// - Source: spec/validation.md §13.
///
///     ForwardPairs(score: [1, 2, .nan], outcome: [.nan, 5, 6]).outcomes   // [5, 6]
package struct ForwardPairs: Equatable, Sendable {
  package let scores: [Double]
  package let outcomes: [Double]

  package init(score: [Double], outcome: [Double], lagDays: Int = 1) {
    precondition(score.count == outcome.count, "score and outcome cover the same days")
    precondition(lagDays >= 0, "an outcome is not before its score")
    let days = score.indices.dropLast(lagDays).filter {
      !score[$0].isNaN && !outcome[$0 + lagDays].isNaN
    }
    scores = days.map { score[$0] }
    outcomes = days.map { outcome[$0 + lagDays] }
  }

  package var count: Int { scores.count }
}
