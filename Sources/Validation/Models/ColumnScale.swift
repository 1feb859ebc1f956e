/// Centre and scale of one column, learnt on training rows only.
///
/// A constant column has its value as centre and scale 1, so it becomes exactly 0 there.
///
/// - Source: spec/validation.md §10, spec/decisions.md B 4.
///
///     ColumnScale([1, 3])   // mean 2, scale 1
package struct ColumnScale: Equatable, Sendable {
  package let mean: Double
  /// Population standard deviation, or 1 when that is zero.
  package let scale: Double
  package let isConstant: Bool

  package init(_ training: ArraySlice<Double>) {
    precondition(!training.isEmpty, "a scale needs training rows")
    let first = training[training.startIndex]
    isConstant = training.allSatisfy { $0 == first }
    if isConstant {
      mean = first
      scale = 1
      return
    }
    var sum = 0.0
    for value in training { sum += value }
    let center = sum / Double(training.count)
    var squares = 0.0
    for value in training { squares += (value - center) * (value - center) }
    let deviation = (squares / Double(training.count)).squareRoot()
    mean = center
    // Values that differ by less than the square root can see still count as spread 1.
    scale = deviation == 0 ? 1 : deviation
  }

  package func callAsFunction(_ value: Double) -> Double { (value - mean) / scale }
}
