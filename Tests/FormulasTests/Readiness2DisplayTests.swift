import Formulas
import Scoring
import Testing

@Suite("readiness@2 display")
struct Readiness2DisplayTests {
  let formula = Readiness2()

  /// A good day after an even month: everything better than usual, so the score is above 80.
  static func goodDay(_ change: (inout SampleDays) -> Void = { _ in }) throws -> SampleDays {
    var days = SampleDays.even(40)
    days.hrv[39] = 53
    days.restingHR[39] = 54
    days.total[39] = 8
    change(&days)
    return days
  }

  func scored(_ days: SampleDays) throws -> ScoreTable { try formula.score(try days.series()) }

  @Test("a day with full evidence is shown as it is scored")
  func fresh() throws {
    let table = try scored(try Self.goodDay())
    #expect(table.value(day: 39) > 80)
    #expect(table.value("display", day: 39) == table.value(day: 39))
    #expect(table.word("confidence", day: 39) == "final")
    #expect(table.word("cap_reason", day: 39) == "uncapped")
    #expect(table.word("serving", day: 39) == "fresh")
  }

  @Test("a missing part caps the display at 65 and leaves the score alone")
  func missingPart() throws {
    let table = try scored(try Self.goodDay { $0.restingHR[39] = .nan })
    #expect(table.value(day: 39) > 80)
    #expect(table.status(day: 39) == .provisional)
    #expect(table.value("display", day: 39) == 65)
    #expect(table.word("cap_reason", day: 39) == "missing_same_day_evidence")
    #expect(table.word("serving", day: 39) == "missing")
  }

  @Test("a poor night costs ten points and is capped")
  func poorNight() throws {
    let table = try scored(try Self.goodDay { $0.deep[39] = 0.5 })
    #expect(table.value("display", day: 39) == 65)
    #expect(table.word("cap_reason", day: 39) == "sleep_quality_low")
    #expect(table.word("serving", day: 39) == "low_coverage")
  }

  @Test("a stress headline caps the display at 65")
  func stress() throws {
    let table = try scored(
      try Self.goodDay {
        $0.restingHR[39] = 61
        $0.awake[39] = 0.75
        $0.hrv[39] = 90
      })
    #expect(table.value(day: 39) == 100)
    #expect(table.value("display", day: 39) == 65)
    #expect(table.word("cap_reason", day: 39) == "stress_headline")
    #expect(table.word("serving", day: 39) == "capped")
  }

  @Test("three counted HRV samples are provisional, four are final, uncounted ones are taken as they are")
  func hrvSamples() throws {
    for (count, word) in [(0, "uncapped"), (3, "hrv_provisional"), (4, "uncapped")] {
      var series = try Self.goodDay().series()
      var detail = Intraday.DayDetail()
      detail.samples[.hrv] = (0..<count).map { .init(minute: Double($0), value: 53) }
      var intraday = Intraday()
      intraday.days[39] = detail
      series.intraday = intraday
      #expect(try formula.score(series).word("cap_reason", day: 39) == word, "\(count) samples")
    }
  }

  @Test("day ranges, the future and undeclared columns change nothing")
  func invariance() throws {
    var days = SampleDays.random(160, gap: 0.15)
    days.epochs = SampleDays.epochs(meeting: "2025-03-20")
    let series = try days.series()
    #expect(
      try TableBits.rangesEqualTheWhole(
        formula, series, ranges: [0..<1, 30..<31, 70..<90, 78..<79, 100..<160]))
    #expect(try TableBits.ignoresTheFuture(formula, series, from: 120))
    var other = series
    try other.set(nil, for: .steps)
    try other.set(nil, for: .overnightHR)
    try other.set(nil, for: .activeEnergy)
    #expect(
      TableBits.equal(try formula.score(series), try formula.score(other), days: 0..<160))
  }

  @Test("day d - 29 matters and day d - 30 does not")
  func memory() throws {
    let series = try SampleDays.random(80).series()
    #expect(try TableBits.matters(70 - 29, to: 70, of: formula, in: series))
    #expect(try !TableBits.matters(70 - 30, to: 70, of: formula, in: series))
  }
}
