/// Noise without libm: only additions, products and one square root, so equal bits everywhere.
extension ProtocolRandom {
  /// Uniform in [0, 1), a multiple of 2^-53.
  mutating func uniform() -> Double {
    Double(next() >> 11) * 0x1p-53
  }

  /// Close to standard normal: twelve uniforms minus six (mean 0, variance 1, never beyond ±6).
  mutating func normal() -> Double {
    var sum = 0.0
    for _ in 0..<12 { sum += uniform() }
    return sum - 6
  }

  mutating func chance(_ probability: Double) -> Bool { uniform() < probability }

  mutating func count(in range: ClosedRange<Int>) -> Int {
    range.lowerBound + index(below: range.count)
  }
}

/// A first-order autoregressive walk with mean 0 and variance 1.
///
/// `memory` is the correlation with the day before.
struct SyntheticWalk {
  private let memory: Double
  private let fresh: Double
  private(set) var value: Double

  init(memory: Double, _ random: inout ProtocolRandom) {
    self.memory = memory
    fresh = (1 - memory * memory).squareRoot()
    // Starting in the stationary state: no warm-up days to throw away.
    value = random.normal()
  }

  mutating func step(_ random: inout ProtocolRandom) {
    value = memory * value + fresh * random.normal()
  }
}

/// A day-to-day signal of variance 1 that is mostly fresh, with 30 % slow level.
///
/// Lag-1 correlation about 0.3 by day and about 0.5 from one three-day mean to the next, as
/// published for sleep efficiency and walking heart rate (spec/validation.md §14). A pure AR(1)
/// cannot have both.
struct SyntheticMixture {
  private static let slowShare = 0.3
  private let slowWeight = SyntheticMixture.slowShare.squareRoot()
  private let freshWeight = (1 - SyntheticMixture.slowShare).squareRoot()
  private var slow: SyntheticWalk
  private(set) var value = 0.0

  init(_ random: inout ProtocolRandom) {
    slow = SyntheticWalk(memory: 0.97, &random)
  }

  mutating func step(_ random: inout ProtocolRandom) {
    slow.step(&random)
    value = slowWeight * slow.value + freshWeight * random.normal()
  }
}
