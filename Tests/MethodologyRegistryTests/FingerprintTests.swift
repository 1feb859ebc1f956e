import MethodologyRegistry
import Scoring
import Testing
import Validation

@Suite("fingerprints", .timeLimit(.minutes(60)))
struct FingerprintTests {
  @Test("the scores of every version are the ones it was published with")
  func stored() throws {
    let people = try SyntheticCohort.bundled.series()
    let digests = try concurrentMap(Methodology.all.count) { index throws(ScoringError) in
      try formulaFingerprint(Methodology.all[index].formula, on: people)
    }
    let findings = RegistryCheck.fingerprintFindings(
      computed: zip(Methodology.all, digests).map { ($0.key, $1) })
    #expect(findings.isEmpty, "\(findings.joined(separator: "\n"))")
  }

  @Test("another value, status or output name is another fingerprint")
  func sensitive() throws {
    let people = [try DailySeries(person: "p", firstDay: Day("2026-01-01")!, dayCount: 1)]
    func digest(_ name: String, _ row: ScriptedFormula.Row) throws -> String {
      try formulaFingerprint(
        ScriptedFormula(outputs: [Output(name, unit: "points")], rows: [row]), on: people)
    }
    let digests = [
      try digest("score", .init([70])), try digest("score", .init([(70.0).nextUp])),
      try digest("score", .init([70], .provisional)), try digest("exact", .init([70])),
    ]
    #expect(Set(digests).count == 4)
    #expect(try digest("score", .init([70])) == digests[0])
    let csv =
      "person,date,formula,output,value,unit,status,reason\n"
      + "p,2026-01-01,scripted@1,score,70.0,points,scored,ok\n"
    #expect(digests[0] == SHA256.hex(of: csv.utf8))
  }

  @Test("other scores ask for a new version, a version without a fingerprint for its digest")
  func findings() {
    let stored = ["a@1": "11", "b@1": "22"]
    #expect(
      RegistryCheck.fingerprintFindings(
        computed: [("a@1", "11"), ("b@1", "33"), ("b@2", "44")], stored: stored) == [
          "the scores of 'b@1' changed: give it a new version",
          "'b@2' has no stored fingerprint: add 44",
        ])
  }
}
