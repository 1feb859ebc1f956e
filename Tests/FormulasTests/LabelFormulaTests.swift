import Formulas
import Scoring
import Testing

/// A person with every input of the label formulas; `gaps` hides every value of some days.
enum LabelSeries {
  static let firstDay = Day("2024-01-01")!

  static func dense(_ count: Int, epochs: [SourceEpoch] = [], seed: UInt64 = 3) throws
    -> DailySeries
  {
    var noise = Noise(seed: seed)
    func column(_ usual: Double, _ spread: Double) -> [Double] {
      (0..<count).map { _ in usual + spread * noise.next() }
    }
    var series = try DailySeries(firstDay: firstDay, dayCount: count, epochs: epochs)
    try series.set(column(50, 15), for: .hrvSDNN)
    try series.set(column(58, 6), for: .restingHR)
    try series.set(column(7.2, 1), for: .sleepTotal)
    try series.set(column(1.2, 0.3), for: .sleepDeep)
    try series.set(column(0.6, 0.4), for: .sleepAwake)
    return series
  }

  static let epochs = [
    SourceEpoch(id: "a", first: nil, last: firstDay + 239),
    SourceEpoch(id: "b", first: firstDay + 240, last: nil),
  ]
  static let ranges = [0..<2, 0..<60, 200..<230, 236..<262, 300..<301, 380..<420]
}

@Suite("acute-risk@1")
struct AcuteRisk1Tests {
  let formula = AcuteRisk1()

  /// 60 ordinary days whose HRV alternates 48 and 52, resting HR 58 and 60.
  static func ordinary(_ count: Int = 60) throws -> (hrv: [Double], restingHR: [Double]) {
    ((0..<count).map { $0 % 2 == 0 ? 48 : 52 }, (0..<count).map { $0 % 2 == 0 ? 58 : 60 })
  }

  static func table(hrv: [Double], restingHR: [Double]) throws -> ScoreTable {
    var series = try DailySeries(firstDay: Day("2024-01-01")!, dayCount: hrv.count)
    try series.set(hrv, for: .hrvRMSSD)
    try series.set(restingHR, for: .restingHR)
    return try AcuteRisk1().score(series)
  }

  @Test("an HRV drop is published on its own day and the two days after it")
  func dropOnThreeDays() throws {
    var (hrv, restingHR) = try Self.ordinary()
    hrv[50] = 30
    let table = try Self.table(hrv: hrv, restingHR: restingHR)
    #expect((48...54).map { table.value(day: $0) } == [0, 0, 1, 1, 1, 0, 0])
    #expect(table.value(day: 50, column: AcuteRisk1.Column.strictEvent.rawValue) == 0)
    #expect(table.value(day: 50, column: AcuteRisk1.Column.anchorDay.rawValue) == -3)
    #expect(table.value(day: 50, column: AcuteRisk1.Column.pairedCount.rawValue) == 48)
    #expect(table.value(day: 50, column: AcuteRisk1.Column.lowestHRVZ.rawValue) < -5)
  }

  @Test("a drop and a spike on one day are a strict event")
  func strict() throws {
    var (hrv, restingHR) = try Self.ordinary()
    hrv[50] = 30
    restingHR[50] = 75
    let table = try Self.table(hrv: hrv, restingHR: restingHR)
    #expect(table.value(day: 51, column: AcuteRisk1.Column.strictEvent.rawValue) == 1)
  }

  @Test("before the first anchor a label is not known yet, then 30 pairs are needed")
  func warmup() throws {
    let (hrv, restingHR) = try Self.ordinary()
    let table = try Self.table(hrv: hrv, restingHR: restingHR)
    func word(_ day: Int) -> String { table.identity.reasonText(table.reasons(day: day)) }
    #expect(word(2) == "label_not_known_yet")
    #expect(word(3) == "baseline_warmup")
    #expect(word(31) == "baseline_warmup")
    #expect(table.status(day: 31) == .ineligible)
    #expect(table.status(day: 32) == .scored)
    #expect(table.value(day: 31, column: AcuteRisk1.Column.pairedCount.rawValue) == 29)
  }

  @Test("a day with neither channel makes three labels ineligible; one channel is enough")
  func silentDay() throws {
    var (hrv, restingHR) = try Self.ordinary()
    hrv[45] = .nan
    hrv[50] = .nan
    restingHR[50] = 0
    let table = try Self.table(hrv: hrv, restingHR: restingHR)
    #expect(table.status(day: 45) == .scored)
    for day in 50...52 {
      #expect(table.status(day: day) == .ineligible)
      #expect(
        table.identity.reasonText(table.reasons(day: day)) == "event_window_data_missing")
    }
    #expect(table.status(day: 53) == .scored)
  }

  @Test("the epoch of the anchor clips, not that of the scored day")
  func epochOfTheAnchor() throws {
    let series = try LabelSeries.dense(300, epochs: LabelSeries.epochs)
    let table = try formula.score(series)
    let pairs = AcuteRisk1.Column.pairedCount.rawValue
    #expect(table.value(day: 242, column: pairs) == 181)
    #expect(table.value(day: 243, column: pairs) == 1)
    #expect(table.status(day: 243) == .ineligible)
  }

  @Test("day ranges give the bits of the whole series, epochs included")
  func ranges() throws {
    let series = try LabelSeries.dense(420, epochs: LabelSeries.epochs)
    #expect(try TableBits.rangesEqualTheWhole(formula, series, ranges: LabelSeries.ranges))
    #expect(TableBits.insideDeclaredRanges(try formula.score(series)))
  }

  @Test("tomorrow changes nothing")
  func future() throws {
    #expect(try TableBits.ignoresTheFuture(formula, try LabelSeries.dense(300), from: 250))
  }

  @Test("day d - 183 matters and day d - 184 does not")
  func memory() throws {
    let series = try LabelSeries.dense(300)
    #expect(formula.identity.memory == 183)
    #expect(try TableBits.matters(250 - 183, to: 250, of: formula, in: series))
    #expect(try !TableBits.matters(250 - 184, to: 250, of: formula, in: series))
  }
}

@Suite("chronic-load@1")
struct ChronicLoad1Tests {
  let formula = ChronicLoad1()

  /// Ordinary nights, one in seven a better one, then `bad` restless ones.
  static func table(ordinary: Int, bad: Int) throws -> ScoreTable {
    let count = ordinary + bad
    var series = try DailySeries(firstDay: Day("2024-01-01")!, dayCount: count)
    try series.set(Array(repeating: 7, count: count), for: .sleepTotal)
    try series.set(Array(repeating: 1.5, count: count), for: .sleepDeep)
    try series.set(
      (0..<count).map { $0 < ordinary ? ($0 % 7 == 0 ? 0.3 : 0.5) : 2 }, for: .sleepAwake)
    return try ChronicLoad1().score(series)
  }

  @Test("five breaches in the fortnight make the label, known after 17 days")
  func fiveBreaches() throws {
    let table = try Self.table(ordinary: 80, bad: 10)
    let breaches = ChronicLoad1.Column.breachCount.rawValue
    // The record of day 77 is the first with a bad night; it is one of anchor d - 17's fortnight
    // from the day its third night has passed.
    #expect((79...85).map { table.value(day: $0, column: breaches) } == [0, 1, 2, 3, 4, 5, 6])
    #expect((82...85).map { table.value(day: $0) } == [0, 0, 1, 1])
    #expect(table.value(day: 85, column: ChronicLoad1.Column.anchorDay.rawValue) == -17)
    #expect(table.value(day: 85, column: ChronicLoad1.Column.observedRecovery.rawValue) == 14)
  }

  @Test("without HRV and resting HR the label stands and the density is absent")
  func densityAlone() throws {
    let table = try Self.table(ordinary: 80, bad: 0)
    #expect(table.status(day: 79) == .scored)
    #expect(table.value(day: 79, column: ChronicLoad1.Column.acuteDensity.rawValue).isNaN)
    #expect(table.value(day: 79, column: ChronicLoad1.Column.observedAcute.rawValue) == 0)
  }

  @Test("before the first anchor a label is not known yet, then 30 records are needed")
  func warmup() throws {
    let table = try Self.table(ordinary: 80, bad: 0)
    func word(_ day: Int) -> String { table.identity.reasonText(table.reasons(day: day)) }
    #expect(word(16) == "label_not_known_yet")
    #expect(word(17) == "baseline_warmup")
    #expect(table.status(day: 45) == .ineligible)
    #expect(table.status(day: 46) == .scored)
  }

  @Test("the epoch of the anchor clips, not that of the scored day")
  func epochOfTheAnchor() throws {
    let series = try LabelSeries.dense(300, epochs: LabelSeries.epochs)
    let table = try formula.score(series)
    let pairs = ChronicLoad1.Column.pairedCount.rawValue
    #expect(table.value(day: 256, column: pairs) == 181)
    #expect(table.value(day: 257, column: pairs) == 1)
    #expect(table.status(day: 257) == .ineligible)
  }

  @Test("day ranges give the bits of the whole series, epochs included")
  func ranges() throws {
    let series = try LabelSeries.dense(420, epochs: LabelSeries.epochs)
    #expect(try TableBits.rangesEqualTheWhole(formula, series, ranges: LabelSeries.ranges))
    #expect(TableBits.insideDeclaredRanges(try formula.score(series)))
  }

  @Test("tomorrow changes nothing")
  func future() throws {
    #expect(try TableBits.ignoresTheFuture(formula, try LabelSeries.dense(300), from: 250))
  }

  @Test("day d - 196 matters and day d - 197 does not")
  func memory() throws {
    let series = try LabelSeries.dense(300)
    #expect(formula.identity.memory == 196)
    #expect(try TableBits.matters(250 - 196, to: 250, of: formula, in: series))
    #expect(try !TableBits.matters(250 - 197, to: 250, of: formula, in: series))
  }
}
