import Scoring

/// The level of overnight heart rate over the last 30 days, exponentially smoothed with α = 0.25.
///
/// Cold has no level, warm-up the plain mean, steady the EWMA. The document that describes it can be
/// read two ways about where the EWMA starts; both are given, equal for seven values. Decision 3
/// takes `fromWindow`.
///
/// - Input: overnight values with their age in hours before the start of the day; bpm.
/// - Missing data: states as `ChannelBaseline`; no population constant as fallback.
/// - Complexity: O(n log n).
/// - Source: spec/formulas.md §1.3; spec/decisions.md A3.
///
///     let samples = [(1.0, 50.0), (25, 52), (49, 57)].map { AgedSample(age: $0, value: $1) }
///     RestingHRLevel(samples).fromWindow     // 53, the mean in warm-up
package struct RestingHRLevel: Sendable {
  package static let alpha = 0.25
  package static let newestSeed = 7

  package let state: BaselineState
  package let count: Int
  /// Started at the oldest value of the window; nil when cold.
  package let fromWindow: Double?
  /// Started at the oldest of the newest seven values; nil when cold.
  package let fromNewestSeven: Double?

  package init(_ samples: [AgedSample]) {
    let inside = AgedSample.inside(samples, days: ChannelBaseline.defaultWindow)
    let oldestFirst = inside.sorted { $0.age > $1.age }.map(\.value)
    count = oldestFirst.count
    state = BaselineState(count: count, newestAge: inside.lazy.map(\.age).min())
    switch state {
    case .cold:
      fromWindow = nil
      fromNewestSeven = nil
    case .warmup:
      fromWindow = Spread.mean(oldestFirst)
      fromNewestSeven = fromWindow
    case .steady:
      fromWindow = RestingHRLevel.smoothed(oldestFirst[...])
      fromNewestSeven = RestingHRLevel.smoothed(oldestFirst.suffix(RestingHRLevel.newestSeed))
    }
  }

  private static func smoothed(_ values: ArraySlice<Double>) -> Double? {
    guard var level = values.first else { return nil }
    for value in values.dropFirst() { level = alpha * value + (1 - alpha) * level }
    return level
  }
}
