import Formulas
import Scoring
import Testing

/// A `[number, number or null]` pair of the golden samples.
struct NumberPair: Decodable {
  let first: Double
  let second: Double

  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    first = try row.decode(Double.self)
    second = try row.decode(Double?.self) ?? .nan
  }
}

/// `golden/formulas`: channel_baseline, rhr_ewma.
@Suite("golden: channel baselines")
struct ChannelBaselineGoldenTests {
  struct ChannelInput: Decodable {
    let channel: String
    let samples: [NumberPair]
    let window_days: Int
    let epoch_start_hours: Double?
  }
  struct ChannelExpected: Decodable {
    let ok: Bool
    let state: String
    let count: Int
    let newest_age_hours: Double?
    let median: Double?
    let sd: Double?
  }

  static func aged(_ samples: [NumberPair]) -> [AgedSample] {
    samples.map { AgedSample(age: $0.first, value: $0.second) }
  }

  static func known(_ value: Double) -> Double? { value.isNaN ? nil : value }

  @Test("channel_baseline: median and floored MAD with cold, warm-up and steady")
  func channelBaseline() throws {
    let cases = try Golden.cases(
      "formulas/channel_baseline.json", inputs: ChannelInput.self, expected: ChannelExpected.self)
    for one in cases {
      let baseline = ChannelBaseline(
        ChannelBaseline.Channel(rawValue: one.inputs.channel),
        samples: Self.aged(one.inputs.samples), windowDays: one.inputs.window_days,
        epochStartHours: one.inputs.epoch_start_hours)
      #expect(baseline.ok == one.expected.ok, "\(one.id)")
      #expect(baseline.state.rawValue == one.expected.state, "\(one.id)")
      #expect(baseline.count == one.expected.count, "\(one.id)")
      #expect(near(baseline.newestAge, one.expected.newest_age_hours), "\(one.id)")
      #expect(near(Self.known(baseline.median), one.expected.median), "\(one.id)")
      #expect(near(Self.known(baseline.sd), one.expected.sd), "\(one.id)")
    }
  }

  struct EWMAInput: Decodable { let samples: [NumberPair] }
  struct EWMAExpected: Decodable {
    let state: String
    let count: Int
    let value_window: Double?
    let value_last7: Double?
  }

  @Test("rhr_ewma: mean in warm-up, smoothed when steady, from both seeds")
  func restingHR() throws {
    let cases = try Golden.cases(
      "formulas/rhr_ewma.json", inputs: EWMAInput.self, expected: EWMAExpected.self)
    for one in cases {
      let level = RestingHRLevel(Self.aged(one.inputs.samples))
      #expect(level.state.rawValue == one.expected.state, "\(one.id)")
      #expect(level.count == one.expected.count, "\(one.id)")
      #expect(near(level.fromWindow, one.expected.value_window), "\(one.id)")
      #expect(near(level.fromNewestSeven, one.expected.value_last7), "\(one.id)")
    }
  }
}
