import Scoring

/// Everything a validation run found; finished results, which reports only render.
///
/// - Source: DESIGN.md §6.
public struct ValidationResult: Sendable {
  public let protocolName: String
  public let seed: UInt64
  public let dataset: DatasetIdentity
  public let candidates: [CandidateInfo]
  /// People ascending by id, then tables in order, candidates, roles; the pooled rows last.
  public let evidence: [Evidence]
  public let tables: [TableSummary]
  public let targets: [TargetCounts]
  public let signs: [SignSummary]
  public let headlines: [Headline]
  /// `single_person_evidence` for one person.
  public let caveats: [String]
  public let people: [PersonView]
  /// Protocol strict-1: the naive baselines against `ewma_45d`, people before pooled.
  public internal(set) var floorTests: [FloorTest] = []
  /// Protocol strict-1: how common each label is.
  public internal(set) var labels: [LabelCount] = []
  /// Protocol strict-1 on data with self-report: people ascending within label, lag (next day first)
  /// and candidate; the rows over people last.
  public var selfReport: [SelfReportRow] = []
  /// Protocol origin-2026: every table with its intervals, models, folds and chips.
  package var origin: [OriginOutcome] = []
}

/// Which data a run was made on.
public struct DatasetIdentity: Sendable {
  public let name: String
  /// SHA-256 of the canonical content (spec/decisions.md G).
  public let digest: String
  public let people: Int
  /// Calendar days of all people.
  public let days: Int
  /// Made by a generator: such data never raise a badge above `experimental_formula`.
  public let synthetic: Bool

  public init(name: String, digest: String, people: Int, days: Int, synthetic: Bool) {
    self.name = name
    self.digest = digest
    self.people = people
    self.days = days
    self.synthetic = synthetic
  }
}

/// A score that was tested.
public struct CandidateInfo: Sendable {
  public let key: String
  public let isAnchor: Bool
  public let predictsUnitOf: String?
}

/// One person's table of one target, without its tests.
public struct TableSummary: Sendable {
  public let person: String
  public let target: String
  public let rows: String
  public let candidates: [String]
  public let horizon: Int
  /// `absolute_error` or `brier`.
  public let lossKind: String
  public let account: RowAccount
  /// `not_enough_rows`, or nil when there is a table.
  public var error: String?
  public var nRows: Int?
  public var nTrain: Int?
  public var nTest: Int?
  public var purged: Int?
  public var trainFirst: Day?
  public var trainLast: Day?
  public var testFirst: Day?
  public var testLast: Day?
  public var floor: String?
  /// In table order.
  public var floorTrainLosses: [(name: String, loss: Double)] = []
  public var floorTestLosses: [(name: String, loss: Double)] = []
  public var floorLoss: Double?
  public var floorSpearman: Double?
  /// Loss of OLS on [1, floor]; only with 60 training rows.
  public var recalibratedFloorLoss: Double?
  public var event: EventSummary?

  /// What the floor says about the events of the test rows.
  public struct EventSummary: Sendable {
    public let trainPositives: Int
    public let testPositives: Int
    public let floorPrecision: Double?
    public let floorCaptured: Int
    public let floorLift: Double?
    public let floorAUC: Double?
    /// The floor's AUC when the labels are rebuilt from shuffled days: what noise alone gives.
    public let noiseFloorAUC: Double?
  }
}

/// How many anchor days of all people have a target, and why the others have none.
public struct TargetCounts: Sendable {
  public let target: String
  /// By reason word, most frequent first.
  public let eligible: [(reason: String, days: Int)]
  public let ineligible: [(reason: String, days: Int)]
}

/// Whether a score points the right way.
public struct SignSummary: Sendable {
  /// nil = over people.
  public let person: String?
  /// A candidate, or `persistence`.
  public let candidate: String
  public let hrv: Channel
  public let restingHR: Channel
  public let answer: String

  public struct Channel: Sendable {
    /// Pairs of one person, or people over people.
    public let count: Int
    public var r: Double?
    public var ciLow: Double?
    public var ciHigh: Double?
    public var p: Double?
    public var expected: Int?
    public var wrong: Int?
    public var zero: Int?
    public let word: String
  }
}

/// The one verdict of a formula that a report says first.
///
/// The primary kind of the first table the formula enters: the pooled row if there is one
/// (`incremental`, else `borrowed`, else `as_is`), else the person's.
///
/// - Source: DESIGN.md §9.
public struct Headline: Sendable {
  public let candidate: String
  /// nil when the formula has no row at all.
  public let evidence: Evidence?
  /// The entry is itself a naive baseline, shown for comparison.
  public let isBaseline: Bool
}

/// The days of one person as a report draws them.
public struct PersonView: Sendable {
  public let id: String
  public let firstDay: Day
  public let epochs: [SourceEpoch]
  /// Score of each candidate per day, NaN without a value.
  public let scores: [(key: String, values: [Double])]
  /// Eligible sleep efficiency per day and its EWMA45 floor.
  public let efficiency: [Double]
  public let efficiencyFloor: [Double]
  /// Days with a value per signal.
  public let coverage: [(signal: Signal, days: [Bool])]
  /// Primary tables that exist; protocol origin-2026 keeps none.
  public var testRows: [TestRows] = []
}
