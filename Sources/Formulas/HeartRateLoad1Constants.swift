import Scoring

extension HeartRateLoad1 {
  /// Every constant of the formula, taken from the kernels that use it.
  static let constants: [Parameter] =
    [
      constant("z_threshold", StressKernel.defaultThreshold, "z", "§6.5"),
      constant("acute_above", StressKernel.acuteAbove, "z", "§6.5"),
      constant("sustained_above", StressKernel.sustainedAbove, "z", "§6.5"),
      constant("sustained_hours", Double(StressKernel.sustainedHours), "h", "§6.5"),
      constant("channel_above", StressKernel.channelAbove, "SD", "§6.5"),
      constant("overnight_hr_above", StressKernel.overnightHRAbove, "SD", "§6.5"),
      constant("least_covered_hours", Double(HourlySeries.leastCoveredHours), "h", "§6.4"),
      constant("least_slots", Double(HourlySeries.leastSlots), "slots", "§6.4"),
      constant("slot_length", HourlySeries.slotLength, "min", "§6.4"),
      constant("imputed_wake", AwakeWindow.imputedWake, "min", "§6.1"),
      constant("imputed_onset", AwakeWindow.imputedOnset, "min", "§6.1"),
      constant("merge_gap", AwakeWindow.mergeGap, "min", "§6.1"),
      constant("farthest_midpoint", AwakeWindow.farthestMidpoint, "min", "§6.1"),
      constant("least_hours_of_preferred", AwakeWindow.leastHoursOfPreferred, "h", "§6.1"),
      constant("overnight_length", AwakeWindow.overnightLength, "min", "§6.3"),
      constant("imputed_overnight_from", AwakeWindow.imputedOvernight.lowerBound, "min", "§6.3"),
      constant("imputed_overnight_to", AwakeWindow.imputedOvernight.upperBound, "min", "§6.3"),
      constant("window", Double(ChannelBaseline.defaultWindow), "days", "§1.2"),
      constant("mad_factor", Quantile.madFactor, "1", "§1.2"),
      constant("warmup_from", Double(BaselineState.warmupFrom), "samples", "§1.2"),
      constant("steady_from", Double(BaselineState.steadyFrom), "samples", "§1.2"),
      constant("stale_after", BaselineState.staleAfter, "h", "§1.2"),
      constant("hrv_night_from", HeartRateDay.nightFrom, "min", "§1.2"),
      constant("hrv_night_until", HeartRateDay.nightUntil, "min", "§1.2"),
    ]
    + ChannelBaseline.Channel.allCases.flatMap { channel in
      [
        constant("sd_floor_\(channel.rawValue)", channel.floor, channel.unit, "§1.2"),
        constant("min_samples_\(channel.rawValue)", Double(channel.minCount), "samples", "§1.2"),
      ]
    }

  private static func constant(
    _ name: String, _ value: Double, _ unit: String, _ section: String
  ) -> Parameter {
    Parameter(name, value, unit: unit, source: "spec/formulas.md \(section)")
  }
}
