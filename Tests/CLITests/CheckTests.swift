import Foundation
import Testing

@Suite("check", .timeLimit(.minutes(60)))
struct CheckTests {
  static let audits = [
    "look_ahead", "determinism", "memory", "missing_data", "range_and_direction", "rows", "calendar",
    "columns", "degenerate_series", "identity",
  ]

  @Test("a formula gets one line per audit, and the numbers do not depend on the threads")
  func lines() throws {
    let run = try CommandRun("check", "passive-efficiency@1", "recovery-stability@1")
    #expect(run.status == 0 && run.errors.isEmpty)
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ").map(String.init) }
    #expect(lines.map { $0[0] } == ["passive-efficiency@1", "recovery-stability@1"].flatMap { key in
      Self.audits.map { _ in key }
    })
    #expect(lines.map { $0[1] } == Self.audits + Self.audits)
    #expect(lines.allSatisfy { $0[2] == "passed" && Int($0[3])! > 0 && $0[4] == "cases" })
    let one = try CommandRun(
      "check", "passive-efficiency@1", "recovery-stability@1", "--threads", "1")
    #expect(one.output == run.output)
  }

  @Test("as JSON: formula, audits, cases and findings")
  func json() throws {
    let run = try CommandRun("check", "passive-efficiency@1", "--json")
    #expect(run.status == 0)
    let all = try #require(
      try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [[String: Any]])
    #expect(all.count == 1 && all[0]["passed"] as? Bool == true)
    let audits = try #require(all[0]["audits"] as? [[String: Any]])
    #expect(audits.map { $0["audit"] as? String } == Self.audits)
    #expect(audits.allSatisfy { ($0["findings"] as? [String])?.isEmpty == true })
  }

  @Test("an unknown formula is a usage mistake that names the nearest")
  func usage() throws {
    let run = try CommandRun("check", "passive@1")
    #expect(run.status == 2 && run.output.isEmpty)
    #expect(run.errors.contains("did you mean 'passive-efficiency'?"))
    let version = try CommandRun("check", "readiness")
    #expect(version.status == 2)
    #expect(version.errors.contains("expected id@version such as readiness@2"))
  }
}
