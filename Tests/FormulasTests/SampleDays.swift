import Scoring

/// A made-up person for formula tests: every signal the readiness and energy formulas read.
struct SampleDays {
  var hrv: [Double]
  var restingHR: [Double]
  var total: [Double]
  var deep: [Double]
  var rem: [Double]
  var awake: [Double]
  var steps: [Double]
  var kcal: [Double]
  var load: [Double]
  var epochs: [SourceEpoch] = []

  /// Days that are all alike but for a small saw tooth, so that every baseline has a spread.
  static func even(_ count: Int) -> SampleDays {
    func saw(_ centre: Double, _ step: Double) -> [Double] {
      (0..<count).map { centre + ($0 % 2 == 0 ? step : -step) }
    }
    func flat(_ value: Double) -> [Double] { Array(repeating: value, count: count) }
    return SampleDays(
      hrv: saw(50, 1), restingHR: saw(55, 0.5), total: saw(7.5, 0.25), deep: flat(1.25),
      rem: flat(1.75), awake: flat(0.25), steps: flat(8000), kcal: flat(500), load: flat(2.5))
  }

  /// Random days; `gap` is the share of values of each signal that are missing.
  static func random(_ count: Int, seed: UInt64 = 11, gap: Double = 0) -> SampleDays {
    var noise = Noise(seed: seed)
    func draw(_ centre: Double, _ width: Double) -> [Double] {
      (0..<count).map { _ in
        let value = centre + width * noise.next()
        return (noise.next() + 1) / 2 < gap ? .nan : value
      }
    }
    return SampleDays(
      hrv: draw(50, 15), restingHR: draw(55, 6), total: draw(7.2, 1.5), deep: draw(1.1, 0.5),
      rem: draw(1.6, 0.6), awake: draw(0.4, 0.3), steps: draw(8000, 6000), kcal: draw(500, 350),
      load: draw(2.5, 2))
  }

  func series() throws -> DailySeries {
    var series = try DailySeries(
      firstDay: Day("2025-01-01")!, dayCount: hrv.count, epochs: epochs)
    let columns: [(Signal, [Double])] = [
      (.hrvSDNN, hrv), (.restingHR, restingHR), (.sleepTotal, total), (.sleepDeep, deep),
      (.sleepREM, rem), (.sleepAwake, awake), (.steps, steps), (.activeEnergy, kcal),
      (.hrLoadZ, load),
    ]
    for (signal, column) in columns { try series.set(column, for: signal) }
    return series
  }

  /// Two epochs that meet on this day of 2025.
  static func epochs(meeting day: String) -> [SourceEpoch] {
    let second = Day(day)!
    return [
      SourceEpoch(id: "a", first: nil, last: second - 1),
      SourceEpoch(id: "b", first: second, last: nil),
    ]
  }
}

extension ScoreTable {
  /// An output of a day by name.
  func value(_ name: String, day: Int) -> Double {
    guard let column = identity.outputs.firstIndex(where: { $0.name == name }) else { return .nan }
    return value(day: day, column: column)
  }

  /// The word of a code output; nil when it is absent.
  func word(_ name: String, day: Int) -> String? {
    guard let output = identity.outputs.first(where: { $0.name == name }),
      case .code(let words) = output.kind
    else { return nil }
    let code = value(name, day: day)
    return code.isNaN ? nil : words[Int(code)]
  }

  func reasonText(day: Int) -> String { identity.reasonText(reasons(day: day)) }
}
