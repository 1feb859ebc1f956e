import Foundation
import Testing

@Suite("compare", .timeLimit(.minutes(60)))
struct CompareTests {
  @Test("text: changes, band matrix, flipped days, months and one-sided days")
  func text() throws {
    let words = ["compare", "readiness@1", "readiness@2", CommandRun.cohort, "--person", "p01"]
    let run = try CommandRun(words)
    #expect(run.status == 0)
    for line in [
      "readiness@1 score -> readiness@2 display\n", "person-days  900, 892 scored by both\n",
      "only readiness@1: no day\n", "bands: rows readiness@1, columns readiness@2\n",
      "flipped: 248 days, the first 20 (--all lists every one)\n",
      "  p01         2022-01-09  70 fair -> 90 optimal\n",
      "month        days  mean size   Spearman  same band\n",
    ] {
      #expect(run.output.contains(line), "\(line)")
    }
    let all = try CommandRun(words + ["--all", "--threads", "1"])
    #expect(all.output.contains("flipped: 248 days\n"))
    let rows = all.output.split(separator: "\n").filter { $0.hasPrefix("  p01 ") }
    #expect(rows.count == 248)
  }

  @Test("JSON of the bundled cohort adds up and does not depend on the threads")
  func json() throws {
    let words = ["compare", "energy-bank@1", "energy-bank@2", CommandRun.cohort, "--json"]
    let run = try CommandRun(words)
    #expect(run.status == 0)
    #expect(try CommandRun(words + ["--threads", "1"]).output == run.output)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
    #expect(object["person_days"] as? Int == 10800)
    let both = try #require(object["scored_by_both"] as? Int)
    let bands = try #require(object["band_days"] as? [[Int]])
    let flips = try #require(object["flips"] as? [[String: Any]])
    #expect(bands.joined().reduce(0, +) == both)
    #expect(flips.count == both - (0..<3).map { bands[$0][$0] }.reduce(0, +))
    let months = try #require(object["months"] as? [[String: Any]])
    #expect(months.compactMap { $0["days"] as? Int }.reduce(0, +) == both)
    let only = try #require(object["only_after"] as? [String: Int])
    #expect(only.keys.allSatisfy { ["inputMissing", "historyTooShort"].contains($0) })
  }

  @Test("days outside a range are not compared, days before it are still read")
  func range() throws {
    let run = try CommandRun(
      "compare", "readiness@1", "readiness@2", CommandRun.cohort, "--from", "2023-01-01", "--to",
      "2023-01-31")
    #expect(run.output.contains("person-days  372, "))
    #expect(run.output.contains("\n2023-01 ") && !run.output.contains("\n2023-02 "))
  }

  @Test("formulas with other units or without bands are compared by rank only")
  func units() throws {
    let run = try CommandRun(
      "compare", "recovery-stability@1", "passive-efficiency@1", CommandRun.cohort)
    #expect(run.status == 0)
    #expect(run.output.contains("no changes: the units are 1 and bpm"))
    #expect(run.output.contains("no bands: a formula without a supported threshold takes part"))
  }

  @Test("usage mistakes say what was expected")
  func usage() throws {
    let cases: [([String], String)] = [
      (["readiness@1", "readiness@2"], "expected two formulas and DATA, found 2 words"),
      (["readiness@1", "readiness@3", "x"], "known versions: 1, 2"),
      (["readiness@1", "headline@1", "x"], "formula 'headline@1' shows a word"),
      (["readiness@1", "readiness@2", CommandRun.cohort, "--person", "p99"], "is not in the data"),
    ]
    for (words, message) in cases {
      let run = try CommandRun(["compare"] + words)
      #expect(run.status == 2 && run.output.isEmpty, "\(words)")
      #expect(run.errors.contains(message), "\(run.errors)")
    }
    let missing = try CommandRun("compare", "readiness@1", "readiness@2", "/nowhere.csv")
    #expect(missing.status == 1 && missing.errors.contains("nowhere.csv"))
  }
}
