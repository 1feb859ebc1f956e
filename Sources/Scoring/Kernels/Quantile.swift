/// Order statistics by linear interpolation at rank p·(n - 1).
///
///     Quantile.of([1, 2, 3, 4], at: 0.25)    // 1.75
///
/// - Missing data: the caller passes present values only; no values give 0 (spec/formulas.md §0).
/// - Complexity: O(n) on average by selection; `ofSorted` O(1).
public enum Quantile {
  public static func of(_ values: [Double], at p: Double) -> Double {
    var values = values
    return of(reordering: &values, at: p)
  }

  /// The same without a copy; the values change places.
  private static func of(reordering values: inout [Double], at p: Double) -> Double {
    guard values.count > 1 else { return values.first ?? 0 }
    let rank = p * Double(values.count - 1)
    let low = min(Int(rank), values.count - 1)
    let below = select(&values, rank: low)
    guard low + 1 < values.count else { return below }
    // Everything after place `low` is at least as large; the next in order is its smallest.
    var above = values[low + 1]
    for index in low + 2..<max(low + 2, values.count) { above = min(above, values[index]) }
    return below + (rank - Double(low)) * (above - below)
  }

  /// The value that sorting would put at place `rank`; afterwards no earlier value is larger and no
  /// later one smaller (Hoare's selection, middle of three as pivot).
  private static func select(_ values: inout [Double], rank: Int) -> Double {
    values.withUnsafeMutableBufferPointer { values in
      var low = 0
      var high = values.count - 1
      while low < high {
        let middle = (low + high) / 2
        if values[middle] < values[low] { values.swapAt(middle, low) }
        if values[high] < values[low] { values.swapAt(high, low) }
        if values[high] < values[middle] { values.swapAt(high, middle) }
        let pivot = values[middle]
        var left = low
        var right = high
        while left <= right {
          while values[left] < pivot { left += 1 }
          while pivot < values[right] { right -= 1 }
          if left <= right {
            values.swapAt(left, right)
            left += 1
            right -= 1
          }
        }
        if rank <= right {
          high = right
        } else if rank >= left {
          low = left
        } else {
          break
        }
      }
      return values[rank]
    }
  }

  public static func ofSorted(_ sorted: [Double], at p: Double) -> Double {
    guard let last = sorted.indices.last else { return 0 }
    let rank = p * Double(last)
    let low = Int(rank)
    if low >= last { return sorted[last] }
    return sorted[low] + (rank - Double(low)) * (sorted[low + 1] - sorted[low])
  }

  /// Makes the median absolute deviation of normal values their standard deviation.
  public static let madFactor = 1.4826

  /// Median and 1.4826 × the median absolute deviation from it.
  public static func medianAndMAD(_ values: [Double]) -> (median: Double, sd: Double) {
    var values = values
    return medianAndMAD(replacing: &values)
  }

  /// The same without a copy, for a loop over days: the values are replaced by their distances.
  package static func medianAndMAD(replacing values: inout [Double]) -> (
    median: Double, sd: Double
  ) {
    let median = of(reordering: &values, at: 0.5)
    for index in values.indices { values[index] = abs(values[index] - median) }
    return (median, madFactor * of(reordering: &values, at: 0.5))
  }
}
