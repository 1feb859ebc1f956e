/// Whether and how far the energy cost of activity may be fitted to one person.
///
/// Decided by r, the correlation of the bank at the end of a day with the HRV of the next morning
/// over 30 days.
///
///     AlphaRubric(r: 0.4, missingSleepDays: 3, missingActivityDays: 0, source: .default).range
///     // 0.5...1.5
///
/// - Missing data: more than 3 of 30 days without sleep or without activity → no tuning.
/// - Source: spec/formulas.md §5.6.
package struct AlphaRubric: Sendable, Equatable {
  package enum Action: String, CaseIterable, Sendable {
    case skipManual = "skip_manual"
    case skipDataQuality = "skip_data_quality"
    case wait
    case suppressWrongSign = "suppress_wrong_sign"
    case narrowTune = "narrow_tune"
    case fullTune = "full_tune"
    case strongTune = "strong_tune"
  }

  package enum Alert: String, CaseIterable, Sendable {
    case checkSensorSync = "check_sensor_sync"
    case formulaDoesNotFit = "formula_does_not_fit"
  }

  package static let window = 30  // days
  static let mostMissing = 0.1  // share of the window

  package let action: Action
  /// Permitted factors; nil when nothing may be tuned.
  package let range: ClosedRange<Double>?
  package let alert: Alert?

  package init(
    r: Double?, missingSleepDays: Int, missingActivityDays: Int,
    source: EnergySettings.FactorSource
  ) {
    func tooMany(_ days: Int) -> Bool {
      Double(days) / Double(AlphaRubric.window) > AlphaRubric.mostMissing
    }
    if source == .manual {
      (action, range, alert) = (.skipManual, nil, nil)
    } else if tooMany(missingSleepDays) || tooMany(missingActivityDays) {
      (action, range, alert) = (.skipDataQuality, nil, .checkSensorSync)
    } else if let r {
      switch r {
      case ..<0: (action, range, alert) = (.suppressWrongSign, nil, .formulaDoesNotFit)
      case ..<0.2: (action, range, alert) = (.wait, nil, nil)
      case ..<0.3: (action, range, alert) = (.narrowTune, 0.8...1.2, nil)
      case ..<0.5: (action, range, alert) = (.fullTune, 0.5...1.5, nil)
      default: (action, range, alert) = (.strongTune, 0.4...1.7, nil)
      }
    } else {
      (action, range, alert) = (.wait, nil, nil)
    }
  }

  /// The factor that fits best, or why none is applied.
  package enum Tuning: Sendable, Equatable {
    case factor(Double, r: Double)
    /// The best factor lies on the edge of the range, so a better one may lie outside.
    case edgeSolution(Double, r: Double)
    case notTuned
  }

  /// Two correlations closer than this are equal.
  static let sameCorrelation = 1e-9

  /// The factor with the highest r on the 0.05 grid of the permitted range; the first of equals.
  ///
  /// As long as no bank is clamped, alpha scales every deficit alike and r does not depend on it.
  /// Equal correlations therefore end on the edge of the grid, where nothing is applied.
  ///
  /// - Source: spec/decisions.md A13.
  package func tune<Failure: Error>(
    _ correlation: (_ factor: Double) throws(Failure) -> Double?
  ) throws(Failure) -> Tuning {
    guard let range else { return .notTuned }
    // Twentieths, because 0.8 + 0.05 + … drifts off the grid.
    let first = Int((range.lowerBound * 20).rounded())
    let last = Int((range.upperBound * 20).rounded())
    var best: (step: Int, r: Double)?
    for step in first...last {
      guard let r = try correlation(Double(step) / 20) else { continue }
      if best.map({ r > $0.r + AlphaRubric.sameCorrelation }) ?? true { best = (step, r) }
    }
    guard let best else { return .notTuned }
    let factor = Double(best.step) / 20
    return best.step == first || best.step == last
      ? .edgeSolution(factor, r: best.r) : .factor(factor, r: best.r)
  }
}
