import Scoring

/// How well a person's energy bank goes with the HRV of the next morning, and which energy cost of
/// activity would go with it best.
///
/// Pairs the unrounded bank of day d with the HRV of d + 1 over the 30 days before `day`; stale days
/// and days of another epoch are left out.
///
///     let tuning = try AlphaTuning(series, day: 200)
///     tuning.rubric.action        // what may be done
///     tuning.best                 // .factor(0.9, r: 0.41), .edgeSolution(…) or .notTuned
///
/// - Missing data: fewer than three pairs, or no spread → r is nil and nothing is tuned.
/// - Complexity: at most 27 scorings of 30 days.
/// - Source: spec/formulas.md §5.6, spec/decisions.md A13.
package struct AlphaTuning: Sendable {
  /// Correlation at the settings in force; nil when it cannot be computed.
  package let r: Double?
  package let rubric: AlphaRubric
  /// The best factor of the permitted range; an edge solution is reported and not applied.
  package let best: AlphaRubric.Tuning

  /// - Parameter day: the morning the decision is made; its HRV is the newest that is read.
  package init(_ series: DailySeries, day: Int, settings: EnergySettings = EnergySettings())
    throws(ScoringError)
  {
    let first = max(Int(series.windowStart[day]), day - AlphaRubric.window)
    let days = first..<day
    func correlation(_ settings: EnergySettings) throws(ScoringError) -> (
      r: Double?, noSleep: Int, noActivity: Int
    ) {
      let table = try EnergyBank2(settings: settings).score(series, days: days)
      let hrv = series.values(.hrv)
      var banks: [Double] = []
      var mornings: [Double] = []
      var missing = (sleep: AlphaRubric.window - days.count, activity: AlphaRubric.window - days.count)
      for past in days {
        func output(_ column: EnergyBank2.Column) -> Double {
          table.value(day: past, column: column.rawValue)
        }
        // No bank, no walk: such a day has neither a night nor an activity to go by.
        if output(.imputedSleep) != 0 { missing.sleep += 1 }
        if output(.imputedActivity) != 0 { missing.activity += 1 }
        guard table.status(day: past).hasValue, hrv[past + 1] > 0 else { continue }
        banks.append(output(.bankExact))
        mornings.append(hrv[past + 1])
      }
    return (pearson(banks, mornings), missing.sleep, missing.activity)
    }
    let now = try correlation(settings)
    r = now.r
    rubric = AlphaRubric(
      r: now.r, missingSleepDays: now.noSleep, missingActivityDays: now.noActivity,
      source: settings.alphaFactorSource)
    best = try rubric.tune { factor throws(ScoringError) in
      var tried = settings
      tried.alphaFactor = factor
      return try correlation(tried).r
    }
  }
}
