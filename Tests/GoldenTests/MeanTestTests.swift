import Scoring
import Testing
import Validation

@Suite("golden mean tests")
struct MeanTestTests {
  /// 1e-8 relative, 1e-15 absolute near 0: the tolerance of these files.
  private func close(_ a: Double?, _ b: Double?, relative: Double = 1e-8) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return a == b || abs(a - b) <= max(relative * abs(b), 1e-15)
  }

  private func absolutely(_ a: Double?, _ b: Double?) -> Bool {
    guard let a, let b else { return a == nil && b == nil }
    return abs(a - b) <= 1e-8
  }

  @Test("the cosine test, its power and its lone verdict match")
  func cosine() throws {
    struct Inputs: Decodable {
      let d: [Double]
      let reference_loss: Double
    }
    struct Expected: Decodable {
      let n_test: Int
      let mean_difference: Double
      let nu: Int
      let omega2: Double
      let se: Double
      let t: Double?
      let p: Double?
      let ci_low: Double
      let ci_high: Double
      let mdd: Double
      let days_needed: Double?
      let mdd_above_10_percent: Bool
      let verdict_single: String
      let reason: String?
    }
    for item in try Golden.cases(
      "strict1/ewc.json", inputs: Inputs.self, expected: Expected.self)
    {
      let test = cosineTest(item.inputs.d)
      let loss = item.inputs.reference_loss
      let expected = item.expected
      let id = "\(item.id)"
      #expect(test.count == expected.n_test && test.degrees == expected.nu, "\(id)")
      #expect(close(test.mean, expected.mean_difference), "\(id)")
      #expect(close(test.longRunVariance, expected.omega2), "\(id)")
      #expect(close(test.standardError, expected.se), "\(id)")
      #expect(close(test.t, expected.t), "\(id)")
      #expect(absolutely(test.p, expected.p), "\(id)")
      #expect(close(test.interval.low, expected.ci_low), "\(id)")
      #expect(close(test.interval.high, expected.ci_high), "\(id)")
      #expect(close(test.detectable, expected.mdd), "\(id)")
      #expect(close(test.daysNeeded(referenceLoss: loss), expected.days_needed), "\(id)")
      #expect((test.detectable > 0.10 * loss) == expected.mdd_above_10_percent, "\(id)")
      let verdict = StrictEvidence(
        role: .asIs, intervals: [test.interval], adjustedP: test.p, detectable: test.detectable,
        referenceLoss: loss, surrogateShare: 1.0 / 201, surrogateShareWorse: 1
      ).verdict(testCount: test.count)
      #expect(verdict.word.rawValue == expected.verdict_single, "\(id)")
      #expect(verdict.reason?.rawValue == expected.reason, "\(id)")
    }
  }

  @Test("the test and the bootstrap over people match, the bootstrap to the bit")
  func people() throws {
    struct Inputs: Decodable {
      let means: [Double]
      let draws: Int
      let seed_hex: String
      let reference_loss: Double
    }
    struct Expected: Decodable {
      let people: Int
      let mean_difference: Double?
      let bootstrap_low: Double?
      let bootstrap_high: Double?
      let sd: Double?
      let se: Double?
      let t: Double?
      let p: Double?
      let ci_low: Double?
      let ci_high: Double?
      let mdd: Double?
      let verdict_single: String?
      let reason: String?
    }
    for item in try Golden.cases(
      "strict1/person_bootstrap.json", inputs: Inputs.self, expected: Expected.self)
    {
      let means = item.inputs.means
      let expected = item.expected
      let id = "\(item.id)"
      let bootstrap = personBootstrap(
        means, draws: item.inputs.draws, seed: hexadecimal(item.inputs.seed_hex))
      let test = means.count >= 2 ? peopleTest(means) : nil
      #expect(means.count == expected.people, "\(id)")
      #expect(bootstrap?.low == expected.bootstrap_low, "\(id)")
      #expect(bootstrap?.high == expected.bootstrap_high, "\(id)")
      #expect(
        close(means.isEmpty ? nil : Spread.mean(means), expected.mean_difference, relative: 1e-9),
        "\(id)")
      #expect(
        close(
          test.map { $0.standardError * Double($0.count).squareRoot() }, expected.sd, relative: 1e-9
        ), "\(id)")
      #expect(close(test?.standardError, expected.se, relative: 1e-9), "\(id)")
      #expect(close(test?.t, expected.t, relative: 1e-9), "\(id)")
      #expect(absolutely(test?.p, expected.p), "\(id)")
      #expect(close(test?.interval.low, expected.ci_low, relative: 1e-9), "\(id)")
      #expect(close(test?.interval.high, expected.ci_high, relative: 1e-9), "\(id)")
      #expect(close(test?.detectable, expected.mdd, relative: 1e-9), "\(id)")
      if means.isEmpty { continue }
      let intervals = [test?.interval, bootstrap].compactMap { $0 }
      let verdict = StrictEvidence(
        role: .asIs, intervals: intervals, adjustedP: test?.p, detectable: test?.detectable ?? 0,
        referenceLoss: item.inputs.reference_loss, surrogateShare: 1.0 / 201,
        surrogateShareWorse: 1
      ).verdict(people: means.count)
      #expect(verdict.word.rawValue == expected.verdict_single, "\(id)")
      #expect(verdict.reason?.rawValue == expected.reason, "\(id)")
    }
  }

  @Test("Holm's adjusted values match in input order")
  func holm() throws {
    struct Inputs: Decodable { let p: [Double?] }
    struct Expected: Decodable { let adjusted: [Double?] }
    for item in try Golden.cases(
      "strict1/holm.json", inputs: Inputs.self, expected: Expected.self)
    {
      let adjusted = holmAdjusted(item.inputs.p)
      #expect(adjusted.count == item.expected.adjusted.count, "\(item.id)")
      for (a, b) in zip(adjusted, item.expected.adjusted) {
        guard let a, let b else {
          #expect(a == nil && b == nil, "\(item.id)")
          continue
        }
        #expect(abs(a - b) <= 1e-12 * abs(b), "\(item.id)")
      }
    }
  }
}
