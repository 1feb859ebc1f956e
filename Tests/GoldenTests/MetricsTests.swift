import Scoring
import Testing
import Validation

@Suite("golden metrics")
struct MetricsTests {
  @Test("continuous metrics match")
  func continuous() throws {
    struct Inputs: Decodable { let residuals: [Double] }
    struct Expected: Decodable {
      let n: Int
      let mae: Double?
      let rmse: Double?
      let population_sd: Double?
    }
    for item in try Golden.cases(
      "validation/metrics_continuous.json", inputs: Inputs.self, expected: Expected.self)
    {
      let residuals = item.inputs.residuals
      #expect(residuals.count == item.expected.n, "\(item.id)")
      #expect(near(meanAbsoluteError(residuals), item.expected.mae), "\(item.id)")
      #expect(near(rootMeanSquareError(residuals), item.expected.rmse), "\(item.id)")
      #expect(
        near(
          residuals.isEmpty ? nil : Spread.populationSD(residuals), item.expected.population_sd),
        "\(item.id)")
    }
  }

  @Test("classification metrics match, equal scores entering as one group")
  func classification() throws {
    struct Inputs: Decodable {
      let scores: [Double]
      let labels: [Int]
      let recall: Double
      let base_rate: Double?
    }
    struct Expected: Decodable {
      let precision: Double?
      let captured: Int
      let lift: Double?
      let auc: Double?
    }
    for item in try Golden.cases(
      "validation/metrics_classification.json", inputs: Inputs.self, expected: Expected.self)
    {
      let events = item.inputs.labels.map { $0 == 1 }
      let result = precisionAtRecall(
        item.inputs.scores, events: events, recall: item.inputs.recall)
      #expect(near(result.precision, item.expected.precision), "\(item.id)")
      #expect(result.captured == item.expected.captured, "\(item.id)")
      #expect(
        near(result.lift(baseRate: item.inputs.base_rate), item.expected.lift), "\(item.id)")
      #expect(near(areaUnderCurve(item.inputs.scores, events: events), item.expected.auc))
    }
  }

  @Test("Spearman's correlation matches, absent for a constant side")
  func rankCorrelation() throws {
    struct Inputs: Decodable {
      let x: [Double]
      let y: [Double]
    }
    struct Expected: Decodable {
      let n: Int
      let rho: Double?
    }
    for item in try Golden.cases(
      "strict1/spearman.json", inputs: Inputs.self, expected: Expected.self)
    {
      #expect(item.inputs.x.count == item.expected.n, "\(item.id)")
      #expect(near(spearman(item.inputs.x, item.inputs.y), item.expected.rho), "\(item.id)")
    }
  }
}
