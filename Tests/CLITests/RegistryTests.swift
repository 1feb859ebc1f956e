import Foundation
import Testing

@Suite("registry", .timeLimit(.minutes(60)))
struct RegistryTests {
  static let readme = CommandRun.root.appendingPathComponent("README.md").path

  @Test("the README's table of formulas is what the registry prints")
  func table() throws {
    let run = try CommandRun("registry", "table")
    #expect(run.status == 0)
    let text = try String(contentsOfFile: Self.readme, encoding: .utf8)
    let start = try #require(text.range(of: "<!-- formulas:"))
    let first = try #require(text[start.upperBound...].firstIndex(of: "\n"))
    let end = try #require(text.range(of: "<!-- /formulas -->"))
    #expect(
      text[text.index(after: first)..<end.lowerBound] == run.output[...],
      "put the output of 'plumbline registry table' there")
  }

  @Test("check is fine with the README, and a badge that nothing supports is a finding")
  func check() throws {
    let fine = try CommandRun("registry", "check", Self.readme)
    #expect(fine.status == 0, "\(fine.output)\(fine.errors)")
    #expect(fine.output.contains("synthetic-12x900.json: not rechecked here\n"))

    let text = try String(contentsOfFile: Self.readme, encoding: .utf8)
    let file = try CommandRun.file(
      "README.md", text.replacingOccurrences(of: "| Experimental formula |", with: "| Validated floor |"))
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let wrong = try CommandRun("registry", "check", file.path)
    #expect(wrong.status == 3, "\(wrong.output)")
    #expect(wrong.output.contains("'hr-load@1' has badge validated_floor_candidate; badge-rules-1 gives experimental_formula"))
  }

  @Test("every formula has a fingerprint of 64 digits")
  func fingerprint() throws {
    let run = try CommandRun("registry", "fingerprint")
    #expect(run.status == 0)
    let lines = run.output.split(separator: "\n").map { $0.split(separator: " ") }
    #expect(lines.count >= 10 && lines.allSatisfy { $0.count == 2 && $0[1].count == 64 })
    #expect(Set(lines.map { $0[1] }).count == lines.count)
  }

  @Test("list and show have texts in three languages", arguments: ["en", "ru", "sr"])
  func show(language: String) throws {
    let run = try CommandRun("registry", "show", "passive-efficiency@1", "--lang", language)
    #expect(run.status == 0)
    #expect(run.output.contains("walking_hr") && run.output.contains("parameters\n"))
  }

  @Test("usage mistakes name the actions, the file and what is missing in it")
  func usage() throws {
    let action = try CommandRun("registry", "tables")
    #expect(action.status == 2)
    #expect(
      action.errors.contains(
        "action is 'tables'; expected list, show ID, check [FILE], table or fingerprint"))
    let none = try CommandRun("registry")
    #expect(none.status == 2 && none.errors.contains("an action is missing"))
    let unknown = try CommandRun("registry", "show", "readiness@9")
    #expect(unknown.status == 2 && unknown.errors.contains("known versions: 1, 2"))
    let gone = try CommandRun("registry", "check", "/nowhere.md")
    #expect(gone.status == 2 && gone.errors.contains("file '/nowhere.md' cannot be read"))
    let file = try CommandRun.file("empty.md", "# nothing\n")
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let empty = try CommandRun("registry", "check", file.path)
    #expect(empty.status == 2 && empty.errors.contains("has no table between '<!-- formulas: …'"))
  }
}
