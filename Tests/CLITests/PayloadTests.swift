import Foundation
import Testing

/// Runs the Python validator of the venv that `make test` makes.
struct SchemaValidator {
  static let missing = "run `make test`, which makes the venv"

  /// nil when the documents are valid, else what the validator says; `count` documents are expected.
  static func fault(_ schema: String, _ lines: String, count: Int) throws -> String? {
    guard let python = ProcessInfo.processInfo.environment["PLUMBLINE_PYTHON"] else {
      return missing
    }
    let file = try CommandRun.file("documents.jsonl", lines)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let process = Process()
    process.executableURL = URL(fileURLWithPath: python)
    process.arguments = ["Tests/Oracles/validate_payload.py", "Documentation/\(schema)", file.path]
    process.currentDirectoryURL = CommandRun.root
    let (output, errors) = (Pipe(), Pipe())
    process.standardOutput = output
    process.standardError = errors
    try process.run()
    process.waitUntilExit()
    let said = String(decoding: output.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    let fault = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    return said == "\(count) valid\n" ? nil : "\(said)\(fault)"
  }
}

@Suite("score --payload and --card", .timeLimit(.minutes(60)))
struct PayloadTests {
  static func objects(_ lines: String) throws -> [[String: Any]] {
    try lines.split(separator: "\n").map {
      try #require(try JSONSerialization.jsonObject(with: Data($0.utf8)) as? [String: Any])
    }
  }

  @Test(
    "payloads of every formula are valid, scored or not", arguments: ["en", "ru", "sr"])
  func everyFormula(language: String) throws {
    // The first days are too few, in March p06 wore nothing for weeks.
    let run = try CommandRun(
      "score", CommandRun.cohort, "--payload", "--lang", language, "--person", "p06", "--from",
      "2022-01-15", "--to", "2022-03-15")
    #expect(run.status == 0, "\(run.errors)")
    let payloads = try Self.objects(run.output)
    let formulas = Set(payloads.compactMap { $0["key"] as? String })
    #expect(formulas.count >= 10 && payloads.count == 60 * formulas.count)
    #expect(payloads.allSatisfy { $0["language"] as? String == language })
    #expect(payloads.allSatisfy { $0["person"] as? String == "p06" })
    #expect(
      try SchemaValidator.fault("payload.schema.json", run.output, count: payloads.count) == nil)

    let statuses = Set(payloads.compactMap { $0["status"] as? String })
    #expect(statuses.isSuperset(of: ["scored", "stale", "inputMissing", "historyTooShort"]))
    let unscored = payloads.filter { $0["value"] is NSNull }
    #expect(unscored.allSatisfy { $0["status_word"] as? String == "unknown" })
    #expect(unscored.allSatisfy { $0["color_token"] as? String == "ds.semantic.neutral" })
    let old = payloads.filter {
      ($0["reason"] as? String)?.hasPrefix("newest_night_older_than_7_days") == true
    }
    #expect(old.count == 5 && old.allSatisfy { $0["status"] as? String == "stale" })
    #expect(old.allSatisfy { $0["value"] is NSNull })
  }

  @Test("a scored heart-rate load is valid too", arguments: ["en", "ru", "sr"])
  func heartRateLoad(language: String) throws {
    let run = try CommandRun(
      "score", CommandRun.cohort, "--payload", "--lang", language, "--person", "p01", "--from",
      "2024-05-01", "--to", "2024-05-20", "--formulas", "hr-load@1,energy-bank@2")
    let payloads = try Self.objects(run.output)
    #expect(payloads.count == 40)
    #expect(payloads.contains { $0["status"] as? String == "scored" && $0["key"] as? String == "hr-load@1" })
    #expect(try SchemaValidator.fault("payload.schema.json", run.output, count: 40) == nil)
  }

  @Test("cards are valid, in the same order as payloads")
  func cards() throws {
    let words = [
      "score", CommandRun.cohort, "--person", "p06", "--from", "2022-03-01", "--to", "2022-03-15",
      "--formulas", "readiness@2,recovery-stability@1", "--lang", "ru",
    ]
    let run = try CommandRun(words + ["--card"])
    #expect(run.status == 0)
    #expect(try SchemaValidator.fault("card.schema.json", run.output, count: 30) == nil)
    let payloads = try Self.objects(CommandRun(words + ["--payload"]).output)
    let cards = try Self.objects(run.output)
    for (card, payload) in zip(cards, payloads) {
      let content = try #require(card["content"] as? [String: String])
      #expect(content["title"] == payload["title"] as? String)
      #expect(content["date"] == payload["date"] as? String)
      #expect(content["value"] == payload["value_text"] as? String)
    }
  }

  @Test("an anonymous series has no person in its payload")
  func anonymous() throws {
    var text = "date,walking_hr_bpm\n"
    for day in 1...9 { text += "2025-03-0\(day),9\(day)\n" }
    let file = try CommandRun.file("input.csv", text)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let run = try CommandRun(
      "score", file.path, "--payload", "--formulas", "passive-efficiency@1")
    let payloads = try Self.objects(run.output)
    #expect(payloads.count == 9 && payloads.allSatisfy { $0["person"] == nil })
    #expect(try SchemaValidator.fault("payload.schema.json", run.output, count: 9) == nil)
  }

  @Test("forms of output exclude each other, and a language needs texts")
  func usage() throws {
    let two = try CommandRun("score", CommandRun.cohort, "--payload", "--wide")
    #expect(two.status == 2)
    #expect(two.errors.contains("options --wide and --payload exclude each other"))
    let language = try CommandRun("score", CommandRun.cohort, "--lang", "ru")
    #expect(language.status == 2)
    #expect(language.errors.contains("option '--lang' needs --payload or --card"))
    let unknown = try CommandRun("score", CommandRun.cohort, "--payload", "--lang", "de")
    #expect(unknown.status == 2 && unknown.errors.contains("expected one of en, ru, sr"))
  }
}
