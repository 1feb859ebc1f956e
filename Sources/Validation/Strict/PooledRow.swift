import Scoring

/// One row over people: the unweighted mean of what each person's own table says.
///
/// - Source: spec/decisions.md B 11 and its readings.
package struct PooledRow: Sendable {
  /// What a person contributes.
  package struct Person: Sendable {
    package let loss: Double
    package let referenceLoss: Double
    package let meanDifference: Double
    package let testCount: Int
    /// The person's own unadjusted p; nil without variance.
    package let p: Double?

    package init(
      loss: Double, referenceLoss: Double, meanDifference: Double, testCount: Int, p: Double?
    ) {
      self.loss = loss
      self.referenceLoss = referenceLoss
      self.meanDifference = meanDifference
      self.testCount = testCount
      self.p = p
    }
  }

  package let people: Int
  /// Test rows of all people.
  package let testCount: Int
  package let peopleWith60TestRows: Int
  package let loss: Double
  package let referenceLoss: Double
  package let meanDifference: Double
  /// The t test over people; nil for one person.
  package let test: MeanTest?
  /// The person bootstrap of the mean difference; nil for one person.
  package let bootstrap: Interval?
  package let positive: Int
  package let negative: Int
  /// People individually significant at 5 % unadjusted; 2.5 % each way are expected by chance.
  package let significantBetter: Int
  package let significantWorse: Int

  /// 1 − pooled loss / pooled reference loss; nil when that loss is 0.
  package var skill: Double? { referenceLoss == 0 ? nil : 1 - loss / referenceLoss }

  /// - Parameter people: everybody with a table, ascending by id, at least one.
  package init(_ people: [Person]) {
    precondition(!people.isEmpty, "a pooled row needs a person")
    let means = people.map(\.meanDifference)
    self.people = people.count
    testCount = people.reduce(0) { $0 + $1.testCount }
    peopleWith60TestRows = people.count { $0.testCount >= 60 }
    loss = Spread.mean(people.map(\.loss))
    referenceLoss = Spread.mean(people.map(\.referenceLoss))
    meanDifference = Spread.mean(means)
    test = people.count >= 2 ? peopleTest(means) : nil
    bootstrap = personBootstrap(means)
    positive = means.count { $0 > 0 }
    negative = means.count { $0 < 0 }
    let significant = people.filter { ($0.p ?? 1) < 0.05 }
    significantBetter = significant.count { $0.meanDifference > 0 }
    significantWorse = significant.count { $0.meanDifference < 0 }
  }
}
