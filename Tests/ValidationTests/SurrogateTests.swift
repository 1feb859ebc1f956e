import Testing
import Validation

@Suite("surrogates")
struct SurrogateTests {
  @Test("319 rows are the first with 200 distinct shifts, all at least 60 rows away")
  func shifts() {
    #expect(SurrogatePlan(rows: 318).isApproximate)
    for rows in [319, 500] {
      let plan = SurrogatePlan(rows: rows)
      #expect(Set(plan.shifts).count == 200)
      #expect(plan.shifts.allSatisfy { (60...(rows - 60)).contains($0) })
    }
  }

  @Test("every surrogate holds every row once", arguments: [1, 14, 15, 100, 319, 400])
  func permutations(rows: Int) {
    let plan = SurrogatePlan(rows: rows)
    let score = (0..<rows).map(Double.init)
    for run in 0..<plan.count {
      #expect(plan.sources(run).sorted() == Array(0..<rows))
      #expect(plan.surrogate(run, of: score) == plan.sources(run).map { score[$0] })
    }
  }

  @Test("the real score counts as a run, and rounding does not decide")
  func share() {
    let share = SurrogateShare(real: 1, surrogates: [0, 2, 1 + 1e-13])
    #expect(share.better == 0.75)
    #expect(share.worse == 0.75)
  }

  @Test("a score that is the target beats every surrogate, its own noise does not")
  func skillAndNoise() {
    var random = ProtocolRandom()
    let target = (0..<340).map { _ in Double(random.index(below: 1000)) / 1000 }
    let noise = (0..<340).map { _ in Double(random.index(below: 1000)) / 1000 }
    let rows = TableRows(
      target: target, floor: Array(repeating: 0.5, count: 340), isEvent: false, trainCount: 230,
      firstTest: 238)
    let plan = SurrogatePlan(rows: 340)
    for role in [Role.asIs, .calibrated, .incremental] {
      let table = SingleTable(rows, role: role)
      let skilled = table.outcome(target)
      let means = table.surrogateMeans(target, plan: plan)
      #expect(skilled.loss < 1e-12)
      #expect(SurrogateShare(real: skilled.meanDifference, surrogates: means).better == 1.0 / 201)
      let idle = table.outcome(noise)
      let idleMeans = table.surrogateMeans(noise, plan: plan)
      #expect(SurrogateShare(real: idle.meanDifference, surrogates: idleMeans).better > 0.05)
    }
  }

  @Test("the incremental reference is refitted, so a constant floor costs nothing")
  func constantFloor() throws {
    let target: [Double] = [1, 2, 3, 4, 5, 6]
    let rows = TableRows(
      target: target, floor: [9, 9, 9, 9, 9, 9], isEvent: false, trainCount: 4, firstTest: 4)
    let table = SingleTable(rows, role: .incremental)
    #expect(table.referenceModel?.coefficients[1] == 0)
    #expect(table.references.allSatisfy { abs($0 - 2.5) < 1e-12 })
    let model = try #require(table.model(target))
    #expect(model.rankDeficient && model.coefficients[1] == 0)
  }

  @Test("event predictions and their reference are clipped to probabilities, others are not")
  func clipping() {
    func outcome(isEvent: Bool) -> EntryOutcome {
      let rows = TableRows(
        target: [0, 1, 0, 1], floor: [0, 1, -0.5, 1.5], isEvent: isEvent, trainCount: 2,
        firstTest: 2)
      return SingleTable(rows, role: .asIs).outcome([0, 1, 2, -1])
    }
    let event = outcome(isEvent: true)
    #expect(event.predictions == [1, 0] && event.references == [0, 1])
    #expect(event.loss == 1 && event.referenceLoss == 0)
    let continuous = outcome(isEvent: false)
    #expect(continuous.predictions == [2, -1] && continuous.references == [-0.5, 1.5])
    #expect(continuous.loss == 2 && continuous.skill == -3)
  }
}
