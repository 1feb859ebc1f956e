import Scoring
import Testing
import Validation

@Suite("self-report", .timeLimit(.minutes(60)))
struct SelfReportTests {
  private let tired = LabelRule("tired", higherIsBetter: false, badAt: 1)
  private let rested = LabelRule("rested", higherIsBetter: true, badAt: 0)

  /// 80 days; the score is low on every fourth day, and the day after that is bad.
  private let score = (0..<80).map { Double($0 % 4) }
  private var badAfterLow: [Double] { (0..<80).map { $0 % 4 == 1 ? 1 : 0 } }
  private var split: SelfReport.Split {
    SelfReport.Split(
      trainingDays: Array(0..<40), firstTestDay: 44, floorName: "flat",
      floor: Array(repeating: 5, count: 80))
  }

  private func row(
    _ rule: LabelRule, lag: Int = 1, answers: [Double], split: SelfReport.Split?
  ) -> SelfReportRow {
    SelfReport(rule, lagDays: lag).row(
      person: "a", candidate: "s@1", score: score, answers: answers, split: split)
  }

  @Test("a low score that comes the day before a bad day announces each of them")
  func announced() throws {
    let row = row(tired, answers: badAfterLow, split: split)
    #expect(row.isPrimary && row.reason == nil && row.answersNeeded == 0)
    // The training values 0, 1, 2, 3 in turn: rank 0.25·39 lies between the last 0 and the first 1.
    #expect(row.score.cut == 0.75)
    let table = try #require(row.score.badDays)
    #expect(table.truePositives == 9 && table.falsePositives == 0)
    #expect(table.falseNegatives == 0 && table.trueNegatives == 26)
    #expect(table.precision == 1 && table.recall == 1)
    #expect(try #require(row.score.spearman) > 0.5)
  }

  @Test("the answer of the same day is another question")
  func sameDay() throws {
    let row = row(tired, lag: 0, answers: badAfterLow, split: split)
    #expect(!row.isPrimary)
    #expect(row.score.badDays?.truePositives == 0)
    #expect(row.score.badDays?.precision == 0)
  }

  @Test("a label whose higher answer is better gives the same row when it is turned over")
  func turned() {
    let worse = row(tired, answers: badAfterLow, split: split)
    let better = row(rested, answers: badAfterLow.map { 1 - $0 }, split: split)
    #expect(worse.score == better.score)
    #expect(rested.isBad(0) && !rested.isBad(1) && tired.isBad(1) && !tired.isBad(0))
  }

  @Test("a floor without spread on the training rows has no lowest quarter")
  func flatFloor() throws {
    let floor = try #require(row(tired, answers: badAfterLow, split: split).floor)
    #expect(floor.cut == nil && floor.badDays == nil && floor.spearman == nil)
    #expect(floor.pairs == 79)
  }

  @Test("12 answers keep their numbers and say that 18 are missing")
  func fewAnswers() {
    var answers = [Double](repeating: .nan, count: 80)
    for day in 50..<62 { answers[day] = badAfterLow[day] }
    let row = row(tired, answers: answers, split: split)
    #expect(row.answeredDays == 12 && row.answersNeeded == 18)
    #expect(row.reason == "labels_below_30" && row.score.pairs == 12)
    #expect(SelfReport(tired, lagDays: 1).pooled([row], candidate: "s@1") == nil)
  }

  @Test("without training rows there is a correlation and no bad-day table")
  func noTable() {
    let row = row(tired, answers: badAfterLow, split: nil)
    #expect(row.reason == "not_enough_rows" && row.floor == nil && row.score.badDays == nil)
    #expect(row.score.spearman != nil)
  }

  @Test("over people the correlation is the mean and the counts are added")
  func pooled() throws {
    let first = row(tired, answers: badAfterLow, split: split)
    let second = row(tired, answers: badAfterLow.map { 1 - $0 }, split: split)
    let pooled = try #require(
      SelfReport(tired, lagDays: 1).pooled([first, second], candidate: "s@1"))
    #expect(pooled.person == nil && pooled.people == 2 && pooled.answeredDays == 160)
    #expect(abs(try #require(pooled.score.spearman)) < 1e-12)
    #expect(try #require(pooled.score.low) < 0 && pooled.score.high! > 0)
    #expect(pooled.score.badDays?.days == 70)
  }

  @Test("a run with label rules reports every person with answers and changes no other number")
  func run() throws {
    let cohort = try SyntheticCohort(people: 3, days: 240).series()
    let identity = DatasetIdentity(
      name: "s", digest: "", people: 3, days: 720, synthetic: true)
    var run = StrictRun(people: cohort, anchors: [NightLevel()])
    let plain = try run.result(identity)
    run.labels = [tired]
    let result = try run.result(identity)
    #expect(plain.selfReport.isEmpty)
    #expect(plain.evidence.map(\.p) == result.evidence.map(\.p))
    let withAnswers = cohort.filter { series in series.labels.contains { $0.name == "tired" } }
    #expect(!withAnswers.isEmpty)
    let own = result.selfReport.filter { $0.person != nil }
    #expect(own.count == 2 * withAnswers.count)
    #expect(own.allSatisfy { $0.label == "tired" && $0.candidate == "night-level@1" })
    #expect(result.selfReport.count { $0.person == nil } == 2)
  }
}

/// Last night's hours asleep, a score of its own.
private struct NightLevel: Formula {
  let identity = FormulaIdentity(
    id: "night-level", version: 1, inputs: .init(required: [.signal(.sleepTotal)]),
    outputs: [Output("score", unit: "h")], reasons: ["sleep_missing"], presence: .sameDay,
    memory: 0)
  let parameters: [Parameter] = []

  func score(_ series: DailySeries, into rows: borrowing ScoreRows) throws(ScoringError) {
    let sleep = series.values(.signal(.sleepTotal))
    for day in rows.days {
      rows.set(day, column: 0, sleep[day])
      rows.end(day, sleep[day].isNaN ? .inputMissing : .scored)
    }
  }
}
