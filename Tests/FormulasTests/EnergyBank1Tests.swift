import Formulas
import Scoring
import Testing

@Suite("energy-bank@1")
struct EnergyBank1Tests {
  let formula = EnergyBank1()

  func scored(_ change: (inout SampleDays) -> Void) throws -> ScoreTable {
    var days = SampleDays.even(40)
    days.hrv[39] = 50
    days.restingHR[39] = 55
    days.total[39] = 7.5
    days.steps[39] = 0
    days.kcal[39] = 0
    change(&days)
    return try formula.score(try days.series())
  }

  @Test("a usual day without a step keeps its 70 points")
  func idle() throws {
    let table = try scored { _ in }
    #expect(table.value(day: 39) == 70)
    #expect(table.status(day: 39) == .scored)
    #expect(table.word("verdict", day: 39) == "moderate")
    #expect(table.word("verdict_reason", day: 39) == "optimal")
    #expect(table.word("level", day: 39) == "good")
  }

  @Test("half the usual steps and energy are a load of 50 and cost 50 of 71 points")
  func half() throws {
    let table = try scored {
      $0.hrv[39] = 50.1
      $0.restingHR[39] = 54.9
      $0.steps[39] = 4000
      $0.kcal[39] = 250
    }
    #expect(table.value("activity_load", day: 39) == 50)
    #expect(table.value("autonomic_stress", day: 39) == 0)
    #expect(table.value("drain", day: 39) == 50)
    #expect(table.value("morning_capacity", day: 39) == 71)
    #expect(table.value(day: 39) == 21)
    #expect(table.word("verdict", day: 39) == "rest")
    #expect(table.word("level", day: 39) == "low")
  }

  @Test("without resting HR its z is 0, the capacity is capped and the day is provisional")
  func noRestingHR() throws {
    let table = try scored {
      $0.restingHR = Array(repeating: .nan, count: 40)
      $0.hrv[39] = 60
    }
    #expect(table.status(day: 39) == .provisional)
    #expect(table.reasonText(day: 39) == "resting_hr_missing")
    #expect(table.value("resting_hr_z", day: 39) == 0)
    #expect(table.value("morning_capacity", day: 39) == 65)
  }

  @Test("one activity alone reaches 50 and makes the day provisional, none gives no value")
  func activity() throws {
    let one = try scored {
      $0.steps[39] = .nan
      $0.kcal[39] = 5000
    }
    #expect(one.value("activity_load", day: 39) == 100)
    let usual = try scored {
      $0.steps[39] = .nan
      $0.kcal[39] = 500
    }
    #expect(usual.value("activity_load", day: 39) == 50)
    #expect(usual.status(day: 39) == .provisional)
    #expect(usual.reasonText(day: 39) == "steps_missing")
    let neither = try scored {
      $0.steps[39] = .nan
      $0.kcal[39] = .nan
    }
    #expect(neither.status(day: 39) == .inputMissing)
    #expect(neither.reasonText(day: 39) == "steps_missing+active_energy_missing")
    #expect(neither.value(day: 39).isNaN)
  }

  @Test("no sleep or no HRV today is inputMissing, a short history historyTooShort")
  func missing() throws {
    let sleepless = try scored { $0.total[39] = 0 }
    #expect(sleepless.status(day: 39) == .inputMissing)
    #expect(sleepless.reasonText(day: 39) == "sleep_missing")
    let hrvless = try scored { $0.hrv[39] = .nan }
    #expect(hrvless.reasonText(day: 39) == "hrv_missing")
    #expect(hrvless.status(day: 7) == .historyTooShort)
    #expect(hrvless.reasonText(day: 7) == "history_below_9")
    #expect(hrvless.status(day: 8).hasValue)
  }

  @Test("a stress headline forbids a hard day and says so")
  func veto() throws {
    let calm = try scored { $0.hrv[39] = 60 }
    #expect(calm.word("verdict", day: 39) == "push_hard")
    #expect(calm.value("push_hard_vetoed", day: 39) == 0)
    let stressed = try scored {
      $0.hrv[39] = 60
      $0.restingHR[39] = 60.5
      $0.awake[39] = 0.75
    }
    #expect(stressed.word("verdict", day: 39) == "active_recovery")
    #expect(stressed.value("push_hard_vetoed", day: 39) == 1)
    #expect(stressed.value("morning_capacity", day: 39) == 65)
  }

  @Test("readiness of zero leaves nothing to bank")
  func nothingLeft() throws {
    let table = try scored {
      $0.hrv[39] = 5
      $0.restingHR[39] = 120
      $0.total[39] = 1
    }
    #expect(table.status(day: 39) == .ineligible)
    #expect(table.reasonText(day: 39) == "readiness_zero")
    #expect(table.value(day: 39).isNaN)
  }

  @Test("the bank reaches 0 and 100 and nothing beyond")
  func reach() throws {
    let full = try scored { $0.hrv[39] = 90 }
    #expect(full.value(day: 39) == 100)
    let empty = try scored { $0.steps[39] = 40000 }
    #expect(empty.value(day: 39) == 0)
    let table = try formula.score(try SampleDays.random(300, gap: 0.1).series())
    #expect(TableBits.insideDeclaredRanges(table))
  }

  @Test("day ranges, the future and undeclared columns change nothing")
  func invariance() throws {
    var days = SampleDays.random(160, gap: 0.1)
    days.epochs = SampleDays.epochs(meeting: "2025-03-20")
    let series = try days.series()
    #expect(
      try TableBits.rangesEqualTheWhole(
        formula, series, ranges: [0..<1, 70..<90, 78..<79, 100..<160]))
    #expect(try TableBits.ignoresTheFuture(formula, series, from: 120))
    var other = series
    for signal in [Signal.sleepDeep, .sleepREM, .hrLoadZ] { try other.set(nil, for: signal) }
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
