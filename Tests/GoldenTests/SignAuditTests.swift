import Scoring
import Testing
import Validation

@Suite("golden sign audits")
struct SignAuditTests {
  struct Channel: Decodable {
    let n: Int?
    let r: Double?
    let ci: [Double]?
    let sign: String?
    let conclusive: Bool?
    let people: Int?
    let expected: Int?
    let wrong: Int?
    let zero: Int?
    let p: Double?
    let answer: String?
  }
  struct Expected: Decodable {
    let hrv: Channel
    let rhr: Channel
    let answer: String?
    let verdict: String?
  }

  @Test("answers of one person, of persistence and over people match")
  func strict() throws {
    struct Person: Decodable {
      let hrv: String
      let rhr: String
    }
    struct Inputs: Decodable {
      let people: [Person]?
      let score: [DatedValue]?
      let hrv: [DatedValue]?
      let rhr: [DatedValue]?
    }
    for item in try Golden.cases(
      "strict1/sign_audit.json", inputs: Inputs.self, expected: Expected.self)
    {
      let inputs = item.inputs
      if let people = inputs.people {
        let audit = PeopleSignAudit(
          hrv: PeopleSign(people.map { ChannelSign.Word(rawValue: $0.hrv)! }),
          restingHR: PeopleSign(people.map { ChannelSign.Word(rawValue: $0.rhr)! }))
        check(audit.hrv, item.expected.hrv, item.id)
        check(audit.restingHR, item.expected.rhr, item.id)
        #expect(audit.word.rawValue == item.expected.answer, "\(item.id)")
        continue
      }
      let columns = dense([inputs.score ?? [], inputs.hrv!, inputs.rhr!])
      let audit =
        inputs.score == nil
        ? SignAudit.persistence(hrv: columns[1], restingHR: columns[2])
        : SignAudit(score: columns[0], hrv: columns[1], restingHR: columns[2])
      check(audit.hrv, item.expected.hrv, item.id)
      check(audit.restingHR, item.expected.rhr, item.id)
      #expect(audit.word.rawValue == item.expected.answer, "\(item.id)")
    }
  }

  @Test("the forward audit of protocol origin-2026 matches")
  func origin() throws {
    struct Summary: Decodable {
      let n: Int
      let r_hrv: Double
      let r_rhr: Double
    }
    struct Inputs: Decodable {
      let score: [DatedValue]?
      let hrv_ms: [DatedValue]?
      let rhr_bpm: [DatedValue]?
      let lag_days: Int?
      let min_pairs: Int?
      let summary: Summary?
    }
    for item in try Golden.cases(
      "validation/forward_audit.json", inputs: Inputs.self, expected: Expected.self)
    {
      let inputs = item.inputs
      let audit: SignAudit
      if let summary = inputs.summary {
        audit = SignAudit(
          hrv: ChannelSign(pairs: summary.n, correlation: summary.r_hrv, expectedSign: 1),
          restingHR: ChannelSign(pairs: summary.n, correlation: summary.r_rhr, expectedSign: -1))
      } else {
        let columns = dense([inputs.score!, inputs.hrv_ms!, inputs.rhr_bpm!])
        audit = SignAudit(
          score: columns[0], hrv: columns[1], restingHR: columns[2], lagDays: inputs.lag_days!,
          minPairs: inputs.min_pairs!)
      }
      check(audit.hrv, item.expected.hrv, item.id)
      check(audit.restingHR, item.expected.rhr, item.id)
      #expect(audit.originVerdict == item.expected.verdict, "\(item.id)")
    }
  }

  private func check(_ channel: ChannelSign, _ expected: Channel, _ id: String) {
    #expect(channel.pairs == expected.n, "\(id)")
    #expect(near(channel.correlation, expected.r), "\(id)")
    #expect(near(channel.interval?.low, expected.ci?[0]), "\(id)")
    #expect(near(channel.interval?.high, expected.ci?[1]), "\(id)")
    #expect(channel.word.rawValue == expected.sign, "\(id)")
    #expect(channel.isConclusive == expected.conclusive, "\(id)")
  }

  private func check(_ channel: PeopleSign, _ expected: Channel, _ id: String) {
    #expect(channel.people == expected.people, "\(id)")
    #expect(channel.expected == expected.expected && channel.wrong == expected.wrong, "\(id)")
    #expect(channel.zero == expected.zero, "\(id)")
    #expect(near(channel.p, expected.p), "\(id)")
    #expect(channel.word.rawValue == expected.answer, "\(id)")
  }
}

/// Dated series as columns over the same dense calendar; NaN = missing.
private func dense(_ series: [[DatedValue]]) -> [[Double]] {
  let days = series.map { $0.map { Day($0.date)!.number } }
  let all = days.flatMap { $0 }
  guard let first = all.min(), let last = all.max() else { return series.map { _ in [] } }
  return zip(series, days).map { values, days in
    var column = [Double](repeating: .nan, count: last - first + 1)
    for (value, day) in zip(values, days) { column[day - first] = value.value }
    return column
  }
}
