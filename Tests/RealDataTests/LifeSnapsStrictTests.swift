import Foundation
import Formulas
import Ingest
import Scoring
import Testing
import Validation

/// `golden/strict1/lifesnaps.json` and `lifesnaps_scores.csv`: 36 people, every number.
@Suite("golden: strict-1 on LifeSnaps")
struct LifeSnapsStrictTests {
  struct Person: Decodable {
    let tables: [StrictTableExpected]
    let holm_family: Int
    let sign_audit: [String: StrictSign]
  }
  struct Expected: Decodable {
    let people: Int
    let per_person: [String: Person]
    let pooled: [StrictTest]
    let sign_audit_over_people: [String: StrictSign]
  }

  static let formulas: [any Formula] = [Readiness1(), Readiness2(), RecoveryStability1()]

  static func people() throws -> [DailySeries]? {
    guard let path = RealData.path("lifesnaps/daily.csv") else { return nil }
    var options = ReadOptions()
    options.preset = .lifesnaps
    return try DatasetReader.read(path: path, options: options).people
  }

  @Test("scores of every listed day; the others have no input")
  func scores() throws {
    guard let people = try Self.people() else { return }
    var expected: [String: [String: [String]]] = [:]
    let lines = try Golden.text("strict1/lifesnaps_scores.csv").split(separator: "\n")
    for line in lines.dropFirst() {
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      expected[cells[0], default: [:]][cells[1]] = cells
    }
    for series in people {
      for (index, formula) in Self.formulas.enumerated() {
        let table = try formula.score(series)
        for day in 0..<series.dayCount {
          let value = table.value(day: day).isNaN ? nil : table.value(day: day)
          guard let cells = expected[series.person]?[series.day(day).description] else {
            #expect(table.status(day: day) == .inputMissing)
            continue
          }
          let label = "\(series.person) \(series.day(day)) \(formula.identity.key)"
          #expect(table.status(day: day).name == cells[3 + 2 * index], "\(label)")
          #expect(within(value, Double(cells[2 + 2 * index]), index == 2 ? 1e-12 : 0), "\(label)")
        }
      }
    }
  }

  @Test("tables, entries, pooled rows and signs")
  func everything() throws {
    guard let people = try Self.people() else { return }
    let expected = try Golden.decode(Expected.self, "strict1/lifesnaps.json")
    let result = try StrictRun(people: people, anchors: Self.formulas).result(
      DatasetIdentity(name: "lifesnaps", digest: "", people: 36, days: 0, synthetic: false))
    #expect(people.count == expected.people)
    for series in people {
      let want = try #require(expected.per_person[series.person])
      let rows = result.evidence.filter { $0.person == series.person }
      let tables = result.tables.filter { $0.person == series.person }
      #expect(tables.count == want.tables.count)
      for (table, wanted) in zip(tables, want.tables) {
        wanted.compare(with: table, rows, series.person)
      }
      #expect(rows.count { $0.family } == want.holm_family)
      for sign in result.signs where sign.person == series.person {
        want.sign_audit[sign.candidate]?.compare(with: sign, "\(series.person) \(sign.candidate)")
      }
    }
    let pooled = result.evidence.filter { $0.person == nil }
    #expect(pooled.count == expected.pooled.count)
    for (row, want) in zip(pooled, expected.pooled) {
      #expect(row.target == want.target && row.candidate == want.candidate)
      #expect(row.role == want.role)
      want.compare(with: row, "pooled \(row.target)")
    }
    var audited = 0
    for sign in result.signs where sign.person == nil {
      guard let want = expected.sign_audit_over_people[sign.candidate] else { continue }
      want.compare(with: sign, "over people \(sign.candidate)")
      audited += 1
    }
    #expect(audited == expected.sign_audit_over_people.count)
  }
}
