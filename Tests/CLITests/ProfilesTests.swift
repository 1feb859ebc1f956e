import Foundation
import Testing

@Suite("validate --profiles", .timeLimit(.minutes(60)))
struct ProfilesTests {
  @Test("people are called Profile A to AB by the rank of their id, and no id is left anywhere")
  func renamed() throws {
    var csv = "person,date,resting_hr_bpm,hrv_sdnn_ms,sleep_total_h\n"
    // The last id of the file is the first by rank.
    for person in (0..<28).reversed() {
      for day in 1...3 {
        csv += "anna-\(100 + person),2024-01-0\(day),6\(day),5\(day),7\n"
      }
    }
    let data = try CommandRun.file("daily.csv", csv)
    let out = try CommandRun.scratch()
    defer { try? FileManager.default.removeItem(at: out) }
    let run = try CommandRun(
      "validate", data.path, "--formulas", "readiness@1", "--profiles", "--report", out.path)
    #expect(run.status == 0, "\(run.errors)")
    let pages = try ["report.html", "report.md", "report.json"].map {
      try String(contentsOf: out.appendingPathComponent($0), encoding: .utf8)
    }
    for text in pages + [run.output, run.errors] { #expect(!text.contains("anna-")) }
    #expect(pages[2].contains("\"Profile A\"") && pages[2].contains("\"Profile AB\""))
    #expect(!pages[2].contains("\"Profile AC\""))
    let first = try #require(pages[2].range(of: "\"Profile Z\""))
    let later = try #require(pages[2].range(of: "\"Profile AA\""))
    #expect(first.lowerBound < later.lowerBound)
  }
}
