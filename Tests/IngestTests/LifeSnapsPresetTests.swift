import Ingest
import Scoring
import Testing

/// Invented rows in the shape of the source; the real table is tested in RealDataTests.
@Suite("LifeSnaps preset")
struct LifeSnapsPresetTests {
  private let table = """
    ,id,date,rmssd,nremhr,resting_hr,minutesAsleep,minutesAwake,sleep_deep_ratio,sleep_rem_ratio,RESTED/RELAXED,TIRED,HOME
    0,p,2021-05-26,,,60,420,0,,,1.0,0.0,1.0
    1,p,2021-05-24,0.0,0,61.5,445.0,76,0,,,,
    2,q,2021-05-24,30,50,0,,,1.1,1.2,,,
    """

  private func dataset() throws -> Dataset {
    try read(table) { $0.preset = .lifesnaps }
  }

  @Test("rows are sorted by day, a date without a row is missing, there are no epochs")
  func calendar() throws {
    let p = try dataset().people[0]
    #expect(p.firstDay == Day("2021-05-24")! && p.dayCount == 3 && p.epochs.isEmpty)
    #expect(p.values(.restingHR)[0] == 61.5 && p.values(.restingHR)[1].isNaN)
  }

  @Test("zero means missing where the device writes it, and is a value elsewhere")
  func zeros() throws {
    let dataset = try dataset()
    #expect(dataset.account.dropped == [.zeroMeansMissing: 3])
    #expect(dataset.people[0].values(.sleepAwake)[2] == 0 && dataset.account.isConsistent)
  }

  @Test("one ratio, even 0, makes a night staged; a night without ratios is unspecified sleep")
  func staged() throws {
    let people = try dataset().people
    #expect(people[0].values(.sleepStaged)[0] == 1 && people[0].values(.sleepStaged)[2] == 0)
    #expect(people[0].values(.sleepUnspecified)[0].isNaN)
    #expect(people[0].values(.sleepUnspecified)[2] == 7)
    #expect(people[1].column(.sleepStaged) == nil, "ratios without minutes are no night")
  }

  @Test("moods are labels, places are not, and a duplicate day is an error")
  func labels() throws {
    let dataset = try dataset()
    #expect(dataset.people[0].labels.map(\.name) == ["rested", "tired"])
    #expect(dataset.labelMeanings["rested"] == LabelMeaning(direction: .higherIsBetter, badAt: 0))
    #expect(dataset.account.ignored.map(\.name) == ["", "HOME"])
    #expect(
      try failure(table + "\n3,p,2021-05-26,,,,,,,,,,") { $0.preset = .lifesnaps }
        == "cohort.csv:5: person 'p' has 2021-05-26 already on line 2; expected one row a day (--duplicates first or last keeps one)")
  }
}
