/// Adjusts the p values of one family for their number by Holm's step-down rule.
///
/// - Parameter values: p values in any order; nil = no test, outside the family.
/// - Returns: adjusted values in input order, at most 1; nil stays nil.
/// - Complexity: O(n · log n).
/// - Source: Holm (1979), *Scand. J. Stat.* 6, 65-70; spec/decisions.md B 6.
///
///     holmAdjusted([0.02, nil, 0.01])   // [0.02, nil, 0.02]
package func holmAdjusted(_ values: [Double?]) -> [Double?] {
  let family = values.indices.filter { values[$0] != nil }
  var adjusted = values
  var largest = 0.0
  for (rank, index) in family.sorted(by: { values[$0]! < values[$1]! }).enumerated() {
    largest = max(largest, Double(family.count - rank) * values[index]!)
    adjusted[index] = min(1, largest)
  }
  return adjusted
}
