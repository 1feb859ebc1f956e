import Formulas
import Scoring
import Testing
import Validation

@Suite("Badge audits", .timeLimit(.minutes(60)))
struct BadgeAuditTests {
  static let people = [
    Probe.dense(days: 150, epochStart: 80), Probe.dense(days: 40, seed: 2),
  ]

  static func result(_ audit: Audit, _ fault: PlantedFormula.Fault) throws -> AuditResult {
    try #require(
      badgeAudits(PlantedFormula(fault), on: people).first { $0.audit == audit })
  }

  @Test("an honest formula passes both audits on every person")
  func honest() {
    for result in badgeAudits(PlantedFormula(.honest), on: Self.people) {
      #expect(result.passed, "\(result)")
      #expect(result.casesRun > 100)
    }
  }

  @Test("built-in formulas pass", arguments: registered)
  func builtIn(_ formula: AnyFormula) {
    for result in badgeAudits(formula.value, on: Self.people) {
      #expect(result.passed, "\(result)")
    }
  }

  @Test("a formula that reads tomorrow is named with the first day and the input")
  func tomorrow() throws {
    let result = try Self.result(.lookAhead, .valueFromTomorrow)
    #expect(!result.passed)
    #expect(
      result.text(of: result.findings[0])
        == "look_ahead: formula 'planted-valuefromtomorrow@1' on 2025-01-04 changes when "
        + "'resting_hr_bpm' of later days is replaced by missing")
    #expect(result.findings[0].output == "score")
    // One finding for both people, who have no names; none for the inputs it does not read.
    #expect(result.findings.map(\.input) == ["resting_hr_bpm"])
  }

  @Test("a peek in a component alone is seen")
  func component() throws {
    let result = try Self.result(.lookAhead, .lookAheadInComponent)
    #expect(result.findings.first?.output == "usual")
    #expect(result.findings.first?.day == Probe.firstDay)
  }

  @Test(
    "centred windows and global statistics look ahead",
    arguments: [PlantedFormula.Fault.centredWindow, .globalZ])
  func windows(_ fault: PlantedFormula.Fault) throws {
    let result = try Self.result(.lookAhead, fault)
    #expect(result.findings.first?.input == "resting_hr_bpm", "\(result)")
  }

  @Test("back-fill looks ahead where today is missing")
  func backFill() throws {
    let holes = Probe.dense(days: 60).replacing(.restingHR) { day, value in
      day % 9 == 4 ? .nan : value
    }
    let results = badgeAudits(PlantedFormula(.backFill), on: [holes])
    #expect(results[0].findings.first?.input == "resting_hr_bpm")
  }

  @Test(
    "hidden state and range-dependent windows are no function of the series",
    arguments: [
      PlantedFormula.Fault.nonDeterministic, .stateBetweenPeople, .windowFromRangeStart,
    ])
  func determinism(_ fault: PlantedFormula.Fault) throws {
    let result = try Self.result(.determinism, fault)
    #expect(!result.passed)
    #expect(result.findings.allSatisfy { $0.day != nil && $0.output != nil })
  }

  @Test("a formula that throws is a finding, not a crash")
  func throwing() throws {
    let result = try #require(
      badgeAudits(PlantedFormula(.throwsWithoutColumn), on: [DailySeries(firstDay: Probe.firstDay, dayCount: 3)]).first)
    #expect(
      result.description
        == "look_ahead: formula 'planted-throwswithoutcolumn@1' throws: "
        + "formula 'planted-throwswithoutcolumn@1' reported status 7; expected 0")
  }

  @Test("an audit without a case has not passed")
  func noCase() {
    let results = badgeAudits(PlantedFormula(.honest), on: [])
    #expect(results.allSatisfy { !$0.passed })
    #expect(results[0].description == "look_ahead: formula 'planted-honest@1' had no case to run")
  }
}

extension DailySeries {
  /// The same series with one signal rewritten.
  func replacing(_ signal: Signal, _ change: (Int, Double) -> Double) -> DailySeries {
    var series = self
    try! series.set(values(signal).enumerated().map { change($0.offset, $0.element) }, for: signal)
    return series
  }
}
