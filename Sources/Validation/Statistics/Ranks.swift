/// Ranks from 1; equal values share the mean of the places they fill.
///
/// - Complexity: O(n · log n).
///
///     midRanks([5, 1, 5])   // [2.5, 1, 2.5]
package func midRanks(_ values: [Double]) -> [Double] {
  let order = values.indices.sorted { values[$0] < values[$1] }
  var ranks = [Double](repeating: 0, count: values.count)
  var first = 0
  while first < order.count {
    var end = first + 1
    while end < order.count && values[order[end]] == values[order[first]] { end += 1 }
    let rank = Double(first + 1 + end) / 2
    for place in first..<end { ranks[order[place]] = rank }
    first = end
  }
  return ranks
}

/// Probability that an event scores higher than another row, ties counting half (Mann-Whitney).
///
/// - Returns: 0...1, 0.5 = no information; nil when a class is missing. Never decides anything.
/// - Source: spec/validation.md §7.
///
///     areaUnderCurve([0.2, 0.8], events: [false, true])   // 1
package func areaUnderCurve(_ scores: [Double], events: [Bool]) -> Double? {
  precondition(scores.count == events.count, "one truth per score")
  let positives = events.count { $0 }
  let negatives = events.count - positives
  if positives == 0 || negatives == 0 { return nil }
  let ranks = midRanks(scores)
  var rankSum = 0.0
  for row in events.indices where events[row] { rankSum += ranks[row] }
  let smallest = Double(positives) * Double(positives + 1) / 2
  return (rankSum - smallest) / (Double(positives) * Double(negatives))
}
