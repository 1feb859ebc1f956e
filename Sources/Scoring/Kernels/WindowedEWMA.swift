/// Exponentially weighted mean with span N over a bounded look-back, by value rank.
///
/// α = 2/(N + 1), look-back L = max(3N, 90) days: the values on days t - L ... t, oldest first; the
/// first initialises, then e ← α·v + (1 - α)·e. A missing day costs nothing. Half-life is
/// ln 0.5 / ln(1 - α) ≈ 15.6 observations for N = 45.
///
///     let ewma = WindowedEWMA(span: 45)
///     ewma.alpha                              // 0.043478260869565216 (2/46)
///     ewma.lookback                           // 135
///
/// - Returns: one value per day, NaN where the window holds no value.
/// - Complexity: O(days · log L). At most 11 ulp from the direct walk, and the same bits for any
///   day range.
/// - Source: spec/validation.md §4.1.
package struct WindowedEWMA: Sendable {
  package let span: Int
  package let alpha: Double
  package let lookback: Int
  /// Where every value lies; the tree's rounding may not put their mean outside (300 nights of
  /// efficiency 1 summed to 1.000000000000001).
  package let within: ClosedRange<Double>?

  /// - Parameter within: a range that holds every value, nil when none is known.
  package init(span: Int, within: ClosedRange<Double>? = nil) {
    precondition(span >= 1, "an EWMA has a span of at least one value")
    self.span = span
    self.within = within
    alpha = 2 / Double(span + 1)
    lookback = max(3 * span, 90)
  }

  package func values(of column: [Double], in segment: Segment) -> [Double] {
    values(in: windows(of: column, in: segment), days: segment.days)
  }

  /// The decayed windows of a column, for callers that also need counts.
  package func windows(of column: [Double], in segment: Segment) -> ValueWindows {
    windows(in: segment) { column[$0] }
  }

  /// The decayed windows of the values that `value` gives for the days of `segment.reads`.
  package func windows(in segment: Segment, value: (Int) -> Double) -> ValueWindows {
    ValueWindows(
      reads: segment.reads, longest: lookback + 1, decay: 1 - alpha, value: value)
  }

  package func values(in windows: ValueWindows, days: Range<Int>) -> [Double] {
    days.map { value(in: windows, day: $0) }
  }

  package func value(in windows: ValueWindows, day: Int) -> Double {
    let run = windows.run(endingAt: day, window: lookback + 1)
    guard let oldest = run.first else { return .nan }
    let newer = run.lowerBound + 1..<run.upperBound
    let mean =
      alpha * windows.sum(newer) + windows.weight(age: newer.count) * windows.values[oldest]
    return within.map { mean.clamped($0.lowerBound, $0.upperBound) } ?? mean
  }
}
