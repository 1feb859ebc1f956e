import Testing
import Validation

@Suite("golden surrogates")
struct SurrogatesTests {
  struct Inputs: Decodable {
    let rows: Int?
    let seed_hex: String?
    let role: String?
    let event: Bool?
    let target: [Double]?
    let floor: [Double]?
    let score: [Double]?
    let n_train: Int?
    let first_test: Int?
  }
  struct Expected: Decodable {
    let approximate: Bool
    let shifts: [Int]?
    let orders: [[Int]]?
    let rows_first: [Int]?
    let rows_last: [Int]?
    let loss: Double?
    let reference_loss: Double?
    let mean_difference: Double?
    let surrogate_means_first_five: [Double]?
    let surrogate_share: Double?
    let surrogate_share_worse: Double?
  }

  @Test("plans match draw by draw; losses, means and shares of whole tables match")
  func matches() throws {
    for item in try Golden.cases(
      "strict1/surrogates.json", inputs: Inputs.self, expected: Expected.self)
    {
      if let rows = item.inputs.rows {
        checkPlan(rows, item.inputs, item.expected, item.id)
      } else {
        checkTable(item.inputs, item.expected, item.id)
      }
    }
  }

  private func checkPlan(_ rows: Int, _ inputs: Inputs, _ expected: Expected, _ id: String) {
    let plan = SurrogatePlan(rows: rows, seed: hexadecimal(inputs.seed_hex!))
    #expect(plan.isApproximate == expected.approximate, "\(id)")
    #expect(plan.shifts == expected.shifts ?? [], "\(id)")
    #expect(plan.orders.elementsEqual(expected.orders ?? []), "\(id)")
    if let first = expected.rows_first { #expect(plan.sources(0) == first, "\(id)") }
    if let last = expected.rows_last {
      #expect(plan.sources(plan.count - 1) == last, "\(id)")
    }
  }

  private func checkTable(_ inputs: Inputs, _ expected: Expected, _ id: String) {
    let rows = TableRows(
      target: inputs.target!, floor: inputs.floor!, isEvent: inputs.event!,
      trainCount: inputs.n_train!, firstTest: inputs.first_test!)
    let table = SingleTable(rows, role: Role(rawValue: inputs.role!)!)
    let plan = SurrogatePlan(rows: rows.count)
    let outcome = table.outcome(inputs.score!)
    let means = table.surrogateMeans(inputs.score!, plan: plan)
    let share = SurrogateShare(real: outcome.meanDifference, surrogates: means)
    let tolerance = 1e-9 * expected.reference_loss!
    #expect(abs(outcome.loss - expected.loss!) <= tolerance, "\(id)")
    #expect(abs(outcome.referenceLoss - expected.reference_loss!) <= tolerance, "\(id)")
    #expect(abs(outcome.meanDifference - expected.mean_difference!) <= tolerance, "\(id)")
    for (mean, wanted) in zip(means, expected.surrogate_means_first_five!) {
      #expect(abs(mean - wanted) <= tolerance, "\(id)")
    }
    #expect(share.better == expected.surrogate_share, "\(id)")
    #expect(share.worse == expected.surrogate_share_worse, "\(id)")
    #expect(plan.isApproximate == expected.approximate, "\(id)")
  }
}
