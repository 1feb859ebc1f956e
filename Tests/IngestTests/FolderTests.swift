import Foundation
import Ingest
import Scoring
import Testing

@Suite("a folder of files")
struct FolderTests {
  private let daily = "person,date,steps,label_rest\na,2025-01-01,1,3\na,2025-01-02,2,4\nb,2025-01-01,3,5\n"

  @Test("samples and segments become the intraday part, ascending, every row accounted for")
  func intraday() throws {
    let folder = try Folder([
      "daily.csv": daily,
      "samples.csv": """
        person,date,minute,signal,value,note
        a,2025-01-02,10,heart_rate_bpm,61,
        a,2025-01-02,5,heart_rate_bpm,60,
        a,2025-01-02,5,hrv_ms,40,
        a,2025-01-02,5,heart_rate_bpm,0,
        a,2025-01-02,5,heart_rate_bpm,x,
        a,2025-01-02,,heart_rate_bpm,60,
        a,2025-01-02,4000,heart_rate_bpm,60,
        a,2025-01-02,5,pulse,60,
        a,2025-01-03,5,heart_rate_bpm,60,
        c,2025-01-01,5,heart_rate_bpm,60,
        """,
      "segments.csv": """
        person,date,source,start_min,end_min
        b,2025-01-01,watch,200,300
        b,2025-01-01,watch,-60,150.5
        b,2025-01-01,watch,10,10
        b,2025-01-01,watch,10,NaN
        """,
    ])
    let dataset = try DatasetReader.read(path: folder.path)
    let a = try #require(dataset.people[0].intraday)
    #expect(a.samples(.heartRate, day: 1) == [.init(minute: 5, value: 60), .init(minute: 10, value: 61)])
    #expect(a.samples(.hrv, day: 1) == [.init(minute: 5, value: 40)] && a.days.count == 1)
    let b = try #require(dataset.people[1].intraday)
    #expect(
      b.days[0]?.asleep == [
        .init(source: "watch", start: -60, end: 150.5), .init(source: "watch", start: 200, end: 300),
      ])
    let details = dataset.account.details
    #expect(details.map(\.name) == ["samples.csv", "segments.csv"])
    #expect(details.map(\.rows) == [10, 4] && details.map(\.kept) == [3, 2])
    #expect(
      details[0].dropped == [
        "not_positive": 1, "not_a_decimal": 1, "empty": 1, "minute_out_of_range": 1,
        "unknown_signal": 1, "day_outside_table": 1, "unknown_person": 1,
      ])
    #expect(details[0].ignored == ["note"])
    #expect(details[1].dropped == ["no_length": 1, "not_finite": 1] && dataset.account.isConsistent)
  }

  @Test("without a person column the files belong to the only person; without files there is no intraday")
  func onePerson() throws {
    let folder = try Folder([
      "daily.csv": "date,steps\n2025-01-01,1\n",
      "samples.csv": "date,minute,signal,value\n2025-01-01,5,heart_rate_bpm,60\n",
    ])
    #expect(try DatasetReader.read(path: folder.path).people[0].intraday?.days.count == 1)
    #expect(try read("date,steps\n2025-01-01,1\n").people[0].intraday == nil)
  }

  @Test("wrong intraday files say where")
  func intradayErrors() throws {
    for (text, strict, message) in [
      ("date,minute,signal,value\n2025-01-01,5,heart_rate_bpm,60\n", false,
        "samples.csv:1: there is no column 'person'"),
      ("person,date,minute,signal\n", false, "samples.csv:1: there is no column 'value'"),
      ("person,date,minute,signal,value\na,2025-02-30,5,heart_rate_bpm,60\n", false,
        "samples.csv:2:2: 'date' is \"2025-02-30\"; there is no such day"),
      ("person,date,minute,signal,value\na,2025-01-01,5,pulse,60\n", true,
        "samples.csv:2:4: 'signal' is \"pulse\"; the row is dropped as unknown_signal"),
    ] {
      let folder = try Folder(["daily.csv": daily, "samples.csv": text])
      var options = ReadOptions()
      options.strict = strict
      #expect(folder.error("daily.csv", options) == message)
    }
  }

  @Test("labels.json gives meanings; the default is 0/1, higher is worse, bad at the worse end")
  func labels() throws {
    let meaning = #"{"label_rest": {"low": 1, "high": 5, "direction": "higher_is_better"}, "label_other": {}}"#
    let folder = try Folder(["daily.csv": daily, "labels.json": meaning])
    let dataset = try DatasetReader.read(path: folder.path)
    #expect(
      dataset.labelMeanings
        == ["rest": LabelMeaning(low: 1, high: 5, direction: .higherIsBetter, badAt: 1)])
    #expect(dataset.account.flags.isEmpty)
    #expect(dataset.labelMeanings["rest"]?.isBad(1) == true)
    #expect(dataset.labelMeanings["rest"]?.isBad(2) == false)
    #expect(LabelMeaning().isBad(1) && !LabelMeaning().isBad(0))
  }

  @Test("a wrong labels file says what is wrong")
  func labelErrors() throws {
    for (text, message) in [
      ("{", "l.json: is no valid JSON"), ("[]", "l.json: holds no JSON object at its top"),
      (#"{"label_rset": {}}"#,
        "l.json: 'label_rset' is no label column of the table; did you mean 'label_rest'"),
      (#"{"rest": {}}"#, "l.json: 'rest' is no label column of the table; did you mean 'label_rest'"),
      (#"{"label_rest": 1}"#, "l.json: 'label_rest' is no object with low, high, direction and bad_at"),
      (#"{"label_rest": {"low": 2}}"#, "l.json: 'label_rest': low 2.0 is not below high 1.0"),
      (#"{"label_rest": {"direction": "up"}}"#,
        "l.json: 'label_rest': direction is \"up\"; expected higher_is_better or higher_is_worse"),
      (#"{"label_rest": {"bad_at": 7}}"#, "l.json: 'label_rest': bad_at 7.0 is outside 0.0 to 1.0"),
      (#"{"label_rest": {"bad": 1}}"#,
        "l.json: 'label_rest': 'bad' is no known key; expected one of low high direction bad_at"),
    ] {
      let folder = try Folder(["daily.csv": daily, "l.json": text])
      var options = ReadOptions()
      options.labelsFile = folder.file("l.json")
      #expect(folder.error("daily.csv", options) == message)
    }
  }

  @Test("the name of a dataset does not depend on how its path is spelt")
  func names() throws {
    let folder = try Folder(["daily.csv": daily, "other.csv": daily])
    let name = URL(fileURLWithPath: folder.path).lastPathComponent
    for path in [folder.path, folder.path + "/", folder.path + "/./daily.csv"] {
      #expect(try DatasetReader.read(path: path).name == name)
    }
    #expect(try DatasetReader.read(path: folder.file("other.csv")).name == "other")
  }

  @Test("the description counts people, days, values per signal and month, and epochs")
  func description() throws {
    let dataset = try read(
      """
      person,date,source_epoch,steps,rhr_bpm
      a,2025-01-30,x,1,60
      a,2025-02-01,y,2,
      b,2025-02-01,,3,
      """)
    let description = DatasetDescription(of: dataset)
    #expect(description.name == "cohort" && description.personDays == 4)
    #expect(description.first == Day("2025-01-30")! && description.last == Day("2025-02-01")!)
    #expect(
      description.signals == [
        .init(signal: .restingHR, people: 1, values: 1), .init(signal: .steps, people: 2, values: 3),
      ])
    #expect(
      description.months == [
        .init(name: "2025-01", personDays: 2, values: [.steps: 1, .restingHR: 1]),
        .init(name: "2025-02", personDays: 2, values: [.steps: 2]),
      ])
    let a = description.people[0]
    #expect(a.days == 3 && a.values == [.steps: 2, .restingHR: 1] && a.intradayDays == 0)
    #expect(a.epochs.map(\.id) == ["x", "y"] && a.epochs.map(\.days) == [2, 1])
    #expect(description.people[1].epochs.isEmpty)
  }

  @Test("the nearest name is near, and a far one is none")
  func nearest() {
    #expect(nearestName(to: "rhr_bmp", in: ["hrv_ms", "rhr_bpm"]) == "rhr_bpm")
    #expect(nearestName(to: "resting_hr", in: ["steps", "resting_hr_bpm"]) == "resting_hr_bpm")
    #expect(nearestName(to: "mood", in: ["steps", "date"]) == nil)
    #expect(nearestName(to: "", in: ["a"]) == nil)
    #expect(nearestName(to: String(repeating: "a", count: 65), in: ["a"]) == nil)
  }
}
