import MethodologyRegistry
import Scoring
import Validation

/// The badge of a row from audits run now, on probe people with known truth.
enum BadgeComputation {
  /// Audits and badge of one row.
  struct Outcome: Sendable {
    let key: String
    let audits: [AuditResult]
    let badge: Badge
  }

  static func run(_ rows: [Methodology], threads: Int?, certificates: [String: [CertificateEvidence]])
    throws -> [Outcome]
  {
    let probes = try SyntheticCohort(people: 3, days: 400).series()
    return concurrentMap(rows.count, threads: threads) { index in
      let row = rows[index]
      let audits = badgeAudits(row.formula, on: probes)
      let badge = BadgeRules.badge(
        for: row,
        audits: audits.map { AuditOutcome($0.audit.rawValue, passed: $0.passed) },
        certificates: certificates[row.key] ?? [], required: required)
      return Outcome(key: row.key, audits: audits, badge: badge)
    }
  }

  private static let required = [Audit.lookAhead, .determinism].map(\.rawValue)
}
