import Scoring
import Testing
import Validation

@Suite("golden bootstraps")
struct BootstrapTests {
  struct Expected: Decodable { let ci: [Double?] }

  @Test("the iid interval matches to the bit")
  func iid() throws {
    struct Inputs: Decodable {
      let abs_residuals: [Double]
      let iterations: Int
      let seed_hex: String
    }
    for item in try Golden.cases(
      "validation/bootstrap_iid.json", inputs: Inputs.self, expected: Expected.self)
    {
      let interval = meanBootstrap(
        item.inputs.abs_residuals, iterations: item.inputs.iterations,
        seed: hexadecimal(item.inputs.seed_hex))
      #expect([interval?.low, interval?.high] == item.expected.ci, "\(item.id)")
    }
  }

  @Test("the calendar-block interval matches to the bit")
  func block() throws {
    struct Inputs: Decodable {
      let abs_residuals: [Double]
      let dates: [String]
      let iterations: Int
      let seed_hex: String
      let block_days: Int
    }
    for item in try Golden.cases(
      "validation/bootstrap_block.json", inputs: Inputs.self, expected: Expected.self)
    {
      let interval = blockBootstrap(
        item.inputs.abs_residuals, days: item.inputs.dates.map { Day($0)!.number },
        blockDays: item.inputs.block_days, iterations: item.inputs.iterations,
        seed: hexadecimal(item.inputs.seed_hex))
      #expect([interval?.low, interval?.high] == item.expected.ci, "\(item.id)")
    }
  }

  @Test("the stratified interval of precision matches to the bit")
  func stratified() throws {
    struct Inputs: Decodable {
      let scores: [Double]
      let labels: [Int]
      let iterations: Int
      let seed_hex: String
      let recall: Double
    }
    for item in try Golden.cases(
      "validation/bootstrap_stratified.json", inputs: Inputs.self, expected: Expected.self)
    {
      let interval = stratifiedBootstrap(
        item.inputs.scores, events: item.inputs.labels.map { $0 == 1 },
        recall: item.inputs.recall, iterations: item.inputs.iterations,
        seed: hexadecimal(item.inputs.seed_hex))
      #expect([interval?.low, interval?.high] == item.expected.ci, "\(item.id)")
    }
  }
}
