import Foundation
import Ingest
import Scoring
import Testing

@Suite("whatever the bytes, an error or a consistent account")
struct FuzzTests {
  private static let seed: UInt64 = 20_260_516

  /// Every cell is kept, empty or dropped; what the account calls kept is in the series, and nothing
  /// else is.
  private func check(_ dataset: Dataset, _ note: String) {
    #expect(dataset.account.isConsistent, "\(note)")
    var kept = 0
    for series in dataset.people {
      var columns = series.signals.map { series.values($0) }
      columns += (series.labels + series.scores + series.targets).map(\.values)
      for column in columns {
        #expect(column.allSatisfy { !$0.isInfinite }, "\(note)")
        kept += column.count { !$0.isNaN }
      }
    }
    #expect(kept == dataset.account.kept, "\(note)")
    #expect(DatasetDescription(of: dataset).personDays == dataset.people.reduce(0) { $0 + $1.dayCount })
  }

  @Test("random cells: seen = kept + dropped, and the series hold exactly the kept cells")
  func randomCells() throws {
    let words = [
      "", "1", "60.5", "-3", "0", "NaN", "inf", "1e5", "0x1F", "\"1,5\"", "\"a\"\"b\"", "x", " 7 ",
      "99999999", "1.2.3", "\"two\nlines\"", "é", "5.", "-0", String(repeating: "8", count: 330),
    ]
    let names = [
      "hrv_ms", "rhr_bpm", "sleep_total_h", "sleep_deep_h", "sleep_staged", "label_x", "score_y",
      "target_z", "unknown",
    ]
    var random = SplitMix(state: FuzzTests.seed)
    let folder = try Folder()
    for round in 0..<400 {
      var text = "person,date,source_epoch," + names.joined(separator: ",") + "\n"
      for _ in 0..<(1 + random.below(12)) {
        let person = ["a", "b", ""][random.below(3)]
        text += "\(person),2025-01-0\(1 + random.below(9)),"
        text += names.map { _ in words[random.below(words.count)] }.reduce("") { $0 + "," + $1 } + "\n"
      }
      try folder.write("t.csv", Data(text.utf8))
      var options = ReadOptions()
      options.duplicates = random.below(2) == 0 ? .first : .last
      options.dropImplausible = random.below(2) == 0
      check(
        try DatasetReader.read(path: folder.file("t.csv"), options: options),
        "seed \(FuzzTests.seed) round \(round)")
    }
  }

  @Test("4,000 mutations of a small valid table never crash")
  func mutations() throws {
    let valid = Array(
      """
      person,date,source_epoch,hrv_ms,rhr_bpm,sleep_total_h,steps,label_mood
      ada,2025-01-01,a,41.5,60,7.5,9000,1
      ada,2025-01-02,a,,61,"7.25",,0
      bob,2025-01-01,b,38,55,8,12000,

      """.utf8)
    let pieces: [[UInt8]] = [
      [0], [0xFF], [0xC3], [0xEF, 0xBB, 0xBF], Array("\"".utf8), Array(",".utf8), Array("\n".utf8),
      Array("\r".utf8), Array(";".utf8), Array("2025-01-01".utf8), Array("NaN".utf8),
      Array("1e308".utf8), Array("9".utf8), Array("-".utf8), Array("date".utf8), Array("hrv_ms".utf8),
    ]
    var random = SplitMix(state: FuzzTests.seed)
    let folder = try Folder()
    var outcomes = (read: 0, refused: 0)
    for round in 0..<4000 {
      var bytes = valid
      for _ in 0..<(1 + random.below(4)) where !bytes.isEmpty {
        let place = random.below(bytes.count)
        switch random.below(4) {
        case 0: bytes[place] = UInt8(random.below(256))
        case 1: bytes.removeSubrange(place..<min(bytes.count, place + 1 + random.below(6)))
        case 2: bytes.insert(contentsOf: pieces[random.below(pieces.count)], at: place)
        default: bytes.swapAt(place, random.below(bytes.count))
        }
      }
      try folder.write("t.csv", Data(bytes))
      do {
        check(
          try DatasetReader.read(path: folder.file("t.csv")),
          "seed \(FuzzTests.seed) round \(round)")
        outcomes.read += 1
      } catch {
        #expect(!error.message.isEmpty && error.file.hasSuffix("t.csv"))
        outcomes.refused += 1
      }
    }
    #expect(outcomes.read > 500 && outcomes.refused > 500, "\(outcomes)")
  }

  @Test("1,000 mutations each of a map, labels, epochs and samples never crash")
  func sideFiles() throws {
    let folder = try Folder([
      "t.csv": "date,steps,label_mood\n2025-01-01,5,1\n"
    ])
    let files: [(name: String, text: String, set: (inout ReadOptions, String) -> Void)] = [
      ("map.toml", "date = \"date\"\n[columns]\nsteps = { signal = \"steps\", factor = 2 }\n",
        { $0.mapFile = $1 }),
      ("l.json", #"{"label_mood": {"low": 0, "high": 5, "bad_at": 4}}"#, { $0.labelsFile = $1 }),
      ("epochs.csv", "id,start,end\na,,2025-01-01\nb,2025-01-02,\n", { $0.epochsFile = $1 }),
      ("samples.csv", "date,minute,signal,value\n2025-01-01,5,heart_rate_bpm,60\n", { _, _ in }),
    ]
    var random = SplitMix(state: FuzzTests.seed)
    for (name, text, set) in files {
      for round in 0..<1000 {
        var bytes = Array(text.utf8)
        for _ in 0..<(1 + random.below(3)) {
          bytes[random.below(bytes.count)] = UInt8(random.below(256))
        }
        try folder.write(name, Data(bytes))
        var options = ReadOptions()
        set(&options, folder.file(name))
        do {
          let dataset = try DatasetReader.read(path: folder.file("t.csv"), options: options)
          #expect(dataset.account.isConsistent, "\(name) round \(round)")
        } catch { #expect(!error.message.isEmpty) }
      }
      try FileManager.default.removeItem(atPath: folder.file(name))
    }
  }
}
