/// Sums over runs of *values* (gaps squeezed out), as fixed trees of doubling blocks.
///
/// `decay` 1 gives plain sums; `decay` 1 - α gives exponentially weighted sums, newest weight 1.
/// A run is taken from its newest value backwards in blocks of the largest powers of two that fit,
/// so its sum depends on the values of the run alone: not on where scoring began, and not on
/// values that have left the window. A running sum or the closed form of the whole recursion is
/// faster still, but keeps the rounding of days outside the window.
///
///     let windows = ValueWindows([3, .nan, 5, 7], reads: 0..<4, longest: 30)
///     let run = windows.run(0..<4)           // value ranks 0..<3
///     windows.sum(run)                       // 15
///
/// - Missing data: NaN is squeezed out; a run counts values, not days.
/// - Complexity: O(n log longest) to build, O(log longest) per sum.
/// - Source: DESIGN.md §7.
package struct ValueWindows: Sendable {
  package let reads: Range<Int>
  /// The present values, oldest first.
  package let values: [Double]
  /// Per day of `reads` and one past it: how many values lie before the day.
  private let before: [Int32]
  /// blocks[k][i] = decayed sum of the 2^k values that end with value i.
  private let blocks: [[Double]]
  /// powers[k] = decay^k.
  private let powers: [Double]

  /// - Parameter column: as long as the series; only `reads` is looked at.
  package init(_ column: [Double], reads: Range<Int>, longest: Int, decay: Double = 1) {
    precondition(reads.upperBound <= column.count)
    self.init(reads: reads, longest: longest, decay: decay) { column[$0] }
  }

  /// - Parameter value: the value of a day of `reads`, NaN when it is missing; asked once a day, so
  ///   that nobody makes a column as long as the series to score one day.
  package init(
    reads: Range<Int>, longest: Int, decay: Double = 1, value: (Int) -> Double
  ) {
    precondition(longest >= 1)
    self.reads = reads
    var values: [Double] = []
    values.reserveCapacity(reads.count)
    var before = [Int32](repeating: 0, count: reads.count + 1)
    for (offset, day) in reads.enumerated() {
      let value = value(day)
      if !value.isNaN { values.append(value) }
      before[offset + 1] = Int32(values.count)
    }
    var powers = [1.0]
    powers.reserveCapacity(longest + 1)
    for k in 0..<longest { powers.append(powers[k] * decay) }
    var blocks = [values]
    var size = 1
    while size * 2 <= min(longest, values.count) {
      let half = blocks[blocks.count - 1]
      let weight = powers[size]
      var whole = [Double](repeating: 0, count: values.count)
      for index in (size * 2 - 1)..<values.count {
        whole[index] = half[index] + weight * half[index - size]
      }
      blocks.append(whole)
      size *= 2
    }
    self.values = values
    self.before = before
    self.blocks = blocks
    self.powers = powers
  }

  /// Ranks of the values on the days `days`, which must lie in `reads`.
  @inline(__always)
  package func run(_ days: Range<Int>) -> Range<Int> {
    Int(before[days.lowerBound - reads.lowerBound])..<Int(before[days.upperBound - reads.lowerBound])
  }

  /// Ranks of the values on the `window` days that end with `day`, clipped to `reads`.
  @inline(__always)
  package func run(endingAt day: Int, window: Int) -> Range<Int> {
    run(max(reads.lowerBound, day - window + 1)..<day + 1)
  }

  /// Decayed sum of a run of at most `longest` values; 0 when it is empty.
  package func sum(_ run: Range<Int>) -> Double {
    var sum = 0.0
    var end = run.upperBound
    for level in blocks.indices.reversed() {
      let size = 1 << level
      while end - run.lowerBound >= size {
        sum += powers[run.upperBound - end] * blocks[level][end - 1]
        end -= size
      }
    }
    return sum
  }

  /// Mean of a run that is not empty (decay 1).
  package func mean(_ run: Range<Int>) -> Double { sum(run) / Double(run.count) }

  /// Weight of the value `age` ranks before the newest.
  package func weight(age: Int) -> Double { powers[age] }
}
