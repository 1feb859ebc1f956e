import Foundation
import Testing

@Suite("audit and selftest at the command line", .timeLimit(.minutes(60)))
struct AuditTests {
  @Test("the worked example of audit is what the command prints")
  func example() throws {
    let run = try CommandRun(
      "audit", CommandRun.cohort, "--person", "p03", "--formulas", "readiness@2")
    #expect(run.status == 0, "\(run.errors)")
    for heading in [
      "look_ahead: ", "epoch_crossing: ", "column_leak: ", "label_availability: ",
      "event_base_rate: ", "sign: ", "missing_data: ", "warm_up: ", "degenerate_baselines: ",
      "epoch_shifts: ", "sample_overlap: ",
    ] {
      #expect(run.output.contains(heading), "\(heading)")
    }
    #expect(run.output.contains("wrist_temp_c 3.2 SD higher"))
    #expect(run.output.contains(" of person 'p03', source epoch of 2023-05-11: "))
    #expect(run.output.hasSuffix("no faults\n"))
  }

  @Test("a column with tomorrow's pulse is a fault and exits with 3, in text and JSON")
  func leak() throws {
    var text = "date,resting_hr_bpm,score_oracle\n"
    let pulse = (0..<90).map { 55 + ($0 * 37 % 90) % 17 }
    for day in 0..<89 {
      let date = day < 31 ? "2025-01-\(pad(day + 1))"
        : day < 59 ? "2025-02-\(pad(day - 30))" : "2025-03-\(pad(day - 58))"
      text += "\(date),\(pulse[day]),\(pulse[day + 1])\n"
    }
    let file = try CommandRun.file("input.csv", text)
    defer { try? FileManager.default.removeItem(at: file.deletingLastPathComponent()) }
    let run = try CommandRun("audit", file.path, "--formulas", "readiness@2")
    #expect(run.status == 3, "\(run.errors)")
    #expect(
      run.output.contains("FAULT column:oracle follows 'resting_hr_bpm' 1 day later"),
      "\(run.output)")
    #expect(run.output.hasSuffix("1 fault\n"))
    let json = try CommandRun("audit", file.path, "--formulas", "readiness@2", "--json")
    #expect(json.status == 3)
    let object = try #require(
      try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [String: Any])
    let sections = try #require(object["sections"] as? [[String: Any]])
    #expect(sections.count == 11)
    let leak = try #require(sections.first { $0["kind"] as? String == "column_leak" })
    #expect(leak["faults"] as? Int == 1)
  }

  @Test("selftest finds every plant of a cohort and exits with 0")
  func selftest() throws {
    let run = try CommandRun("selftest", "--cohorts", "1")
    #expect(run.status == 0, "\(run.output)")
    #expect(
      run.output.contains(
        "found 19 of 19 planted truths, 12 of 12 leaks; 0 false alarms on 7 clean rows\npassed\n"),
      "\(run.output)")
    let wrong = try CommandRun("selftest", "data.csv")
    #expect(wrong.status == 2 && wrong.errors.contains("selftest takes no data"))
  }

  private func pad(_ number: Int) -> String { number < 10 ? "0\(number)" : "\(number)" }
}
