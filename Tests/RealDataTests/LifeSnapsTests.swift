import Ingest
import Scoring
import Testing

/// Counts stated by spec/lifesnaps_adapter.md and by `adapter` in golden/strict1/lifesnaps.json, made
/// by the independent reference implementation.
@Suite("LifeSnaps as the adapter describes it")
struct LifeSnapsTests {
  private func dataset() throws -> Dataset? {
    guard let path = RealData.path("lifesnaps/daily.csv") else { return nil }
    var options = ReadOptions()
    options.preset = .lifesnaps
    return try DatasetReader.read(path: path, options: options)
  }

  private func column(_ name: String, _ dataset: Dataset) throws -> IngestAccount.Column {
    try #require(dataset.account.columns.first { $0.name == name })
  }

  @Test("36 people, 3,844 rows, no duplicates, ascending ids, no epochs")
  func size() throws {
    guard let dataset = try dataset() else { return }
    #expect(dataset.name == "lifesnaps")
    #expect(dataset.people.count == 36)
    #expect(dataset.account.rows == 3844 && dataset.account.duplicateRows == 0)
    #expect(dataset.people.map(\.person) == dataset.people.map(\.person).sorted())
    #expect(dataset.people.allSatisfy { $0.epochs.isEmpty })
    #expect(dataset.account.isConsistent)
  }

  @Test("zeros that mean missing are counted per column")
  func zeros() throws {
    guard let dataset = try dataset() else { return }
    let expected = [
      "rmssd": 4, "nremhr": 17, "resting_hr": 0, "spo2": 0, "full_sleep_breathing_rate": 43,
    ]
    for (name, count) in expected {
      #expect(try column(name, dataset).dropped[.zeroMeansMissing, default: 0] == count, "\(name)")
    }
    #expect(dataset.account.dropped[.zeroMeansMissing] == 64)
  }

  @Test("text among numbers is dropped and counted")
  func text() throws {
    guard let dataset = try dataset() else { return }
    #expect(try column("step_goal", dataset).dropped == [.notADecimal: 154])
    #expect(dataset.account.dropped == [.zeroMeansMissing: 64, .notADecimal: 154])
  }

  @Test("kept cells are the cells that are neither empty nor dropped")
  func kept() throws {
    guard let dataset = try dataset() else { return }
    let expected = [
      "rmssd": 1168, "resting_hr": 2288, "spo2": 633, "full_sleep_breathing_rate": 1147,
      "steps": 2494, "minutesAsleep": 1765, "minutesAwake": 1765, "TIRED": 1237,
    ]
    for (name, count) in expected {
      #expect(try column(name, dataset).kept == count, "\(name)")
    }
  }

  @Test("1,765 nights, 1,611 of them staged; the others are unspecified sleep, no stage hours")
  func nights() throws {
    guard let dataset = try dataset() else { return }
    func count(_ signal: Signal, _ test: (Double) -> Bool) -> Int {
      dataset.people.reduce(0) { $0 + $1.values(signal).count(where: test) }
    }
    #expect(count(.sleepTotal) { !$0.isNaN } == 1765)
    #expect(count(.sleepStaged) { $0 == 1 } == 1611)
    #expect(count(.sleepStaged) { $0 == 0 } == 154)
    #expect(count(.sleepUnspecified) { !$0.isNaN } == 154)
    #expect(count(.sleepTotal) { $0 == 0 } == 1)
    for signal in [Signal.sleepDeep, .sleepREM, .sleepCore, .walkingHR, .activeEnergy, .hrvSDNN] {
      #expect(count(signal) { !$0.isNaN } == 0, "\(signal)")
    }
  }

  @Test("a cell is divided by 60 as it stands and HRV is RMSSD")
  func values() throws {
    guard let dataset = try dataset() else { return }
    let first = dataset.people[0]
    #expect(first.firstDay == Day("2021-05-24")!)
    #expect(first.hrvKind == .hrvRMSSD && first.column(.hrv)?[0] == 89.603)
    #expect(first.column(.sleepTotal)?[0] == 445.0 / 60 && first.column(.sleepAwake)?[0] == 76.0 / 60)
    #expect(first.column(.sleepStaged)?[0] == 1 && first.column(.restingHR)?[0] == 62.07306957244873)
  }

  @Test("the seven moods are labels with the stated directions; nothing else is")
  func labels() throws {
    guard let dataset = try dataset() else { return }
    let better = LabelMeaning(direction: .higherIsBetter, badAt: 0)
    let worse = LabelMeaning(direction: .higherIsWorse, badAt: 1)
    #expect(
      dataset.labelMeanings == [
        "alert": better, "happy": better, "neutral": better, "rested": better, "sad": worse,
        "tense": worse, "tired": worse,
      ])
  }

  @Test("reading takes well under 100 ms in release")
  func speed() throws {
    guard try dataset() != nil else { return }
    let clock = ContinuousClock()
    let times = try (0..<5).map { _ in try clock.measure { _ = try dataset() } }
    print("LifeSnaps read in \(times.sorted()[2])")
  }
}
