import Scoring

/// Tests the mean over people against zero: the one-sample t with people − 1 degrees.
///
/// - Parameter means: one finite mean per person, at least two.
/// - Source: spec/decisions.md B 11.
///
///     peopleTest([0.1, 0.2]).t   // 3
package func peopleTest(_ means: [Double]) -> MeanTest {
  precondition(means.count >= 2, "one person gives no spread over people")
  return MeanTest(means, mean: Spread.mean(means), degrees: means.count - 1) {
    Spread.sampleSD(means)! / Double(means.count).squareRoot()
  }
}

/// The person bootstrap of a pooled row: 2,000 draws of people with replacement.
///
/// - Parameter means: one mean per person, people ascending by id.
/// - Returns: nil for fewer than two people.
package func personBootstrap(
  _ means: [Double], draws: Int = 2000, seed: UInt64 = ProtocolRandom.defaultSeed
) -> Interval? {
  meanBootstrap(means, iterations: draws, seed: seed)
}
