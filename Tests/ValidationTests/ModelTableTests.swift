import Formulas
import Scoring
import Testing
import Validation

@Suite("models under strict-1")
struct ModelTableTests {
  static let people = Result { try SyntheticCohort(people: 2, days: 500).series() }
  static let identity = DatasetIdentity(
    name: "test", digest: "", people: 2, days: 1000, synthetic: true)

  static func result(models: Bool) throws -> ValidationResult {
    var run = StrictRun(people: try people.get(), anchors: [Readiness2()])
    run.models = models
    return try run.result(identity)
  }

  @Test("models change no other row, are in no family and have no surrogates")
  func apart() throws {
    let plain = try Self.result(models: false).evidence
    let both = try Self.result(models: true).evidence
    let models = both.filter { $0.role == "model" }
    let others = both.filter { $0.role != "model" }
    #expect(!models.isEmpty && !plain.contains { $0.role == "model" })
    func text(_ rows: [Evidence]) -> [String] {
      rows.map { "\($0.person ?? "*") \($0.target) \($0.candidate) \($0.role) \($0.pHolm ?? -1)" }
    }
    #expect(text(others) == text(plain))
    for row in models {
      #expect(!row.family && row.pHolm == nil && row.surrogateShare == nil)
      #expect(row.verdict == "not_in_family" || row.loss == nil)
      #expect(row.rows == "complete")
    }
    #expect(models.contains { $0.person == nil && $0.people == 2 })
  }

  @Test("the reference of a model is least squares on the floor, on the model's own rows")
  func reference() throws {
    let series = try Self.people.get()[0]
    let person = PersonData(series, kinds: TargetKind.strictTables, ownHorizon: 1)
    var fitted = 0
    for target in TargetKind.strictTables {
      let model = try #require(ModelTable(target, person, required: []))
      guard let rows = model.table.rows else { continue }
      let single = SingleTable(rows, role: .incremental)
      for (_, entry) in model.entries {
        guard let entry else { continue }
        fitted += 1
        #expect(entry.outcome.references == single.references)
        if target.isEvent {
          #expect(entry.outcome.predictions.allSatisfy { (0...1).contains($0) })
        }
      }
    }
    #expect(fitted >= 6)
  }

  @Test("a row of a model has every feature, and its training targets are known before the test")
  func rows() throws {
    let series = try Self.people.get()[0]
    let person = PersonData(series, kinds: [.chronicLabel], ownHorizon: 1)
    let table = try #require(ModelTable(.chronicLabel, person, required: [])).table
    let features = FeatureColumnsTests.features(
      .chronicLabel, series, delay: FeatureColumnsTests.delay)
    #expect(table.days.allSatisfy { features.isComplete(day: $0) })
    if let split = table.split {
      #expect(table.days[split.trainCount - 1] + 17 < table.days[split.firstTest])
    }
  }

  @Test("too few training rows give a row without numbers that says so")
  func short() throws {
    var series = try DailySeries(firstDay: Day("2025-01-01")!, dayCount: 60)
    try series.set((0..<60).map { 90 + Double($0 % 7) }, for: .walkingHR)
    var run = StrictRun(people: [series], anchors: [])
    run.models = true
    let rows = try run.result(Self.identity).evidence.filter { $0.role == "model" }
    let passive = rows.filter { $0.target == "passive_efficiency/daily_point" }
    #expect(passive.map(\.candidate) == ["model:ols", "model:ridge"])
    #expect(passive.allSatisfy { $0.reason == "training_rows_below_60" && $0.loss == nil })
  }
}
