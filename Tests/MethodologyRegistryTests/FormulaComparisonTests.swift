import MethodologyRegistry
import Scoring
import Testing
import Validation

@Suite("comparison of two formulas")
struct FormulaComparisonTests {
  static let points = Output("score", unit: "points", range: 0...100)
  static let bands = BandRule.fixed(optimal: 80, fair: 50)

  /// Two scripted versions over the same days, the first on 30 January.
  static func compare(
    _ before: [ScriptedFormula.Row], _ after: [ScriptedFormula.Row], unit: String = "points",
    band: BandRule = bands
  ) throws -> FormulaComparison {
    let series = try DailySeries(
      person: "p01", firstDay: Day("2026-01-30")!, dayCount: before.count)
    func row(_ id: String, _ unit: String, _ rows: [ScriptedFormula.Row], _ band: BandRule)
      -> Methodology
    {
      Methodology(
        ScriptedFormula(id, outputs: [Output("score", unit: unit)], rows: rows), kind: .kernel,
        claim: "a claim", source: "a source", band: band)
    }
    let old = row("old", "points", before, bands)
    let new = row("new", unit, after, band)
    return FormulaComparison(
      old, new,
      [ScoredPerson(series, try old.formula.score(series), try new.formula.score(series))])
  }

  /// 85 → 85, 85 → 75, 40 → 60, 60 → 58, then a day only the old and one only the new scores.
  static func example(unit: String = "points", band: BandRule = bands) throws -> FormulaComparison {
    try compare(
      [85, 85, 40, 60, 70, .nan].map { .init([$0], $0.isNaN ? .inputMissing : .scored) },
      [85, 75, 60, 58, .nan, 50].map { .init([$0], $0.isNaN ? .stale : .provisional) }, unit: unit,
      band: band)
  }

  @Test("changes 0, -10, 20 and -2: mean 2, half the quantiles between them")
  func changes() throws {
    let comparison = try Self.example()
    #expect(comparison.personDays == 6 && comparison.bothScored == 4)
    let changes = try #require(comparison.changes)
    #expect(changes.count == 4 && changes.mean == 2 && changes.meanSize == 8)
    // Deviations -2, -12, 18, -4: squares 4 + 144 + 324 + 16 = 488, over 4 is 122.
    #expect(changes.sd == 122.0.squareRoot())
    #expect(changes.shareChanged == 0.75)
    #expect(changes.quantiles[0] == -10 && changes.quantiles[6] == 20)
    #expect(changes.quantiles[2...4] == [-4, -1, 5])
  }

  @Test("the matrix has the old band as row, the flips are its off-diagonal days in order")
  func flips() throws {
    let comparison = try Self.example()
    #expect(comparison.bandDays == [[1, 1, 0], [0, 1, 0], [0, 1, 0]])
    #expect(comparison.flips.map(\.date.description) == ["2026-01-31", "2026-02-01"])
    #expect(comparison.flips.map(\.before.value) == [85, 40])
    #expect(comparison.flips.map(\.after.band) == [.fair, .fair])
    #expect(comparison.sameBandShare == 0.5)
  }

  @Test("a day only one of them scores is counted by the status the other gives")
  func oneSided() throws {
    let comparison = try Self.example()
    #expect(comparison.onlyBefore == [.stale: 1])
    #expect(comparison.onlyAfter == [.inputMissing: 1])
  }

  @Test("months stand by themselves; two days have no rank correlation")
  func months() throws {
    let months = try Self.example().months
    #expect(months.map(\.month) == ["2026-01", "2026-02"])
    #expect(months.map(\.count) == [2, 2] && months.map(\.meanSize) == [5, 11])
    #expect(months.map(\.spearman) == [nil, nil] && months.map(\.sameBandShare) == [0.5, 0.5])
    let rows: [ScriptedFormula.Row] = [10, 20, 30].map { .init([$0]) }
    let march = try Self.compare(
      [.init([.nan], .inputMissing), .init([.nan], .inputMissing)] + rows,
      [.init([.nan], .inputMissing), .init([.nan], .inputMissing)] + rows.reversed())
    #expect(march.months.map(\.spearman) == [-1])
  }

  @Test("other units have no changes, an unsupported threshold no bands")
  func incomparable() throws {
    let units = try Self.example(unit: "z·h")
    #expect(units.changes == nil && units.months.allSatisfy { $0.meanSize == nil })
    #expect(units.bandDays != nil)
    let bands = try Self.example(band: .unsupported)
    #expect(bands.bandDays == nil && bands.flips.isEmpty && bands.sameBandShare == nil)
    #expect(bands.changes != nil && bands.months.allSatisfy { $0.sameBandShare == nil })
  }

  @Test("no common day leaves nothing to say, and a version compared with itself changes nothing")
  func edges() throws {
    let nothing = try Self.compare([.init([.nan], .inputMissing)], [.init([50])])
    #expect(nothing.changes == nil && nothing.months.isEmpty && nothing.sameBandShare == nil)
    let series = try SyntheticCohort(people: 1, days: 60).series()[0]
    let row = try Methodology.named("readiness@2")
    let table = try row.formula.score(series)
    let same = FormulaComparison(row, row, [ScoredPerson(series, table, table)])
    #expect(same.changes?.shareChanged == 0 && same.flips.isEmpty && same.sameBandShare == 1)
  }

  @Test("the versions of readiness on the bundled cohort: what is shown, not the primary")
  func cohort() throws {
    let people = try SyntheticCohort.bundled.series()
    let (old, new) = (try Methodology.named("readiness@1"), try Methodology.named("readiness@2"))
    let comparison = FormulaComparison(
      old, new,
      try people.map {
        ScoredPerson($0, try old.formula.score($0), try new.formula.score($0))
      })
    #expect(comparison.after.output == "display")
    #expect(comparison.personDays == 10800)
    let onlyOne = comparison.onlyBefore.values.reduce(0, +) + comparison.onlyAfter.values.reduce(0, +)
    #expect(comparison.bothScored + onlyOne <= 10800 && comparison.bothScored > 9000)
    let matrix = try #require(comparison.bandDays)
    #expect(matrix.joined().reduce(0, +) == comparison.bothScored)
    #expect(comparison.months.map(\.count).reduce(0, +) == comparison.bothScored)
    #expect(comparison.months.allSatisfy { $0.spearman.map { (-1.0...1).contains($0) } ?? true })
  }
}
