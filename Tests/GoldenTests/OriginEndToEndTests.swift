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
    // The file states ends of epochs that the reader infers from the rows; they clip nothing.
    #expect(series.epochs.map(\.id) == ["epoch_a", "epoch_b"])
    #expect(series.epochs[0].last == Day("2023-06-30") && series.epochs[1].last == nil)
    #expect(series.epochs[1].first == Day("2023-07-01"))
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

  @Test("floor tables of both slices and all eight targets", arguments: slices)
  func floors(slice: OriginSlice) throws {
    let series = try EndToEnd.series()
    let targets = PersonTargets(series)
    let inside = slice.contains(series)
    var tables: [String: JSONTree] = [:]
    for target in TargetKind.all {
      let floors = OriginFloors(target, of: targets, series: series)
      tables[target.id] = OriginTree.floors(OriginFloorTable(floors, of: targets, in: inside))
    }
    let expected = try #require(try Self.expected()["floors"]?[slice.name])
    JSONTree.object(tables).expect(expected, at: slice.name)
  }

  @Test("70/30 feasibility of every target in the file, on the slice that decides")
  func feasibility() throws {
    let series = try EndToEnd.series()
    let targets = PersonTargets(series)
    let inside = Self.slices[0].contains(series)
    guard case .object(let expected)? = try Self.expected()["feasibility"] else {
      Issue.record("no feasibility")
      return
    }
    #expect(expected.count == 4)
    for target in TargetKind.all {
      guard let wanted = expected[target.id] else { continue }
      let floors = OriginFloors(target, of: targets, series: series)
      let table = OriginFloorTable(floors, of: targets, in: inside)
      let features = try #require(FeatureColumns(target, of: targets, series: series))
      let rows = ModelRows(table, features, series)
      let tree: JSONTree
      if target.isEvent {
        // The file holds the model against the origin's form of the base rate.
        tree = OriginTree.feasibility(
          try EventFeasibility(
            rows, floor: OriginFloors.baseRate,
            predicted: floors.column(named: OriginFloors.baseRate, in: inside)), rows, target)
      } else {
        tree = OriginTree.feasibility(
          try ErrorFeasibility(rows, table, floors: floors, in: inside), rows, target, series)
      }
      tree.expect(wanted, at: target.id)
    }
  }
}
