/// The naive predictions of a continuous target, known at the end of each day.
///
/// Persistence is the value dated that day (no carry-back); the means and the EWMA take eligible
/// values only. One observation is enough.
///
/// - Input: the eligible values by their own date, NaN elsewhere.
/// - Returns: per floor one value per day of the segment, NaN when there is none.
/// - Source: spec/validation.md §4.
package struct TrailingFloors: Sendable {
  /// In table order.
  package enum Kind: Int, CaseIterable, Sendable {
    case persistenceYesterday, rolling7, rolling30, ewma45

    package var name: String {
      ["persistence_yesterday", "rolling_7d_mean", "rolling_30d_mean", "ewma_45d"][rawValue]
    }

    /// How many days before the anchor the window reaches.
    package var offset: Int { [0, 6, 29, 135][rawValue] }

    /// Why a floor has no value at a day: its window reaches before the epoch start, or warm-up.
    ///
    /// - Source: spec/validation.md §4.2.
    package func nullReason(_ series: DailySeries, day: Int) -> String {
      TrailingFloors.nullReason(series, day: day, offset: offset)
    }
  }

  /// The memory of the longest floor.
  package static let memory = 135

  package static func nullReason(_ series: DailySeries, day: Int, offset: Int) -> String {
    let epoch = series.epochIndex[day]
    if epoch >= 0, let start = series.epochs[Int(epoch)].first, series.day(day) - offset < start {
      return "baseline_source_epoch_boundary"
    }
    return "baseline_warmup"
  }

  package let values: [[Double]]

  /// - Parameter within: a range that holds every eligible value, nil when none is known.
  package init(_ eligible: [Double], within: ClosedRange<Double>? = nil, in segment: Segment) {
    values = [
      segment.days.map { eligible[$0] },
      trailingMean(of: eligible, window: 7, in: segment),
      trailingMean(of: eligible, window: 30, in: segment),
      WindowedEWMA(span: 45, within: within).values(of: eligible, in: segment),
    ]
  }
}
