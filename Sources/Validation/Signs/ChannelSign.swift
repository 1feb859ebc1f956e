import Scoring

/// Whether a score moves with a channel of the next day in the expected direction.
///
/// - Source: spec/validation.md §13.
package struct ChannelSign: Equatable, Sendable {
  package enum Word: String, Sendable {
    case expected
    case wrong
    case zero
    case insufficient
  }

  package static let minPairs = 30

  package let pairs: Int
  /// Pearson's correlation; nil below three pairs or for a constant side.
  package let correlation: Double?
  /// Fisher's 95 % interval; nil when insufficient.
  package let interval: Interval?
  package let word: Word
  /// Whether the interval excludes 0.
  package var isConclusive: Bool { interval?.excludesZero ?? false }

  /// - Parameters:
  ///   - expectedSign: +1 or −1: the sign of a correlation that means "as expected".
  ///   - minPairs: below this the answer is `insufficient`.
  package init(
    pairs: Int, correlation: Double?, expectedSign: Int, minPairs: Int = ChannelSign.minPairs
  ) {
    precondition(expectedSign == 1 || expectedSign == -1, "the expected sign is +1 or -1")
    precondition(minPairs > 3, "an interval needs more than three pairs")
    self.pairs = pairs
    self.correlation = correlation
    guard let correlation, pairs >= minPairs else {
      interval = nil
      word = .insufficient
      return
    }
    interval = fisherInterval(correlation, count: pairs)
    let signed = correlation * Double(expectedSign)
    word = signed > 0 ? .expected : signed < 0 ? .wrong : .zero
  }

  package init(_ pairs: ForwardPairs, expectedSign: Int, minPairs: Int = ChannelSign.minPairs) {
    self.init(
      pairs: pairs.count, correlation: pearson(pairs.scores, pairs.outcomes),
      expectedSign: expectedSign, minPairs: minPairs)
  }
}
