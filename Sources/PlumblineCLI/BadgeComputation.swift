import MethodologyRegistry
import Reports
import Scoring
import Validation

/// The badge of a row from audits run now: the conformance kit, and the user's own data when given.
enum BadgeComputation {
  /// Audits and badge of one row.
  struct Outcome: Sendable {
    let key: String
    let audits: [AuditResult]
    let badge: Badge

    /// The audits as a report prints them.
    var lines: [AuditLine] {
      audits.map {
        AuditLine(
          name: $0.audit.rawValue, formula: key, passed: $0.passed, detail: $0.description)
      }
    }
  }

  static func run(
    _ rows: [Methodology], people: [DailySeries] = [], threads: Int?,
    certificates: [String: [CertificateEvidence]] = [:]
  ) -> [Outcome] {
    concurrentMap(rows.count, threads: threads) { index in
      let row = rows[index]
      var audits = ConformanceKit.run(row.formula)
      if !people.isEmpty {
        for own in badgeAudits(row.formula, on: people, cuts: 4) {
          let place = audits.firstIndex { $0.audit == own.audit }!
          audits[place].merge(own)
        }
      }
      let badge = BadgeRules.badge(
        for: row,
        audits: audits.map { AuditOutcome($0.audit.rawValue, passed: $0.passed) },
        certificates: certificates[row.key] ?? [])
      return Outcome(key: row.key, audits: audits, badge: badge)
    }
  }
}
