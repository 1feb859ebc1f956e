import Formulas
import Scoring
import Testing

/// `golden/formulas`: rounding, rolling_baseline, readiness_v1, readiness_v2.
@Suite("golden: readiness kernels")
struct FormulaKernelGoldenTests {
  struct X: Decodable { let x: Double }
  struct Rounded: Decodable {
    let rounded: Double
    let score: Double
  }

  @Test("rounding: halves go away from zero, then the score is held in 0...100")
  func rounding() throws {
    for one in try Golden.cases("formulas/rounding.json", inputs: X.self, expected: Rounded.self) {
      #expect(one.inputs.x.roundedAwayFromZero == one.expected.rounded, "\(one.id)")
      #expect(one.inputs.x.roundedToScore == one.expected.score, "\(one.id)")
    }
  }

  struct Series: Decodable { let series: [Double?] }
  struct Rolling: Decodable {
    let count: Int
    let usable: Bool
    let recent_mean: Double
    let baseline_mean: Double
    let baseline_sd: Double
    let baseline_sd_sample: Double?
    let z_today: Double?
    let z_recent: Double?
  }

  /// The kernel's windows over a newest-first list of any length.
  static func windows(_ newestFirst: [Double?]) -> ValueWindows {
    let values = newestFirst.reversed().map { $0 ?? .nan }
    return ValueWindows(values, reads: 0..<values.count, longest: max(1, values.count))
  }

  static func baseline(_ newestFirst: [Double?]) -> Baseline {
    let windows = windows(newestFirst)
    return Baseline(windows, run: 0..<windows.values.count)
  }

  @Test("rolling_baseline: recent seven against the rest, z null below nine values")
  func rollingBaseline() throws {
    let cases = try Golden.cases(
      "formulas/rolling_baseline.json", inputs: Series.self, expected: Rolling.self)
    for one in cases {
      let windows = Self.windows(one.inputs.series)
      let baseline = Baseline(windows, run: 0..<windows.values.count)
      let want = one.expected
      #expect(baseline.count == want.count, "\(one.id)")
      #expect(baseline.usable == want.usable, "\(one.id)")
      #expect(near(baseline.recentMean, want.recent_mean), "\(one.id)")
      #expect(near(baseline.baselineMean, want.baseline_mean), "\(one.id)")
      #expect(near(baseline.baselineSD, want.baseline_sd), "\(one.id)")
      #expect(near(baseline.zToday, want.z_today), "\(one.id)")
      #expect(near(baseline.zRecent, want.z_recent), "\(one.id)")
      let older = windows.values.dropLast(Baseline.recentCount)
      #expect(near(Spread.sampleSD(older), want.baseline_sd_sample), "\(one.id)")
    }
  }

  struct ReadinessInputs: Decodable {
    let hrv: [Double?]
    let rhr: [Double?]
    let sleep: [Double?]
    let mode: String?
  }
  struct Readiness1Expected: Decodable {
    let score: Double
    let band: String
    let exact: Double
    let hrv_part: Double
    let rhr_part: Double
    let sleep_part: Double
  }

  @Test("readiness_v1: the ratio model in both modes")
  func readiness1() throws {
    let cases = try Golden.cases(
      "formulas/readiness_v1.json", inputs: ReadinessInputs.self,
      expected: Readiness1Expected.self)
    for one in cases {
      let mode = try #require(Readiness1.Mode(rawValue: one.inputs.mode ?? "trend"))
      let parts = Readiness1.parts(
        hrv: Self.baseline(one.inputs.hrv), restingHR: Self.baseline(one.inputs.rhr),
        sleep: Self.baseline(one.inputs.sleep), mode: mode)
      #expect(parts.score == one.expected.score, "\(one.id)")
      #expect(ReadinessBand(score: parts.score).rawValue == one.expected.band, "\(one.id)")
      #expect(near(parts.exact, one.expected.exact), "\(one.id)")
      #expect(near(parts.hrv, one.expected.hrv_part), "\(one.id)")
      #expect(near(parts.restingHR, one.expected.rhr_part), "\(one.id)")
      #expect(near(parts.sleep, one.expected.sleep_part), "\(one.id)")
    }
  }

  struct Readiness2Expected: Decodable {
    let score: Double
    let band: String
    let z: Double?
    let exact: Double
    let hrv_z: Double?
    let rhr_z: Double?
    let sleep_z: Double?
  }

  @Test("readiness_v2: the z blend")
  func readiness2() throws {
    let cases = try Golden.cases(
      "formulas/readiness_v2.json", inputs: ReadinessInputs.self,
      expected: Readiness2Expected.self)
    for one in cases {
      let newest = one.inputs.sleep.compactMap { $0 }.prefix(Baseline.recentCount)
      let parts = Readiness2.parts(
        hrv: Self.baseline(one.inputs.hrv), restingHR: Self.baseline(one.inputs.rhr),
        sleep: Self.baseline(one.inputs.sleep), sleepRecentSD: Spread.populationSD(newest))
      #expect(parts.score == one.expected.score, "\(one.id)")
      #expect(ReadinessBand(score: parts.score).rawValue == one.expected.band, "\(one.id)")
      #expect(near(parts.exact, one.expected.exact), "\(one.id)")
      #expect(near(parts.z, one.expected.z), "\(one.id)")
      #expect(near(parts.hrvZ, one.expected.hrv_z), "\(one.id)")
      #expect(near(parts.restingHRZ, one.expected.rhr_z), "\(one.id)")
      #expect(near(parts.sleepZ, one.expected.sleep_z), "\(one.id)")
    }
  }
}
