/// What a score could say about later days.
///
/// - Source: spec/validation.md §1, horizons spec/decisions.md B 1.
public struct TargetKind: Hashable, Sendable {
  /// The sub-score whose unit it has, for example `recovery_stability`.
  public let subScore: String
  public let kind: String
  /// A target of anchor t depends on days t + 1 ... t + horizon and is known at the end of the last.
  public let horizon: Int
  /// 0/1 outcomes: the loss is Brier's, predictions are clipped to 0...1.
  public let isEvent: Bool
  /// The kind that enters the Holm family of its sub-score.
  public let isPrimary: Bool

  /// `recovery_stability/rolling_3d`, the key in every table.
  public var id: String { "\(subScore)/\(kind)" }

  public static let recoveryRolling3 = TargetKind("recovery_stability", "rolling_3d", 3, primary: true)
  public static let recoveryDaily = TargetKind("recovery_stability", "daily_point", 1)
  public static let passiveRolling3 = TargetKind("passive_efficiency", "rolling_3d", 3, primary: true)
  public static let passiveDaily = TargetKind("passive_efficiency", "daily_point", 1)
  public static let acuteEvent = TargetKind("acute_risk", "event_t1_t3", 3, event: true, primary: true)
  public static let acuteStrict = TargetKind("acute_risk", "event_strict_t1_t3", 3, event: true)
  public static let chronicLabel = TargetKind(
    "chronic_load", "chronic_label", 17, event: true, primary: true)
  public static let chronicDensity = TargetKind(
    "chronic_load", "chronic_acute_density", 17, event: true)

  /// All targets of the methodology.
  public static let all = [
    recoveryRolling3, recoveryDaily, passiveRolling3, passiveDaily, acuteEvent, acuteStrict,
    chronicLabel, chronicDensity,
  ]

  /// The tables of a strict-1 run, in this order.
  public static let strictTables = [
    recoveryRolling3, recoveryDaily, passiveRolling3, passiveDaily, acuteEvent, chronicLabel,
  ]

  /// An own `target_NAME` column: a table of its own, outside the default family.
  public static func own(_ name: String, horizon: Int) -> TargetKind {
    precondition(horizon >= 1, "an outcome is known after at least one day")
    return TargetKind("target", name, horizon)
  }

  private init(
    _ subScore: String, _ kind: String, _ horizon: Int, event: Bool = false, primary: Bool = false
  ) {
    self.subScore = subScore
    self.kind = kind
    self.horizon = horizon
    isEvent = event
    isPrimary = primary
  }
}
