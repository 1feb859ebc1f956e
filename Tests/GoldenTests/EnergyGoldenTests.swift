import Formulas
import Scoring
import Testing

/// `golden/formulas`: energy_v1, energy_config, energy_kernel, energy_window.
@Suite("golden: energy banks")
struct EnergyGoldenTests {
  struct Energy1Input: Decodable {
    let hrv: [Double?]
    let rhr: [Double?]
    let sleep: [Double?]
    let readiness: Double
    let steps_today: Double?
    let steps_chronic: Double?
    let kcal_today: Double?
    let kcal_chronic: Double?
    let headline_key: String?
  }
  struct Energy1Expected: Decodable {
    let capacity: Double
    let strain: Double
    let stress: Double
    let drain_so_far: Double
    let current: Double
    let verdict: String
    let reason: String
    let hrv_z: Double
    let level: String
  }

  @Test("energy_v1: capacity, load, stress, verdict and colour of a day")
  func energy1() throws {
    let cases = try Golden.cases(
      "formulas/energy_v1.json", inputs: Energy1Input.self, expected: Energy1Expected?.self)
    for one in cases {
      let parts = EnergyBank1.parts(
        hrv: FormulaKernelGoldenTests.baseline(one.inputs.hrv),
        restingHR: FormulaKernelGoldenTests.baseline(one.inputs.rhr),
        sleep: FormulaKernelGoldenTests.baseline(one.inputs.sleep),
        readiness: one.inputs.readiness,
        steps: .init(today: one.inputs.steps_today ?? .nan, usual: one.inputs.steps_chronic ?? 0),
        activeEnergy: .init(
          today: one.inputs.kcal_today ?? .nan, usual: one.inputs.kcal_chronic ?? 0),
        headline: Headline.Key.allCases.first { $0.word == one.inputs.headline_key })
      guard let want = one.expected else {
        #expect(parts == nil, "\(one.id)")
        continue
      }
      let got = try #require(parts, "\(one.id)")
      #expect(got.capacity == want.capacity, "\(one.id)")
      #expect(got.strain == want.strain, "\(one.id)")
      #expect(got.stress == want.stress, "\(one.id)")
      #expect(got.drain.roundedToScore == want.drain_so_far, "\(one.id)")
      #expect(got.current == want.current, "\(one.id)")
      #expect(got.verdict.word == want.verdict, "\(one.id)")
      #expect(got.reason.word == want.reason, "\(one.id)")
      #expect(near(got.hrvZ, want.hrv_z), "\(one.id)")
      #expect(got.level.word == want.level, "\(one.id)")
    }
  }

  struct ConfigInput: Decodable { let settings: [String: String] }
  struct ConfigExpected: Decodable {
    let alpha: Double
    let beta: Double
    let z_threshold: Double
    let stress_drain_enabled: Bool
    let alpha_factor: Double
    let alpha_factor_source: String
    let formula_version: Int
    let effective_alpha: Double
    let effective_beta: Double
  }

  @Test("energy_config: settings from text, unreadable text gives the default")
  func config() throws {
    let cases = try Golden.cases(
      "formulas/energy_config.json", inputs: ConfigInput.self, expected: ConfigExpected.self)
    for one in cases {
      let got = EnergySettings(one.inputs.settings)
      let want = one.expected
      #expect(near(got.alpha, want.alpha), "\(one.id)")
      #expect(near(got.beta, want.beta), "\(one.id)")
      #expect(near(got.zThreshold, want.z_threshold), "\(one.id)")
      #expect(got.stressDrainEnabled == want.stress_drain_enabled, "\(one.id)")
      #expect(near(got.alphaFactor, want.alpha_factor), "\(one.id)")
      #expect(got.alphaFactorSource.rawValue == want.alpha_factor_source, "\(one.id)")
      #expect(got.formulaVersion == want.formula_version, "\(one.id)")
      #expect(near(got.effectiveAlpha, want.effective_alpha), "\(one.id)")
      #expect(near(got.effectiveBeta, want.effective_beta), "\(one.id)")
    }
  }

  struct KernelInput: Decodable {
    let bank: Double
    let total: Double
    let deep: Double
    let rem: Double
    let awake: Double
    let kcal: Double?
    let hr_load: Double?
    let alpha: Double?
    let beta: Double?
  }
  struct KernelExpected: Decodable {
    let sleep_quality: Double
    let capacity: Double
    let drain: Double
    let bank: Double
  }

  @Test("energy_kernel: quality, restored capacity, drain and the next bank")
  func kernel() throws {
    let cases = try Golden.cases(
      "formulas/energy_kernel.json", inputs: KernelInput.self, expected: KernelExpected.self)
    for one in cases {
      let input = one.inputs
      let quality = EnergyKernel.sleepQuality(
        total: input.total, deep: input.deep, rem: input.rem, awake: input.awake)
      let drain = EnergyKernel.drain(
        kcal: input.kcal ?? .nan, load: input.hr_load ?? .nan, alpha: input.alpha ?? .nan,
        beta: input.beta ?? .nan)
      #expect(near(quality, one.expected.sleep_quality), "\(one.id)")
      #expect(near(drain, one.expected.drain), "\(one.id)")
      #expect(
        near(EnergyKernel.capacity(bank: input.bank, quality: quality), one.expected.capacity),
        "\(one.id)")
      #expect(
        near(
          EnergyKernel.next(bank: input.bank, quality: quality, drain: drain), one.expected.bank),
        "\(one.id)")
    }
  }

  struct SettingsJSON: Decodable {
    let alpha: Double?
    let beta: Double?
    let alpha_factor: Double?
    let stress_drain_enabled: Bool?
    let formula_version: Int?

    var settings: EnergySettings {
      var settings = EnergySettings()
      if let alpha { settings.alpha = alpha }
      if let beta { settings.beta = beta }
      if let alpha_factor { settings.alphaFactor = alpha_factor }
      if let stress_drain_enabled { settings.stressDrainEnabled = stress_drain_enabled }
      if let formula_version { settings.formulaVersion = formula_version }
      return settings
    }
  }
  struct DayJSON: Decodable {
    let sleep_total: Double?
    let sleep_deep: Double?
    let sleep_rem: Double?
    let sleep_awake: Double?
    let active_kcal: Double?
    let sustained_hr_load: Double?
    let stress_flags: [String]

    var input: EnergyDays.Input {
      EnergyDays.Input(
        total: sleep_total ?? .nan, deep: sleep_deep ?? .nan, rem: sleep_rem ?? .nan,
        awake: sleep_awake ?? .nan, kcal: active_kcal ?? .nan, load: sustained_hr_load ?? .nan)
    }
  }
  struct WindowInput: Decodable {
    let days: [DayJSON]
    let config: SettingsJSON
  }
  struct WindowExpected: Decodable {
    let bank: Double
    let display: Double
    let state: String
    let flags: [String]
    let today_drain: Double
    let today_restore: Double
    let components: [String: Double]?
    let alpha_used: Double
    let formula_version: Int
    let bank_exact: Double?
  }

  @Test("energy_window: fourteen days walked, imputation, trust state and flags")
  func window() throws {
    let cases = try Golden.cases(
      "formulas/energy_window.json", inputs: WindowInput.self, expected: WindowExpected.self)
    for one in cases {
      let settings = one.inputs.config.settings
      let want = one.expected
      #expect(settings.formulaVersion == want.formula_version, "\(one.id)")
      guard let got = EnergyWindow(one.inputs.days.map(\.input), settings: settings) else {
        #expect(want.state == "stale" && want.components == nil, "\(one.id)")
        #expect(want.bank == 0 && want.bank_exact == nil && want.flags.isEmpty, "\(one.id)")
        continue
      }
      let today = try #require(one.inputs.days.last)
      let stale = got.state == .stale
      #expect(got.state.word == want.state, "\(one.id)")
      #expect(near(got.exact, want.bank_exact), "\(one.id)")
      #expect(got.bank == want.bank, "\(one.id)")
      #expect(got.display == want.display, "\(one.id)")
      #expect(near(settings.effectiveAlpha, want.alpha_used), "\(one.id)")
      #expect((stale ? 0 : got.drain.roundedAwayFromZero) == want.today_drain, "\(one.id)")
      #expect((stale ? 0 : got.restored.roundedAwayFromZero) == want.today_restore, "\(one.id)")
      let imputed =
        (got.imputedSleep ? ["imputed_sleep"] : [])
        + (got.imputedActivity ? ["imputed_activity"] : [])
      #expect(imputed + today.stress_flags == want.flags, "\(one.id)")
      #expect(stale == (want.components == nil), "\(one.id)")
      if let components = want.components {
        #expect(near(got.quality, components["sleep_quality"]), "\(one.id)")
        #expect(near(got.drain, components["drain"]), "\(one.id)")
        #expect(today.sleep_total == components["sleep_total_h"], "\(one.id)")
        #expect(today.active_kcal == components["active_kcal"], "\(one.id)")
        #expect(today.sustained_hr_load == components["sustained_hr_load_z"], "\(one.id)")
      }
    }
  }
}
