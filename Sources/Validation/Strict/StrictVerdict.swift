/// What a test of protocol strict-1 may say, and why when it says nothing.
///
/// - Source: spec/decisions.md B 8, 11 and the readings of 4, 8, 9.
package struct StrictVerdict: Equatable, Sendable {
  package enum Word: String, Sendable {
    case insufficientEvidence = "insufficient_evidence"
    case beatsFloor = "beats_floor"
    case worseThanFloor = "worse_than_floor"
    case indistinguishable = "indistinguishable_from_floor"
    case notInFamily = "not_in_family"
  }

  package enum Reason: String, Sendable {
    case fewTestRows = "n_test_below_60"
    case fewTrainingRows = "training_rows_below_60"
    case fewPeople = "people_below_10"
    case onePerson = "single_person_evidence"
    case noVariance = "no_variance"
    case underpowered
    case inputsAbsent = "inputs_absent"
    /// The training rows hold only events, or none: a classifier has nothing to learn.
    case oneClass = "one_class_training"
  }

  package static let notInFamily = StrictVerdict(.notInFamily)

  package let word: Word
  package let reason: Reason?

  package init(_ word: Word, because reason: Reason? = nil) {
    self.word = word
    self.reason = reason
  }

  package static func insufficient(_ reason: Reason) -> StrictVerdict {
    StrictVerdict(.insufficientEvidence, because: reason)
  }
}

/// What the verdict of a test in the family is computed from.
package struct StrictEvidence: Sendable {
  package let role: Role
  /// Every interval that must agree: of the test, and over people also of the person bootstrap.
  package let intervals: [Interval]
  /// p after Holm; nil when the test had no variance.
  package let adjustedP: Double?
  /// The smallest difference the test could see.
  package let detectable: Double
  package let referenceLoss: Double
  /// Share of runs with a surrogate score that do at least as well, the real one counted.
  package let surrogateShare: Double
  /// Share of runs with a surrogate score that do at least as badly, the real one counted.
  package let surrogateShareWorse: Double

  package init(
    role: Role, intervals: [Interval], adjustedP: Double?, detectable: Double,
    referenceLoss: Double, surrogateShare: Double, surrogateShareWorse: Double
  ) {
    self.role = role
    self.intervals = intervals
    self.adjustedP = adjustedP
    self.detectable = detectable
    self.referenceLoss = referenceLoss
    self.surrogateShare = surrogateShare
    self.surrogateShareWorse = surrogateShareWorse
  }

  /// The verdict on one person's test; fewer than 60 test rows decide nothing.
  package func verdict(testCount: Int) -> StrictVerdict {
    testCount < 60 ? .insufficient(.fewTestRows) : verdict
  }

  /// The verdict on a row over people; fewer than ten people decide nothing.
  package func verdict(people: Int) -> StrictVerdict {
    if people == 1 { return .insufficient(.onePerson) }
    return people < 10 ? .insufficient(.fewPeople) : verdict
  }

  private var verdict: StrictVerdict {
    guard let adjustedP else { return .insufficient(.noVariance) }
    let significant = adjustedP < 0.05
    if significant && intervals.allSatisfy({ $0.low > 0 }) && surrogateShare <= 0.05 {
      return StrictVerdict(.beatsFloor)
    }
    if significant && intervals.allSatisfy({ $0.high < 0 })
      && (!role.paysForSlope || surrogateShareWorse <= 0.05)
    {
      return StrictVerdict(.worseThanFloor)
    }
    if detectable > 0.10 * referenceLoss { return .insufficient(.underpowered) }
    return StrictVerdict(.indistinguishable)
  }
}
