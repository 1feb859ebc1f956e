import Formulas
import Scoring
import Testing

/// `golden/formulas`: stress_kernel, stress_day, stress_validation.
@Suite("golden: heart-rate load and its flags")
struct StressGoldenTests {
  struct KernelInput: Decodable {
    let hour_z: [Double?]
    let threshold: Double?
    let temp_z: Double?
    let resp_z: Double?
    let hrv_drop: Double?
    let rhr_shift: Double?
  }
  struct KernelExpected: Decodable {
    let load: Double
    let acute: Bool
    let sustained: Bool
    let mean_z: Double?
    let illness_signature: Bool
    let recovery_debt: Bool
    let parasympathetic_rebound: Bool
  }

  @Test("stress_kernel: load above the threshold, runs broken by gaps, strict flags")
  func kernel() throws {
    let cases = try Golden.cases(
      "formulas/stress_kernel.json", inputs: KernelInput.self, expected: KernelExpected.self)
    for one in cases {
      let kernel = StressKernel(
        hourZ: one.inputs.hour_z.map { $0 ?? .nan }, threshold: one.inputs.threshold ?? .nan,
        temperatureShift: one.inputs.temp_z, respiratoryShift: one.inputs.resp_z,
        hrvDrop: one.inputs.hrv_drop, overnightHRShift: one.inputs.rhr_shift)
      #expect(near(kernel.load, one.expected.load), "\(one.id)")
      #expect(kernel.acute == one.expected.acute, "\(one.id)")
      #expect(kernel.sustained == one.expected.sustained, "\(one.id)")
      #expect(near(kernel.meanZ, one.expected.mean_z), "\(one.id)")
      #expect(kernel.illnessSignature == one.expected.illness_signature, "\(one.id)")
      #expect(kernel.recoveryDebt == one.expected.recovery_debt, "\(one.id)")
      #expect(
        kernel.parasympatheticRebound == one.expected.parasympathetic_rebound, "\(one.id)")
    }
  }

  struct BaselineJSON: Decodable {
    let ok: Bool
    let state: String
    let median: Double?
    let sd: Double?

    func baseline() throws -> ChannelBaseline {
      let baseline = ChannelBaseline(
        state: try #require(BaselineState(rawValue: state)), count: 0, newestAge: nil,
        median: median ?? .nan, sd: sd ?? .nan)
      #expect(baseline.ok == ok)
      return baseline
    }
  }
  struct HourJSON: Decodable {
    let hour: HourlySeries.Hour

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      let value = try row.decode(Double?.self) ?? .nan
      hour = HourlySeries.Hour(heartRate: value, slots: try row.decode(Int.self))
    }
  }
  struct DayInput: Decodable {
    struct Values: Decodable {
      let hrv: Double?
      let temp: Double?
      let resp: Double?
      let hr_overnight: Double?
    }
    struct Channels: Decodable {
      let hrv: BaselineJSON
      let temp: BaselineJSON
      let resp: BaselineJSON
      let hr_overnight: BaselineJSON
    }
    let hours: [HourJSON]?
    let baseline: BaselineJSON
    let today: Values
    let channels: Channels
    let z_threshold: Double
    let in_progress: Bool
  }
  struct DayExpected: Decodable {
    let load: Double
    let overshoot_bpm_hours: Double
    let flags: [String]
    let covered_hours: Int
    let mean_hour_z: Double?
    let hrv_drop: Double?
    let temp_shift: Double?
    let resp_shift: Double?
    let rhr_shift: Double?
  }

  @Test("stress_day: gate, hourly z, load, overshoot and flags in their order")
  func day() throws {
    let cases = try Golden.cases(
      "formulas/stress_day.json", inputs: DayInput.self, expected: DayExpected.self)
    for one in cases {
      let today = one.inputs.today
      let usual = one.inputs.channels
      func channel(_ value: Double?, _ baseline: BaselineJSON) throws -> StressDay.Channel {
        StressDay.Channel(today: value ?? .nan, baseline: try baseline.baseline())
      }
      let day = StressDay(
        hours: one.inputs.hours?.map(\.hour), baseline: try one.inputs.baseline.baseline(),
        channels: [
          .hrv: try channel(today.hrv, usual.hrv),
          .temperature: try channel(today.temp, usual.temp),
          .respiratoryRate: try channel(today.resp, usual.resp),
          .overnightHR: try channel(today.hr_overnight, usual.hr_overnight),
        ],
        threshold: one.inputs.z_threshold, inProgress: one.inputs.in_progress)
      let want = one.expected
      #expect(near(day.load, want.load), "\(one.id)")
      #expect(near(day.overshoot, want.overshoot_bpm_hours), "\(one.id)")
      #expect(day.flags.map(\.rawValue) == want.flags, "\(one.id)")
      #expect(day.coveredHours == want.covered_hours, "\(one.id)")
      #expect(near(day.meanZ, want.mean_hour_z), "\(one.id)")
      #expect(near(day.hrvDrop, want.hrv_drop), "\(one.id)")
      #expect(near(day.temperatureShift, want.temp_shift), "\(one.id)")
      #expect(near(day.respiratoryShift, want.resp_shift), "\(one.id)")
      #expect(near(day.overnightHRShift, want.rhr_shift), "\(one.id)")
    }
  }

  struct ValidationInput: Decodable {
    struct Row: Decodable {
      let load: Double?
      let hrv_next: Double?
      let rhr_next: Double?
      let sleep_awake: Double?
      let sleep_total: Double?
      let sleep_deep: Double?
    }
    let days: [Row]
  }
  struct ValidationExpected: Decodable {
    struct HRV: Decodable {
      let r: Double?
      let n: Int
      let sparse: Bool
    }
    struct RHR: Decodable {
      let r: Double?
      let n: Int
    }
    struct Sleep: Decodable {
      let latency_r: Double?
      let awake_r: Double?
      let deep_r: Double?
      let votes: Int
      let n: Int
    }
    let verdict: String
    let reason: String
    let flags: [String]
    let window_days: Int
    let days: Int
    let hrv: HRV
    let rhr: RHR
    let sleep: Sleep
  }

  @Test("stress_validation: three channels and the rubric")
  func validation() throws {
    let cases = try Golden.cases(
      "formulas/stress_validation.json", inputs: ValidationInput.self,
      expected: ValidationExpected.self)
    for one in cases {
      let result = StressValidation(
        one.inputs.days.map {
          StressValidation.DayRow(
            load: $0.load ?? .nan, nextHRV: $0.hrv_next ?? .nan,
            nextOvernightHR: $0.rhr_next ?? .nan, sleepAwake: $0.sleep_awake ?? .nan,
            sleepTotal: $0.sleep_total ?? .nan, sleepDeep: $0.sleep_deep ?? .nan)
        })
      let want = one.expected
      #expect(result.verdict.rawValue == want.verdict, "\(one.id)")
      #expect(result.reason == want.reason, "\(one.id)")
      #expect(result.flags.map(\.rawValue) == want.flags, "\(one.id)")
      #expect(StressValidation.windowDays == want.window_days, "\(one.id)")
      #expect(result.days == want.days, "\(one.id)")
      #expect(near(result.hrv.correlation, want.hrv.r), "\(one.id)")
      #expect(result.hrv.pairs == want.hrv.n, "\(one.id)")
      #expect(result.hrvSparse == want.hrv.sparse, "\(one.id)")
      #expect(near(result.overnightHR.correlation, want.rhr.r), "\(one.id)")
      #expect(result.overnightHR.pairs == want.rhr.n, "\(one.id)")
      #expect(near(result.latency, want.sleep.latency_r), "\(one.id)")
      #expect(near(result.awake, want.sleep.awake_r), "\(one.id)")
      #expect(near(result.deepShare, want.sleep.deep_r), "\(one.id)")
      #expect(result.votes == want.sleep.votes, "\(one.id)")
      #expect(result.loadDays == want.sleep.n, "\(one.id)")
    }
  }
}
