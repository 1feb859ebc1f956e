/// The borders of the energy bank between resting, recovering, ordinary and hard days, in points.
public struct EnergyBands: Sendable, Hashable {
  public let rest: Double
  public let recovery: Double
  public let pushHard: Double

  public init(rest: Double, recovery: Double, pushHard: Double) {
    self.rest = rest
    self.recovery = recovery
    self.pushHard = pushHard
  }

  public static let usual = EnergyBands(rest: 15, recovery: 41, pushHard: 55)
}

/// What `energy-bank@2` advises, with what overrode it.
///
///     EnergyVerdict(hrvZ: 0, bank: 42).verdict                                 // .moderate
///     EnergyVerdict(hrvZ: 0.7, bank: 70, flags: [.recoveryDebt]).verdict       // .activeRecovery
///
/// - Source: spec/formulas.md §5.4.
package struct EnergyVerdict: Sendable {
  /// Flags of the heart-rate load that act on the verdict; the others do not.
  package struct Flags: OptionSet, Sendable {
    package let rawValue: UInt8
    package init(rawValue: UInt8) { self.rawValue = rawValue }

    package static let illnessSignature = Flags(rawValue: 1)
    package static let recoveryDebt = Flags(rawValue: 2)
    package static let parasympatheticRebound = Flags(rawValue: 4)
  }

  package enum Reason: Int, CaseIterable, Sendable {
    case optimal, fullCapacity, lowCapacity, highStress, stressHeadline
    case recoveryDebt, illnessSignature
    case prodromeModerate, illnessModerate, illnessHigh

    package var word: String {
      switch self {
      case .optimal: "optimal"
      case .fullCapacity: "full_capacity"
      case .lowCapacity: "low_capacity"
      case .highStress: "high_stress"
      case .stressHeadline: "stress_headline"
      case .recoveryDebt: "recovery_debt"
      case .illnessSignature: "illness_signature"
      case .prodromeModerate: "autonomic_prodrome_moderate"
      case .illnessModerate: "illness_suspicion_moderate"
      case .illnessHigh: "illness_suspicion_high"
      }
    }
  }

  /// Before any override.
  package let base: TrainingVerdict
  package private(set) var verdict: TrainingVerdict
  package private(set) var reason: Reason
  /// The rebound is mentioned beside the reason.
  package private(set) var reboundAddon = false
  /// A flag of the heart-rate load spoke.
  package private(set) var overridden = false
  /// Generated prose must not encourage a hard day.
  package let suppressPushHard: Bool
  /// A stress headline turned `push_hard` into `active_recovery` (decisions A8).
  package private(set) var vetoed = false

  /// - Parameter bankIsImputed: the day's own night or activity was not measured. Then a low bank
  ///   alone says `active_recovery`, never `rest`: no imputed value may order a day off.
  package init(
    hrvZ: Double, bank: Double, bankIsImputed: Bool = false, bands: EnergyBands = .usual,
    flags: Flags = [], illness: IllnessSuspicion? = nil, headline: Headline.Key? = nil
  ) {
    suppressPushHard = flags.contains(.illnessSignature) || flags.contains(.recoveryDebt)
    let empty = bank <= bands.rest
    if hrvZ <= EnergyBank1.restZ || (empty && !bankIsImputed) {
      (base, reason) = (.rest, hrvZ <= EnergyBank1.restZ ? .highStress : .lowCapacity)
    } else if hrvZ <= EnergyBank1.recoveryZ || empty || bank <= bands.recovery {
      (base, reason) = (.activeRecovery, .lowCapacity)
    } else if bank >= bands.pushHard && hrvZ >= EnergyBank1.pushHardZ {
      (base, reason) = (.pushHard, .fullCapacity)
    } else {
      (base, reason) = (.moderate, .optimal)
    }
    verdict = base
    if verdict == .pushHard && headline == .stress {
      vetoed = true
      (verdict, reason) = (.activeRecovery, .stressHeadline)
    }
    if flags.contains(.illnessSignature) {
      (verdict, reason, overridden) = (.rest, .illnessSignature, true)
    } else if flags.contains(.recoveryDebt) && verdict >= .moderate {
      (verdict, reason, overridden) = (.activeRecovery, .recoveryDebt, true)
    } else if flags.contains(.parasympatheticRebound) {
      (reboundAddon, overridden) = (true, true)
    }
    switch illness?.confidence {
    case .high: lower(to: .rest, .illnessHigh)
    case .moderate:
      lower(
        to: .activeRecovery,
        illness?.pattern == .autonomicProdrome ? .prodromeModerate : .illnessModerate)
    case .low, .absent, nil: break
    }
  }

  /// The illness cap speaks only when it lowers the verdict.
  private mutating func lower(to limit: TrainingVerdict, _ why: Reason) {
    guard verdict > limit else { return }
    verdict = limit
    reason = why
    reboundAddon = false
  }
}
