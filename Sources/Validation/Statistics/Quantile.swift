/// The quantile of unsorted values by linear interpolation at probability·(n − 1).
///
/// - Returns: nil for an empty array.
/// - Source: spec/validation.md §7.
///
///     quantile([1, 2, 3, 5], probability: 0.5)   // 2.5
package func quantile(_ values: [Double], probability: Double) -> Double? {
  if values.isEmpty { return nil }
  let sorted = values.sorted()
  let position = probability * Double(sorted.count - 1)
  let below = min(Int(position), sorted.count - 1)
  let above = min(below + 1, sorted.count - 1)
  return sorted[below] + (position - Double(below)) * (sorted[above] - sorted[below])
}
