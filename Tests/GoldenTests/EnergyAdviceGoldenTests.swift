import Formulas
import Scoring
import Testing

/// `golden/formulas`: verdict_v2, personal_bands, alpha_rubric.
@Suite("golden: energy verdict, bands and personal alpha")
struct EnergyAdviceGoldenTests {
  struct BandsJSON: Decodable {
    let rest: Double
    let recovery: Double
    let push_hard: Double
  }
  struct VerdictInput: Decodable {
    let hrv_z: Double
    let bank: Double
    let bands: BandsJSON?
    let flags: [String]
    let illness: String?
    let illness_pattern: String
  }
  struct VerdictExpected: Decodable {
    let base: String
    let verdict: String
    let reason: String
    let reason_addon: String?
    let overridden: Bool
    let suppress_push_hard: Bool
  }

  static let flags: [String: EnergyVerdict.Flags] = [
    "illness_signature": .illnessSignature, "recovery_debt": .recoveryDebt,
    "parasympathetic_rebound": .parasympatheticRebound,
  ]

  @Test("verdict_v2: bands, flag override and illness cap")
  func verdict() throws {
    let cases = try Golden.cases(
      "formulas/verdict_v2.json", inputs: VerdictInput.self, expected: VerdictExpected.self)
    for one in cases {
      let input = one.inputs
      let confidence = IllnessSuspicion.Confidence.allCases.first { $0.word == input.illness }
      let pattern = IllnessSuspicion.Pattern.allCases.first { $0.word == input.illness_pattern }
      let got = EnergyVerdict(
        hrvZ: input.hrv_z, bank: input.bank,
        bands: input.bands.map {
          EnergyBands(rest: $0.rest, recovery: $0.recovery, pushHard: $0.push_hard)
        } ?? .usual,
        flags: EnergyVerdict.Flags(input.flags.compactMap { Self.flags[$0] }),
        illness: try confidence.map {
          IllnessSuspicion(confidence: $0, pattern: try #require(pattern))
        })
      #expect(got.base.word == one.expected.base, "\(one.id)")
      #expect(got.verdict.word == one.expected.verdict, "\(one.id)")
      #expect(got.reason.word == one.expected.reason, "\(one.id)")
      #expect((got.reboundAddon ? "rebound_addon" : nil) == one.expected.reason_addon, "\(one.id)")
      #expect(got.overridden == one.expected.overridden, "\(one.id)")
      #expect(got.suppressPushHard == one.expected.suppress_push_hard, "\(one.id)")
    }
  }

  struct SnapshotJSON: Decodable {
    let snapshot: BankSnapshot

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      snapshot = BankSnapshot(
        age: try row.decode(Int.self), bucket: try row.decode(Int.self),
        bank: try row.decode(Double.self), version: try row.decode(Int.self),
        flags: try row.decode([String].self), beforeChange: try row.decode(Bool.self))
    }
  }
  struct BandsInput: Decodable {
    let snapshots: [SnapshotJSON]
    let config: EnergyGoldenTests.SettingsJSON
  }
  struct BandsExpected: Decodable {
    let rest: Double
    let recovery: Double
    let push_hard: Double
    let source: String
    let mode: String
    let used_days: Int
    let latest_days: Int
    let compatible_days: Int
  }

  @Test("personal_bands: quantiles of one bank a day, by how many days there are")
  func bands() throws {
    let cases = try Golden.cases(
      "formulas/personal_bands.json", inputs: BandsInput.self, expected: BandsExpected.self)
    for one in cases {
      let got = PersonalBands(
        one.inputs.snapshots.map(\.snapshot), settings: one.inputs.config.settings)
      let want = one.expected
      #expect(
        got.bands
          == EnergyBands(rest: want.rest, recovery: want.recovery, pushHard: want.push_hard),
        "\(one.id)")
      #expect(got.source == want.source, "\(one.id)")
      #expect(got.mode.word == want.mode, "\(one.id)")
      #expect(got.usedDays == want.used_days, "\(one.id)")
      #expect(got.latestDays == want.latest_days, "\(one.id)")
      #expect(got.compatibleDays == want.compatible_days, "\(one.id)")
    }
  }

  struct AlphaInput: Decodable {
    let r: Double?
    let missing_sleep_days: Int
    let missing_activity_days: Int
    let source: String
  }
  struct AlphaExpected: Decodable {
    let action: String
    let range: [Double]?
    let alert: String?
  }

  @Test("alpha_rubric: what may be tuned, how far, and what to check first")
  func alpha() throws {
    let cases = try Golden.cases(
      "formulas/alpha_rubric.json", inputs: AlphaInput.self, expected: AlphaExpected.self)
    for one in cases {
      let source = EnergySettings.FactorSource(rawValue: one.inputs.source)
      let got = AlphaRubric(
        r: one.inputs.r, missingSleepDays: one.inputs.missing_sleep_days,
        missingActivityDays: one.inputs.missing_activity_days, source: try #require(source))
      #expect(got.action.rawValue == one.expected.action, "\(one.id)")
      #expect(got.range.map { [$0.lowerBound, $0.upperBound] } == one.expected.range, "\(one.id)")
      #expect(got.alert?.rawValue == one.expected.alert, "\(one.id)")
    }
  }
}
