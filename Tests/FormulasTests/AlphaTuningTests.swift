import Formulas
import Scoring
import Testing

@Suite("personal alpha")
struct AlphaTuningTests {
  static func rubric(_ r: Double?) -> AlphaRubric {
    AlphaRubric(r: r, missingSleepDays: 0, missingActivityDays: 0, source: .default)
  }

  @Test("the best factor of the grid is a multiple of 0.05 inside the range")
  func inside() {
    let best = Self.rubric(0.4).tune { 0.5 - abs($0 - 1.13) }
    guard case .factor(let factor, _) = best else {
      Issue.record("not a factor: \(best)")
      return
    }
    #expect(factor == 1.15)
  }

  @Test("an optimum on the edge is reported as such and not applied")
  func edge() {
    #expect(Self.rubric(0.25).tune { $0 } == .edgeSolution(1.2, r: 1.2))
    #expect(Self.rubric(0.25).tune { -$0 } == .edgeSolution(0.8, r: -0.8))
  }

  @Test("the grid of 0.4...1.7 has 27 points, ends included")
  func grid() {
    var tried: [Double] = []
    _ = Self.rubric(0.6).tune {
      tried.append($0)
      return 0
    }
    #expect(tried.count == 27)
    #expect(tried.first == 0.4 && tried.last == 1.7 && tried.contains(1.0))
  }

  @Test("nothing is tuned without a correlation or without permission")
  func notTuned() {
    #expect(Self.rubric(0.1).tune { $0 } == .notTuned)
    #expect(Self.rubric(0.4).tune { _ in nil } == .notTuned)
  }

  /// A person whose morning HRV follows the bank of the evening before; `activity` 1 is ordinary.
  static func follower(_ alphaFactor: Double, activity: Double) throws -> DailySeries {
    var days = SampleDays.random(120, seed: 5)
    days.kcal = days.kcal.map { $0 * activity }
    var settings = EnergySettings()
    settings.alphaFactor = alphaFactor
    let bank = try EnergyBank2(settings: settings).score(try days.series())
    for day in 21..<120 { days.hrv[day] = 50 + 0.2 * bank.value("bank_exact", day: day - 1) }
    return try days.series()
  }

  @Test("mornings that follow a bank that is often exhausted give the factor they were made with")
  func found() throws {
    let tuning = try AlphaTuning(try Self.follower(1.25, activity: 2.5), day: 100)
    #expect(tuning.rubric.action == .strongTune)
    guard case .factor(let factor, let r) = tuning.best else {
      Issue.record("not a factor: \(tuning.best)")
      return
    }
    #expect(factor == 1.25)
    #expect(r > 0.999_999)
  }

  @Test("a bank that is never clamped correlates alike for every factor, and none is applied")
  func scaleFree() throws {
    let tuning = try AlphaTuning(try Self.follower(1, activity: 0.5), day: 100)
    guard case .edgeSolution(_, let r) = tuning.best else {
      Issue.record("not an edge solution: \(tuning.best)")
      return
    }
    #expect(r > 0.999)
  }

  @Test("four days without a night in thirty stop the tuning and ask for a sensor check")
  func quality() throws {
    var series = try Self.follower(1, activity: 1)
    var total = series.values(.sleepTotal)
    for day in [72, 79, 86, 93] { total[day] = .nan }
    try series.set(total, for: .sleepTotal)
    let tuning = try AlphaTuning(series, day: 100)
    #expect(tuning.rubric.action == .skipDataQuality)
    #expect(tuning.rubric.alert == .checkSensorSync)
    #expect(tuning.best == .notTuned)
  }

  @Test("the HRV of later mornings changes nothing")
  func future() throws {
    let series = try Self.follower(1.25, activity: 2.5)
    let hidden = try TableBits.changed(series, days: 101..<120) { _ in .nan }
    let a = try AlphaTuning(series, day: 100)
    let b = try AlphaTuning(hidden, day: 100)
    #expect(a.r == b.r && a.best == b.best)
  }
}
