import Formulas
import Scoring
import Testing

@Suite("score tables and affected days")
struct ScoreTableTests {
  @Test("a table that is reset for other days holds what a new one would")
  func reset() throws {
    let first = Day("2025-01-01")!
    var series = try DailySeries(firstDay: first, dayCount: 60)
    try series.set((0..<60).map { 55 + Double($0 % 7) }, for: .restingHR)
    let formula = Readiness2()
    var table = try formula.score(series, days: 40..<60)
    table.reset(days: 10..<30)
    #expect(table.primary.count { $0.isNaN } == 20)
    try table.fill(with: formula, from: series)
    let fresh = try formula.score(series, days: 10..<30)
    #expect(table.values.map(\.bitPattern) == fresh.values.map(\.bitPattern))
    #expect(table.statuses == fresh.statuses && table.reasons == fresh.reasons)
  }

  @Test("changed days affect the days up to the memory later, and none before")
  func affected() {
    let identity = Readiness2().identity
    #expect(identity.memory == 29)
    #expect(identity.affectedDays(changed: 100..<102) == 100..<131)
    #expect(identity.affectedDays(changed: 5..<5).isEmpty)
  }

  @Test("days outside the series are refused word for word")
  func outside() throws {
    let series = try DailySeries(firstDay: Day("2025-01-01")!, dayCount: 5)
    let error = ScoringError.daysOutsideSeries(
      formula: "readiness@2", days: 3..<9, dayCount: 5)
    #expect(throws: error) { _ = try Readiness2().score(series, days: 3..<9) }
    #expect(
      error.description
        == "formula 'readiness@2' was asked for days 3..<9; the series has 0..<5")
  }
}
