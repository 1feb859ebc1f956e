import Foundation
import Testing

@Suite("the command line", .timeLimit(.minutes(60)))
struct UsageTests {
  static let commands = [
    "describe", "score", "validate", "compare", "check", "audit", "selftest", "certify", "verify",
    "registry", "synth",
  ]

  @Test("every command explains itself with a worked example", arguments: commands)
  func help(command: String) throws {
    let run = try CommandRun(command, "--help")
    #expect(run.status == 0 && run.errors.isEmpty)
    #expect(run.output.contains("usage: plumbline \(command)"))
    #expect(run.output.contains("example:\n") && run.output.contains("plumbline \(command) "))
  }

  @Test("usage mistakes exit with 2 and say what was expected")
  func usage() throws {
    let cases: [([String], String)] = [
      ([], "usage: plumbline COMMAND"),
      (["scor"], "command is 'scor'; expected one of describe, score"),
      (["score"], "DATA, a CSV file or a folder with daily.csv is missing"),
      (["score", "x.csv", "--formula", "a"], "unknown option '--formula'"),
      (["score", "x.csv", "--formulas"], "option '--formulas' needs a value"),
      (["score", CommandRun.cohort, "--formulas", "readyness@2"], "did you mean 'readiness'?"),
      (
        ["score", CommandRun.cohort, "--formulas", "readiness@7"],
        "formula 'readiness' version 7 is not registered; known versions: 1, 2"
      ),
      (["score", CommandRun.cohort, "--from", "2025-02-30"], "expected a date such as 2025-01-31"),
      (["score", CommandRun.cohort, "--person", "p99"], "person 'p99' is not in the data"),
      (["validate", CommandRun.cohort, "--threads", "0"], "expected a whole number from 1"),
      (["synth", "x", "--people", "0"], "expected a whole number from 1 to 10000"),
      (["certify", CommandRun.cohort], "option '--out' is missing: --out FILE"),
      (["verify", "a.json"], "expected CERTIFICATE and DATA, found 1 words"),
      (["describe", "x.csv", "--preset", "garmin"], "expected one of lifesnaps"),
    ]
    for (arguments, message) in cases {
      let run = try CommandRun(arguments)
      #expect(run.status == 2, "\(arguments)")
      #expect(run.errors.contains(message), "\(arguments): \(run.errors)")
      #expect(run.output.isEmpty, "\(arguments)")
    }
  }

  @Test("synth writes the bundled cohort byte for byte, and its twin without gaps has every row")
  func synth() throws {
    let folder = try CommandRun.scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let run = try CommandRun("synth", folder.path)
    #expect(run.status == 0)
    let names = try FileManager.default.contentsOfDirectory(atPath: CommandRun.cohort)
    #expect(names.count == 7)
    for name in names {
      let made = try Data(contentsOf: folder.appendingPathComponent(name))
      let bundled = try Data(
        contentsOf: URL(fileURLWithPath: CommandRun.cohort).appendingPathComponent(name))
      #expect(made == bundled, "\(name)")
    }
    let twin = try CommandRun("synth", folder.path, "--no-gaps", "--people", "4", "--days", "100")
    #expect(twin.status == 0)
    let daily = try String(
      contentsOf: folder.appendingPathComponent("daily.csv"), encoding: .utf8)
    #expect(daily.split(separator: "\n").count == 1 + 4 * 100)
  }

  @Test("describe counts people, coverage, epochs and which formulas can run")
  func describe() throws {
    let run = try CommandRun("describe", CommandRun.cohort)
    #expect(run.status == 0)
    #expect(run.output.contains("people    12\n"))
    #expect(run.output.contains("span      2022-01-01 to 2024-06-18, 10800 person-days"))
    #expect(run.output.contains("readiness@2             can run for 12 of 12"))
    #expect(run.output.contains("p03         watch-2"))
    let json = try CommandRun("describe", CommandRun.cohort, "--json")
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    #expect((object["people"] as? [Any])?.count == 12)
    let account = try #require(object["account"] as? [String: Any])
    #expect(account["seen"] as? Int == account["kept"] as? Int)
  }

  @Test("scores of a range are the same lines as in the whole table")
  func scoreRange() throws {
    let whole = try CommandRun("score", CommandRun.cohort, "--person", "p03")
    let part = try CommandRun(
      "score", CommandRun.cohort, "--person", "p03", "--from", "2023-02-01", "--to", "2023-02-03")
    #expect(whole.status == 0 && part.status == 0)
    let lines = part.output.split(separator: "\n")
    #expect(lines[0] == "person,date,formula,output,value,unit,status,reason")
    #expect(lines.count > 30)
    let all = Set(whole.output.split(separator: "\n"))
    #expect(lines.allSatisfy(all.contains))
    let two = try CommandRun(
      "score", CommandRun.cohort, "--person", "p03", "--threads", "2",
      folder: FileManager.default.temporaryDirectory)
    #expect(two.output == whole.output)
  }
}
