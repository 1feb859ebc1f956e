import Ingest
import Scoring
import Testing

@Suite("maps of other tables (--map)")
struct MapTests {
  private func read(_ table: String, map: String) throws -> Dataset {
    let folder = try Folder(["map.toml": map, "t.csv": table])
    var options = ReadOptions()
    options.mapFile = folder.file("map.toml")
    return try DatasetReader.read(path: folder.file("t.csv"), options: options)
  }

  private func failure(_ map: String, table: String = "date,a\n2025-01-01,1\n") throws -> String? {
    let folder = try Folder(["map.toml": map, "t.csv": table])
    var options = ReadOptions()
    options.mapFile = folder.file("map.toml")
    return folder.error("t.csv", options)
  }

  @Test("the example of the documentation reads a foreign table")
  func example() throws {
    let dataset = try read(
      """
      day,user,device,hrv,asleep,pulse,oxygen,mood,extra
      2025-01-01,u,ring,40,450,0,0.97,3,x
      2025-01-02,u,watch,41,445,255,0.5,4,x
      """,
      map: """
        date = "day"
        person = "user"
        epoch = "device"

        [columns]
        hrv = "hrv_rmssd_ms"
        asleep = { signal = "sleep_total_h", divide = 60 }
        pulse = { signal = "resting_hr_bpm", zero_is_missing = true, missing = [255] }
        oxygen = { signal = "spo2_pct", factor = 100 }
        mood = { label = "mood" }
        """)
    let series = dataset.people[0]
    #expect(series.person == "u" && series.epochs.map(\.id) == ["ring", "watch"])
    #expect(series.values(.hrv) == [40, 41] && series.hrvKind == .hrvRMSSD)
    #expect(series.values(.sleepTotal) == [7.5, 445.0 / 60])
    #expect(series.column(.restingHR) == nil)
    #expect(series.values(.oxygenSaturation) == [97, 50])
    #expect(series.labels[0].values == [3, 4])
    #expect(dataset.account.dropped == [.zeroMeansMissing: 1, .sentinel: 1])
    #expect(dataset.account.ignored.map(\.name) == ["extra"] && dataset.account.isConsistent)
  }

  @Test("a wrong map says what is wrong")
  func errors() throws {
    let cases: [(String, String)] = [
      ("[columns]\na = \"step\"", "map.toml: column 'a': 'step' is no signal; did you mean 'steps'"),
      ("[columns]\na = { sigal = \"steps\" }",
        "map.toml: column 'a': 'sigal' is no known key; expected one of signal label score target factor divide zero_is_missing missing; did you mean 'signal'"),
      ("[columns]\na = { signal = \"steps\", label = \"x\" }",
        "map.toml: column 'a': expected exactly one of signal, label, score and target"),
      ("[columns]\na = { signal = \"steps\", factor = \"2\" }",
        "map.toml: column 'a': 'factor' is no number"),
      ("[columns]\na = { signal = \"steps\", divide = 0 }",
        "map.toml: column 'a': a factor of 0 leaves nothing of the values"),
      ("[columns]\na = { signal = \"steps\", missing = 3 }",
        "map.toml: column 'a': 'missing' is no list of numbers"),
      ("[columns]\na = { signal = \"steps\", zero_is_missing = 1 }",
        "map.toml: column 'a': 'zero_is_missing' is neither true nor false"),
      ("[columns]\na = 5", "map.toml: column 'a': expected a signal's name or a table"),
      ("date = \"date\"",
        "map.toml: there is no [columns] table; expected lines such as hrv = \"hrv_rmssd_ms\""),
      ("colums = 1",
        "map.toml: 'colums' is no known key; expected one of date person epoch columns; did you mean 'columns'"),
      ("[columns]\ndate = \"steps\"",
        "map.toml: column 'date' cannot be data; it is the date, person or epoch"),
      ("[columns]\nb = \"steps\"", "t.csv:1: there is no column 'b'"),
      ("person = \"who\"\n[columns]\na = \"steps\"", "t.csv:1: there is no column 'who'"),
    ]
    for (map, message) in cases { #expect(try failure(map) == message) }
    let broken = try #require(try failure("[columns]\na = = 1"))
    #expect(broken.hasPrefix("map.toml:2:5: "), "\(broken)")
    #expect(try failure("", table: "")?.hasPrefix("map.toml: there is no [columns] table") == true)
  }

  @Test("a map and a preset exclude each other")
  func mapAndPreset() throws {
    let folder = try Folder(["map.toml": "", "t.csv": ""])
    var options = ReadOptions()
    options.mapFile = folder.file("map.toml")
    options.preset = .lifesnaps
    #expect(
      folder.error("t.csv", options)
        == "map.toml: a map and a preset exclude each other; give one of them")
  }
}
