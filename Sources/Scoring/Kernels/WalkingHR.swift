/// Whether a day's walking heart rate may enter a passive target: present and within 50...180 bpm.
///
/// - Source: spec/validation.md §3.3.
package enum WalkingHR {
  package static let eligible = 50.0...180.0

  package static func record(_ value: Double) -> TargetRecord {
    if value.isNaN { return .ineligible(.noWalkingHR) }
    return eligible.contains(value) ? TargetRecord(value) : .ineligible(.walkingHROutOfRange)
  }
}
