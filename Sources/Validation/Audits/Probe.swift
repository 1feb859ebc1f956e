import Scoring

/// Invented series on which a formula is audited: dense, noisy, no two days equal, with and without
/// an epoch start, as long as the formula's memory asks for.
///
/// Dense = every signal has a believable value on every day, so that anything a formula reads is
/// there to be hidden. Weeks have a rhythm and every seventh week is a bad one, so that labels,
/// thresholds and clamps are met from both sides.
package enum Probe {
  /// A Wednesday, so that weeks do not begin with the series.
  package static let firstDay = Day(year: 2025, month: 1, day: 1)!

  /// Days of a probe for a formula: its memory twice, and a season to score.
  package static func length(memory: Int) -> Int { max(150, 2 * memory + 90) }

  /// Usual level and day-to-day SD of a signal.
  static func usual(_ signal: Signal) -> (level: Double, sd: Double) {
    switch signal {
    case .hrvSDNN: (55, 9)
    case .hrvRMSSD: (42, 8)
    case .restingHR: (58, 3)
    case .overnightHR: (54, 3)
    case .walkingHR: (96, 5)
    case .sleepTotal: (7.2, 0.8)
    case .sleepDeep: (1.2, 0.2)
    case .sleepREM: (1.6, 0.3)
    case .sleepCore: (4.4, 0.5)
    case .sleepUnspecified: (0.2, 0.05)
    case .sleepAwake: (0.6, 0.15)
    case .sleepStaged: (1, 0)
    case .steps: (9000, 2500)
    case .activeEnergy: (520, 140)
    case .exerciseTime: (38, 14)
    case .respiratoryRate: (14.5, 0.8)
    case .oxygenSaturation: (96.5, 0.7)
    case .wristTemperature: (35.6, 0.25)
    case .vo2Max: (44, 1)
    case .hrLoadZ: (0, 2)
    }
  }

  /// Where a signal goes in a bad week: -1 down, 1 up, 0 nowhere.
  static func illnessSign(_ signal: Signal) -> Double {
    switch signal {
    case .hrvSDNN, .hrvRMSSD, .sleepTotal, .sleepDeep, .sleepREM, .sleepCore, .steps,
      .activeEnergy, .exerciseTime, .oxygenSaturation, .vo2Max: -1
    case .restingHR, .overnightHR, .walkingHR, .sleepAwake, .respiratoryRate, .wristTemperature,
      .hrLoadZ: 1
    case .sleepUnspecified, .sleepStaged: 0
    }
  }

  /// - Parameters:
  ///   - epochStart: day index where a second source begins, or nil for one source.
  ///   - intradayDays: how many of the last days carry heart rate every quarter of an hour and asleep
  ///     segments.
  package static func dense(
    days: Int, seed: UInt64 = 1, epochStart: Int? = nil, intradayDays: Int = 0
  ) -> DailySeries {
    var series = empty(days: days, epochStart: epochStart)
    for signal in Signal.allCases {
      var random = ProtocolRandom(seed: seed &* 1000 &+ UInt64(signal.rawValue))
      let (level, sd) = usual(signal)
      series.store(
        (0..<days).map { day in
          let ill = day / 7 % 7 == 6 ? 1.8 * illnessSign(signal) : 0
          let weekend = day % 7 < 2 ? -0.4 : 0.2
          let value = level + sd * (random.normal() + ill + weekend)
          guard let plausible = signal.plausible else { return value }
          return min(max(value, plausible.lowerBound + 0.01 * sd), plausible.upperBound)
        }, for: signal)
    }
    series.makeNightsAddUp()
    series.bindHRV(to: .hrvSDNN)
    series.addColumnsBeside(seed: seed)
    if intradayDays > 0 {
      series.intraday = detail(max(0, days - intradayDays)..<days, seed: seed)
    }
    return series
  }

  /// How many days of a probe carry samples: none for a formula that reads none, all for one that
  /// reads nothing else. Samples are a thousand times as much to read as daily columns; where they
  /// only add to these, the last two months have them.
  static func intradayDays(_ identity: FormulaIdentity, of days: Int) -> Int {
    guard identity.inputs.intraday else { return 0 }
    return identity.inputs.all.isEmpty ? days : min(days, 64)
  }

  /// A calendar without a column.
  static func empty(days: Int, epochStart: Int? = nil) -> DailySeries {
    let epochs =
      epochStart.map {
        [
          SourceEpoch(id: "first", first: nil, last: firstDay + ($0 - 1)),
          SourceEpoch(id: "second", first: firstDay + $0, last: nil),
        ]
      } ?? []
    do throws(SeriesError) {
      return try DailySeries(firstDay: firstDay, dayCount: days, epochs: epochs)
    } catch {
      preconditionFailure("a probe is longer than a series may be: \(error)")
    }
  }

  /// The dense series with holes: each column loses about a fifth of its days, some in a row.
  package static func gappy(
    days: Int, seed: UInt64 = 2, epochStart: Int? = nil, intradayDays: Int = 0
  ) -> DailySeries {
    let whole = dense(days: days, seed: seed, epochStart: epochStart, intradayDays: intradayDays)
    return whole.edited { column, values in
      guard case .signal(let signal) = column else { return values }
      var random = ProtocolRandom(seed: seed &* 31 &+ UInt64(signal.rawValue))
      let hole = random.index(below: max(1, days))
      return values.indices.map { day in
        random.uniform() < 0.15 || (hole..<hole + 9).contains(day) ? .nan : values[day]
      }
    } intraday: { day, detail in
      day % 11 == 3 ? .init() : detail
    }
  }

  /// Heart rate every quarter of an hour, other channels every hour, one main sleep and some naps.
  private static func detail(_ days: Range<Int>, seed: UInt64) -> Intraday {
    var intraday = Intraday()
    for day in days {
      var random = ProtocolRandom(seed: seed &* 7919 &+ UInt64(day))
      var detail = Intraday.DayDetail()
      let wake = 400 + 30 * random.normal()
      let bed = 1380 + 25 * random.normal()
      let load = 6 * random.normal() + (day / 7 % 7 == 6 ? 10 : 0)
      detail.asleep = [
        Intraday.Asleep(source: "watch", start: bed - 1440, end: wake),
        Intraday.Asleep(source: "watch", start: bed, end: 1840 + 30 * random.normal()),
      ]
      if day % 5 == 0 {
        detail.asleep.insert(Intraday.Asleep(source: "watch", start: 840, end: 870), at: 1)
      }
      detail.samples[.heartRate] = stride(from: 0.0, to: 1440, by: 15).map { minute in
        let asleep = minute < wake || minute > bed
        let base = asleep ? 55 : 78 + load
        return Intraday.Sample(
          minute: minute, value: max(35, base + (asleep ? 3 : 9) * random.normal()))
      }
      for (channel, level, sd) in [
        (Intraday.Channel.hrv, 50.0, 9.0), (.respiratoryRate, 14.5, 0.8),
        (.wristTemperature, 35.6, 0.3),
      ] {
        detail.samples[channel] = stride(from: 0.0, to: 1440, by: 60).map {
          Intraday.Sample(minute: $0, value: level + sd * random.normal())
        }
      }
      intraday.days[day] = detail
    }
    return intraday
  }
}

extension DailySeries {
  /// Stores values that an audit made, which are finite and as many as the days.
  mutating func store(_ values: [Double]?, for signal: Signal) {
    do throws(SeriesError) {
      try set(values, for: signal)
    } catch {
      preconditionFailure("an audit built an illegal column: \(error)")
    }
  }

  /// Columns no formula may read: a label, somebody else's score, an own outcome.
  fileprivate mutating func addColumnsBeside(seed: UInt64) {
    var random = ProtocolRandom(seed: seed &+ 999)
    let columns = (0..<3).map { _ in (0..<dayCount).map { _ in random.uniform() } }
    do throws(SeriesError) {
      try addLabel("probe", columns[0])
      try addScore("probe", columns[1])
      try addTarget("probe", columns[2])
    } catch {
      preconditionFailure("an audit built an illegal column: \(error)")
    }
  }

  /// Total = deep + REM + core + unspecified, as in a night that was measured whole.
  fileprivate mutating func makeNightsAddUp() {
    let parts = [Signal.sleepDeep, .sleepREM, .sleepCore, .sleepUnspecified].map { values($0) }
    store((0..<dayCount).map { day in parts.reduce(0) { $0 + $1[day] } }, for: .sleepTotal)
  }
}
