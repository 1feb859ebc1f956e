import Foundation
import Scoring
import Testing
import Validation

/// `golden/validation/e2e/expected.json` whole: the same tree is built from the product's results, so
/// a key that the file has and the product has not fails, and the other way round.
@Suite("golden: origin-2026 end to end")
struct OriginEndToEndTests {
  static func expected() throws -> JSONTree {
    try Golden.decode(JSONTree.self, "validation/e2e/expected.json")
  }

  static let slices = [
    OriginSlice(
      name: "test_epoch", from: Day("2023-09-01"), to: Day("2025-04-14"), epoch: "epoch_b"),
    OriginSlice.all,
  ]

  @Test("settings, calendar, slices and eligibility counts")
  func settings() throws {
    let series = try EndToEnd.series()
    let targets = PersonTargets(series)
    let expected = try Self.expected()
    guard case .object(let members) = expected else {
      Issue.record("the file is no object")
      return
    }
    #expect(
      Set(members.keys) == [
        "epochs", "bootstrap_seed_hex", "bootstrap_iterations", "first_date", "last_date",
        "calendar_days", "table_rows", "slices", "eligibility_counts", "floors", "feasibility",
      ])
    guard case .list(let epochs)? = members["epochs"] else {
      Issue.record("no epochs")
      return
    }
    #expect(epochs.count == series.epochs.count)
    for (epoch, wanted) in zip(series.epochs, epochs) {
      // The reader leaves the outer ends open, which clips the same days.
      var inner: [String: JSONTree] = ["id": .text(epoch.id), "end": .maybe(epoch.last?.description)]
      inner["start"] = epoch.first.map { .text($0.description) } ?? .text("2014-01-01")
      JSONTree.object(inner).expect(wanted, at: "epochs")
    }
    let seed = String(ProtocolRandom.defaultSeed, radix: 16)
    var slices: [String: JSONTree] = [:]
    for slice in Self.slices {
      slices[slice.name] = .object([
        "from": .maybe(slice.from?.description), "to": .maybe(slice.to?.description),
        "epoch": .maybe(slice.epoch),
      ])
    }
    let lines = try Golden.text("validation/e2e/daily.csv").split(separator: "\n").count
    let settings: [String: JSONTree] = [
      "bootstrap_seed_hex": .text(String(repeating: "0", count: 16 - seed.count) + seed),
      "bootstrap_iterations": .count(1000),
      "first_date": .text(series.firstDay.description),
      "last_date": .text(series.day(series.dayCount - 1).description),
      "calendar_days": .count(series.dayCount),
      "table_rows": .count(lines - 1),
      "slices": .object(slices),
      "eligibility_counts": .object(Self.eligibility(targets)),
    ]
    let others: Set<String> = ["epochs", "floors", "feasibility"]
    JSONTree.object(settings).expect(.object(members.filter { !others.contains($0.key) }))
  }

  static func eligibility(_ targets: PersonTargets) -> [String: JSONTree] {
    var members: [String: JSONTree] = [:]
    for target in TargetKind.all {
      let counts = TargetCounts(target, [targets])
      var reasons: [String: JSONTree] = [:]
      for (reason, days) in counts.eligible { reasons["eligible:" + reason] = .count(days) }
      for (reason, days) in counts.ineligible { reasons["ineligible:" + reason] = .count(days) }
      members[target.id] = .object(reasons)
    }
    return members
  }

  /// The run of the file's two slices, the deciding one first.
  static let run = Result { () throws -> (result: ValidationResult, series: DailySeries) in
    let series = try EndToEnd.series()
    var run = OriginRun(people: [series])
    run.slices = slices
    let identity = DatasetIdentity(
      name: "e2e", digest: "", people: 1, days: series.dayCount, synthetic: false)
    return (try run.result(identity), series)
  }

  @Test("floor tables of both slices and all eight targets", arguments: slices)
  func floors(slice: OriginSlice) throws {
    var tables: [String: JSONTree] = [:]
    for outcome in try Self.run.get().result.origin where outcome.slice == slice {
      tables[outcome.table.target.id] = OriginTree.floors(outcome.table)
    }
    #expect(tables.count == TargetKind.all.count)
    let expected = try #require(try Self.expected()["floors"]?[slice.name])
    JSONTree.object(tables).expect(expected, at: slice.name)
  }

  @Test("70/30 feasibility of every target in the file, on the slice that decides")
  func feasibility() throws {
    let (result, series) = try Self.run.get()
    guard case .object(let expected)? = try Self.expected()["feasibility"] else {
      Issue.record("no feasibility")
      return
    }
    var compared = 0
    for outcome in result.origin {
      guard let wanted = expected[outcome.table.target.id] else { continue }
      let target = outcome.table.target
      let features = try #require(
        FeatureColumns(target, of: PersonTargets(series), series: series))
      let rows = ModelRows(outcome.table, features, series)
      switch outcome.check {
      case .notAsked: #expect(outcome.slice != Self.slices[0])
      case .tooFewRows(let failure, _): Issue.record("\(target.id): \(failure)")
      case .error(let check, let count):
        compared += 1
        #expect(count == rows.days.count)
        OriginTree.feasibility(check, rows, target, series).expect(wanted, at: target.id)
      case .event(let matured, let origin, let count):
        compared += 1
        #expect(count == rows.days.count)
        // The file holds the model against the origin's form of the base rate.
        OriginTree.feasibility(origin, rows, target).expect(wanted, at: target.id)
        #expect(matured.floor == OriginFloors.maturedBaseRate)
        #expect(matured.selection == origin.selection)
      }
    }
    #expect(compared == expected.count && compared == 4)
  }

  @Test("evidence rows carry the numbers and verdicts of the tables")
  func evidence() throws {
    let rows = try Self.run.get().result.evidence.filter { $0.slice == "test_epoch" }
    func row(_ target: String, _ candidate: String, _ kind: String, _ reference: String? = nil)
      throws -> Evidence
    {
      try #require(
        rows.first {
          $0.target == target && $0.candidate == candidate && $0.rows == kind
            && (reference == nil || $0.reference == reference)
        })
    }
    let floor = try row("recovery_stability/rolling_3d", "floor:rolling_7d_mean", "per_baseline")
    #expect(floor.nRows == 438 && near(floor.loss, 0.014901811908248522))
    #expect(floor.headroom == "modest" && near(floor.bootstrapLow, 0.01390909490567289))
    let common = try row("recovery_stability/rolling_3d", "floor:rolling_7d_mean", "common")
    #expect(common.nRows == 400 && near(common.loss, 0.014953333833605434))
    let ridge = try row("recovery_stability/rolling_3d", "model:ridge", "complete")
    #expect(ridge.verdict == "no_production_model" && ridge.penalty == 10)
    #expect(ridge.nTrain == 280 && ridge.nTest == 120)
    #expect(try row("recovery_stability/rolling_3d", "model:ols", "complete").verdict == nil)
    let acute = try row("acute_risk/event_t1_t3", "model:logistic", "complete", "event_base_rate")
    #expect(acute.verdict == "beats_floor_significant" && acute.caveat == "looks_ahead")
  }
}
