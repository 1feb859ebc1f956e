import Foundation
import Testing

/// Issue 2: verdicts in plain words, exit code 0, and a report of the same bytes however it is run.
@Suite("validate", .timeLimit(.minutes(60)))
struct ValidateTests {
  static let quick = ["--formulas", "readiness@1,readiness@2,recovery-stability@1"]

  @Test("the bundled cohort gives a verdict per formula and three files")
  func cohort() throws {
    let folder = try CommandRun.scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun("validate", CommandRun.cohort, "--report", folder.path)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("These data are synthetic"))
    for key in ["readiness@1", "readiness@2", "recovery-stability@1", "passive-efficiency@1"] {
      #expect(run.output.contains("(\(key))"), "\(run.output)")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: folder.path)
    #expect(names.sorted() == ["report.html", "report.json", "report.md"])
    let report = try JSONSerialization.jsonObject(
      with: Data(contentsOf: folder.appendingPathComponent("report.json")))
    let object = try #require(report as? [String: Any])
    let evidence = try #require(object["evidence"] as? [[String: Any]])
    #expect(evidence.contains { $0["person"] is NSNull && $0["verdict"] as? String != nil })
    let audits = try #require(object["audits"] as? [[String: Any]])
    #expect(!audits.isEmpty && audits.allSatisfy { $0["passed"] as? Bool == true })
  }

  @Test("two runs, one and two threads, any folder: the same bytes")
  func sameBytes() throws {
    let folder = try CommandRun.scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let first = try CommandRun(
      ["validate", CommandRun.cohort, "--json", "--threads", "1"] + Self.quick)
    let second = try CommandRun(
      ["validate", CommandRun.cohort, "--json", "--threads", "2"] + Self.quick, folder: folder)
    #expect(first.status == 0 && first.output == second.output)
    #expect(first.output.count > 10_000)
  }

  @Test("the exact numbers do not depend on the processor's fused multiply-add")
  func exactSections() throws {
    let arguments = ["validate", CommandRun.cohort, "--json", "--person", "p01"] + Self.quick
    let usual = try CommandRun(arguments)
    let plain = try CommandRun(
      arguments, environment: ["GLIBC_TUNABLES": "glibc.cpu.hwcaps=-AVX2,-FMA"])
    func exact(_ run: CommandRun) throws -> [[String: String]] {
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      let evidence = try #require(object["evidence"] as? [[String: Any]])
      return evidence.filter { ["floor", "as_is"].contains($0["role"] as? String) }.map { row in
        let keys = ["loss", "reference_loss", "mean_difference", "block_low", "block_high", "n_test"]
        return Dictionary(uniqueKeysWithValues: keys.map { ($0, "\(row[$0] ?? "")") })
      }
    }
    let rows = try exact(usual)
    #expect(rows.count > 20)
    #expect(try rows == exact(plain))
  }

  @Test("a progress bar shows on a terminal and never in a file")
  func progress() throws {
    let line = "\(CommandRun.executable.path) validate \(CommandRun.cohort) --person p01 "
      + Self.quick.joined(separator: " ")
    // `script` gives the command a terminal of its own.
    let terminal = try CommandRun(
      ["-qec", line, "/dev/null"], program: URL(fileURLWithPath: "/usr/bin/script"))
    #expect(terminal.status == 0 && terminal.output.contains("█"))
    let file = try CommandRun(["validate", CommandRun.cohort, "--person", "p01"] + Self.quick)
    #expect(!file.errors.contains("█") && !file.output.contains("█"))
  }

  @Test("origin-2026 prints the same data's verdicts by the origin's rules")
  func origin() throws {
    let run = try CommandRun(
      ["validate", CommandRun.cohort, "--person", "p01", "--protocol", "origin-2026"] + Self.quick)
    #expect(run.status == 0, "\(run.errors)")
    #expect(run.output.contains("origin-2026"))
  }

  @Test("a score somebody else computed is a candidate, and adding it changes no anchor")
  func ownScore() throws {
    let daily = try String(contentsOfFile: CommandRun.cohort + "/daily.csv", encoding: .utf8)
    var lines = daily.split(separator: "\n").filter { $0.hasPrefix("person") || $0.hasPrefix("p01") }
    let without = try CommandRun.file("cohort.csv", lines.joined(separator: "\n") + "\n")
    for index in lines.indices {
      lines[index] = index == 0 ? lines[0] + ",score_vendor" : lines[index] + ",\(40 + index % 50)"
    }
    let with = try CommandRun.file("cohort.csv", lines.joined(separator: "\n") + "\n")
    let plain = try CommandRun(["validate", without.path, "--json"] + Self.quick)
    let added = try CommandRun(["validate", with.path, "--json"] + Self.quick)
    func evidence(_ run: CommandRun) throws -> [NSDictionary] {
      let object = try #require(
        try JSONSerialization.jsonObject(with: Data(run.output.utf8)) as? [String: Any])
      return try #require(object["evidence"] as? [NSDictionary])
    }
    let all = try evidence(added)
    let own = all.filter { $0["candidate"] as? String == "column:vendor" }
    #expect(!own.isEmpty && own.allSatisfy { $0["rows"] as? String == "own" })
    #expect(try all.filter { $0["candidate"] as? String != "column:vendor" } == evidence(plain))
  }
}
