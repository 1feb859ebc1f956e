/// One tidy row of results: a candidate in a role on a target, for one person or over people.
///
/// Absent numbers are nil; keys are never renamed, only added.
///
/// - Source: DESIGN.md §6.
public struct Evidence: Sendable {
  /// nil = pooled over people; a single anonymous person is "".
  public let person: String?
  public let target: String
  public let candidate: String
  public let role: String
  /// `anchor` rows are the same for everybody; `own` are those of one added candidate; in protocol
  /// origin-2026 `per_baseline`, `common` or, for a model, `complete`.
  public let rows: String
  /// Whether the test counts in its Holm family.
  public var family = false
  /// Pooled: people with a table.
  public var people: Int?
  public var nTrain: Int?
  public var nTest: Int?
  public var nRows: Int?
  public var purged: Int?
  public let horizon: Int
  public var loss: Double?
  public var rmse: Double?
  public var reference: String?
  public var referenceLoss: Double?
  public var skill: Double?
  public var meanDifference: Double?
  public var ciLow: Double?
  public var ciHigh: Double?
  public var p: Double?
  public var pHolm: Double?
  public var blockLow: Double?
  public var blockHigh: Double?
  public var bootstrapLow: Double?
  public var bootstrapHigh: Double?
  public var spearman: Double?
  public var mdd: Double?
  public var daysNeeded: Double?
  public var surrogateShare: Double?
  public var surrogateShareWorse: Double?
  public var surrogateApproximate: Bool?
  public var rankDeficient: Bool?
  public var precision: Double?
  public var captured: Int?
  public var lift: Double?
  public var auc: Double?
  public var verdict: String?
  public var reason: String?
  /// Protocol origin-2026: the days the row speaks about.
  public var slice: String?
  /// `looks_ahead` or `window_overlap`: no live forecast could have used this.
  public var caveat: String?
  /// Protocol origin-2026: room above the best floor, on that floor's row.
  public var headroom: String?
  /// The chosen penalty of a model.
  public var penalty: Double?

  // What the golden data also carry and the report does not print.
  package var degrees: Int?
  package var standardError: Double?
  package var t: Double?
  package var coefficients: [Double]?
  package var pooled: PooledRow?

  package init(
    person: String?, target: TargetKind, candidate: String, role: Role, rows: String
  ) {
    self.person = person
    self.target = target.id
    self.candidate = candidate
    self.role = role.rawValue
    self.rows = rows
    horizon = target.horizon
  }
}
