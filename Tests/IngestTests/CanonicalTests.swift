import Foundation
import Ingest
import Scoring
import Testing

@Suite("canonical CSV")
struct CanonicalTests {
  @Test("the golden daily table gives its days, signals and epochs")
  func golden() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Golden/validation/e2e/daily.csv").path
    let dataset = try DatasetReader.read(path: path)
    let series = try #require(dataset.people.first)
    #expect(dataset.people.count == 1 && series.person == "")
    #expect(series.firstDay == Day("2022-01-01")!)
    #expect(series.column(.hrv)?[0] == 41.4)
    #expect(series.hrvKind == .hrvSDNN)
    #expect(dataset.account.isConsistent && dataset.account.ignored.isEmpty)
    #expect(dataset.account.dropped.isEmpty)
    #expect(series.dayCount == 1200 && dataset.account.rows == 1155 && dataset.name == "e2e")
    #expect(
      series.epochs == [
        SourceEpoch(id: "epoch_a", first: nil, last: Day("2023-06-30")!),
        SourceEpoch(id: "epoch_b", first: Day("2023-07-01")!, last: nil),
      ])
  }

  @Test("aliases, row order and people: ascending by id bytes, dense days, gaps are missing")
  func people() throws {
    let dataset = try read(
      """
      person,date,rhr_bpm,hrv_ms,walking_hr_bpm,resp_rate
      b,2025-01-03,60,40,100,14
      a,2025-01-05,61,,,
      b,2025-01-01,62,41,101,15
      Z,2025-01-01,63,,,
      é,2025-01-01,64,,,
      """)
    #expect(dataset.people.map(\.person) == ["Z", "a", "b", "é"])
    let b = dataset.people[2]
    #expect(b.firstDay == Day("2025-01-01")! && b.dayCount == 3)
    #expect(b.values(.restingHR)[0] == 62 && b.values(.restingHR)[1].isNaN)
    #expect(b.values(.restingHR)[2] == 60)
    #expect(b.signals == [.hrvSDNN, .restingHR, .walkingHR, .respiratoryRate])
    #expect(dataset.people[1].signals == [.restingHR], "a column without a value is absent")
    #expect(dataset.name == "cohort")
  }

  @Test("two ids that only differ in Unicode normal form are two people")
  func normalForms() throws {
    let dataset = try read("person,date,steps\n\u{E9},2025-01-01,1\ne\u{301},2025-01-01,2\n")
    #expect(dataset.people.count == 2)
  }

  @Test("an epoch runs to the day before the next one's first row; both ends are open")
  func epochs() throws {
    let dataset = try read(
      """
      date,source_epoch,steps
      2025-01-01,,1
      2025-01-02,a,1
      2025-01-04,a,1
      2025-01-08,b,1
      2025-01-05,,1
      """)
    let series = dataset.people[0]
    #expect(
      series.epochs == [
        SourceEpoch(id: "a", first: nil, last: Day("2025-01-07")!),
        SourceEpoch(id: "b", first: Day("2025-01-08")!, last: nil),
      ])
    #expect(series.windowStart == [0, 0, 0, 0, 0, 0, 0, 7])
  }

  @Test("an epoch that returns is an error unless a file of epochs is given, which wins")
  func returningEpoch() throws {
    let table =
      "person,date,source_epoch,steps\np,2025-01-01,a,1\np,2025-01-02,b,1\np,2025-01-03,a,1\n"
    #expect(
      try failure(table)
        == "cohort.csv:4:3: epoch 'a' of person 'p' returns on 2025-01-03; expected one stretch of days (--epochs FILE with id,start,end can say more)"
    )
    let folder = try Folder([
      "epochs.csv": "id,start,end\na,,2025-01-01\nb,2025-01-02,2025-01-02\na,2025-01-03,\n"
    ])
    let dataset = try read(table) { $0.epochsFile = folder.file("epochs.csv") }
    #expect(dataset.people[0].epochs.map(\.id) == ["a", "b", "a"])
    #expect(dataset.people[0].epochIndex == [0, 1, 2])
  }

  @Test("a bad file of epochs says where")
  func badEpochs() throws {
    for (text, message) in [
      ("id,start\na,2025-01-01\n", "e.csv:1: there is no column 'end'"),
      ("id,start,end\na,2025-01-02,2025-01-01\n",
        "e.csv:2:3: the epoch ends on 2025-01-01, before it starts on 2025-01-02"),
      ("id,start,end\na,2025-02-30,\n", "e.csv:2:2: 'start' is \"2025-02-30\"; there is no such day"),
      ("id,start,end\n", "e.csv: no data; the file has a header and no rows"),
    ] {
      let folder = try Folder(["e.csv": text, "cohort.csv": "date,steps\n2025-01-01,1\n"])
      var options = ReadOptions()
      options.epochsFile = folder.file("e.csv")
      #expect(folder.error("cohort.csv", options) == message)
    }
  }

  @Test("both HRV kinds of a person need a choice")
  func hrvKinds() throws {
    let table = "date,hrv_sdnn_ms,hrv_rmssd_ms\n2025-01-01,50,30\n"
    #expect(
      try failure(table)
        == "cohort.csv: the table has both hrv_sdnn_ms and hrv_rmssd_ms; choose with --hrv sdnn or --hrv rmssd"
    )
    #expect(try read(table) { $0.hrv = .hrvRMSSD }.people[0].values(.hrv) == [30])
    #expect(try read(table) { $0.hrv = .hrvSDNN }.people[0].values(.hrv) == [50])
    let one = try read("date,hrv_sdnn_ms,hrv_rmssd_ms\n2025-01-01,,30\n")
    #expect(one.people[0].values(.hrv) == [30], "a column without values is no kind")
  }

  @Test("implausible values are flagged and kept, or dropped when asked; negative sleep is dropped")
  func implausible() throws {
    let table = """
      date,rhr_bpm,sleep_total_h,sleep_awake_h,sleep_staged
      2025-01-01,0,15,-0.1,1
      2025-01-02,60,-1,0,2
      """
    let dataset = try read(table)
    let columns = dataset.account.columns
    #expect(columns[0].flags == [.implausible: 1] && columns[0].kept == 2)
    #expect(columns[1].flags == [.implausible: 1] && columns[1].dropped == [.negative: 1])
    #expect(columns[2].dropped == [.negative: 1] && columns[3].dropped == [.notZeroOrOne: 1])
    #expect(dataset.people[0].values(.restingHR) == [0, 60])
    let dropped = try read(table) { $0.dropImplausible = true }
    #expect(dropped.account.columns[0].dropped == [.implausible: 1])
    #expect(dropped.account.flags.isEmpty && dropped.account.isConsistent)
  }

  @Test("a night whose parts differ from its total by more than 0.05 h is flagged and kept")
  func sleepSum() throws {
    let dataset = try read(
      """
      date,sleep_total_h,sleep_deep_h,sleep_rem_h,sleep_core_h,sleep_unspecified_h
      2025-01-01,7.5,1,2,4.45,
      2025-01-02,7.5,1,2,4.44,
      2025-01-03,7.5,1,2,4.56,
      2025-01-04,7.5,1,,,
      2025-01-05,7.5,,,,7
      2025-01-06,7.5,,,,
      2025-01-07,7.5,8,,,
      """)
    #expect(dataset.account.flags == [.sleepSumDiffers: 4])
    #expect(dataset.account.columns[0].kept == 7)
  }

  @Test("labels, scores and own outcomes travel beside the signals under their own names")
  func besideSignals() throws {
    let dataset = try read(
      "date,label_mood,score_ring,target_pain\n2025-01-01,1,80,3\n2025-01-02,2,,4\n")
    let series = dataset.people[0]
    #expect(series.labels.map(\.name) == ["mood"] && series.labels[0].values == [1, 2])
    #expect(series.scores.map(\.name) == ["ring"] && series.scores[0].values[0] == 80)
    #expect(series.targets.map(\.name) == ["pain"] && series.signals.isEmpty)
    #expect(dataset.labelMeanings == ["mood": LabelMeaning()])
    #expect(dataset.account.flags == [.outsideLabelRange: 1])
  }

  @Test("an unknown column is ignored and listed once with the nearest known name")
  func unknownColumn() throws {
    let account = try read("date,stepz,steps,quux,\n2025-01-01,1,2,3,4\n").account
    #expect(account.ignored.map(\.name) == ["stepz", "quux", ""])
    #expect(account.ignored.map(\.nearest) == ["steps", nil, nil])
    #expect(account.seen == 1 && account.kept == 1)
  }
}
