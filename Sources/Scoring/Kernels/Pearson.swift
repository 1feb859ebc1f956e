/// Pearson's correlation in two passes.
///
/// - Returns: -1...1; nil for fewer than three pairs or a constant side.
/// - Source: spec/validation.md §13.
///
///     pearson([0, 0, 2, 2], [1, 1, 3, 3])   // 1
package func pearson(_ x: [Double], _ y: [Double]) -> Double? {
  precondition(x.count == y.count, "both sides have the same length")
  guard x.count >= 3 else { return nil }
  let meanX = Spread.mean(x)
  let meanY = Spread.mean(y)
  // Constancy is asked of the values: the rounded mean of equal values may differ from them.
  if x.allSatisfy({ $0 == x[0] }) || y.allSatisfy({ $0 == y[0] }) { return nil }
  var xx = 0.0
  var yy = 0.0
  var xy = 0.0
  for row in x.indices {
    let dx = x[row] - meanX
    let dy = y[row] - meanY
    xx += dx * dx
    yy += dy * dy
    xy += dx * dy
  }
  if xx == 0 || yy == 0 { return nil }
  return min(1, max(-1, xy / (xx.squareRoot() * yy.squareRoot())))
}
