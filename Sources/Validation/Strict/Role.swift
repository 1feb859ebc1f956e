/// How a candidate predicts the target of a table.
///
/// - Source: spec/decisions.md B 4, DESIGN.md §6.
package enum Role: String, CaseIterable, Sendable {
  /// A naive prediction of the target.
  case floor
  /// The score itself, when it is in the target's unit; reference: the floor.
  case asIs = "as_is"
  /// Least squares of the target on the score; reference: the floor.
  case calibrated
  /// Least squares on floor and score; reference: least squares on the floor.
  case incremental
  /// Slopes of floor and score from the other people; reference: the same with the floor alone.
  case borrowed
  /// Ridge or logistic on many features; reference: least squares on the floor.
  case model

  /// Whether a test in this role counts in the Holm family of its primary target kind.
  package var isInFamily: Bool { self == .asIs || self == .incremental || self == .borrowed }

  /// Whether the entry has one more fitted slope than its reference.
  ///
  /// That slope costs loss even for noise, so being worse must also beat the surrogates.
  package var paysForSlope: Bool { self == .incremental || self == .borrowed }
}
