import Formulas
import Scoring
import Testing

@Suite("energy-bank@2")
struct EnergyBank2Tests {
  let formula = EnergyBank2()

  func scored(_ count: Int = 60, _ change: (inout SampleDays) -> Void) throws -> ScoreTable {
    var days = SampleDays.even(count)
    days.total = Array(repeating: 7.5, count: count)
    change(&days)
    return try formula.score(try days.series())
  }

  @Test("three weeks of 7.5 h nights and 500 kcal a day end at 56 points")
  func clean() throws {
    let table = try scored { _ in }
    #expect(table.value(day: 20) == 56)
    #expect(abs(table.value("bank_exact", day: 20) - 55.9111111111111) < 1e-9)
    #expect(table.value("drain", day: 20) == 40)
    #expect(table.status(day: 20) == .scored)
    #expect(table.word("trust", day: 20) == "fresh")
    #expect(table.word("verdict", day: 20) == "push_hard")  // HRV is one SD above usual
  }

  @Test("twenty days of history have no bank, twenty-one do, and an epoch starts anew")
  func history() throws {
    let table = try scored(80) { $0.epochs = SampleDays.epochs(meeting: "2025-02-10") }  // day 40
    #expect(table.status(day: 19) == .historyTooShort)
    #expect(table.reasonText(day: 19) == "window_below_21_days")
    #expect(table.value(day: 39) == 56)
    #expect((40..<60).allSatisfy { table.status(day: $0) == .historyTooShort })
    #expect(table.value(day: 60) == 56)
  }

  @Test("an imputed night makes today estimated and leaves the bank where it was")
  func imputedToday() throws {
    let table = try scored { $0.deep[59] = .nan }
    #expect(table.status(day: 59) == .estimated)
    #expect(table.reasonText(day: 59) == "imputed_today")
    #expect(table.value("imputed_sleep", day: 59) == 1)
    #expect(table.value(day: 59) == 56)
  }

  @Test("negative hours are missing, zero hours awake are real")
  func sentinels() throws {
    let table = try scored { $0.rem[59] = -999 }
    #expect(table.value("imputed_sleep", day: 59) == 1)
    #expect(try scored { $0.awake[59] = 0 }.status(day: 59) == .scored)
  }

  @Test("two imputed days among fourteen are estimated, also when today is real")
  func imputedDays() throws {
    let table = try scored {
      $0.kcal[55] = .nan
      $0.total[50] = .nan
    }
    #expect(table.status(day: 59) == .estimated)
    #expect(table.reasonText(day: 59) == "imputed_days")
    #expect(table.value("imputed_days", day: 59) == 2)
  }

  @Test("five missing days in a row up to today are stale, without a value")
  func staleRun() throws {
    let table = try scored { for day in 55..<60 { $0.total[day] = .nan } }
    #expect(table.status(day: 58) == .estimated)
    #expect(table.status(day: 59) == .stale)
    #expect(table.value(day: 59).isNaN)
    #expect(table.reasonText(day: 59) == "stale_run+imputed_today")
    #expect(table.value("bank", day: 59) == 56)
    #expect(table.word("verdict", day: 59) == nil)
  }

  @Test("eight missing days of fourteen are stale")
  func staleTotal() throws {
    let table = try scored {
      for day in stride(from: 44, through: 58, by: 2) { $0.kcal[day] = .nan }
    }
    #expect(table.value("imputed_days", day: 58) == 7)
    #expect(table.status(day: 58) == .estimated)
    let more = try scored {
      for day in stride(from: 44, through: 58, by: 2) { $0.kcal[day] = .nan }
      $0.kcal[57] = .nan
    }
    #expect(more.status(day: 58) == .stale)
    #expect(more.reasonText(day: 58) == "stale_total+imputed_today")
  }

  @Test("without a signal that it needs every day is stale or too short, never a value")
  func absentColumn() throws {
    var series = try SampleDays.even(60).series()
    try series.set(nil, for: .activeEnergy)
    let table = try formula.score(series)
    #expect((0..<60).allSatisfy { !table.status(day: $0).hasValue })
  }

  @Test("without a usable HRV its z is 0 and the day provisional")
  func hrv() throws {
    let hidden = try scored { $0.hrv[59] = .nan }
    #expect(hidden.value("hrv_z", day: 59) == 0)
    #expect(hidden.status(day: 59) == .provisional)
    #expect(hidden.reasonText(day: 59) == "hrv_missing")
    let short = try scored { for day in 0..<52 { $0.hrv[day] = .nan } }
    #expect(short.reasonText(day: 59) == "history_below_9")
    #expect(short.status(day: 59) == .provisional)
  }

  @Test("a debt keeps its sign in the bank and shows as 0")
  func debt() throws {
    let table = try scored { $0.kcal = Array(repeating: 3000, count: 60) }
    #expect(table.value("bank", day: 59) == -50)
    #expect(table.value(day: 59) == 0)
    let rested = try scored {
      $0.total = Array(repeating: 9, count: 60)
      $0.deep = Array(repeating: 2, count: 60)
      $0.rem = Array(repeating: 2, count: 60)
      $0.awake = Array(repeating: 0, count: 60)
      $0.kcal = Array(repeating: 0, count: 60)
    }
    #expect(rested.value(day: 59) == 100)
    #expect(
      TableBits.insideDeclaredRanges(
        try formula.score(try SampleDays.random(400, gap: 0.1).series())))
  }

  @Test("a stress headline forbids a hard day and says so")
  func veto() throws {
    let calm = try scored {
      $0.hrv[59] = 60
      $0.kcal[59] = 100
    }
    #expect(calm.word("verdict", day: 59) == "push_hard")
    let stressed = try scored {
      $0.hrv[59] = 60
      $0.kcal[59] = 100
      $0.restingHR[59] = 61
      $0.awake[59] = 0.7
    }
    #expect(stressed.word("verdict", day: 59) == "active_recovery")
    #expect(stressed.word("verdict_reason", day: 59) == "stress_headline")
    #expect(stressed.value("push_hard_vetoed", day: 59) == 1)
  }

  @Test("heart-rate load drains only behind its switch")
  func loadTerm() throws {
    var settings = EnergySettings()
    settings.stressDrainEnabled = true
    let series = try SampleDays.even(60).series()
    let on = try EnergyBank2(settings: settings).score(series)
    let off = try formula.score(series)
    #expect(on.value("drain", day: 59) == 42)
    #expect(off.value("drain", day: 59) == 40)
    #expect(off.value("hr_load", day: 59) == 2.5)
    var without = series
    try without.set(nil, for: .hrLoadZ)
    let same = try formula.score(without)
    #expect((0..<60).allSatisfy { same.value(day: $0).bitPattern == off.value(day: $0).bitPattern })
  }

  /// Sixty ordinary days with a waking heart rate of 80 bpm, above it by `last` on the last day.
  static func withHeartRate(_ last: Double) throws -> DailySeries {
    var series = try SampleDays.even(60).series()
    var intraday = Intraday()
    for day in 0..<60 {
      var detail = Intraday.DayDetail()
      detail.asleep = [.init(source: "watch", start: -60, end: 420)]
      detail.samples[.heartRate] = stride(from: 0.0, to: 1440, by: 5).map {
        .init(minute: $0, value: 80 + Double(day % 3) + (day == 59 ? last : 0))
      }
      intraday.days[day] = detail
    }
    series.intraday = intraday
    return series
  }

  @Test("with samples the load is that of hr-load@1 and the column is not asked")
  func loadFromSamples() throws {
    let series = try Self.withHeartRate(30)
    let load = try HeartRateLoad1().score(series).value(day: 59)
    #expect(load > 10)
    let table = try formula.score(series)
    #expect(table.value("hr_load", day: 59) == load)
    #expect(table.value("drain", day: 59) == 40)
    var settings = EnergySettings()
    settings.stressDrainEnabled = true
    let on = EnergyBank2(settings: settings)
    #expect(try abs(on.score(series).value("drain", day: 59) - (40 + 0.8 * load)) < 1e-9)
    #expect(on.identity.memory == 230)
    #expect(try TableBits.rangesEqualTheWhole(on, series, ranges: [30..<40, 59..<60]))
    #expect(try TableBits.rangesEqualTheWhole(formula, series, ranges: [30..<40, 59..<60]))
  }

  @Test("day ranges, the future and undeclared columns change nothing")
  func invariance() throws {
    var days = SampleDays.random(460, gap: 0.03)
    days.epochs = SampleDays.epochs(meeting: "2025-03-20")  // day 78
    let series = try days.series()
    #expect(
      try TableBits.rangesEqualTheWhole(
        formula, series,
        ranges: [0..<1, 19..<22, 70..<105, 97..<99, 276..<279, 300..<301, 430..<460]))
    #expect(try TableBits.ignoresTheFuture(formula, series, from: 300))
    var other = series
    for signal in [Signal.steps, .overnightHR] { try other.set(nil, for: signal) }
    #expect(
      TableBits.equal(try formula.score(series), try formula.score(other), days: 0..<460))
  }

  /// Day 210 whose recovery band is the mean of the banks of day 31 and of a rested day, where day
  /// 31 hangs on day 18, day 18 is imputed from days 11–17, and day 11 alone was a good night.
  static func probe() throws -> DailySeries {
    var days = SampleDays.even(211)
    for day in 0..<211 {
      let rested = day == 11 || day > 120
      days.total[day] = rested ? 8 : 0.16
      days.deep[day] = rested ? 1.5 : 0.03
      days.rem[day] = rested ? 2 : 0.04
      days.awake[day] = 0
      days.kcal[day] = (32...120).contains(day) ? 2000 : 0
    }
    days.total[18] = .nan
    return try days.series()
  }

  @Test("day d - 199 matters and day d - 200 does not")
  func memory() throws {
    let series = try Self.probe()
    #expect(formula.identity.memory == 199)
    #expect(try TableBits.matters(210 - 199, to: 210, of: formula, in: series))
    #expect(try !TableBits.matters(210 - 200, to: 210, of: formula, in: series))
  }
}
