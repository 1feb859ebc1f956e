import Testing
import Validation

@Suite("cosine test on noise", .timeLimit(.minutes(60)))
struct CosineTestNullTests {
  /// Normals as sums of twelve uniforms: no libm, so every machine tests the same numbers.
  private func autoregressive(_ count: Int, phi: Double, random: inout ProtocolRandom) -> [Double] {
    func normal() -> Double {
      var sum = -6.0
      for _ in 0..<12 { sum += Double(random.next() >> 11) * 0x1p-53 }
      return sum
    }
    var value = normal() / (1 - phi * phi).squareRoot()
    return (0..<count).map { _ in
      value = phi * value + normal()
      return value
    }
  }

  @Test(
    "noise with memory is called better in about 2.5 % of sets", arguments: [0.0, 0.5, 0.8])
  func falsePositives(phi: Double) {
    let sets = 2000
    var random = ProtocolRandom()
    var better = 0
    for _ in 0..<sets {
      let test = cosineTest(autoregressive(365, phi: phi, random: &random))
      if test.interval.low > 0 { better += 1 }
    }
    // 20,000 sets elsewhere gave 2.3-3.5 %; three standard errors of 2,000 sets are 1.2 points.
    let share = Double(better) / Double(sets)
    #expect((0.011...0.047).contains(share), "phi \(phi): \(share)")
  }

  @Test(
    "noise is called beats_floor in at most 5 % of sets at φ 0.8 and 4 % at φ 0",
    arguments: [(0.0, 0.04), (0.8, 0.05)])
  func falseVerdicts(phi: Double, most: Double) {
    let sets = 2000
    var random = ProtocolRandom(seed: 4)
    var better = 0
    for _ in 0..<sets {
      let test = cosineTest(autoregressive(365, phi: phi, random: &random))
      // A family of one and a surrogate share that locks nothing: the test alone decides, so that
      // the whole rule, which has more locks, is called better at most as often.
      let evidence = StrictEvidence(
        role: .incremental, intervals: [test.interval], adjustedP: test.p,
        detectable: test.detectable, referenceLoss: 1, surrogateShare: 0, surrogateShareWorse: 0)
      if evidence.verdict(testCount: 365).word == .beatsFloor { better += 1 }
    }
    let share = Double(better) / Double(sets)
    #expect(share <= most, "phi \(phi): \(share)")
    // A test that never says anything would pass the line above.
    #expect(share >= 0.01, "phi \(phi): \(share)")
  }

  @Test("a plain standard error would call remembering noise better far too often")
  func plainErrorFails() {
    var random = ProtocolRandom()
    var better = 0
    for _ in 0..<500 {
      let test = peopleTest(autoregressive(365, phi: 0.8, random: &random))
      if test.interval.low > 0 { better += 1 }
    }
    #expect(better > 100)
  }

  @Test("the degrees of freedom follow 125·k³ ≤ 8·n² exactly, also at equality")
  func degrees() {
    #expect(cosineDegrees(1) == 2)
    #expect(cosineDegrees(1000) == 40)
    #expect(cosineDegrees(999) == 39)
  }
}
