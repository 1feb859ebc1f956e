import Formulas
import Scoring
import Testing
import Validation

/// `golden/strict1/e2e`: one person, every number of every table.
@Suite("golden: strict-1 end to end")
struct StrictEndToEndTests {
  struct Expected: Decodable {
    let holm_family: Int
    let tables: [StrictTableExpected]
    let sign_audit: [String: StrictSign]
    let people: Int
    let caveats: [String]
  }

  static let formulas: [any Formula] = [Readiness1(), Readiness2(), RecoveryStability1()]
  static let identity = DatasetIdentity(
    name: "e2e", digest: "", people: 1, days: 1200, synthetic: false)

  @Test("tables, entries, verdicts and signs of one person")
  func everything() throws {
    let expected = try Golden.decode(Expected.self, "strict1/e2e/expected.json")
    let result = try StrictRun(people: [EndToEnd.series()], anchors: Self.formulas)
      .result(Self.identity)
    #expect(result.tables.count == expected.tables.count)
    for (table, want) in zip(result.tables, expected.tables) {
      want.compare(with: table, result.evidence, "")
    }
    #expect(result.evidence.count { $0.family } == expected.holm_family)
    #expect(!result.evidence.contains { $0.person == nil })
    #expect(result.caveats == expected.caveats)
    #expect(result.signs.count == expected.sign_audit.count + 1)
    for sign in result.signs where sign.candidate != "recovery-stability@1" {
      try #require(expected.sign_audit[sign.candidate]).compare(with: sign, sign.candidate)
    }
  }

  @Test("every test row of every computed entry")
  func rows() throws {
    let series = try EndToEnd.series()
    let rows = try EndToEnd.table("strict1/e2e/expected_rows.csv")
    var byEntry: [String: [[String: String]]] = [:]
    for row in rows {
      byEntry["\(row["target"]!) \(row["candidate"]!) \(row["role"]!)", default: []].append(row)
    }
    let candidates = try Self.formulas.map {
      try Candidate.formula($0, people: [series], isAnchor: true)
    }
    let person = PersonData(series, kinds: TargetKind.strictTables, ownHorizon: 1)
    var compared = 0
    for target in TargetKind.strictTables {
      let entering = candidates.filter { $0.enters(target) }
      let group = TableGroup(
        target, candidates: entering, anchors: entering, rows: "anchor", people: [person],
        threads: nil)
      let table = group.tables[0]
      let tolerance = 1e-9 * table.floorTestLosses[table.floor]
      for candidate in entering {
        for role in group.roles(candidate, people: 1) {
          let want = try #require(byEntry["\(target.id) \(candidate.key) \(role.rawValue)"])
          let outcome = SingleTable(table.rows!, role: role)
            .outcome(table.scores(candidate.values[0]))
          #expect(want.count == table.testDays.count)
          for (index, row) in want.enumerated() {
            compared += 1
            let what = "\(target.id) \(candidate.key) \(role) \(row["date"]!)"
            #expect(series.day(table.testDays[index]).description == row["date"], "\(what)")
            let value = table.rows!.target[table.rows!.firstTest + index]
            #expect(near(value, Double(row["value"]!)), "\(what)")
            #expect(
              within(outcome.references[index], Double(row["reference"]!), tolerance), "\(what)")
            #expect(
              within(outcome.predictions[index], Double(row["prediction"]!), tolerance), "\(what)")
          }
        }
      }
    }
    #expect(compared == rows.count)
  }
}
