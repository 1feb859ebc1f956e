extension Double {
  /// The nearest integer, halves away from zero: 2.5 → 3, -2.5 → -3, 0.49999999999999994 → 0.
  ///
  /// - Source: spec/formulas.md §0.
  public var roundedAwayFromZero: Double { rounded(.toNearestOrAwayFromZero) }

  /// Rounds first, then holds in 0...100: 100.4 → 100, -3 → 0; NaN stays NaN.
  public var roundedToScore: Double {
    let whole = roundedAwayFromZero
    return whole < 0 ? 0 : whole > 100 ? 100 : whole
  }

  /// Held in `range`; NaN stays NaN.
  @inlinable
  package func clamped(_ low: Double, _ high: Double) -> Double {
    self < low ? low : self > high ? high : self
  }
}
