import Formulas
import Scoring
import Testing
import Validation

/// A spoiled formula, the audit that must catch it, and words the finding must say.
struct PlantedCase: Sendable, CustomTestStringConvertible {
  let fault: PlantedFormula.Fault
  let audit: Audit
  let says: String

  init(_ fault: PlantedFormula.Fault, _ audit: Audit, _ says: String) {
    self.fault = fault
    self.audit = audit
    self.says = says
  }

  var testDescription: String { fault.rawValue }

  static let all = [
    PlantedCase(
      .valueFromTomorrow, .lookAhead,
      "on 2025-01-04 changes when 'resting_hr_bpm' of later days is replaced by missing"),
    PlantedCase(
      .centredWindow, .lookAhead,
      "on 2025-01-01 changes when 'resting_hr_bpm' of later days is replaced by missing"),
    PlantedCase(.globalZ, .lookAhead, "on 2025-01-01 changes when 'resting_hr_bpm' of later days"),
    PlantedCase(.backFill, .lookAhead, "changes when 'resting_hr_bpm' of later days"),
    PlantedCase(
      .lookAheadInComponent, .lookAhead,
      "on 2025-01-01 changes when 'resting_hr_bpm' of later days is replaced by missing"),
    PlantedCase(.nonDeterministic, .determinism, "on 2025-01-04 differs when scored twice"),
    PlantedCase(
      .stateBetweenPeople, .determinism, "on 2025-01-04 differs after another person was scored"),
    PlantedCase(
      .windowFromRangeStart, .determinism, "differs between the whole series and days 2025-"),
    PlantedCase(
      .readsOlderThanDeclared, .memory,
      "changes when history older than 6 days is cut off"),
    PlantedCase(
      .unboundedMean, .memory,
      "changes when 'resting_hr_bpm' of history older than 30 days is replaced by missing"),
    PlantedCase(
      .declaresTooMuchMemory, .memory,
      "declares a memory of 9 days, but no day changes with the day 9 days before"),
    PlantedCase(
      .ignoresEpoch, .memory,
      "changes when 'resting_hr_bpm' before the epoch start 2025-03-20 is replaced by missing"),
    PlantedCase(
      .zeroForMissing, .missingData,
      "is scored without 'resting_hr_bpm' when 'resting_hr_bpm' is hidden at random"),
    PlantedCase(
      .scoredWithoutInput, .missingData,
      "is scored without 'resting_hr_bpm' when 'resting_hr_bpm' is hidden in a block"),
    PlantedCase(
      .lastValueCarried, .missingData,
      "is scored without 'resting_hr_bpm' when 'resting_hr_bpm' is hidden on every third day"),
    PlantedCase(
      .hidingRaisesConfidence, .missingData,
      "rises from provisional to scored when 'resting_hr_bpm' is hidden at random"),
    PlantedCase(.unclamped, .rangeAndDirection, "outside the declared 0.0...100.0"),
    PlantedCase(
      .declaresWiderRange, .rangeAndDirection,
      "does not reach its range: 'score' reached 0.0...100.0, declared -20.0...100.0"),
    PlantedCase(
      .flippedSign, .rangeAndDirection,
      "declares that 'score' goes down with 'resting_hr_bpm', but from -1 to +1 SD it is"),
    PlantedCase(.scoredNaN, .rows, "is scored but has no 'score'"),
    PlantedCase(.forgetsDays, .rows, "is inputMissing and does not say why"),
    PlantedCase(.readsTheDate, .calendar, "on 2025-01-04 changes when the calendar is moved by 1 weeks"),
    PlantedCase(
      .readsUndeclared, .columns,
      "changes when 'steps', which is not declared, is replaced by missing"),
    PlantedCase(
      .throwsWithoutColumn, .columns,
      "throws when 'resting_hr_bpm' is absent: formula 'planted-throwswithoutcolumn@1' reported"),
    PlantedCase(.infinity, .degenerateSeries, "has an infinite 'score' (constant)"),
    PlantedCase(.idNotKebab, .identity, "has an id that is not kebab-case"),
    PlantedCase(.twoOutputsOfOneName, .identity, "has two outputs named 'score'"),
  ]
}

@Suite("Planted faults", .timeLimit(.minutes(60)))
struct PlantedFaultTests {
  @Test("every fault is caught by its audit, which says where and by what", arguments: PlantedCase.all)
  func caught(_ planted: PlantedCase) throws {
    let results = ConformanceKit.run(PlantedFormula(planted.fault))
    let result = try #require(results.first { $0.audit == planted.audit })
    #expect(!result.passed)
    #expect(
      result.findings.contains { result.text(of: $0).contains(planted.says) }, "\(result)")
  }

  @Test("the honest formula passes every audit")
  func honest() {
    for result in ConformanceKit.run(PlantedFormula(.honest)) {
      #expect(result.passed, "\(result)")
    }
  }

  @Test("every fault of the planted formula has a case")
  func complete() {
    let tried = Set(PlantedCase.all.map(\.fault))
    #expect(Set(PlantedFormula.Fault.allCases).subtracting(tried) == [.honest])
  }

  @Test("readiness@1 declared as 0...100 does not reach its range")
  func readinessRange() throws {
    let results = ConformanceKit.run(Redeclared(Readiness1(), range: 0...100))
    let result = try #require(results.first { $0.audit == .rangeAndDirection })
    #expect(
      result.description
        == "range_and_direction: formula 'readiness@1' does not reach its range: "
        + "'score' reached 2.0...99.0, declared 0.0...100.0")
  }
}

/// A formula under another range of its primary.
struct Redeclared: Formula {
  let formula: any Formula
  let identity: FormulaIdentity
  var parameters: [Parameter] { formula.parameters }

  init(_ formula: any Formula, range: ClosedRange<Double>) {
    self.formula = formula
    let old = formula.identity
    var outputs = old.outputs
    outputs[0] = Output(
      outputs[0].name, kind: outputs[0].kind, unit: outputs[0].unit, range: range,
      direction: outputs[0].direction)
    identity = FormulaIdentity(
      id: old.id, version: old.version, inputs: old.inputs, outputs: outputs, reasons: old.reasons,
      presence: old.presence, memory: old.memory, predictsUnitOf: old.predictsUnitOf)
  }

  func score(_ series: DailySeries, into rows: borrowing ScoreRows) throws(ScoringError) {
    try formula.score(series, into: rows)
  }
}
