/// A constant with its decimals, so that the truth file prints exactly what the generator uses.
struct SyntheticAmount: Sendable {
  let count: Int
  let decimals: Int
  let value: Double

  /// `SyntheticAmount(-28, 2)` is -0.28.
  init(_ count: Int, _ decimals: Int) {
    self.count = count
    self.decimals = decimals
    value = FixedDecimal.value(count, decimals: decimals)
  }

  var text: String { FixedDecimal.text(count, decimals: decimals) }
}
