import Formulas
import Scoring
import Testing

/// The worked examples of the doc comments, and edges that the golden vectors do not reach.
@Suite("kernels of heart-rate load and data quality")
struct LoadKernelTests {
  static func aged(_ pairs: [(Double, Double)]) -> [AgedSample] {
    pairs.map { AgedSample(age: $0.0, value: $0.1) }
  }

  @Test("three samples are in warm-up with their median and the channel's SD floor")
  func channelBaseline() {
    let baseline = ChannelBaseline(.hrv, samples: Self.aged([(10, 40), (20, 44), (30, 60)]))
    #expect(baseline.state == .warmup)
    #expect(baseline.median == 44)
    #expect(abs(baseline.sd - 5.9304) < 1e-12)
    #expect(baseline.shift(of: 44) == 0)
    #expect(baseline.shift(of: .nan) == nil)
  }

  @Test("a channel of another name has no floor, and no spread gives no distance")
  func unknownChannel() {
    let baseline = ChannelBaseline(nil, samples: Self.aged([(1, 5), (2, 5), (3, 5)]))
    #expect(baseline.sd == 0)
    #expect(baseline.shift(of: 9) == 0)
  }

  @Test("resting HR in warm-up is the plain mean from either seed")
  func restingHR() {
    let level = RestingHRLevel(Self.aged([(1, 50), (25, 52), (49, 57)]))
    #expect(level.fromWindow == 53)
    #expect(level.fromNewestSeven == 53)
  }

  @Test("a person asleep from 23:00 to 07:00 is awake from 07:00")
  func awakeWindow() {
    func night(_ start: Double, _ end: Double) -> Intraday.Asleep {
      Intraday.Asleep(source: "Watch", start: start, end: end)
    }
    let window = AwakeWindow([night(-60, 420), night(1380, 1860)])
    #expect(window.start == 420)
    #expect(window.absoluteEnd == 1380)
  }

  @Test("a stretch without length is no sleep")
  func noLength() {
    let window = AwakeWindow([0, 1440].map { Intraday.Asleep(source: "A", start: $0, end: $0) })
    #expect(window.imputed)
    #expect(window.source == nil)
  }

  @Test("equal hours of two sources go by name")
  func sourceTie() {
    let asleep = ["B", "A"].map { Intraday.Asleep(source: $0, start: 0, end: 400) }
    #expect(AwakeWindow(asleep).source == "A")
  }

  @Test("an hour is the median of its slot minima")
  func hourlySeries() {
    let samples = [(480.0, 70.0), (486, 66), (495, 68), (496, 90)].map {
      Intraday.Sample(minute: $0, value: $1)
    }
    let hours = HourlySeries(samples, start: 480, end: 600).hours
    #expect(hours.map(\.slots) == [3, 0])
    #expect(hours[0].heartRate == 68)
    #expect(hours[0].meanHeartRate == 73.5)
    #expect(HourlySeries(samples, start: 600, end: 480).hours.isEmpty)
  }

  @Test("two hours at z 1 make a load of 1")
  func stressKernel() {
    #expect(StressKernel(hourZ: [0, 1, 1, 0]).load == 1)
  }

  @Test("one hour at z 2.25 makes a load of 1.75; unknown coverage is gated")
  func stressDay() {
    let usual = ChannelBaseline(state: .steady, count: 300, newestAge: 10, median: 70, sd: 4)
    let hours = (0..<10).map { HourlySeries.Hour(heartRate: $0 == 0 ? 79 : 70, slots: 12) }
    let day = StressDay(hours: hours, baseline: usual, channels: [:])
    #expect(day.load == 1.75)
    #expect(!day.gated)
    let unknown = StressDay(hours: nil, baseline: usual, channels: [:], inProgress: true)
    #expect(unknown.flags == [.staleStress])
  }

  @Test("no rows are no evidence; r 0 and r -0.1 fall where the code puts them")
  func stressValidation() {
    #expect(StressValidation([]).reason == "no_data")
    func decide(_ r: Double) -> StressValidation.Verdict {
      StressValidation.decide(hrv: r, overnightHR: 0.4, votes: 0, loadDays: 30).0
    }
    #expect(decide(0) == .inconclusive)
    #expect(decide(-0.1) == .weak)
    #expect(decide(-0.3) == .validated)
    #expect(decide(0.01) == .wrongDirection)
  }

  @Test("a constant load correlates with nothing, whatever its mean rounds to")
  func constantLoad() {
    let rows = (0..<20).map {
      StressValidation.DayRow(
        load: 7.1, nextHRV: 50 + Double($0), nextOvernightHR: 55, sleepAwake: 0.5,
        sleepTotal: 7, sleepDeep: 1)
    }
    #expect(StressValidation(rows).hrv.correlation == nil)
    #expect(StressValidation(rows).verdict == .inconclusive)
  }

  @Test("a value on a border belongs to the upper zone; borders out of order count nothing")
  func zones() {
    let samples = [(second: 0.0, bpm: 110.0), (second: 60, bpm: 130)]
    func seconds(_ borders: [Double]) -> [Int] {
      HeartRateZones.seconds(samples, end: 90, borders: borders)
    }
    #expect(seconds([110, 130, 150, 170]) == [0, 60, 30, 0, 0])
    #expect(seconds([110, 130, 130, 170]) == [0, 0, 0, 0, 0])
    #expect(seconds([0, 130, 150, 170]) == [0, 0, 0, 0, 0])
    #expect(seconds([110, 130, 150, 241]) == [0, 0, 0, 0, 0])
  }

  @Test("ranges are closed, an unknown metric is never impossible, NaN always is")
  func plausibleRange() {
    #expect(PlausibleRange.isImpossible(3.9, metric: "heart_rate_variability"))
    #expect(!PlausibleRange.isImpossible(4, metric: "heart_rate_variability"))
    #expect(!PlausibleRange.isImpossible(-1, metric: "unheard_of"))
    #expect(PlausibleRange.isImpossible(.nan, metric: "unheard_of"))
  }

  @Test("ten points cannot hold a suspect at 3 SD, thirty can")
  func sweep() {
    func marked(_ count: Int) -> [Int] {
      let points = (0..<count).map {
        SuspectSweep.Point(age: $0, value: $0 == 0 ? 500 : 50 + Double($0 % 2), quality: .ok)
      }
      return SuspectSweep(metric: "body_mass", points: points).marked
    }
    #expect(marked(10).isEmpty)
    #expect(marked(30) == [0])
  }

  @Test("the correlation of a straight line is 1, of two pairs or a constant nothing")
  func correlation() {
    #expect(pearson([0, 0, 2, 2], [1, 1, 3, 3]) == 1)
    #expect(pearson([1, 2], [2, 4]) == nil)
    #expect(pearson([7.1, 7.1, 7.1], [1, 2, 3]) == nil)
  }
}
