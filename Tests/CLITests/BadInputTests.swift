import Foundation
import Testing

/// Issue 2, last line: a clear error or a counted drop, never a crash, never a NaN in a report.
@Suite("bad input at the command line", .timeLimit(.minutes(60)))
struct BadInputTests {
  static let header = "date,hrv_sdnn_ms,resting_hr_bpm,sleep_total_h\n"

  /// Content, then what the one-line error must contain; the exit code is 1.
  static let errors: [(name: String, content: Data, message: String)] = [
    ("empty", Data(), "empty"),
    ("header only", Data(header.utf8), "no data"),
    ("long line", Data((header + String(repeating: "1", count: 10 << 20)).utf8), "longer"),
    ("NUL", Data("date,steps\n2025-01-01,\0\n".utf8), "NUL"),
    ("invalid UTF-8", Data("date,steps\n2025-01-01,".utf8) + Data([0xC3, 0x28, 10]), "UTF-8"),
    ("UTF-16", "date,steps\n2025-01-01,5\n".data(using: .utf16LittleEndian)!, "UTF-16"),
    ("semicolons", Data("date;steps\n2025-01-01;5\n".utf8), "semicolon"),
    (
      "duplicate days", Data("date,steps\n2025-01-01,5\n2025-01-01,6\n".utf8),
      "line 2"
    ),
    ("date out of range", Data("date,steps\n1850-01-01,5\n".utf8), "1900-01-01"),
    ("30 February", Data("date,steps\n2025-02-30,5\n".utf8), "2025-02-30"),
    ("open quote", Data("date,steps\n2025-01-01,\"5\n".utf8), "quote"),
    ("no date column", Data("day,steps\n2025-01-01,5\n".utf8), "date"),
  ]

  @Test("an unreadable file is one clear line that names it", arguments: BadInputTests.errors.map(\.name))
  func unreadable(name: String) throws {
    let item = try #require(Self.errors.first { $0.name == name })
    let file = try CommandRun.file("input.csv", item.content)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    for command in ["describe", "score", "validate"] {
      let run = try CommandRun(command, file.path)
      #expect(run.status == 1, "\(command): \(run.errors)")
      #expect(run.errors.contains("input.csv"), "\(run.errors)")
      #expect(run.errors.contains(item.message), "\(run.errors)")
      #expect(run.errors.split(separator: "\n").count == 1, "\(run.errors)")
      #expect(run.output.isEmpty)
    }
  }

  @Test("a folder without data and a missing file are named")
  func paths() throws {
    let folder = try CommandRun.scratch()
    defer { try? FileManager.default.removeItem(at: folder) }
    let empty = try CommandRun("score", folder.path)
    #expect(empty.status == 1 && empty.errors.contains("holds no daily.csv"))
    let missing = try CommandRun("score", folder.path + "/none.csv")
    #expect(missing.status == 1 && missing.errors.contains("none.csv"))
  }

  @Test("cells that are no plain decimal are dropped, counted by reason, and reach no report")
  func cells() throws {
    var text = "date,hrv_sdnn_ms,resting_hr_bpm,sleep_total_h,sleep_core_h,sleep_awake_h,odd,score_big\n"
    let bad = ["1e308", "NaN", "Infinity", "\"1,5\"", "0x10", "abc", "-Infinity", "1_000"]
    for day in 1...28 {
      let hrv = day % 3 == 0 ? bad[(day / 3 - 1) % bad.count] : "\(40 + day % 7)"
      text += "2025-03-\(day < 10 ? "0" : "")\(day),\(hrv),5\(day % 9),7.\(day % 5),7.\(day % 5),0.4,x,"
      text += day == 9 ? String(repeating: "9", count: 300) : "\(day)"
      text += "\n"
    }
    let file = try CommandRun.file("input.csv", text)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let described = try CommandRun("describe", file.path)
    #expect(described.status == 0)
    for word in ["exponent", "not_finite", "decimal_comma", "hexadecimal", "not_a_decimal", "too_large"] {
      #expect(described.output.contains(word), "\(word): \(described.output)")
    }
    #expect(described.output.contains("column 'odd' is not known and was ignored"))
    let report = try CommandRun(
      "validate", file.path, "--json", "--formulas", "readiness@1,recovery-stability@1")
    #expect(report.status == 0)
    #expect(!report.output.lowercased().contains("nan"))
    #expect(!report.output.lowercased().contains("inf\""))
    _ = try JSONSerialization.jsonObject(with: Data(report.output.utf8))
    let strict = try CommandRun("describe", file.path, "--strict")
    #expect(strict.status == 1 && strict.errors.contains("input.csv:"))
  }
}
