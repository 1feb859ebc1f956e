import Foundation
import Ingest
import Scoring
import Testing

/// The hand-written faults of `Tests/Fixtures/cases` that a CSV reader can meet.
@Suite("collected fault cases")
struct FaultCaseTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().appendingPathComponent("Fixtures/cases")

  private func path(_ name: String) -> String {
    FaultCaseTests.folder.appendingPathComponent(name).path
  }

  private func read(_ name: String, map: String, _ dropImplausible: Bool = false) throws -> Dataset {
    let folder = try Folder(["map.toml": map])
    var options = ReadOptions()
    options.mapFile = folder.file("map.toml")
    options.dropImplausible = dropImplausible
    return try DatasetReader.read(path: path(name), options: options)
  }

  private func failure(_ name: String) -> String? {
    do {
      _ = try DatasetReader.read(path: path(name))
      return nil
    } catch {
      return error.description.replacing(FaultCaseTests.folder.path + "/", with: "")
    }
  }

  @Test("05: a number with many dots is dropped with its reason, the other rows stay")
  func manyDots() throws {
    let dataset = try read(
      "05-hours-with-many-dots.csv",
      map: """
        date = "Date"
        [columns]
        "Sleep Analysis [Asleep] (hr)" = { signal = "sleep_total_h", zero_is_missing = true }
        "Sleep Analysis [In Bed] (hr)" = { target = "in_bed_h" }
        """)
    #expect(dataset.account.dropped == [.notADecimal: 1, .zeroMeansMissing: 2])
    #expect(dataset.people[0].targets[0].values[1] == 7.65 && dataset.account.isConsistent)
  }

  @Test("15: RMSSD and SDNN are two signals; one cannot be read as the other")
  func twoMetrics() throws {
    #expect(
      failure("15-rmssd-then-sdnn.csv")
        == "15-rmssd-then-sdnn.csv:1: no column holds data; known names are in the README, others need --map FILE")
    // The same rows with a column per metric.
    var wide = "date,hrv_rmssd_ms,hrv_sdnn_ms\n"
    for line in try String(contentsOfFile: path("15-rmssd-then-sdnn.csv"), encoding: .utf8)
      .split(separator: "\n").dropFirst()
    {
      let cells = line.split(separator: ",")
      wide += cells[2] == "rmssd" ? "\(cells[0]),\(cells[3]),\n" : "\(cells[0]),,\(cells[3])\n"
    }
    #expect(try IngestTests.failure(wide)?.contains("choose with --hrv") == true)
    let series = try IngestTests.read(wide) { $0.hrv = .hrvRMSSD }.people[0]
    #expect(series.values(.hrv).count { !$0.isNaN } == 14)
    #expect(series.values(.hrvSDNN).count { !$0.isNaN } == 7)
  }

  @Test("17: a constant column is read as it stands, twice the same")
  func constant() throws {
    let map = "[columns]\nresting_hr = \"resting_hr_bpm\"\nhrv_ms = \"hrv_ms\""
    let first = try read("17-mad-zero.csv", map: map)
    let second = try read("17-mad-zero.csv", map: map)
    #expect(first.people[0].values(.hrv) == [40, 40, 40, 40, 40, 40, 40, 38])
    #expect(first.people[0].values(.restingHR) == second.people[0].values(.restingHR))
  }

  @Test("19: documented sentinels are missing; a score of 0 stays on a scale that has it")
  func sentinels() throws {
    let dataset = try read(
      "19-sentinels.csv",
      map: """
        [columns]
        resting_hr = { signal = "resting_hr_bpm", zero_is_missing = true, missing = [255, -1] }
        hrv_ms = { signal = "hrv_ms", zero_is_missing = true, missing = [65535, -1] }
        spo2_pct = { signal = "spo2_pct", zero_is_missing = true, missing = [127, -1] }
        readiness = { score = "vendor", missing = [255] }
        breathing_disturbance = { target = "disturbance", missing = [-1, 9999] }
        """)
    let series = dataset.people[0]
    #expect(series.values(.restingHR).map(\.isNaN) == [false, true, true, false, true])
    #expect(series.values(.hrv).map(\.isNaN) == [false, true, true, false, true])
    #expect(series.values(.oxygenSaturation).map(\.isNaN) == [false, true, true, false, true])
    #expect(series.scores[0].values[4] == 0 && series.scores[0].values[1].isNaN)
    #expect(dataset.account.dropped == [.zeroMeansMissing: 3, .sentinel: 11])
    #expect(dataset.account.flags.isEmpty && dataset.account.isConsistent)
  }

  @Test("33 and 35: a vendor's preamble and UTF-16 are refused with the reason")
  func otherFormats() {
    #expect(
      failure("33-samsung-preamble.csv") == "33-samsung-preamble.csv:1: there is no column 'date'")
    #expect(failure("35-utf16le.csv") == "35-utf16le.csv: is UTF-16 text; save it as UTF-8")
  }

  @Test("41: a fraction and a value above 100 % are flagged, and dropped when asked")
  func oxygen() throws {
    let map = "[columns]\nspo2 = \"spo2_pct\""
    let flagged = try read("41-spo2-fraction-percent-over.csv", map: map)
    #expect(flagged.account.flags == [.implausible: 5])
    let dropped = try read("41-spo2-fraction-percent-over.csv", map: map, true)
    #expect(dropped.account.dropped == [.implausible: 5] && dropped.account.kept == 1)
    #expect(dropped.people[0].values(.oxygenSaturation)[1] == 97)
  }
}
