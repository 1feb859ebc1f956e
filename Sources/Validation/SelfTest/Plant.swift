/// What `plumbline selftest` plants, and what the harness has to say about it.
package enum Plant: String, CaseIterable, Sendable {
  // Known truths.
  case helps
  case noiseSteps = "noise_steps"
  case noiseBreathing = "noise_breathing"
  case noiseOxygen = "noise_oxygen"
  case wrongSign = "wrong_sign"
  case constant
  case copyOfFloor = "copy_of_floor"
  // Twelve leaks.
  case tomorrowValue = "tomorrow_value"
  case sameWindowTarget = "same_window_target"
  case centredWindow = "centred_window"
  case wholeSeriesNormalisation = "whole_series_normalisation"
  case futureFill = "future_fill"
  case hindsightImputation = "hindsight_imputation"
  case labelBeforeKnown = "label_before_known"
  case lookAheadBaseRate = "look_ahead_base_rate"
  case trainedOnTestRows = "trained_on_test_rows"
  case epochCrossing = "epoch_crossing"
  case shiftedByOne = "shifted_by_one"
  case smuggledTarget = "smuggled_target"

  package enum Expectation: String, Sendable {
    case beatsFloor = "beats_floor"
    case notBetter = "not better than the floor"
    case wrongSigned = "wrong_signed"
    case leak = "a fault in an audit"
  }

  package var expectation: Expectation {
    switch self {
    case .helps: .beatsFloor
    case .noiseSteps, .noiseBreathing, .noiseOxygen, .constant, .copyOfFloor: .notBetter
    case .wrongSign: .wrongSigned
    default: .leak
    }
  }

  /// The audit that has to report a leak; others may too.
  var audit: AuditSection.Kind? {
    switch self {
    case .labelBeforeKnown: .labelAvailability
    case .epochCrossing: .epochCrossing
    case .shiftedByOne, .smuggledTarget: .columnLeak
    default: isLeak ? .lookAhead : nil
    }
  }

  /// Computed elsewhere and handed over as a `score_*` column.
  var isColumn: Bool { [.copyOfFloor, .shiftedByOne, .smuggledTarget].contains(self) }

  var isLeak: Bool { expectation == .leak }

  /// The key in tables.
  var key: String { isColumn ? "column:" + rawValue : id + "@1" }

  /// The formula id, kebab-case.
  var id: String { String(rawValue.map { $0 == "_" ? "-" : $0 }) }

  /// The table whose verdict is printed.
  var target: TargetKind {
    self == .labelBeforeKnown || self == .lookAheadBaseRate ? .acuteEvent : .recoveryRolling3
  }

  package var explanation: String {
    switch self {
    case .helps: "reads what moves the next nights"
    case .noiseSteps: "today's steps, which say nothing here"
    case .noiseBreathing: "today's breathing, which says nothing here"
    case .noiseOxygen: "today's oxygen, which says nothing here"
    case .wrongSign: "today's HRV turned over"
    case .constant: "50 on every day"
    case .copyOfFloor: "the chosen floor of each person's table"
    case .tomorrowValue: "tomorrow's sleep efficiency"
    case .sameWindowTarget: "the mean of the three nights to come"
    case .centredWindow: "a seven-day mean around the day"
    case .wholeSeriesNormalisation: "z against mean and SD of the whole series"
    case .futureFill: "a missing HRV filled with the next one"
    case .hindsightImputation: "a missing HRV drawn between its neighbours"
    case .labelBeforeKnown: "the acute label of the day itself"
    case .lookAheadBaseRate: "a base rate of labels dated up to yesterday"
    case .trainedOnTestRows: "a line fitted on all days, the tested ones too"
    case .epochCrossing: "a 30-day mean that reads across a change of source"
    case .shiftedByOne: "a column with tomorrow's score"
    case .smuggledTarget: "a column with the target and a little noise"
    }
  }
}
