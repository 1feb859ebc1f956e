import Formulas
import Scoring
import Testing

/// `golden/formulas`: awake_window, hourly_series, hr_zones.
@Suite("golden: awake hours and heart rate within the day")
struct AwakeHoursGoldenTests {
  struct SegmentJSON: Decodable {
    let asleep: Intraday.Asleep

    init(from decoder: any Decoder) throws {
      var row = try decoder.unkeyedContainer()
      let source = try row.decode(String.self)
      let start = try row.decode(Double.self)
      asleep = Intraday.Asleep(source: source, start: start, end: try row.decode(Double.self))
    }
  }
  struct WindowInput: Decodable { let segments: [SegmentJSON] }
  struct WindowExpected: Decodable {
    let source: String?
    let imputed: Bool
    let wake: Double
    let onset: Double
    let start: Double
    let end: Double
    let overnight_start: Double
    let overnight_end: Double
    let absolute_start: Double?
    let absolute_end: Double?
  }

  @Test("awake_window: between the two main sleeps, by clock and as true instants")
  func awakeWindow() throws {
    let cases = try Golden.cases(
      "formulas/awake_window.json", inputs: WindowInput.self, expected: WindowExpected.self)
    for one in cases {
      let window = AwakeWindow(one.inputs.segments.map(\.asleep))
      let want = one.expected
      #expect(window.source == want.source, "\(one.id)")
      #expect(window.imputed == want.imputed, "\(one.id)")
      #expect(near(window.wake, want.wake), "\(one.id)")
      #expect(near(window.onset, want.onset), "\(one.id)")
      #expect(near(window.start, want.start), "\(one.id)")
      #expect(near(window.end, want.end), "\(one.id)")
      #expect(near(window.overnight.lowerBound, want.overnight_start), "\(one.id)")
      #expect(near(window.overnight.upperBound, want.overnight_end), "\(one.id)")
      #expect(near(window.absoluteStart, want.absolute_start), "\(one.id)")
      #expect(near(window.absoluteEnd, want.absolute_end), "\(one.id)")
    }
  }

  struct HoursInput: Decodable {
    let samples: [NumberPair]
    let start: Double
    let end: Double
    let overnight_start: Double
    let overnight_end: Double
  }
  struct HoursExpected: Decodable {
    struct Row: Decodable {
      let hour: Double
      let hr: Double?
      let samples: Int
      let buckets: Int
      let ok: Bool
    }
    let rows: [Row]
    let overnight: Double?
  }

  @Test("hourly_series: median of slot minima by hour, and the overnight median")
  func hourlySeries() throws {
    let cases = try Golden.cases(
      "formulas/hourly_series.json", inputs: HoursInput.self, expected: HoursExpected.self)
    for one in cases {
      let samples = one.inputs.samples.map {
        Intraday.Sample(minute: $0.first, value: $0.second)
      }
      let series = HourlySeries(samples, start: one.inputs.start, end: one.inputs.end)
      #expect(series.hours.count == one.expected.rows.count, "\(one.id)")
      for (hour, want) in zip(series.hours, one.expected.rows) {
        #expect(near(hour.minute, want.hour), "\(one.id)")
        #expect(near(hour.heartRate.isNaN ? nil : hour.heartRate, want.hr), "\(one.id)")
        #expect(hour.samples == want.samples, "\(one.id)")
        #expect(hour.slots == want.buckets, "\(one.id)")
        #expect(hour.ok == want.ok, "\(one.id)")
      }
      #expect(
        series.coveredHours == one.expected.rows.count { $0.samples > 0 }, "\(one.id)")
      let overnight = one.inputs.overnight_start..<one.inputs.overnight_end
      #expect(
        near(HourlySeries.overnightMedian(samples, in: overnight), one.expected.overnight),
        "\(one.id)")
    }
  }

  struct ZonesInput: Decodable {
    let samples: [NumberPair]
    let end: Double
    let borders: [Double]?
  }
  struct ZonesExpected: Decodable { let seconds: [Int] }

  @Test("hr_zones: seconds between the borders, each sample at most 300 s")
  func zones() throws {
    let cases = try Golden.cases(
      "formulas/hr_zones.json", inputs: ZonesInput.self, expected: ZonesExpected.self)
    for one in cases {
      let seconds = HeartRateZones.seconds(
        one.inputs.samples.map { ($0.first, $0.second) }, end: one.inputs.end,
        borders: one.inputs.borders)
      #expect(seconds == one.expected.seconds, "\(one.id)")
    }
  }
}
