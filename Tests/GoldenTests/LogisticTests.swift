import Testing
import Validation

@Suite("golden logistic models")
struct LogisticTests {
  struct Inputs: Decodable {
    let X: [[Double]]
    let y: [Int]
    let n_train: Int
    let inner_cut: Int
    let alpha: Double
  }
  struct Result: Decodable {
    let precision: Double?
    let auc: Double?
  }
  struct Expected: Decodable {
    let coef: [Double]?
    let iterations: Int
    let prob: [Double]?
    let selected_alpha: Double
    let val: [Result]
  }

  @Test("coefficients, steps, probabilities and the selected penalty match")
  func matches() throws {
    for item in try Golden.cases(
      "validation/logistic.json", inputs: Inputs.self, expected: Expected.self)
    {
      let inputs = item.inputs
      let expected = item.expected
      let columns = transposed(inputs.X)
      let events = inputs.y.map { $0 == 1 }
      let model = LogisticModel(
        columns, events: events, trainCount: inputs.n_train, penalty: inputs.alpha)
      #expect((model == nil) == (expected.coef == nil), "\(item.id)")
      #expect(model?.iterations ?? 0 == expected.iterations, "\(item.id)")
      if let model {
        expectNear(model.linear.coefficients, expected.coef!, 1e-7, item.id)
        let test = inputs.n_train..<events.count
        expectNear(test.map { model.probability(columns, row: $0) }, expected.prob!, 1e-9, item.id)
      }
      let selection = selectLogisticPenalty(
        columns, events: events, innerCut: inputs.inner_cut, trainCount: inputs.n_train)
      #expect(selection.penalty == expected.selected_alpha, "\(item.id)")
      #expect(selection.results.count == expected.val.count, "\(item.id)")
      for (result, wanted) in zip(selection.results, expected.val) {
        #expect(near(result.precision, wanted.precision), "\(item.id)")
        #expect(near(result.areaUnderCurve, wanted.auc), "\(item.id)")
      }
    }
  }
}
