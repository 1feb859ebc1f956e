import Formulas
import Scoring
import Testing
import Validation

/// `golden/validation/e2e` targets and baselines, `golden/strict1/e2e/expected_scores.csv`.
@Suite("golden: end to end, one person")
struct EndToEndGoldenTests {
  @Test("CSV to three score columns")
  func scores() throws {
    let series = try EndToEnd.series()
    let formulas: [any Formula] = [Readiness1(), Readiness2(), RecoveryStability1()]
    let tables = try formulas.map { try $0.score(series) }
    let rows = try EndToEnd.table("strict1/e2e/expected_scores.csv")
    #expect(!rows.isEmpty)
    for row in rows {
      let date = try #require(Day(row["date"]!))
      let day = try #require(series.index(of: date))
      for table in tables {
        let key = table.identity.key
        #expect(table.status(day: day).name == row[key + ":status"], "\(date) \(key)")
        let value = table.value(day: day)
        let want = Double(row[key]!)
        if key == "recovery-stability@1" {
          #expect(near(value.isNaN ? nil : value, want, 1e-12), "\(date) \(key)")
        } else {
          #expect((value.isNaN ? nil : value) == want, "\(date) \(key)")
        }
      }
    }
    let listed = Set(rows.map { $0["date"]! })
    for day in 0..<series.dayCount where !listed.contains(series.day(day).description) {
      #expect(tables.allSatisfy { $0.status(day: day) == .inputMissing })
    }
  }

  @Test("every target of every anchor")
  func targets() throws {
    let series = try EndToEnd.series()
    let targets = PersonTargets(series)
    let rows = try EndToEnd.table("validation/e2e/expected_targets.csv")
    #expect(rows.count == series.dayCount * TargetKind.all.count)
    let byID = Dictionary(uniqueKeysWithValues: TargetKind.all.map { ($0.id, $0) })
    for row in rows {
      let target = try #require(byID[row["target"]!])
      let day = try #require(EndToEnd.day(row, series))
      let record = targets.records(target)[day]
      #expect(record.eligible == (row["eligible"] == "1"), "\(row)")
      #expect(record.reason.word == row["reason"], "\(row)")
      #expect(near(record.eligible ? record.value : nil, Double(row["value"]!)), "\(row)")
    }
  }

  @Test("every floor of every anchor, with the origin's base rate and persistence beside it")
  func floors() throws {
    let series = try EndToEnd.series()
    let targets = PersonTargets(series)
    let rows = try EndToEnd.table("validation/e2e/expected_baselines.csv")
    #expect(rows.count == series.dayCount)
    var compared = 0
    for target in TargetKind.all {
      let floors = FloorColumns(target, of: targets, series: series)
      var columns = Dictionary(uniqueKeysWithValues: zip(floors.names, floors.columns))
      if target.isEvent {
        let labels = targets.labels(target)
        columns["event_base_rate"] = (0..<series.dayCount).map {
          eventBaseRate(labels, at: $0, horizon: nil, windowStart: 0)
        }
        columns["persistence_yesterday"] = [.nan] + labels.dropLast()
      }
      for row in rows {
        let day = try #require(EndToEnd.day(row, series))
        for (name, column) in columns {
          guard let want = row["\(target.id)|\(name)"] else { continue }
          compared += 1
          let value = column[day]
          #expect(
            near(value.isNaN ? nil : value, Double(want)), "\(row["date"]!) \(target.id) \(name)")
        }
      }
    }
    #expect(compared == rows.count * 20)
  }
}
