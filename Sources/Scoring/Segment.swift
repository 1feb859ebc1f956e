/// A run of days to score that share one window start, with the days their windows may read.
///
/// Nobody writes a halo or an epoch clip by hand: every windowed kernel takes a `Segment`, and its
/// helper arrays are as long as `reads`, never as the series.
public struct Segment: Sendable, Equatable {
  /// Days to produce.
  public let days: Range<Int>
  /// Days that may be read: from the epoch start or first day - memory to the last day.
  public let reads: Range<Int>

  public init(days: Range<Int>, reads: Range<Int>) {
    precondition(reads.lowerBound <= days.lowerBound && reads.upperBound == days.upperBound)
    self.days = days
    self.reads = reads
  }
}

extension DailySeries {
  /// Splits `days` where the window start changes.
  ///
  ///     series.segments(40..<60, memory: 29)   // one segment reading 11..<60, or two at an epoch
  public func segments(_ days: Range<Int>, memory: Int) -> [Segment] {
    var result: [Segment] = []
    var first = days.lowerBound
    while first < days.upperBound {
      let start = windowStart[first]
      var end = first + 1
      while end < days.upperBound, windowStart[end] == start { end += 1 }
      result.append(
        Segment(days: first..<end, reads: max(Int(start), first - memory)..<end))
      first = end
    }
    return result
  }
}
