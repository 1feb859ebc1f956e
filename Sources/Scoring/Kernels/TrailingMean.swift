/// Means of the values on the `window` calendar days that end with each day.
///
/// One value is enough unless `minCount` says otherwise; a missing day neither adds nor displaces.
///
///     trailingMean(of: [1, .nan, 3], window: 2, in: Segment(days: 0..<3, reads: 0..<3))
///     // [1, 1, 3]
///
/// Summed oldest first, not as a tree: windows that hold the same values in another order are ties of
/// the reference, and Spearman's correlation of a floor sees a tie only when the bits agree.
///
/// - Returns: one value per day of `segment.days`, NaN where fewer than `minCount` values exist.
/// - Complexity: O(days · window).
package func trailingMean(
  of column: [Double], window: Int, minCount: Int = 1, in segment: Segment
) -> [Double] {
  let windows = ValueWindows(column, reads: segment.reads, longest: 1)
  return segment.days.map { day in
    let run = windows.run(endingAt: day, window: window)
    return run.count >= minCount ? Spread.mean(windows.values[run]) : .nan
  }
}
