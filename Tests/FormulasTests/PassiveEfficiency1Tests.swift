import Formulas
import Scoring
import Testing

@Suite("passive-efficiency@1")
struct PassiveEfficiency1Tests {
  let formula = PassiveEfficiency1()

  static func series(_ walking: [Double], epochs: [SourceEpoch] = []) throws -> DailySeries {
    var series = try DailySeries(
      firstDay: Day("2025-01-01")!, dayCount: walking.count, epochs: epochs)
    try series.set(walking, for: .walkingHR)
    return series
  }

  static func noisy(_ count: Int, epochs: [SourceEpoch] = []) throws -> DailySeries {
    var noise = Noise(seed: 7)
    return try series((0..<count).map { _ in 95 + 10 * noise.next() }, epochs: epochs)
  }

  @Test("the first day is its own level; the second moves by 2/46 of the difference")
  func firstDays() throws {
    let table = try formula.score(try Self.series([100, 146]))
    #expect(table.value(day: 0) == 100)
    #expect(abs(table.value(day: 1) - 102) < 1e-12)
    #expect(table.status(day: 1) == .scored)
  }

  @Test("a day without a value keeps the level and ages the newest value")
  func gap() throws {
    let table = try formula.score(try Self.series([90, .nan, .nan]))
    #expect(table.value(day: 2) == 90)
    #expect(table.value(day: 2, column: PassiveEfficiency1.Column.newestAge.rawValue) == 2)
    #expect(table.value(day: 2, column: PassiveEfficiency1.Column.today.rawValue).isNaN)
  }

  @Test("49.9 and 180.1 bpm are not eligible, 50 and 180 are")
  func eligibleRange() throws {
    let table = try formula.score(try Self.series([49.9, 180.1, 50, 180]))
    #expect(table.status(day: 1) == .inputMissing)
    #expect(formula.identity.reasonText(table.reasons(day: 1)) == "no_walking_hr")
    #expect(table.value(day: 1).isNaN)
    #expect(table.value(day: 2) == 50)
    #expect(table.value(day: 3, column: PassiveEfficiency1.Column.today.rawValue) == 180)
  }

  @Test("a value 135 days old is the level, one day later there is none")
  func window() throws {
    let table = try formula.score(
      try Self.series([90] + Array(repeating: .nan, count: 136)))
    #expect(table.value(day: 135) == 90)
    #expect(table.status(day: 136) == .inputMissing)
  }

  @Test("without the column every day is inputMissing")
  func absentColumn() throws {
    let table = try formula.score(try DailySeries(firstDay: Day("2025-01-01")!, dayCount: 3))
    #expect((0..<3).allSatisfy { table.status(day: $0) == .inputMissing })
  }

  @Test("an epoch start clips the window")
  func epochs() throws {
    let epochs = [
      SourceEpoch(id: "a", first: nil, last: Day("2025-01-02")),
      SourceEpoch(id: "b", first: Day("2025-01-03"), last: nil),
    ]
    let table = try formula.score(try Self.series([90, 92, 120], epochs: epochs))
    #expect(table.value(day: 2) == 120)
  }

  @Test("day ranges give the bits of the whole series, epochs included")
  func ranges() throws {
    let epochs = [
      SourceEpoch(id: "a", first: nil, last: Day("2025-06-19")),
      SourceEpoch(id: "b", first: Day("2025-06-20"), last: nil),
    ]
    let series = try Self.noisy(420, epochs: epochs)
    #expect(
      try TableBits.rangesEqualTheWhole(
        formula, series, ranges: [0..<1, 100..<140, 165..<180, 300..<301, 300..<420]))
  }

  @Test("tomorrow changes nothing")
  func future() throws {
    #expect(try TableBits.ignoresTheFuture(formula, try Self.noisy(200), from: 150))
  }

  @Test("day d - 135 matters and day d - 136 does not")
  func memory() throws {
    let series = try Self.noisy(300)
    #expect(try TableBits.matters(250 - 135, to: 250, of: formula, in: series))
    #expect(try !TableBits.matters(250 - 136, to: 250, of: formula, in: series))
  }
}
