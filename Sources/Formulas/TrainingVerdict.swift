/// What an energy bank advises for the day, least demanding first.
///
/// - Source: spec/formulas.md §4, §5.4.
package enum TrainingVerdict: Int, CaseIterable, Sendable, Comparable {
  case rest, activeRecovery, moderate, pushHard

  package var word: String { ["rest", "active_recovery", "moderate", "push_hard"][rawValue] }

  package static func < (a: TrainingVerdict, b: TrainingVerdict) -> Bool {
    a.rawValue < b.rawValue
  }
}
