import Scoring

/// Heart rate by hour of a window, robust against movement artefacts.
///
/// Each hour is the median of the minima of its 5-minute slots; three slots make it `ok`. Hours
/// without samples are kept, so that a gap is seen.
///
/// - Input: samples in any order; only those in [start, end) count, NaN is missing.
/// - Complexity: O(n log n).
/// - Source: spec/formulas.md §6.3, §6.4.
///
///     let samples = [(480.0, 70.0), (486, 66), (495, 68)].map {
///       Intraday.Sample(minute: $0, value: $1)
///     }
///     HourlySeries(samples, start: 480, end: 600).hours[0].heartRate     // 68
package struct HourlySeries: Sendable {
  package static let hourLength = 60.0
  package static let slotLength = 5.0
  package static let leastSlots = 3
  package static let leastCoveredHours = 8

  package struct Hour: Sendable, Equatable {
    /// Minute at which the hour begins.
    package let minute: Double
    /// bpm; NaN without samples.
    package let heartRate: Double
    /// Plain mean of the samples, bpm; NaN without samples.
    package let meanHeartRate: Double
    package let samples: Int
    /// 5-minute slots that hold a sample.
    package let slots: Int

    package init(
      minute: Double = 0, heartRate: Double, meanHeartRate: Double = .nan, samples: Int = 0,
      slots: Int
    ) {
      self.minute = minute
      self.heartRate = heartRate
      self.meanHeartRate = meanHeartRate
      self.samples = samples
      self.slots = slots
    }

    package var ok: Bool { slots >= HourlySeries.leastSlots && heartRate.isFinite }
    package var covered: Bool { slots > 0 }
  }

  package let hours: [Hour]

  package init(_ samples: [Intraday.Sample], start: Double, end: Double) {
    let first = (start / HourlySeries.hourLength).rounded(.down) * HourlySeries.hourLength
    let count = max(0, Int(((end - first) / HourlySeries.hourLength).rounded(.up)))
    var byHour = [[Intraday.Sample]](repeating: [], count: count)
    for sample in samples
    where sample.minute >= start && sample.minute < end && sample.value.isFinite {
      byHour[Int((sample.minute - first) / HourlySeries.hourLength)].append(sample)
    }
    hours = byHour.enumerated().map { index, samples in
      HourlySeries.hour(samples, minute: first + Double(index) * HourlySeries.hourLength)
    }
  }

  /// Hours with at least one sample.
  package var coveredHours: Int { hours.count(where: \.covered) }

  private static func hour(_ samples: [Intraday.Sample], minute: Double) -> Hour {
    var minima: [Int: Double] = [:]
    for sample in samples {
      let slot = Int((sample.minute - minute) / slotLength)
      minima[slot] = min(minima[slot] ?? sample.value, sample.value)
    }
    let values = samples.map(\.value)
    return Hour(
      minute: minute,
      heartRate: minima.isEmpty ? .nan : Quantile.of(Array(minima.values), at: 0.5),
      meanHeartRate: values.isEmpty ? .nan : Spread.mean(values), samples: samples.count,
      slots: minima.count)
  }

  /// Median of the samples in a window; nil without one.
  package static func overnightMedian(_ samples: [Intraday.Sample], in window: Range<Double>)
    -> Double?
  {
    let inside = samples.filter { window.contains($0.minute) && $0.value.isFinite }
    return inside.isEmpty ? nil : Quantile.of(inside.map(\.value), at: 0.5)
  }
}
