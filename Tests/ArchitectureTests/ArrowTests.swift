import Foundation
import Testing

/// The dependency direction of the design, enforced from the imports.
@Suite("architecture")
struct ArrowTests {
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// What each module may import of ours; systems libraries are listed with it.
  static let arrows: [String: Set<String>] = [
    "Scoring": [],
    "Formulas": ["Scoring"],
    "Validation": ["Scoring", "COpenBLAS", "CBoostMath", "CCrypto"],
    "MethodologyRegistry": ["Scoring", "Formulas", "Validation"],
    "Ingest": ["Scoring", "CTOML"],
    "Reports": ["Scoring", "Validation", "MethodologyRegistry"],
    "PlumblineCLI": [
      "Scoring", "Formulas", "Validation", "MethodologyRegistry", "Ingest", "Reports",
    ],
  ]

  /// The standard library's own modules, and C's.
  static let common: Set<String> = ["Glibc", "Musl", "Darwin", "Dispatch", "Synchronization"]
  static let withoutFoundation = ["Scoring", "Formulas", "Validation", "MethodologyRegistry"]

  static func files(_ folder: String) throws -> [URL] {
    let base = root.appendingPathComponent(folder)
    let names = try FileManager.default.subpathsOfDirectory(atPath: base.path)
    return names.filter { $0.hasSuffix(".swift") }.map { base.appendingPathComponent($0) }
  }

  static func imports(of file: URL) throws -> Set<String> {
    let text = try String(contentsOf: file, encoding: .utf8)
    let pattern = #/^\s*(?:@\w+\s+)*(?:public |package |internal |private )?import (?:struct |enum |class |func )?(\w+)/#
      .anchorsMatchLineEndings()
    return Set(text.matches(of: pattern).map { String($0.output.1) })
  }

  @Test("every module imports downwards only", arguments: ArrowTests.arrows.keys.sorted())
  func downwards(module: String) throws {
    let files = try Self.files("Sources/\(module)")
    #expect(!files.isEmpty)
    let allowed = Self.arrows[module]!.union(Self.common)
      .union(Self.withoutFoundation.contains(module) ? [] : ["Foundation"])
    for file in files {
      let foreign = try Self.imports(of: file).subtracting(allowed)
      #expect(foreign.isEmpty, "\(file.lastPathComponent) imports \(foreign.sorted())")
    }
  }

  @Test("every Swift module of Sources is in the table of arrows")
  func complete() throws {
    let sources = Self.root.appendingPathComponent("Sources")
    let modules = try FileManager.default.contentsOfDirectory(atPath: sources.path).filter {
      try !Self.files("Sources/\($0)").isEmpty
    }
    #expect(Set(modules) == Set(Self.arrows.keys))
  }

  @Test("a planted import upwards would be seen")
  func planted() throws {
    let file = FileManager.default.temporaryDirectory
      .appendingPathComponent("planted-\(UUID().uuidString).swift")
    defer { try? FileManager.default.removeItem(at: file) }
    try "import Scoring\n  @preconcurrency import struct Foundation.URL\ninternal import Reports\n"
      .write(to: file, atomically: true, encoding: .utf8)
    #expect(try Self.imports(of: file) == ["Scoring", "Foundation", "Reports"])
  }

  @Test("tests use neither @testable nor @_spi, and none is disabled")
  func testHabits() throws {
    let words = ["@testable", "@_spi", ".disabled("]
    for file in try Self.files("Tests") where file.lastPathComponent != "ArrowTests.swift" {
      let text = try String(contentsOf: file, encoding: .utf8)
      for word in words { #expect(!text.contains(word), "\(file.lastPathComponent): \(word)") }
    }
  }

  @Test("a file holds one idea: at most 400 lines")
  func lengths() throws {
    for file in try Self.files("Sources") + Self.files("Tests") {
      let lines = try String(contentsOf: file, encoding: .utf8).split(
        separator: "\n", omittingEmptySubsequences: false
      ).count
      #expect(lines <= 401, "\(file.lastPathComponent) has \(lines) lines")
    }
  }
}
