import Scoring

/// The audits a formula must pass before any badge; the raw value is the word in reports.
///
/// - Source: spec/decisions.md C; STYLE §3.6.
public enum Audit: String, CaseIterable, Sendable {
  /// Data after day d change nothing up to d.
  case lookAhead = "look_ahead"
  /// Twice, on threads, after another person, and by day ranges: the same bits.
  case determinism
  /// History older than declared changes nothing; day d - memory changes something.
  case memory
  /// No `scored` day without its inputs; hiding data never raises confidence.
  case missingData = "missing_data"
  /// Values inside the declared ranges, the ranges reached, the declared directions held.
  case rangeAndDirection = "range_and_direction"
  /// One row a day; the primary is NaN exactly when the status is one without a value.
  case rows
  /// Moving the calendar by whole weeks moves the scores and nothing else.
  case calendar
  /// An absent column is a column of NaN; an undeclared one changes nothing.
  case columns
  /// Empty, one-day, all-missing and constant series give statuses, never infinity.
  case degenerateSeries = "degenerate_series"
  /// Kebab-case id, unique outputs and reasons, sensible ranges and inputs.
  case identity
}

/// One fault an audit found: on which day, by which input, in which output, and what happened.
public struct AuditFinding: Sendable, Hashable {
  /// The person of the series; empty for probes and anonymous series.
  public let person: String
  /// First day the fault shows; nil when it belongs to no day.
  public let day: Day?
  /// The input that was touched; nil when none was.
  public let input: String?
  /// The output that differs, or `status` or `reason`.
  public let output: String?
  /// What happened, continuing "formula 'x@1' on 2025-03-04 …".
  public let detail: String

  public init(
    person: String = "", day: Day? = nil, input: String? = nil, output: String? = nil,
    detail: String
  ) {
    self.person = person
    self.day = day
    self.input = input
    self.output = output
    self.detail = detail
  }
}

/// What one audit of one formula found, and how many cases it ran.
///
///     result.description
///     // look_ahead: formula 'peeker@1' on 2025-03-04 changes when 'resting_hr_bpm' of later days
///     // is replaced by missing
public struct AuditResult: Sendable, Equatable, CustomStringConvertible {
  public let audit: Audit
  /// `id@version`.
  public let formula: String
  public private(set) var findings: [AuditFinding] = []
  /// Comparisons made; an audit without any has shown nothing and is not passed.
  public internal(set) var casesRun = 0

  public init(_ audit: Audit, formula: String) {
    self.audit = audit
    self.formula = formula
  }

  public var passed: Bool { findings.isEmpty && casesRun > 0 }

  /// One line per finding; without any, the number of cases.
  public var description: String {
    if findings.isEmpty {
      return casesRun > 0
        ? "\(audit.rawValue): formula '\(formula)' passed \(casesRun) cases"
        : "\(audit.rawValue): formula '\(formula)' had no case to run"
    }
    return findings.map { text(of: $0) }.joined(separator: "\n")
  }

  /// The finding as one line that names the formula, the person if there is one, and the day.
  public func text(of finding: AuditFinding) -> String {
    let person = finding.person.isEmpty ? "" : " of person '\(finding.person)'"
    let day = finding.day.map { " on \($0)" } ?? ""
    return "\(audit.rawValue): formula '\(formula)'\(person)\(day) \(finding.detail)"
  }

  mutating func add(_ finding: AuditFinding) { findings.append(finding) }

  /// Joins the result of the same audit on another series; of findings that say the same about the
  /// same person, the first stays.
  public mutating func merge(_ other: AuditResult) {
    precondition(other.audit == audit && other.formula == formula, "results of two audits")
    func says(_ finding: AuditFinding) -> [String?] {
      [finding.person, finding.input, finding.output, finding.detail]
    }
    for finding in other.findings where !findings.contains(where: { says($0) == says(finding) }) {
      findings.append(finding)
    }
    casesRun += other.casesRun
  }

  /// Runs an audit; a formula that throws is a finding like any other.
  static func of(
    _ audit: Audit, _ formula: any Formula, person: String = "",
    _ body: (inout AuditResult) throws(ScoringError) -> Void
  ) -> AuditResult {
    var result = AuditResult(audit, formula: formula.identity.key)
    do throws(ScoringError) {
      try body(&result)
    } catch {
      result.add(AuditFinding(person: person, detail: "throws: \(error)"))
    }
    return result
  }
}
