import Formulas
import Scoring
import Testing
import Validation

@Suite("dataset audit", .timeLimit(.minutes(60)))
struct DatasetAuditTests {
  private static let people: [DailySeries] = {
    // The generator throws only for a calendar that is too long.
    (try? SyntheticCohort(people: 4, days: 260).series()) ?? []
  }()

  private static func sections(_ people: [DailySeries], _ formulas: [any Formula] = [])
    throws -> [AuditSection.Kind: AuditSection]
  {
    var audit = DatasetAudit(people: people, formulas: formulas)
    audit.cuts = 2
    return Dictionary(uniqueKeysWithValues: try audit.sections().map { ($0.kind, $0) })
  }

  @Test("built-in formulas on an honest dataset have no fault, and every audit answers")
  func honest() throws {
    let sections = try Self.sections(
      Self.people, [Readiness2(), RecoveryStability1(), AcuteRisk1()])
    #expect(sections.count == AuditSection.Kind.allCases.count)
    for section in sections.values {
      #expect(section.faults == 0, "\(section.lines.filter(\.isFault).map(\.text))")
    }
    #expect(sections[.warmUp]?.lines.count == 3)
    #expect(sections[.sampleOverlap]?.lines.isEmpty == true)
    let degenerate = try #require(sections[.degenerateBaselines]?.lines.first)
    #expect(degenerate.text.hasPrefix("readiness@2: hrv_degenerate on "))
  }

  @Test("yesterday's acute label shares two thirds of its window and is excluded as a floor")
  func overlap() throws {
    let line = try #require(
      try Self.sections(Self.people)[.labelAvailability]?.lines.first {
        $0.text.hasPrefix("acute_risk/event_t1_t3")
      })
    #expect(line.text.contains("shares 66.7 % of its window"))
    #expect(line.text.contains("excluded as a floor"))
    #expect(!line.isFault)
  }

  @Test("a base rate of labels that do not exist yet scores higher than the matured one")
  func baseRate() throws {
    let line = try #require(
      try Self.sections(Self.people)[.baseRate]?.lines.first {
        $0.text.hasPrefix("acute_risk/event_t1_t3")
      })
    #expect(line.numbers.map(\.name) == ["auc_looks_ahead", "auc_matured"])
    #expect(line.numbers[0].value > line.numbers[1].value)
  }

  @Test("a column with tomorrow's HRV is a fault that names signal and lag")
  func tomorrow() throws {
    var series = Self.people[0]
    let hrv = series.values(.hrvSDNN)
    try series.addScore("oracle", Array(hrv.dropFirst()) + [.nan])
    let section = try #require(try Self.sections([series])[.columnLeak])
    #expect(section.faults == 1)
    #expect(
      section.lines[0].text
        == "column:oracle of person 'p01' follows 'hrv_sdnn_ms' 1 day later (rank correlation 1.000)"
    )
  }

  @Test("a column with today's HRV knows nothing of later days")
  func today() throws {
    var series = Self.people[0]
    try series.addScore("today", series.values(.hrvSDNN))
    let section = try #require(try Self.sections([series])[.columnLeak])
    #expect(section.faults == 0)
    #expect(section.lines.map(\.text) == ["column:today follows nothing of later days"])
  }

  @Test("a label column of the day itself is used three days before it is known")
  func earlyLabel() throws {
    var series = Self.people[0]
    let labels = PersonTargets(series).labels(.acuteEvent)
    try series.addScore("label", labels)
    try series.addScore("known", Array(repeating: .nan, count: 3) + labels.dropLast(3))
    let section = try #require(try Self.sections([series])[.labelAvailability])
    let faults = section.lines.filter(\.isFault)
    #expect(faults.map(\.score) == ["column:label"])
    #expect(
      faults[0].text
        == "column:label of person 'p01' equals the label acute_risk/event_t1_t3 of anchor day d, "
        + "3 days before it is known")
  }

  @Test("a person pasted under a second name is one stretch of identical days")
  func pasted() throws {
    let first = Self.people[0]
    var second = try DailySeries(person: "copy", firstDay: first.firstDay + 400, dayCount: 40)
    for signal in first.signals {
      try second.set(Array(first.values(signal)[100..<140]), for: signal)
    }
    let lines = try Self.sections([first, second])[.sampleOverlap]?.lines ?? []
    #expect(lines.count == 1)
    #expect(lines.first?.numbers == [AuditSection.Number("days", 40)])
    #expect(lines.first?.person == "copy")
  }

  @Test("six identical days are no stretch, and a device stuck on one day is none either")
  func short() throws {
    func repeated(_ values: [Double]) throws -> Int {
      var series = try DailySeries(firstDay: Day("2024-01-01")!, dayCount: values.count)
      try series.set(values, for: .restingHR)
      try series.set(values.map { $0 + 1 }, for: .hrvSDNN)
      return try Self.sections([series])[.sampleOverlap]?.lines.count ?? 0
    }
    let first = (0..<12).map { 60 + Double($0) }
    #expect(try repeated(first + first.prefix(6)) == 0)
    #expect(try repeated(first + first.prefix(7)) == 1)
    #expect(try repeated(Array(repeating: 60, count: 40)) == 0)
  }

  @Test("a score without its inputs is a fault of missing data; a value on an empty day is reported")
  func missing() throws {
    var series = try DailySeries(firstDay: Day("2024-01-01")!, dayCount: 60)
    try series.set((0..<60).map { $0 % 5 == 2 ? .nan : 60 }, for: .restingHR)
    try series.addScore("vendor", Array(repeating: 50, count: 60))
    let section = try #require(try Self.sections([series], [AlwaysFifty()])[.missingData])
    #expect(section.faults >= 1)
    let vendor = try #require(section.lines.first { $0.score == "column:vendor" })
    #expect(!vendor.isFault && vendor.text.contains("has a value on 12 days without any signal"))
  }

  @Test("a score that is mostly 0 is not taken for a rare label")
  func rareLabel() throws {
    var series = Self.people[0]
    try series.addScore("zero", Array(repeating: 0, count: series.dayCount))
    #expect(try Self.sections([series])[.labelAvailability]?.faults == 0)
  }

  @Test("numbers in sentences have fixed decimals")
  func decimals() throws {
    let sections = try Self.sections(Self.people)
    let text = try #require(sections[.labelAvailability]?.lines.first?.text)
    #expect(text.contains("AUC 0."))
  }
}

/// 50 on every day, whether or not anything was measured.
private struct AlwaysFifty: Formula {
  let identity = FormulaIdentity(
    id: "always-fifty", version: 1, inputs: .init(required: [.signal(.restingHR)]),
    outputs: [Output("score", unit: "points", range: 0...100)], reasons: [], presence: .sameDay,
    memory: 0)
  let parameters: [Parameter] = []

  func score(_ series: DailySeries, into rows: borrowing ScoreRows) throws(ScoringError) {
    for day in rows.days {
      rows.set(day, column: 0, 50)
      rows.end(day, .scored)
    }
  }
}
