/// A linear prediction from standardised columns: c0 + c1·z1 + c2·z2 + …
///
/// - Source: spec/validation.md §10, spec/decisions.md B 4.
package struct LinearModel: Equatable, Sendable {
  package let scales: [ColumnScale]
  /// Coefficient 0 is the intercept; the others belong to the standardised columns.
  package let coefficients: [Double]
  /// Whether the training columns did not determine the coefficients.
  package let rankDeficient: Bool

  package init(scales: [ColumnScale], coefficients: [Double], rankDeficient: Bool) {
    precondition(coefficients.count == scales.count + 1, "one coefficient per column and one more")
    self.scales = scales
    self.coefficients = coefficients
    self.rankDeficient = rankDeficient
  }

  /// Intercept and slopes per unit of the columns as they came.
  package var perUnit: [Double] {
    let slopes = zip(coefficients.dropFirst(), scales).map { $0 / $1.scale }
    var intercept = coefficients[0]
    for (slope, scale) in zip(slopes, scales) { intercept -= slope * scale.mean }
    return [intercept] + slopes
  }

  /// The prediction of one row, summed in column order.
  package func prediction(_ columns: [[Double]], row: Int) -> Double {
    var sum = coefficients[0]
    for index in scales.indices {
      sum += coefficients[index + 1] * scales[index](columns[index][row])
    }
    return sum
  }

  package func predictions(_ columns: [[Double]], rows: Range<Int>) -> [Double] {
    rows.map { prediction(columns, row: $0) }
  }
}
