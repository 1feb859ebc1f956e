import Scoring

/// Finds recent values that lie far from the last month of the same metric.
///
/// The tested point is part of its own baseline, so |z| ≤ (n - 1)/√n: below 11 points nothing can
/// exceed 3 SD.
///
/// - Input: points with their age in days and the quality they have now; NaN = missing.
/// - Baseline: points of quality ok aged 0...30 days; mean and *sample* SD.
/// - Missing data: no SD, or none above 0 → nothing is marked.
/// - Complexity: O(n).
/// - Source: spec/formulas.md §7.2.
package struct SuspectSweep: Sendable {
  package enum Quality: String, Sendable { case ok, suspect, impossible }

  package struct Point: Sendable {
    package let age: Int
    package let value: Double
    package let quality: Quality

    package init(age: Int, value: Double, quality: Quality) {
      self.age = age
      self.value = value
      self.quality = quality
    }
  }

  package static let eligible: Set<String> = [
    "heart_rate_variability", "resting_heart_rate", "oxygen_saturation",
    "blood_oxygen_saturation", "respiratory_rate", "wrist_temperature", "vo2_max", "body_mass",
  ]
  package static let baselineDays = 30
  package static let defaultDays = 7
  package static let defaultSigma = 3.0

  /// Indices of the points to be marked suspect.
  package let marked: [Int]
  package let baselineCount: Int
  /// nil without baseline points.
  package let mean: Double?
  /// nil for fewer than two baseline points.
  package let sd: Double?

  /// - Parameters:
  ///   - days: how old a marked point may be; not positive means 7.
  ///   - sigma: not positive means 3.
  package init(
    metric: String, points: [Point], days: Int = defaultDays, sigma: Double = defaultSigma
  ) {
    let days = days > 0 ? days : SuspectSweep.defaultDays
    let sigma = sigma > 0 ? sigma : SuspectSweep.defaultSigma
    func good(_ point: Point, upTo days: Int) -> Bool {
      point.quality == .ok && point.value.isFinite && (0...days).contains(point.age)
    }
    let baseline = points.filter { good($0, upTo: SuspectSweep.baselineDays) }.map(\.value)
    baselineCount = baseline.count
    let mean = Spread.mean(baseline)
    self.mean = baseline.isEmpty ? nil : mean
    sd = Spread.sampleSD(baseline)
    guard SuspectSweep.eligible.contains(metric), let sd, sd > 0 else {
      marked = []
      return
    }
    marked = points.indices.filter {
      good(points[$0], upTo: days) && abs(points[$0].value - mean) / sd > sigma
    }
  }
}
