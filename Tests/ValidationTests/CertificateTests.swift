import Formulas
import Scoring
import Testing
import Validation

@Suite("certificates")
struct CertificateTests {
  static let formulas: [any Formula] = [Readiness1(), RecoveryStability1()]
  static let people = Result { try SyntheticCohort(people: 2, days: 260).series() }

  static func made(threads: Int? = nil) throws -> Certificate {
    let people = try people.get()
    var run = StrictRun(people: people, anchors: formulas)
    run.threads = threads
    let result = try run.result(
      DatasetIdentity(
        name: "secret-name", digest: datasetDigest(people), people: 2, days: 520, synthetic: true))
    let audits = formulas.flatMap { badgeAudits($0, on: people, cuts: 1) }
    return try Certificate(
      result, people: people, formulas: formulas, audits: audits, rules: "badge-rules-1",
      threads: threads)
  }

  /// The certificate with one value replaced.
  static func edited(_ certificate: Certificate, _ path: [String], _ value: JSONValue) -> Certificate {
    func replace(_ old: JSONValue, _ path: ArraySlice<String>) -> JSONValue {
      guard let name = path.first else { return value }
      switch old {
      case .object(var members):
        members[name] = replace(members[name] ?? .null, path.dropFirst())
        return .object(members)
      case .array(var elements):
        let index = Int(name)!
        elements[index] = replace(elements[index], path.dropFirst())
        return .array(elements)
      default: return old
      }
    }
    return Certificate(content: replace(certificate.content, path[...]))
  }

  @Test("two runs, on one thread and on two, give the same bytes; they hold no name, id or date")
  func bytes() throws {
    let one = try Self.made(threads: 1)
    let two = try Self.made(threads: 2)
    #expect(one.content.canonical == two.content.canonical)
    let text = one.file(look: nil)
    #expect(text.contains("\"look\":null,\"sha256\":\"\(one.digest)\"}"))
    for word in ["secret-name", "\"p01\"", "\"p02\"", "2022-", "nan", "inf"] {
      #expect(!text.contains(word), "\(word)")
    }
    let exact = try #require(one.content["exact"]?["evidence"]?.elements)
    #expect(!exact.isEmpty)
    #expect(Set(exact.compactMap { $0["person"]?.integer }) == [1, 2])
    #expect(one.content["formulas"]?.elements.count == 2)
    for part in [Certificate.looseMember, "verdicts"] {
      #expect(one.content[part]?["evidence"]?.elements.count == exact.count, "\(part)")
    }
  }

  @Test("an exact number must be equal to the bit, one that passed through libm within 1e-9")
  func comparison() throws {
    let certificate = try Self.made()
    #expect(certificate.differences(from: certificate) == [])
    let exact = try #require(
      certificate.content["exact"]?["floors"]?.elements[0]["mean_difference"]?.number)
    let ulp = Self.edited(
      certificate, ["exact", "floors", "0", "mean_difference"], .number(exact.nextUp))
    #expect(
      ulp.differences(from: certificate) == [
        "exact.floors[0].mean_difference: certificate \(JSONValue.number(exact.nextUp).canonical), "
          + "recomputed \(JSONValue.number(exact).canonical)"
      ])
    let path = [Certificate.looseMember, "floors", "0", "p"]
    let p = try #require(
      certificate.content[Certificate.looseMember]?["floors"]?.elements[0]["p"]?.number)
    #expect(Self.edited(certificate, path, .number(p + 5e-10)).differences(from: certificate) == [])
    #expect(
      Self.edited(certificate, path, .number(p + 2e-9)).differences(from: certificate).count == 1)
    let edits: [([String], JSONValue)] = [
      (["rules"], "badge-rules-2"), (["dataset", "days"], 521),
      (["formulas", "0", "parameters", "0", "value"], .number(-1)),
      (["verdicts", "signs", "0", "answer"], "expected!"), (["exact", "labels"], .array([])),
    ]
    for (path, value) in edits {
      let other = Self.edited(certificate, path, value)
      #expect(other.differences(from: certificate).count == 1, "\(path)")
      #expect(other.digest != certificate.digest, "\(path)")
    }
  }

  @Test("a fingerprint belongs to one formula version and is the hash of its score lines")
  func fingerprint() throws {
    let one = try formulaFingerprint(RecoveryStability1())
    #expect(one == (try formulaFingerprint(RecoveryStability1())))
    #expect(one != (try formulaFingerprint(PassiveEfficiency1())))
    var csv = ScoreCSV()
    for series in try SyntheticCohort(people: 12, days: 900).series() {
      csv.append([try RecoveryStability1().score(series)], of: series)
    }
    #expect(one == SHA256.hex(of: csv.text.utf8))
  }

  @Test("a baseline's difference from ewma_45d is that of their test losses, pooled over people")
  func floors() throws {
    let people = try Self.people.get()
    let result = try StrictRun(people: people, anchors: [RecoveryStability1()]).result(
      DatasetIdentity(name: "", digest: "", people: 2, days: 520, synthetic: true))
    let target = TargetKind.recoveryRolling3.id
    let tests = result.floorTests.filter { $0.target == target }
    #expect(tests.count == 12)
    for table in result.tables where table.target == target {
      let losses = Dictionary(uniqueKeysWithValues: table.floorTestLosses.map { ($0.name, $0.loss) })
      for test in tests where test.person == table.person {
        let expected = losses["ewma_45d"]! - losses[test.challenger]!
        #expect(abs(test.meanDifference - expected) < 1e-12)
        #expect(test.testRows == table.nTest && test.challenger != "ewma_45d")
      }
    }
    for pooled in tests where pooled.person == nil {
      let own = tests.filter { $0.person != nil && $0.challenger == pooled.challenger }
      #expect(abs(pooled.meanDifference - (own[0].meanDifference + own[1].meanDifference) / 2) < 1e-12)
      #expect(pooled.people == 2 && pooled.testRows == own[0].testRows + own[1].testRows)
      #expect(pooled.pHolm! >= pooled.p!)
    }
    #expect(tests.allSatisfy { $0.beaten == ($0.meanDifference > 0 && $0.pHolm! < 0.05) })
  }
}
