import Scoring

/// One row of the registry: a formula version, what it claims, and where it comes from.
///
/// A row holds facts only. What may be believed about it is computed (`BadgeRules`).
///
/// - Source: DESIGN.md §2, spec/decisions.md C.
public struct Methodology: Sendable {
  public let formula: any Formula
  public let kind: Kind
  /// What the number says, in one sentence that a test could refute.
  public let claim: String
  /// Paper, or the section of the specification.
  public let source: String
  /// What a higher value is declared to go with.
  public let outcomes: [DeclaredOutcome]
  /// How a client may colour the value.
  public let band: BandRule
  /// The output a client shows; nil is the primary.
  public let shownOutput: String?

  package init(
    _ formula: any Formula, kind: Kind, claim: String, source: String,
    outcomes: [DeclaredOutcome] = [], band: BandRule = .unsupported, shownOutput: String? = nil
  ) {
    self.formula = formula
    self.kind = kind
    self.claim = claim
    self.source = source
    self.outcomes = outcomes
    self.band = band
    self.shownOutput = shownOutput
  }

  public var identity: FormulaIdentity { formula.identity }
  /// `id@version`.
  public var key: String { identity.key }

  /// What sort of thing a row is; it decides which badge class it can reach.
  public enum Kind: String, CaseIterable, Sendable {
    /// Describes a day against personal baselines.
    case descriptor
    /// Emits an action.
    case prescriptive
    /// A kernel under evaluation.
    case kernel
    /// A naive floor used as the production layer.
    case floor
    /// The label is the product.
    case labelFramework = "label_framework"
    /// A label whose thresholds are not per person.
    case researchLabel = "research_label"
  }
}

/// An outcome and the sign its correlation with the value is declared to have.
///
///     DeclaredOutcome(.nextDayRestingHR, .negative)   // a higher score, a lower pulse tomorrow
public struct DeclaredOutcome: Sendable, Hashable {
  public enum Outcome: String, CaseIterable, Sendable {
    case nextDayHRV = "next_day_hrv"
    case nextDayRestingHR = "next_day_resting_hr"
    case recoveryStability = "recovery_stability/rolling_3d"
    case passiveEfficiency = "passive_efficiency/rolling_3d"
  }

  public enum Sign: Int, Sendable {
    case positive = 1
    case negative = -1
  }

  public let outcome: Outcome
  public let sign: Sign

  public init(_ outcome: Outcome, _ sign: Sign) {
    self.outcome = outcome
    self.sign = sign
  }

  /// The signs every "full = recovered" score declares (spec/validation.md §13).
  static let recovered = [
    DeclaredOutcome(.nextDayHRV, .positive), DeclaredOutcome(.nextDayRestingHR, .negative),
  ]

  /// The signs a load declares.
  static let strained = [
    DeclaredOutcome(.nextDayHRV, .negative), DeclaredOutcome(.nextDayRestingHR, .positive),
  ]
}

extension Methodology {
  /// Rows that decide the common rows of a table (spec/decisions.md B 1).
  public var isAnchor: Bool { Methodology.anchors.contains(key) }

  private static let anchors: Set<String> = [
    "readiness@1", "readiness@2", "recovery-stability@1", "passive-efficiency@1",
  ]

  /// Whether the row may be tested in a table: labels never are, and a code is no number.
  public var isCandidate: Bool {
    kind != .labelFramework && kind != .researchLabel && identity.outputs[0].kind == .number
  }
}
