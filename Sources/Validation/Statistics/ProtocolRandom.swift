/// The random numbers of both protocols: xoshiro256** seeded by SplitMix64.
///
/// One generator serves one bootstrap, shuffle or plan: seeded once, running on across its
/// iterations, so that a result never depends on what was computed before it.
///
/// - Source: Blackman & Vigna (2021), doi:10.1145/3460772; spec/validation.md §8.
///
///     var random = ProtocolRandom(seed: 0)
///     random.next()   // 0x99ec5f36cb75f2b4
package struct ProtocolRandom: Sendable {
  package static let defaultSeed: UInt64 = 20_260_516

  package private(set) var state: (UInt64, UInt64, UInt64, UInt64)

  package init(seed: UInt64 = ProtocolRandom.defaultSeed) {
    var splitMix = seed
    func seeded() -> UInt64 {
      splitMix &+= 0x9E37_79B9_7F4A_7C15
      var z = splitMix
      z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
      z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
      return z ^ (z >> 31)
    }
    let first = seeded()
    let second = seeded()
    let third = seeded()
    state = (first, second, third, seeded())
  }

  /// The next 64 random bits.
  package mutating func next() -> UInt64 {
    let scrambled = state.1 &* 5
    let result = ((scrambled << 7) | (scrambled >> 57)) &* 9
    let shifted = state.1 << 17
    state.2 ^= state.0
    state.3 ^= state.1
    state.1 ^= state.2
    state.0 ^= state.3
    state.2 ^= shifted
    state.3 = (state.3 << 45) | (state.3 >> 19)
    return result
  }

  /// An index in `0..<count`: the high word of `next() * count`.
  ///
  /// One output per draw and no rejection: the bias stays below count / 2^64, and the number of
  /// outputs a bootstrap consumes is known beforehand.
  package mutating func index(below count: Int) -> Int {
    precondition(count > 0, "an index needs at least one place")
    return Int(truncatingIfNeeded: next().multipliedFullWidth(by: UInt64(count)).high)
  }

  /// Moves a random choice of the items to the front, in the drawn order (forward Fisher-Yates).
  ///
  /// With `chosen` = nil the whole array is shuffled; the last place has no choice and draws nothing.
  package mutating func shuffle(_ items: inout [Int], chosen: Int? = nil) {
    let count = items.count
    precondition((chosen ?? 0) <= count, "cannot choose more items than there are")
    for place in 0..<min(chosen ?? count, max(0, count - 1)) {
      items.swapAt(place, place + index(below: count - place))
    }
  }
}
