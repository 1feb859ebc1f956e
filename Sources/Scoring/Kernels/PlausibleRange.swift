/// The range in which a measurement can be true, by the origin's metric names.
///
/// A value outside is *impossible*; NaN always is, an unknown metric never. What has a `Signal` takes
/// its range, so that no number stands twice.
///
///     PlausibleRange.isImpossible(3.9, metric: "heart_rate_variability")    // true
///     PlausibleRange.isImpossible(4, metric: "heart_rate_variability")      // false: closed ranges
///
/// - Source: spec/formulas.md §7.1.
package enum PlausibleRange {
  /// Metrics of the origin that are signals here.
  private static let signals: [String: Signal] = [
    "heart_rate_variability": .hrvSDNN, "heart_rate": .overnightHR,
    "resting_heart_rate": .restingHR, "walking_heart_rate": .walkingHR,
    "oxygen_saturation": .oxygenSaturation, "respiratory_rate": .respiratoryRate,
    "vo2_max": .vo2Max, "step_count": .steps, "active_energy": .activeEnergy,
    "apple_exercise_time": .exerciseTime, "sleep_total": .sleepTotal,
    "night_sleep_total": .sleepTotal, "sleep_unspecified": .sleepUnspecified,
    "sleep_deep": .sleepDeep, "sleep_rem": .sleepREM,
    "sleep_core": .sleepCore, "sleep_awake": .sleepAwake, "wrist_temperature": .wristTemperature,
  ]

  /// Metrics that no signal here measures.
  private static let others: [String: ClosedRange<Double>] = [
    "body_mass": 20...300,  // kg
    "body_fat_percentage": 3...70,  // %
    "basal_energy_burned": 0...5000,  // kcal
    "apple_stand_time": 0...1440,  // min
    "flights_climbed": 0...1000,
    "nap_total": 0...8,  // h
  ]

  /// nil for an unknown metric.
  package static func of(metric: String) -> ClosedRange<Double>? {
    others[metric] ?? signals[metric]?.plausible
  }

  package static func isImpossible(_ value: Double, metric: String) -> Bool {
    if value.isNaN { return true }
    return of(metric: metric).map { !$0.contains(value) } ?? false
  }
}
