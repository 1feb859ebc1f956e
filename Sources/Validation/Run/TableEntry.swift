/// One entry of one person's table with its test and its surrogates.
package struct TableEntry: Sendable {
  package let outcome: EntryOutcome
  package let test: MeanTest
  package let block: Interval?
  package let share: SurrogateShare
  /// Per surrogate run the mean loss difference.
  package let surrogateMeans: [Double]
  package let approximate: Bool
  package let rankDeficient: Bool
  /// Intercept and slopes per unit; for `borrowed` the slopes only, nil for `as_is`.
  package let coefficients: [Double]?

  package init(
    _ outcome: EntryOutcome, days: [Int], surrogateMeans: [Double], approximate: Bool,
    rankDeficient: Bool, coefficients: [Double]?
  ) {
    self.outcome = outcome
    test = cosineTest(outcome.differences)
    block = blockBootstrap(outcome.differences, days: days)
    share = SurrogateShare(real: outcome.meanDifference, surrogates: surrogateMeans)
    self.surrogateMeans = surrogateMeans
    self.approximate = approximate
    self.rankDeficient = rankDeficient
    self.coefficients = coefficients
  }

  /// Fitted on the person's own training rows; nil when the role needs more of them.
  package static let minTrainingRows = 60

  /// The entry of a single table in role `as_is`, `calibrated` or `incremental`.
  package init(single role: Role, _ table: TargetTable, score: [Double], plan: SurrogatePlan) {
    let single = SingleTable(table.rows!, role: role)
    let model = single.model(score)
    self.init(
      single.outcome(score), days: table.testDays,
      surrogateMeans: single.surrogateMeans(score, plan: plan), approximate: plan.isApproximate,
      rankDeficient: model?.rankDeficient ?? false, coefficients: model?.perUnit)
  }
}
