import Scoring

extension EnergyBank2 {
  /// Oldest bank behind the bands, and the window that bank was walked through; with the load term
  /// also what the load of the oldest day was measured against.
  static func memory(loadTerm: Bool) -> Int {
    PersonalBands.window - 1 + EnergyWindow.length - 1 + (loadTerm ? HeartRateLoad1.memory : 0)
  }

  /// - Parameter loadTerm: whether heart-rate load drains the bank.
  static func identity(loadTerm: Bool) -> FormulaIdentity {
    let load: [Input: Output.Direction] = loadTerm ? [.signal(.hrLoadZ): .down] : [:]
    let night: [Input: Output.Direction] = [
      .signal(.sleepDeep): .up, .signal(.sleepREM): .up, .signal(.sleepAwake): .down,
    ]
    let bank = night.merging(load.merging([.signal(.activeEnergy): .down]) { $1 }) { $1 }
    let span = EnergyKernel.lowest...EnergyKernel.highest
    return FormulaIdentity(
      id: "energy-bank", version: 2,
      inputs: .init(
        required: [
          .signal(.sleepTotal), .signal(.sleepDeep), .signal(.sleepREM), .signal(.sleepAwake),
          .signal(.activeEnergy),
        ], optional: [.hrv, .signal(.restingHR), .signal(.hrLoadZ)],
        intraday: true),
      outputs: [
        Output("display", unit: "points", range: 0...100, direction: bank),
        Output("bank", unit: "points", range: span, direction: bank),
        Output("bank_exact", unit: "points", range: span, direction: bank),
        Output("capacity", unit: "points", range: span, direction: night),
        Output("restored", unit: "points", range: 0...150, direction: night),
        Output(
          "drain", unit: "points",
          direction: load.mapValues { _ in .up }.merging([.signal(.activeEnergy): .up]) { $1 }),
        Output("sleep_quality", unit: "1", range: 0...1, direction: night),
        Output("verdict", kind: .code(TrainingVerdict.allCases.map(\.word)), unit: "word"),
        Output(
          "verdict_reason", kind: .code(EnergyVerdict.Reason.allCases.map(\.word)), unit: "word"),
        Output("band_rest", unit: "points", range: 0...100),
        Output("band_recovery", unit: "points", range: 0...100),
        Output("band_push_hard", unit: "points", range: 0...100),
        Output("band_mode", kind: .code(PersonalBands.Mode.allCases.map(\.word)), unit: "word"),
        Output("band_days", unit: "days", range: 0...180),
        Output("hrv_z", unit: "z", direction: [.hrv: .up]),
        Output("trust", kind: .code(EnergyWindow.State.allCases.map(\.word)), unit: "word"),
        Output("imputed_sleep", kind: .flag, unit: "0/1"),
        Output("imputed_activity", kind: .flag, unit: "0/1"),
        Output("imputed_days", unit: "days", range: 0...14),
        Output("imputed_run", unit: "days", range: 0...14),
        Output("sleep_total", unit: "h", direction: [.signal(.sleepTotal): .up]),
        Output("active_energy", unit: "kcal", direction: [.signal(.activeEnergy): .up]),
        Output("hr_load", unit: "z·h", direction: [.signal(.hrLoadZ): .up]),
        Output("push_hard_vetoed", kind: .flag, unit: "0/1"),
        Output("hrv_baseline", unit: "ms"), Output("hrv_sd", unit: "ms"),
      ],
      reasons: Reason.allCases.map(\.code), presence: .sameDay,
      memory: memory(loadTerm: loadTerm))
  }

  static func parameters(_ settings: EnergySettings, seed: Double) -> [Parameter] {
    let rows: [(String, Double, String, String)] = [
      ("alpha", settings.alpha, "points/kcal", "§5.1"),
      ("alpha_factor", settings.alphaFactor, "1", "§5.1"),
      ("effective_alpha", settings.effectiveAlpha, "points/kcal", "§5.1"),
      ("beta", settings.beta, "points per z·h", "§5.1"),
      ("stress_drain_enabled", settings.stressDrainEnabled ? 1 : 0, "0/1", "§5.1"),
      ("effective_beta", settings.effectiveBeta, "points per z·h", "§5.1"),
      ("seed", seed, "points", "§5.3"),
      ("window", Double(EnergyWindow.length), "days", "§5.3"),
      ("lookback", Double(EnergyDays.lookback), "days", "§5.3"),
      ("min_neighbours", Double(EnergyDays.leastNeighbours), "days", "§5.3"),
      ("stale_run", Double(EnergyWindow.staleRun), "days", "§5.3"),
      ("stale_total", Double(EnergyWindow.staleTotal), "days", "§5.3"),
      ("estimated_from", Double(EnergyWindow.estimatedFrom), "days", "§5.3"),
      ("lowest", EnergyKernel.lowest, "points", "§5.2"),
      ("highest", EnergyKernel.highest, "points", "§5.2"),
      ("full_night", EnergyKernel.fullNight, "h", "§5.2"),
      ("deep_share", EnergyKernel.deepShare, "1", "§5.2"),
      ("rem_share", EnergyKernel.remShare, "1", "§5.2"),
      ("band_rest", EnergyBands.usual.rest, "points", "§5.4"),
      ("band_recovery", EnergyBands.usual.recovery, "points", "§5.4"),
      ("band_push_hard", EnergyBands.usual.pushHard, "points", "§5.4"),
      ("rest_hrv_z", EnergyBank1.restZ, "z", "§5.4"),
      ("active_recovery_hrv_z", EnergyBank1.recoveryZ, "z", "§5.4"),
      ("push_hard_hrv_z", EnergyBank1.pushHardZ, "z", "§5.4"),
      ("bands_window", Double(PersonalBands.window), "days", "§5.5"),
      ("bands_mature_from", Double(PersonalBands.matureDays), "days", "§5.5"),
      ("bands_provisional_from", Double(PersonalBands.provisionalDays), "days", "§5.5"),
    ]
    return rows.map { Parameter($0.0, $0.1, unit: $0.2, source: "spec/formulas.md " + $0.3) }
  }
}
