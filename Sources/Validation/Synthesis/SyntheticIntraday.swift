import Scoring

/// What the intraday model needs to know of one night and of the day after it.
struct SyntheticNight: Sendable {
  let asleep: Double  // h
  let awake: Double  // h
  /// Minute of the day of waking.
  let waking: Int
  let restingHR: Double
  let hrv: Double
  let respiratoryRate: Double
  let temperature: Double
  let training: Int  // min
}

/// Samples and asleep segments of a person's last days, around the values of the daily table.
///
/// A night is split at midnight: its evening part is filed under the evening's day. The last
/// evening belongs to a night after the table ends, so its day has no evening segment.
package struct SyntheticIntraday: Sendable {
  struct Sample {
    let day: Int
    let minute: Int
    let channel: Intraday.Channel
    let count: Int
  }

  struct Segment {
    let day: Int
    let start: Int
    let end: Int
  }

  /// A stretch of waking hours with the heart rate raised while sitting still.
  package struct StressBlock: Sendable {
    package let day: Int
    package let minutes: Range<Int>
  }

  static let source = "watch"
  private static let slot = 5  // min
  /// Heart rate above resting while awake, by hour of the day.
  private static let aboveResting: [Double] = [
    6, 6, 6, 6, 6, 8, 11, 14, 17, 18, 18, 19, 20, 19, 18, 18, 19, 20, 19, 17, 14, 12, 10, 8,
  ]
  private static let stressRise = 24.0  // bpm

  private(set) var samples: [Sample] = []
  private(set) var segments: [Segment] = []
  package private(set) var stressBlocks: [StressBlock] = []

  /// Decimals of a channel in the file.
  static func decimals(_ channel: Intraday.Channel) -> Int {
    switch channel {
    case .heartRate: 0
    case .hrv, .respiratoryRate: 1
    case .wristTemperature: 2
    }
  }

  init(
    traits: SyntheticTraits, events: SyntheticEvents, nights: [SyntheticNight],
    random: ProtocolRandom
  ) {
    let days = events.intraday
    guard !days.isEmpty else { return }
    var random = random
    for day in days {
      for part in Self.asleepParts(of: nights[day], &random) {
        // The part before midnight, then the part after it.
        if part.lowerBound < 0, days.contains(day - 1) {
          let end = min(0, part.upperBound)
          segments.append(Segment(day: day - 1, start: part.lowerBound + 1440, end: end + 1440))
        }
        if part.upperBound > 0 {
          segments.append(Segment(day: day, start: max(0, part.lowerBound), end: part.upperBound))
        }
      }
    }
    var asleep: [Int: [Range<Int>]] = [:]
    for segment in segments { asleep[segment.day, default: []].append(segment.start..<segment.end) }
    for day in days {
      let isStressful = random.chance(0.08)
      let start = 60 * random.count(in: 9...14)
      if isStressful { stressBlocks.append(StressBlock(day: day, minutes: start..<start + 300)) }
      appendSamples(
        day, night: nights[day], asleep: asleep[day] ?? [],
        stress: isStressful ? start..<start + 300 : 0..<0, &random)
    }
  }

  /// Three stretches asleep with two wakings between them; minutes from midnight of waking.
  private static func asleepParts(
    of night: SyntheticNight, _ random: inout ProtocolRandom
  ) -> [Range<Int>] {
    let asleep = FixedDecimal.count(of: night.asleep * 60, decimals: 0)
    let gap = FixedDecimal.count(of: night.awake * 30, decimals: 0)
    let first = asleep / 3 + random.index(below: 30)
    let second = asleep / 3
    let start = night.waking - asleep - 2 * gap
    let next = start + first + gap
    let last = next + second + gap
    return [start..<start + first, next..<next + second, last..<night.waking]
  }

  private mutating func appendSamples(
    _ day: Int, night: SyntheticNight, asleep: [Range<Int>], stress: Range<Int>,
    _ random: inout ProtocolRandom
  ) {
    var wander = SyntheticWalk(memory: 0.8, &random)
    let trainingStart = 60 * random.count(in: 16...18)
    let training = trainingStart..<trainingStart + night.training
    let charging = 60 * 20 + 5 * random.index(below: 12)
    for minute in stride(from: 0, to: 1440, by: Self.slot) {
      wander.step(&random)
      let isLost = random.chance(0.01) || (charging..<charging + 40).contains(minute)
      let isAsleep = asleep.contains { $0.contains(minute) }
      var rate = night.restingHR
      if isAsleep {
        rate += 1.5 * wander.value - 1
      } else {
        rate += Self.aboveResting[minute / 60] + 5 * wander.value
        if stress.contains(minute) { rate += Self.stressRise }
        if training.contains(minute) { rate += 50 }
      }
      let jitter = random.normal()
      if isLost { continue }
      append(day, minute, .heartRate, min(200, max(32, rate + jitter)))
      guard isAsleep else { continue }
      if minute % 30 == 0 {
        append(day, minute, .hrv, min(280, max(5, night.hrv * (1 + 0.12 * random.normal()))))
      }
      if minute % 60 == 0 {
        append(day, minute, .respiratoryRate, night.respiratoryRate + 0.4 * random.normal())
      }
      if minute % 120 == 0 {
        append(day, minute, .wristTemperature, night.temperature + 0.06 * random.normal())
      }
    }
  }

  private mutating func append(
    _ day: Int, _ minute: Int, _ channel: Intraday.Channel, _ value: Double
  ) {
    let count = FixedDecimal.count(of: value, decimals: Self.decimals(channel))
    samples.append(Sample(day: day, minute: minute, channel: channel, count: count))
  }

  /// The same as a reader of the files gets.
  var scoring: Intraday {
    var detail: [Int: Intraday.DayDetail] = [:]
    for sample in samples {
      let value = FixedDecimal.value(sample.count, decimals: Self.decimals(sample.channel))
      detail[sample.day, default: .init()].samples[sample.channel, default: []].append(
        Intraday.Sample(minute: Double(sample.minute), value: value))
    }
    for segment in segments {
      detail[segment.day, default: .init()].asleep.append(
        Intraday.Asleep(
          source: Self.source, start: Double(segment.start), end: Double(segment.end)))
    }
    var intraday = Intraday()
    intraday.days = detail
    return intraday
  }
}
