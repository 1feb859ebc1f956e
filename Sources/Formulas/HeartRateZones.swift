import Scoring

/// Seconds of a workout in the five zones between four heart-rate borders.
///
/// A sample lasts until the next one, the last until the end of the workout, at most 300 s; a value on
/// a border belongs to the upper zone.
///
/// - Input: samples (second, bpm) in any order, NaN is missing; four ascending borders in 0...240 bpm.
/// - Missing data: no legal borders → five zeros.
/// - Complexity: O(n log n).
/// - Source: spec/formulas.md Annex B.
///
///     let samples = [(second: 0.0, bpm: 110.0), (second: 60, bpm: 130)]
///     HeartRateZones.seconds(samples, end: 90, borders: [110, 130, 150, 170])   // [0, 60, 30, 0, 0]
package enum HeartRateZones {
  package static let longestSample = 300.0  // s
  package static let highestBorder = 240.0  // bpm

  package static func seconds(
    _ samples: [(second: Double, bpm: Double)], end: Double, borders: [Double]?
  ) -> [Int] {
    var seconds = [Int](repeating: 0, count: 5)
    guard let borders, legal(borders) else { return seconds }
    let sorted = samples.filter { $0.second.isFinite && $0.bpm.isFinite }
      .sorted { $0.second < $1.second }
    for (index, sample) in sorted.enumerated() {
      let next = index + 1 < sorted.count ? sorted[index + 1].second : end
      let duration = min(next - sample.second, longestSample)
      guard duration > 0 else { continue }
      seconds[borders.count { $0 <= sample.bpm }] += Int((duration + 0.5).rounded(.down))
    }
    return seconds
  }

  private static func legal(_ borders: [Double]) -> Bool {
    borders.count == 4 && borders.allSatisfy { $0 > 0 && $0 <= highestBorder }
      && zip(borders, borders.dropFirst()).allSatisfy(<)
  }
}
