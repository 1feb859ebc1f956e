/// The bootstrap interval of a mean from calendar blocks, which keeps the memory of nearby days.
///
/// A draw picks a start row from all rows; its block runs while the day is less than `blockDays`
/// after the start. Blocks are appended until there are as many values as rows, the last one cut;
/// there is no wrap-around. The rows at the start and after gaps are therefore drawn less often,
/// and the interval is not centred on the mean.
///
/// - Parameters:
///   - values: one finite number per row.
///   - days: the strictly ascending day numbers of the rows.
///   - blockDays: calendar length of a block, at least 1.
/// - Returns: nil without rows.
/// - Complexity: O(iterations × rows), about 1 ns per value.
/// - Source: spec/validation.md §8.
///
///     blockBootstrap([2.5], days: [20_098])   // [2.5, 2.5]
package func blockBootstrap(
  _ values: [Double], days: [Int], blockDays: Int = 14, iterations: Int = 1000,
  seed: UInt64 = ProtocolRandom.defaultSeed
) -> Interval? {
  precondition(values.count == days.count, "one day per value")
  precondition(blockDays >= 1, "a block has at least one day")
  let count = values.count
  if count == 0 { return nil }
  let ends = blockEnds(days, blockDays: blockDays)
  var random = ProtocolRandom(seed: seed)
  var means = [Double](repeating: 0, count: iterations)
  values.withUnsafeBufferPointer { values in
    ends.withUnsafeBufferPointer { ends in
      for iteration in 0..<iterations {
        var sum = 0.0
        var left = count
        while left > 0 {
          let start = random.index(below: count)
          let end = min(ends[start], start + left)
          for row in start..<end { sum += values[row] }
          left -= end - start
        }
        means[iteration] = sum / Double(count)
      }
    }
  }
  return Interval(bootstrapResults: means)
}

/// For each row the first row that lies outside the block starting there.
private func blockEnds(_ days: [Int], blockDays: Int) -> [Int] {
  var ends = [Int](repeating: 0, count: days.count)
  var end = 0
  for start in days.indices {
    precondition(start == 0 || days[start - 1] < days[start], "days must ascend")
    while end < days.count && days[end] < days[start] + blockDays { end += 1 }
    ends[start] = end
  }
  return ends
}
