import Formulas
import Scoring
import Testing

@Suite("headline@1")
struct Headline1Tests {
  let formula = Headline1()

  func scored(_ change: (inout SampleDays) -> Void) throws -> ScoreTable {
    var days = SampleDays.even(40)
    days.hrv[39] = 50
    days.restingHR[39] = 55
    days.total[39] = 7.5
    change(&days)
    return try formula.score(try days.series())
  }

  @Test("a usual day is stable")
  func stable() throws {
    let table = try scored { _ in }
    #expect(table.word("key", day: 39) == "stable")
    #expect(table.word("severity", day: 39) == "info")
    #expect(table.value(day: 39) == 0)
    #expect(table.status(day: 39) == .scored)
  }

  @Test("resting HR 5 bpm up and a short night are stress, and the flags name both")
  func stress() throws {
    let table = try scored {
      $0.restingHR[39] = 60.5
      $0.total[39] = 6.4
    }
    #expect(table.word("key", day: 39) == "stress")
    #expect(table.word("severity", day: 39) == "warning")
    #expect(table.value("rests_on_resting_hr", day: 39) == 1)
    #expect(table.value("rests_on_sleep", day: 39) == 1)
    #expect(table.value("rests_on_hrv", day: 39) == 0)
    #expect(abs(table.value("resting_hr_delta", day: 39) - 5.5) < 0.1)
  }

  @Test("a short night alone is sleep debt")
  func sleepDebt() throws {
    #expect(try scored { $0.total[39] = 6.4 }.word("key", day: 39) == "sleep_debt")
  }

  @Test("HRV two standard deviations up is a single positive deviation")
  func deviation() throws {
    let table = try scored { $0.hrv[39] = 52 }
    #expect(table.word("key", day: 39) == "single_deviation")
    #expect(table.word("severity", day: 39) == "positive")
    #expect(table.value("hrv_z", day: 39) > 1.9)
  }

  @Test("a metric that is missing today is no signal and the day is provisional")
  func missing() throws {
    let table = try scored { $0.restingHR[39] = .nan }
    #expect(table.status(day: 39) == .provisional)
    #expect(table.reasonText(day: 39) == "resting_hr_missing")
    #expect(table.value("resting_hr_z", day: 39).isNaN)
  }

  @Test("nothing measured today has no headline")
  func silent() throws {
    let table = try scored {
      $0.hrv[39] = .nan
      $0.restingHR[39] = .nan
      $0.total[39] = .nan
    }
    #expect(table.status(day: 39) == .inputMissing)
    #expect(table.value(day: 39).isNaN)
    #expect(try scored { _ in }.status(day: 7) == .historyTooShort)
  }

  @Test("day ranges and the future change nothing, day d - 29 matters and d - 30 does not")
  func invariance() throws {
    var days = SampleDays.random(160, gap: 0.1)
    days.epochs = SampleDays.epochs(meeting: "2025-03-20")
    let series = try days.series()
    #expect(
      try TableBits.rangesEqualTheWhole(
        formula, series, ranges: [0..<1, 70..<90, 78..<79, 100..<160]))
    #expect(try TableBits.ignoresTheFuture(formula, series, from: 120))
    let dense = try SampleDays.random(80).series()
    #expect(try TableBits.matters(70 - 29, to: 70, of: formula, in: dense))
    #expect(try !TableBits.matters(70 - 30, to: 70, of: formula, in: dense))
  }
}
