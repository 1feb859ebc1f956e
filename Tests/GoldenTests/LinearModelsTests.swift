import Testing
import Validation

@Suite("golden linear models")
struct LinearModelsTests {
  struct Inputs: Decodable {
    let X: [[Double]]
    let y: [Double]
    let n_train: Int
    let inner_cut: Int
    let alpha: Double
    let rank_deficient: Bool
  }
  struct Expected: Decodable {
    let mean: [Double]
    let scale: [Double]
    let ridge_coef: [Double]
    let ridge_pred: [Double]
    let ols_coef: [Double]?
    let ols_pred: [Double]
    let selected_alpha: Double
    let val_mae: [Double]
  }

  @Test("scales, least squares, Ridge and the selected penalty match")
  func matches() throws {
    for item in try Golden.cases(
      "validation/linear_models.json", inputs: Inputs.self, expected: Expected.self)
    {
      let inputs = item.inputs
      let expected = item.expected
      let columns = transposed(inputs.X)
      let test = inputs.n_train..<inputs.y.count
      let plain = LeastSquares().fit(columns, target: inputs.y, trainCount: inputs.n_train)
      let ridge = ridgeModel(
        columns, target: inputs.y, trainCount: inputs.n_train, penalty: inputs.alpha)
      let selection = selectRidgePenalty(
        columns, target: inputs.y, innerCut: inputs.inner_cut, trainCount: inputs.n_train)
      expectNear(plain.scales.map(\.mean), expected.mean, 1e-9, item.id)
      expectNear(plain.scales.map(\.scale), expected.scale, 1e-9, item.id)
      expectNear(ridge.coefficients, expected.ridge_coef, 1e-7, item.id)
      expectNear(ridge.predictions(columns, rows: test), expected.ridge_pred, 1e-9, item.id)
      if let coefficients = expected.ols_coef {
        expectNear(plain.coefficients, coefficients, 1e-7, item.id)
      }
      expectNear(plain.predictions(columns, rows: test), expected.ols_pred, 1e-9, item.id)
      // The file's flag tells of dependent columns; a constant column also leaves rank open.
      let constant = plain.scales.contains(where: \.isConstant)
      #expect(plain.rankDeficient == (inputs.rank_deficient || constant), "\(item.id)")
      #expect(selection.penalty == expected.selected_alpha, "\(item.id)")
      expectNear(selection.validationErrors, expected.val_mae, 1e-9, item.id)
    }
  }
}

func transposed(_ rows: [[Double]]) -> [[Double]] {
  rows[0].indices.map { column in rows.map { $0[column] } }
}

func expectNear(_ a: [Double], _ b: [Double], _ tolerance: Double, _ id: String) {
  #expect(a.count == b.count, "\(id)")
  for (a, b) in zip(a, b) { #expect(near(a, b, tolerance), "\(id): \(a) against \(b)") }
}
