import Scoring

/// Invented people in whom it is known what says something about later nights and what does not.
///
/// A hidden state L with φ 0.9 shows in the wrist temperature of the same day and moves sleep
/// efficiency, HRV and resting pulse of the next. Steps, breathing and oxygen are noise. Every
/// second person changes the source on day 150; 6 % of the cells are empty.
///
/// - Complexity: O(people · days); no libm.
enum SelfTestPeople {
  static let count = 12
  static let days = 320
  static let epochStart = 150

  static func series(cohort: UInt64) -> [DailySeries] {
    (0..<count).map { person(UInt64($0) &+ 1000 &* (cohort &+ 1), place: $0) }
  }

  private static func person(_ seed: UInt64, place: Int) -> DailySeries {
    var random = ProtocolRandom(seed: seed)
    let firstDay = Day(year: 2024, month: 1, day: 1)!
    var columns: [Signal: [Double]] = [:]
    var hidden = SyntheticWalk(memory: 0.9, &random)
    var own = SyntheticWalk(memory: 0.5, &random)
    for _ in 0..<days {
      let yesterday = hidden.value
      hidden.step(&random)
      own.step(&random)
      let efficiency = min(0.99, 0.88 + 0.018 * yesterday + 0.014 * random.normal())
      let asleep = 7.2 + 0.6 * random.normal()
      let body = 0.6 * yesterday + 0.8 * own.value
      let row: [(Signal, Double)] = [
        (.hrvSDNN, 55 + 8 * body + 2 * random.normal()),
        (.restingHR, 58 - 2.5 * body + random.normal()),
        (.sleepTotal, asleep), (.sleepDeep, 0.2 * asleep), (.sleepREM, 0.25 * asleep),
        (.sleepCore, 0.55 * asleep), (.sleepAwake, asleep / efficiency - asleep),
        (.wristTemperature, 35 + 0.3 * hidden.value + 0.03 * random.normal()),
        (.steps, max(0, 9000 + 2000 * random.normal())),
        (.respiratoryRate, 14.5 + 0.8 * random.normal()),
        (.oxygenSaturation, min(100, 96.5 + 0.7 * random.normal())),
      ]
      for (signal, value) in row {
        columns[signal, default: []].append(value)
      }
    }
    let night: Set<Signal> = [.sleepTotal, .sleepDeep, .sleepREM, .sleepCore, .sleepAwake]
    let lostNights = (0..<days).map { _ in random.uniform() < 0.03 }
    var series = empty(place: place, firstDay: firstDay)
    for signal in Signal.allCases {
      guard let values = columns[signal] else { continue }
      series.store(
        values.enumerated().map { day, value in
          let lost = night.contains(signal) ? lostNights[day] : random.uniform() < 0.06
          return lost ? .nan : value
        }, for: signal)
    }
    return series
  }

  private static func empty(place: Int, firstDay: Day) -> DailySeries {
    let epochs =
      place.isMultiple(of: 2)
      ? []
      : [
        SourceEpoch(id: "first", first: nil, last: firstDay + (epochStart - 1)),
        SourceEpoch(id: "second", first: firstDay + epochStart, last: nil),
      ]
    let id = (place < 9 ? "t0" : "t") + (place + 1).description
    do throws(SeriesError) {
      return try DailySeries(person: id, firstDay: firstDay, dayCount: days, epochs: epochs)
    } catch {
      preconditionFailure("a self-test person is longer than a series may be: \(error)")
    }
  }
}
