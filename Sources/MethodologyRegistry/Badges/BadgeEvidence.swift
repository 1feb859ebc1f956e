import Validation

/// The result of one audit of a formula version.
public struct AuditOutcome: Sendable, Equatable {
  /// `look_ahead`, `memory`, `missing_data`, `determinism`, `range_and_direction`, or another check.
  public let name: String
  public let passed: Bool

  public init(_ name: String, passed: Bool) {
    self.name = name
    self.passed = passed
  }

  public init(_ result: AuditResult) {
    self.init(result.audit.rawValue, passed: result.passed)
  }
}

/// What one certificate says about one formula version on one target of one dataset.
///
/// - Source: spec/decisions.md C, "Which certificates count".
public struct CertificateEvidence: Sendable, Equatable {
  public let datasetDigest: String
  /// Whether the dataset is marked synthetic.
  public let synthetic: Bool
  /// `sub_score/kind`.
  public let target: String
  /// People behind the row: 1 for a single person's table, else the people of the pooled row.
  public let people: Int
  /// Test rows, summed over the people of a pooled row.
  public let testRows: Int
  /// Verdict words of the formula's own entries (`beats_floor`, …).
  public let verdicts: [String]
  /// Naive baselines and candidates that significantly beat this floor; nil when it was not tested.
  public let floorBeatenBy: [String]?
  /// Word of the sign audit; nil when the formula declares no outcome.
  public let signAudit: String?
  /// Share of positive labels; nil for a target that is no label.
  public let baseRate: Double?
  /// Whether labels were used only from the day they are known, and undecided ones left out.
  public let labelGuards: Bool
  /// Whether a number in the evidence is computed with data after its day.
  public let looksAhead: Bool

  public init(
    datasetDigest: String, synthetic: Bool, target: String, people: Int, testRows: Int,
    verdicts: [String] = [], floorBeatenBy: [String]? = nil, signAudit: String? = nil,
    baseRate: Double? = nil, labelGuards: Bool = false, looksAhead: Bool = false
  ) {
    self.datasetDigest = datasetDigest
    self.synthetic = synthetic
    self.target = target
    self.people = people
    self.testRows = testRows
    self.verdicts = verdicts
    self.floorBeatenBy = floorBeatenBy
    self.signAudit = signAudit
    self.baseRate = baseRate
    self.labelGuards = labelGuards
    self.looksAhead = looksAhead
  }

  /// One person with at least 60 test rows, or at least ten people.
  public var counts: Bool { people == 1 ? testRows >= 60 : people >= 10 }
}
