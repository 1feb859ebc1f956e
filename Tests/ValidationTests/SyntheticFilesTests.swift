import Foundation
import Scoring
import Testing
import Validation

@Suite("Synthetic files")
struct SyntheticFilesTests {
  static let bundled = SyntheticCohort(people: 12, days: 900)
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Datasets/synthetic-12x900")

  private struct Manifest: Decodable {
    struct File: Decodable {
      let name: String
      let bytes: Int
      let sha256: String
    }
    struct Column: Decodable {
      let name: String
      let unit: String
      let decimals: Int
    }
    let name: String
    let synthetic: Bool
    let seed: UInt64
    let generator_version: Int
    let people: Int
    let days: Int
    let first: String
    let last: String
    let columns: [Column]
    let files: [File]
  }

  @Test("the bundled dataset is what the seed gives, byte for byte, and nothing else")
  func bundledBytes() throws {
    let files = Self.bundled.files()
    for file in files {
      let stored = try Data(contentsOf: Self.folder.appendingPathComponent(file.name))
      #expect(stored == Data(file.bytes), "\(file.name) differs")
    }
    let names = try FileManager.default.contentsOfDirectory(atPath: Self.folder.path)
    #expect(names.sorted() == files.map(\.name).sorted())
  }

  @Test("the manifest says synthetic, names every other file and has its SHA-256")
  func manifest() throws {
    let stored = try Data(contentsOf: Self.folder.appendingPathComponent("manifest.json"))
    let manifest = try JSONDecoder().decode(Manifest.self, from: stored)
    #expect(manifest.synthetic)
    #expect(manifest.name == Self.folder.lastPathComponent)
    #expect(manifest.people == 12 && manifest.days == 900)
    #expect(manifest.seed == SyntheticCohort.defaultSeed)
    #expect(manifest.generator_version == SyntheticCohort.generatorVersion)
    #expect(manifest.first == "2022-01-01" && manifest.last == "2024-06-18")
    #expect(manifest.columns.map(\.name) == SyntheticColumn.allCases.map(\.name))
    #expect(manifest.files.count == 6)
    for file in manifest.files {
      let bytes = try Data(contentsOf: Self.folder.appendingPathComponent(file.name))
      #expect(bytes.count == file.bytes)
      #expect(SHA256.hex(of: bytes) == file.sha256, "\(file.name) does not match the manifest")
    }
  }

  @Test("every JSON file is JSON; labels say which answer is bad")
  func json() throws {
    struct Label: Decodable, Equatable {
      let low: Double
      let high: Double
      let direction: String
      let bad_at: Double
    }
    let labels = try JSONDecoder().decode(
      [String: Label].self, from: Data(Self.bundled.labelsJSON()))
    #expect(
      labels == [
        "label_tired": Label(low: 0, high: 1, direction: "higher_is_worse", bad_at: 1),
        "label_rested": Label(low: 0, high: 1, direction: "higher_is_better", bad_at: 0),
      ])
    for cohort in [Self.bundled, SyntheticCohort(people: 1, days: 1)] {
      for file in cohort.files() where file.name.hasSuffix(".json") {
        _ = try JSONSerialization.jsonObject(with: Data(file.bytes))
      }
    }
  }

  @Test("the truth file dates what happened to whom")
  func truth() throws {
    struct Stretch: Decodable {
      let first: String
      let last: String
    }
    struct Change: Decodable {
      let first: String
      let hrv_factor: Double
    }
    struct Person: Decodable {
      let person: String
      let traits: [String: Double]
      let illnesses: [Stretch]
      let device_change: Change?
      let gap_dates: [String]
      let off_wrist: Stretch?
      let coarse_nights: [Stretch]
    }
    struct Truth: Decodable {
      let persons: [Person]
    }
    let truth = try JSONDecoder().decode(Truth.self, from: Data(Self.bundled.truthJSON()))
    #expect(truth.persons.map(\.person) == Self.bundled.persons.map(\.id))
    #expect(truth.persons.filter { $0.device_change != nil }.map(\.person) == ["p03", "p09"])
    #expect(truth.persons.filter { !$0.gap_dates.isEmpty }.map(\.person) == ["p04"])
    #expect(truth.persons.filter { $0.off_wrist != nil }.map(\.person) == ["p05"])
    #expect(truth.persons.filter { !$0.coarse_nights.isEmpty }.map(\.person) == ["p06", "p11"])
    #expect(truth.persons.allSatisfy { $0.illnesses.count >= 4 && $0.traits.count == 16 })
    #expect(truth.persons[4].off_wrist?.first == "2022-12-27")
    #expect(truth.persons[4].off_wrist?.last == "2023-03-28")
  }

  @Test("daily rows hold the printed values of the series, and gaps have no row")
  func dailyRows() throws {
    let lines = String(decoding: Self.bundled.dailyCSV(), as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: true)
    let header = lines[0].split(separator: ",").map(String.init)
    #expect(header == ["person", "date", "source_epoch"] + SyntheticColumn.allCases.map(\.name))
    #expect(lines.count - 1 == 12 * 900 - 207)
    var row = 1
    for person in Self.bundled.persons {
      let columns = SyntheticColumn.allCases.map { person.values($0, gaps: true) }
      let gaps = Set(person.events.gaps)
      for day in 0..<900 where !gaps.contains(day) {
        let cells = lines[row].split(separator: ",", omittingEmptySubsequences: false)
        row += 1
        try #require(cells.count == header.count)
        let isRight =
          cells[0] == person.id && cells[1] == (person.firstDay + day).description
          && zip(cells[3...], columns).allSatisfy { cell, values in
            cell.isEmpty ? values[day].isNaN : Double(cell) == values[day]
          }
        #expect(isRight, "row \(row - 1)")
      }
    }
    #expect(row == lines.count)
  }

  @Test("another seed gives other bytes, the same seed the same")
  func seeds() {
    let first = SyntheticCohort(people: 2, days: 70, seed: 5).files()
    let again = SyntheticCohort(people: 2, days: 70, seed: 5).files()
    let other = SyntheticCohort(people: 2, days: 70, seed: 6).files()
    for index in first.indices {
      #expect(first[index].bytes == again[index].bytes)
      if first[index].name != "labels.json" { #expect(first[index].bytes != other[index].bytes) }
    }
  }

  @Test(
    "any size works, from one person on one day to many",
    arguments: [(1, 1), (1, 2), (12, 1), (12, 2), (12, 3), (3, 5), (2, 61), (71, 105), (100, 4), (1, 4000)])
  func sizes(people: Int, days: Int) throws {
    for gaps in [true, false] {
      let cohort = SyntheticCohort(people: people, days: days, gaps: gaps)
      #expect(cohort.files().count == 7)
      let series = try cohort.series()
      #expect(series.count == people)
      #expect(series.allSatisfy { $0.dayCount == days })
      let ids = series.map(\.person)
      #expect(ids == ids.sorted() && Set(ids).count == people)
      let rows = cohort.dailyCSV().count { $0 == UInt8(ascii: "\n") } - 1
      let missing = gaps ? cohort.persons.reduce(0) { $0 + $1.events.gaps.count } : 0
      #expect(rows == people * days - missing)
    }
  }

  @Test("the bundle stays small: daily about 1 MB, intraday below 2 MB")
  func bundleSize() {
    #expect((800_000...1_200_000).contains(Self.bundled.dailyCSV().count))
    #expect(Self.bundled.samplesCSV().count + Self.bundled.segmentsCSV().count < 2_000_000)
  }
}
