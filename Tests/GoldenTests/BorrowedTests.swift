import Scoring
import Testing
import Validation

@Suite("golden borrowed slopes")
struct BorrowedTests {
  struct PersonInput: Decodable {
    let id: String
    let target: [Double]
    let floor: [Double]
    let score: [Double]
    let n_train: Int
    let first_test: Int
  }
  struct Inputs: Decodable {
    let event: Bool
    let people: [PersonInput]
  }
  struct Means: Decodable {
    let floor: Double
    let score: Double
    let target: Double
  }
  struct Person: Decodable {
    let id: String
    let reason: String?
    let own_means: Means?
    let slopes: [Double]?
    let reference_slope: Double?
    let rank_deficient: Bool?
    let prediction: [Double]?
    let reference_prediction: [Double]?
    let loss: Double?
    let reference_loss: Double?
    let skill: Double?
    let spearman: Double?
    let mean_difference: Double?
    let nu: Int?
    let omega2: Double?
    let t: Double?
    let p: Double?
    let ci_low: Double?
    let ci_high: Double?
    let mdd: Double?
    let days_needed: Double?
    let surrogate_share: Double?
    let surrogate_share_worse: Double?
  }
  struct Pooled: Decodable {
    let role: String
    let people: Int
    let n_test: Int
    let people_n_test_60: Int
    let loss: Double
    let reference_loss: Double
    let skill: Double?
    let mean_difference: Double
    let bootstrap_low: Double?
    let bootstrap_high: Double?
    let sd: Double?
    let se: Double?
    let t: Double?
    let p: Double?
    let ci_low: Double?
    let ci_high: Double?
    let mdd: Double?
    let people_positive: Int
    let people_negative: Int
    let significant_better: Int
    let significant_worse: Int
    let surrogate_share: Double
    let surrogate_share_worse: Double
    let surrogate_approximate: Bool
    let p_holm: Double?
    let verdict: String
    let reason: String?
  }
  struct Expected: Decodable {
    let people: [Person]
    let pooled: Pooled?
  }

  @Test("slopes, predictions, tests, shares and the pooled row match")
  func matches() throws {
    for item in try Golden.cases(
      "strict1/borrowed.json", inputs: Inputs.self, expected: Expected.self)
    {
      let people = item.inputs.people.map { person in
        BorrowedTable.Person(
          rows: TableRows(
            target: person.target, floor: person.floor, isEvent: item.inputs.event,
            trainCount: person.n_train, firstTest: person.first_test),
          score: person.score)
      }
      #expect(people.count == item.expected.people.count, "\(item.id)")
      guard let table = BorrowedTable(people) else {
        for person in item.expected.people {
          #expect(person.reason == "people_below_10", "\(item.id)")
        }
        #expect(item.expected.pooled == nil, "\(item.id)")
        continue
      }
      check(table, item.expected, item.id)
    }
  }

  private func check(_ table: BorrowedTable, _ expected: Expected, _ id: String) {
    let plans = table.people.map { SurrogatePlan(rows: $0.rows.count) }
    let entries = table.entries()
    let surrogates = table.surrogateMeans(plans: plans)
    let tests = entries.map { cosineTest($0.outcome.differences) }
    for (index, person) in expected.people.enumerated() {
      let share = SurrogateShare(
        real: entries[index].outcome.meanDifference, surrogates: surrogates.map { $0[index] })
      check(entries[index], tests[index], share, person, "\(id) \(person.id)")
    }
    let pooled = PooledRow(
      zip(entries, tests).map { entry, test in
        PooledRow.Person(
          loss: entry.outcome.loss, referenceLoss: entry.outcome.referenceLoss,
          meanDifference: entry.outcome.meanDifference, testCount: test.count, p: test.p)
      })
    let share = SurrogateShare(
      real: pooled.meanDifference, surrogates: surrogates.map { Spread.mean($0) })
    check(pooled, share, expected.pooled!, id)
    #expect(
      plans.contains(where: \.isApproximate) == expected.pooled!.surrogate_approximate, "\(id)")
  }

  private func check(
    _ entry: BorrowedTable.Entry, _ test: MeanTest, _ share: SurrogateShare, _ expected: Person,
    _ id: String
  ) {
    let outcome = entry.outcome
    let tolerance = 1e-9 * max(expected.reference_loss!, 1e-3)
    func same(_ a: Double?, _ b: Double?, _ what: String) {
      #expect(within(a, b, tolerance), "\(id) \(what)")
    }
    #expect(expected.reason == nil, "\(id)")
    same(entry.targetMean, expected.own_means!.target, "target mean")
    same(entry.floorMean, expected.own_means!.floor, "floor mean")
    #expect(near(entry.scoreMean, expected.own_means!.score), "\(id)")
    if !expected.rank_deficient! {
      let slopes = [entry.slopes.floor, entry.slopes.score]
      for (slope, wanted) in zip(slopes, expected.slopes!) {
        #expect(within(slope, wanted, 1e-7 * abs(wanted)), "\(id)")
      }
      #expect(
        within(
          entry.referenceSlope, expected.reference_slope, 1e-7 * abs(expected.reference_slope!)),
        "\(id)")
    }
    #expect(entry.slopes.rankDeficient == expected.rank_deficient, "\(id)")
    for (a, b) in zip(outcome.predictions, expected.prediction!) { same(a, b, "prediction") }
    for (a, b) in zip(outcome.references, expected.reference_prediction!) {
      same(a, b, "reference")
    }
    same(outcome.loss, expected.loss, "loss")
    same(outcome.referenceLoss, expected.reference_loss, "reference loss")
    same(outcome.meanDifference, expected.mean_difference, "mean difference")
    #expect(near(outcome.skill, expected.skill, 1e-8), "\(id)")
    same(test.interval.low, expected.ci_low, "low")
    same(test.interval.high, expected.ci_high, "high")
    same(test.detectable, expected.mdd, "mdd")
    #expect(test.degrees == expected.nu, "\(id)")
    #expect(share.better == expected.surrogate_share, "\(id)")
    #expect(share.worse == expected.surrogate_share_worse, "\(id)")
    if abs(expected.mean_difference!) < 1e-12 { return }
    let needed = test.daysNeeded(referenceLoss: outcome.referenceLoss)
    #expect(within(test.longRunVariance, expected.omega2, 1e-7 * expected.omega2!), "\(id)")
    #expect(within(test.t, expected.t, 1e-7 * abs(expected.t ?? 0)), "\(id)")
    #expect(within(needed, expected.days_needed, 1e-7 * (expected.days_needed ?? 0)), "\(id)")
    #expect(within(test.p, expected.p, 1e-7), "\(id)")
    #expect(near(outcome.spearman, expected.spearman), "\(id)")
  }

  private func check(
    _ pooled: PooledRow, _ share: SurrogateShare, _ expected: Pooled, _ id: String
  ) {
    let tolerance = 1e-9 * max(expected.reference_loss, 1e-3)
    func same(_ a: Double?, _ b: Double?, _ what: String) {
      #expect(within(a, b, tolerance), "\(id) pooled \(what)")
    }
    let test = pooled.test!
    #expect(pooled.people == expected.people && pooled.testCount == expected.n_test, "\(id)")
    #expect(pooled.peopleWith60TestRows == expected.people_n_test_60, "\(id)")
    #expect(pooled.positive == expected.people_positive, "\(id)")
    #expect(pooled.negative == expected.people_negative, "\(id)")
    #expect(pooled.significantBetter == expected.significant_better, "\(id)")
    #expect(pooled.significantWorse == expected.significant_worse, "\(id)")
    same(pooled.loss, expected.loss, "loss")
    same(pooled.referenceLoss, expected.reference_loss, "reference loss")
    same(pooled.meanDifference, expected.mean_difference, "mean")
    #expect(near(pooled.skill, expected.skill, 1e-8), "\(id)")
    same(pooled.bootstrap?.low, expected.bootstrap_low, "bootstrap low")
    same(pooled.bootstrap?.high, expected.bootstrap_high, "bootstrap high")
    same(test.standardError * Double(test.count).squareRoot(), expected.sd, "sd")
    same(test.standardError, expected.se, "se")
    same(test.interval.low, expected.ci_low, "low")
    same(test.interval.high, expected.ci_high, "high")
    same(test.detectable, expected.mdd, "mdd")
    #expect(share.better == expected.surrogate_share, "\(id)")
    #expect(share.worse == expected.surrogate_share_worse, "\(id)")
    if abs(expected.mean_difference) >= 1e-12 {
      #expect(within(test.t, expected.t, 1e-7 * abs(expected.t ?? 0)), "\(id)")
      #expect(within(test.p, expected.p, 1e-7), "\(id)")
    }
    let verdict = StrictEvidence(
      role: .borrowed, intervals: [test.interval, pooled.bootstrap!], adjustedP: test.p,
      detectable: test.detectable, referenceLoss: pooled.referenceLoss,
      surrogateShare: share.better, surrogateShareWorse: share.worse
    ).verdict(people: pooled.people)
    #expect(verdict.word.rawValue == expected.verdict, "\(id)")
    #expect(verdict.reason?.rawValue == expected.reason, "\(id)")
  }
}
