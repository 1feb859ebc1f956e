/// The bootstrap interval of a mean from independent draws with replacement.
///
/// Each iteration draws as many indices as there are values and adds the values in drawn order.
/// Over days it gives the floor interval of protocol origin-2026; over people (one mean each, in
/// ascending order of id, 2,000 draws) it gives the person bootstrap of strict-1.
///
/// - Parameter values: finite numbers in their fixed order.
/// - Returns: nil for fewer than two values.
/// - Complexity: O(iterations × values), about 1 ns per draw.
/// - Source: spec/validation.md §8, spec/decisions.md B 11.
///
///     meanBootstrap([5, 5])   // [5, 5]
package func meanBootstrap(
  _ values: [Double], iterations: Int = 1000, seed: UInt64 = ProtocolRandom.defaultSeed
) -> Interval? {
  let count = values.count
  if count < 2 { return nil }
  var random = ProtocolRandom(seed: seed)
  var means = [Double](repeating: 0, count: iterations)
  values.withUnsafeBufferPointer { values in
    for iteration in 0..<iterations {
      var sum = 0.0
      for _ in 0..<count { sum += values[random.index(below: count)] }
      means[iteration] = sum / Double(count)
    }
  }
  return Interval(bootstrapResults: means)
}
