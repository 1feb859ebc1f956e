/// The noise of probes and shuffles: the same sequence for a seed on every machine.
///
/// Not the protocol RNG, whose draws are part of published results; audits need only spread.
///
/// - Source: SplitMix64; Steele, Lea & Flood (2014), doi:10.1145/2660193.2660195.
struct ProbeRandom: Sendable {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  /// 0 ≤ value < 1.
  mutating func uniform() -> Double { Double(next() >> 11) * 0x1p-53 }

  /// Mean 0 and SD 1, within ±6: the sum of twelve uniforms needs no libm.
  mutating func normal() -> Double {
    var sum = -6.0
    for _ in 0..<12 { sum += uniform() }
    return sum
  }

  /// 0 ≤ value < bound.
  mutating func below(_ bound: Int) -> Int { min(bound - 1, Int(uniform() * Double(bound))) }

  mutating func shuffle<T>(_ values: inout [T]) {
    for last in stride(from: values.count - 1, to: 0, by: -1) {
      values.swapAt(last, below(last + 1))
    }
  }
}
