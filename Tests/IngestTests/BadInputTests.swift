import Foundation
import Ingest
import Scoring
import Testing

@Suite("bad input is a clear error or a counted drop")
struct BadInputTests {
  @Test("files that are no table")
  func files() throws {
    let folder = try Folder(["empty.csv": "", "blank.csv": "\n\n", "header.csv": "date,steps\n"])
    try FileManager.default.createDirectory(
      atPath: folder.file("inner"), withIntermediateDirectories: false)
    #expect(folder.error("empty.csv") == "empty.csv: no data; the file is empty")
    #expect(folder.error("blank.csv") == "blank.csv: no data; the file is empty")
    #expect(folder.error("header.csv") == "header.csv: no data; the file has a header and no rows")
    #expect(folder.error("missing.csv") == "missing.csv: there is no such file")
    #expect(folder.error("header.csv/x.csv") == "header.csv/x.csv: there is no such file")
    #expect(folder.error("inner") == "inner: the folder holds no daily.csv")
    var options = ReadOptions()
    options.mapFile = folder.file("inner")
    #expect(folder.error("header.csv", options) == "inner: is a folder; expected a file")
  }

  @Test("text that is not UTF-8 CSV")
  func encodings() throws {
    let table = "date,steps\n2025-01-01,5\n"
    #expect(
      try failure(Array("date,steps\n2025-01-01,".utf8) + [0])
        == "cohort.csv:2:2: the cell holds a NUL byte; expected text")
    #expect(
      try failure(Array("date,steps\n2025-01-01,".utf8) + [0xFF])
        == "cohort.csv:2:2: the cell is not valid UTF-8; save the file as UTF-8")
    #expect(
      try failure([0xFF, 0xFE] + table.utf16.flatMap { [UInt8($0 & 255), UInt8($0 >> 8)] })
        == "cohort.csv: is UTF-16 text; save it as UTF-8")
    #expect(
      try failure(table.replacing(",", with: ";"))
        == "cohort.csv:1:1: the columns are separated by semicolons; expected commas")
    #expect(
      try failure(table.replacing(",", with: "\t"))
        == "cohort.csv:1:1: the columns are separated by tabs; expected commas")
    #expect(
      try failure("date,steps\n2025-01-01," + String(repeating: "1", count: 10_000_000))
        == "cohort.csv:2: the line is longer than 1048576 bytes; expected one short line a day")
  }

  @Test("headers that cannot be meant")
  func headers() throws {
    #expect(
      try failure("datte,steps\n1,2\n")
        == "cohort.csv:1: there is no column 'date'; did you mean 'datte'")
    #expect(
      try failure("date,steps,steps\n2025-01-01,1,2\n")
        == "cohort.csv:1:3: column 'steps' stands in the header twice, also as column 2")
    #expect(
      try failure("date,hrv_ms,hrv_sdnn_ms\n2025-01-01,1,2\n")
        == "cohort.csv:1:3: columns 'hrv_ms' and 'hrv_sdnn_ms' are both hrv_sdnn_ms; expected one")
    #expect(
      try failure("date,mood\n2025-01-01,1\n")
        == "cohort.csv:1: no column holds data; known names are in the README, others need --map FILE")
    #expect(
      try failure("date,steps\n2025-01-01,1,2\n")
        == "cohort.csv:2: the row has 3 cells; the header has 2")
  }

  @Test(
    "a date that cannot be read is an error, because its row has no place",
    arguments: [
      ("2025-02-30", "there is no such day"), ("2023-02-29", "there is no such day"),
      ("2025-13-01", "there is no such day"),
      ("1899-12-31", "expected a day from 1900-01-01 to 2199-12-31"),
      ("2200-01-01", "expected a day from 1900-01-01 to 2199-12-31"),
      ("01.02.2025", "expected a day such as 2025-01-31"),
      ("2025-1-1", "expected a day such as 2025-01-31"),
      ("2025-01-01T00:00", "expected a day such as 2025-01-31"),
      ("", "expected a day such as 2025-01-31"),
    ])
  func dates(text: String, expected: String) throws {
    #expect(
      try failure("person,date,steps\na,2025-01-01,1\na,\(text),2\n")
        == "cohort.csv:3:2: 'date' is \"\(text)\"; \(expected)")
  }

  @Test("a span above 36,525 days names both dates")
  func span() throws {
    #expect(
      try failure("date,steps\n1950-01-01,1\n2050-01-02,2\n")
        == "cohort.csv: person '' spans 1950-01-01 to 2050-01-02, 36527 days; at most 36525 are supported")
  }

  @Test("a small table whose calendars would take all memory is refused before they are made")
  func personDays() throws {
    let rows = (0..<1400).map { "p\($0),1950-01-01,1\np\($0),2049-12-31,2\n" }.joined()
    #expect(
      try failure("person,date,steps\n" + rows)
        == "cohort.csv: the calendars of 1400 people have 51135000 days; at most 50000000 are supported; split the table by person")
  }

  @Test("duplicate days name both lines, or one is kept and the other counted")
  func duplicates() throws {
    let table = "person,date,steps,rhr_bpm\nb,2025-01-01,1,\na,2025-01-01,2,50\na,2025-01-02,3,x\na,2025-01-01,4,\n"
    #expect(
      try failure(table)
        == "cohort.csv:5: person 'a' has 2025-01-01 already on line 3; expected one row a day (--duplicates first or last keeps one)")
    for (choice, steps, pulse) in [
      (ReadOptions.Duplicates.first, 2.0, 50.0), (.last, 4.0, .nan),
    ] {
      let dataset = try read(table) { $0.duplicates = choice }
      let person = dataset.people[0]
      #expect(person.values(.steps) == [steps, 3])
      #expect(person.values(.restingHR)[0].isNaN == pulse.isNaN)
      #expect(dataset.account.duplicateRows == 1 && dataset.account.isConsistent)
      #expect(dataset.account.columns[0].dropped == [.duplicateDay: 1])
    }
  }

  @Test(
    "numbers that are none are dropped with their reason and never enter the series",
    arguments: [
      ("1e308", DropReason.exponent), ("NaN", .notFinite), ("Infinity", .notFinite),
      ("\"1,5\"", .decimalComma), ("0x10", .hexadecimal), ("1_000", .notADecimal),
    ])
  func numbers(text: String, reason: DropReason) throws {
    let dataset = try read("date,steps\n2025-01-01,7\n2025-01-02,\(text)\n")
    #expect(dataset.account.columns[0].dropped == [reason: 1])
    #expect(dataset.account.columns[0].kept == 1 && dataset.account.isConsistent)
    let values = dataset.people[0].values(.steps)
    #expect(values[0] == 7 && values[1].isNaN)
    let example = try #require(dataset.account.examples.first)
    #expect(example.line == 3 && example.column == 2 && example.name == "steps")
  }

  @Test("strict reading turns the first drop and an unknown column into an error")
  func strict() throws {
    func refusal(_ text: String) throws -> String? { try failure(text) { $0.strict = true } }
    #expect(
      try refusal("date,steps\n2025-01-01,\"1,204\"\n")
        == "cohort.csv:2:2: 'steps' is \"1,204\"; expected a plain number such as 1204")
    #expect(
      try refusal("date,steps\n2025-01-01,\"1,5\"\n")
        == "cohort.csv:2:2: 'steps' is \"1,5\"; expected a plain number such as 1.5")
    #expect(
      try refusal("date,steps\n2025-01-01,many\n")
        == "cohort.csv:2:2: 'steps' is \"many\"; expected a plain number such as 12.5")
    #expect(
      try refusal("date,sleep_total_h\n2025-01-01,-1\n")
        == "cohort.csv:2:2: 'sleep_total_h' is \"-1\"; expected hours of 0 or more")
    #expect(
      try refusal("date,steps,slep_total_h\n2025-01-01,1,2\n")
        == "cohort.csv:1:3: unknown column 'slep_total_h'; did you mean 'sleep_total_h'")
    #expect(try refusal("date,steps\n2025-01-01,1\n") == nil)
  }

  @Test("a message is one line, whatever a name holds")
  func oneLine() throws {
    #expect(
      try failure("person,date,steps\n\"a\nb\",2025-01-01,1\n\"a\nb\",2025-01-01,1\n")
        == "cohort.csv:4: person 'a\\nb' has 2025-01-01 already on line 2; expected one row a day (--duplicates first or last keeps one)")
  }

  @Test("a name in a message shows control characters escaped and stops after 40 characters")
  func messages() throws {
    #expect(
      try failure("date,steps\n\"20\n25\",1\n")
        == "cohort.csv:2:1: 'date' is \"20\\n25\"; expected a day such as 2025-01-31")
    #expect(
      try failure("date,steps\n\(String(repeating: "x", count: 50)),1\n")
        == "cohort.csv:2:1: 'date' is \"\(String(repeating: "x", count: 40))…\"; expected a day such as 2025-01-31")
  }
}
