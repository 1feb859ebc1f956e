/// Why a target is eligible or not.
///
/// - Source: spec/validation.md §1.
package enum TargetReason: UInt8, CaseIterable, Sendable {
  case ok
  case awakeStructuralZero
  case coarseOnlySource
  case missingAwakeUnknown
  case sleepTotalOutOfRange
  case sleepDataMissing
  case noWalkingHR
  case walkingHROutOfRange
  case baselineWarmup
  case eventWindowDataMissing
  /// The row carries no value of an own `target_*` column.
  case targetMissing

  package var word: String {
    switch self {
    case .ok: "ok"
    case .awakeStructuralZero: "ok_awake_structural_zero"
    case .coarseOnlySource: "coarse_only_source"
    case .missingAwakeUnknown: "missing_awake_unknown"
    case .sleepTotalOutOfRange: "sleep_total_out_of_range"
    case .sleepDataMissing: "sleep_data_missing"
    case .noWalkingHR: "no_walking_hr"
    case .walkingHROutOfRange: "walking_hr_out_of_range"
    case .baselineWarmup: "baseline_warmup"
    case .eventWindowDataMissing: "event_window_data_missing"
    case .targetMissing: "target_missing"
    }
  }

  package var eligible: Bool { self == .ok || self == .awakeStructuralZero }

  /// When three days disagree the highest priority speaks.
  package var priority: Int {
    switch self {
    case .sleepDataMissing: 5
    case .sleepTotalOutOfRange: 4
    case .missingAwakeUnknown, .walkingHROutOfRange: 3
    case .coarseOnlySource, .noWalkingHR: 2
    case .awakeStructuralZero: 1
    default: 0
    }
  }
}

/// One target at one anchor day; the value is present exactly when the reason is eligible.
package struct TargetRecord: Sendable, Equatable {
  package let reason: TargetReason
  package let value: Double

  package init(_ value: Double, _ reason: TargetReason = .ok) {
    self.reason = reason
    self.value = reason.eligible ? value : .nan
  }

  package static func ineligible(_ reason: TargetReason) -> TargetRecord { .init(.nan, reason) }

  package var eligible: Bool { reason.eligible }

  /// Mean of three days when all are eligible, else the highest-priority reason, first on ties.
  ///
  /// - Source: spec/validation.md §3.2, §3.3.
  package static func rolling3(_ a: TargetRecord, _ b: TargetRecord, _ c: TargetRecord)
    -> TargetRecord
  {
    if a.eligible && b.eligible && c.eligible {
      return TargetRecord((a.value + b.value + c.value) / 3)
    }
    var worst = a.reason
    for reason in [b.reason, c.reason] where reason.priority > worst.priority { worst = reason }
    return .ineligible(worst)
  }
}
