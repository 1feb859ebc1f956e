import Testing
import Validation

@Suite("selftest", .timeLimit(.minutes(60)))
struct SelfTestTests {
  @Test("seven known truths and twelve leaks are planted")
  func plants() {
    let leaks = Plant.allCases.filter { $0.expectation == .leak }
    #expect(leaks.count == 12 && Plant.allCases.count == 19)
  }

  @Test("every planted truth of a cohort is found, and no clean row is accused")
  func cohort() throws {
    var test = SelfTest()
    test.cohorts = 1
    let result = try test.run()
    #expect(result.rows.count == Plant.allCases.count)
    for row in result.rows {
      #expect(row.found, "\(row.plant): \(row.verdict), \(row.sign), \(row.faults)")
      #expect(!row.falseAlarm, "\(row.plant): \(row.verdict), \(row.faults)")
    }
    #expect(result.passed && result.share == 1)
    // A verdict alone is fooled by a leak; only the audit takes it back.
    for plant in [Plant.tomorrowValue, .sameWindowTarget, .smuggledTarget, .shiftedByOne] {
      let row = try #require(result.rows.first { $0.plant == plant.rawValue })
      #expect(row.verdict == "beats_floor" && !row.faults.isEmpty, "\(row.plant)")
    }
  }
}
