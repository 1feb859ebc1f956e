import Testing
import Validation

@Suite("golden strict verdicts")
struct StrictVerdictTests {
  struct Inputs: Decodable {
    let kind: String
    let role: String
    let n_test: Int?
    let people: Int?
    let ci_low: Double
    let ci_high: Double
    let bootstrap_low: Double?
    let bootstrap_high: Double?
    let p_holm: Double?
    let mdd: Double
    let reference_loss: Double
    let surrogate_share: Double
    let surrogate_share_worse: Double
  }
  struct Expected: Decodable {
    let verdict: String
    let reason: String?
  }

  @Test("every verdict and reason matches")
  func matches() throws {
    for item in try Golden.cases(
      "strict1/strict_verdicts.json", inputs: Inputs.self, expected: Expected.self)
    {
      let inputs = item.inputs
      var intervals = [Interval(low: inputs.ci_low, high: inputs.ci_high)]
      if inputs.kind == "pooled" {
        intervals.append(Interval(low: inputs.bootstrap_low!, high: inputs.bootstrap_high!))
      }
      let evidence = StrictEvidence(
        role: Role(rawValue: inputs.role)!, intervals: intervals, adjustedP: inputs.p_holm,
        detectable: inputs.mdd, referenceLoss: inputs.reference_loss,
        surrogateShare: inputs.surrogate_share,
        surrogateShareWorse: inputs.surrogate_share_worse)
      let verdict =
        inputs.kind == "pooled"
        ? evidence.verdict(people: inputs.people!) : evidence.verdict(testCount: inputs.n_test!)
      #expect(verdict.word.rawValue == item.expected.verdict, "\(item.id)")
      #expect(verdict.reason?.rawValue == item.expected.reason, "\(item.id)")
    }
  }
}
