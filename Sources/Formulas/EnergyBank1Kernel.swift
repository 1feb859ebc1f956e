import Scoring

extension EnergyBank1 {
  static let restAt = 25.0  // points or less
  static let recoveryAt = 45.0  // points or less
  static let pushHardFrom = 60.0  // points
  static let restZ = -1.0  // z of HRV
  static let recoveryZ = -0.5  // z of HRV
  static let pushHardZ = 0.5  // z of HRV

  /// How the current energy is coloured: 70 and above good, 40 medium, 20 low, else critical.
  package enum Level: Int, CaseIterable, Sendable {
    case critical, low, medium, good

    package init(current: Double) {
      self = current >= 70 ? .good : current >= 40 ? .medium : current >= 20 ? .low : .critical
    }

    package var word: String { ["critical", "low", "medium", "good"][rawValue] }
  }

  /// Why the verdict. `acwr_spike` is part of the published list and cannot occur: an activity load
  /// of 80 leaves at most 20 points, which is `rest`.
  package enum VerdictReason: Int, CaseIterable, Sendable {
    case optimal, fullCapacity, lowCapacity, highStress, loadSpike

    package var word: String {
      ["optimal", "full_capacity", "low_capacity", "high_stress", "acwr_spike"][rawValue]
    }
  }

  package struct Parts: Sendable {
    package let capacity: Double
    package let strain: Double
    package let stress: Double
    package let drain: Double
    package let current: Double
    package let hrvZ: Double
    package let restingHRZ: Double
    package let verdict: TrainingVerdict
    package let reason: VerdictReason
    package let level: Level
    /// A stress headline turned `push_hard` into `active_recovery`.
    package let vetoed: Bool
  }

  /// Today's activity of one kind against its usual amount.
  package struct Activity: Sendable {
    package let today: Double
    /// Mean of the days above 0 of d - 28 ... d - 1; 0 when there are none.
    package let usual: Double

    package init(today: Double, usual: Double) {
      self.today = today
      self.usual = usual
    }

    /// A channel with next to no usual amount says nothing and the other is not scaled up.
    var load: Double {
      usual > EnergyBank1.leastUsual && !today.isNaN
        ? EnergyBank1.channelWeight * today / usual : 0
    }
  }

  /// The daily bank; nil when HRV or sleep has no nine values, or there is no readiness or sleep.
  ///
  /// Without a usable resting HR its z is 0.
  package static func parts(
    hrv: Baseline?, restingHR: Baseline?, sleep: Baseline?, readiness: Double, steps: Activity,
    activeEnergy: Activity, headline: Headline.Key?
  ) -> Parts? {
    guard let hrvZ = hrv?.zToday, let sleep, sleep.usable, readiness > 0, sleep.today > 0 else {
      return nil
    }
    let restingHRZ = restingHR?.zToday ?? 0
    let strain = ((steps.load + activeEnergy.load).clamped(0, 1) * 100).roundedToScore
    let stress =
      (((max(0, restingHRZ) + max(0, -hrvZ)) / 2).clamped(0, 1) * 100).roundedToScore
    // The rounded strain and stress, in this order: the rounded result depends on both.
    let drain = strain * (1.0 + stressWeight * stress / 100.0)
    let current = (readiness - drain).roundedToScore
    var verdict = TrainingVerdict.moderate
    if hrvZ <= restZ || current <= restAt {
      verdict = .rest
    } else if hrvZ <= recoveryZ || current <= recoveryAt {
      verdict = .activeRecovery
    } else if hrvZ >= pushHardZ && current >= pushHardFrom {
      verdict = .pushHard
    }
    let vetoed = verdict == .pushHard && headline == .stress
    if vetoed { verdict = .activeRecovery }
    let reason: VerdictReason =
      switch verdict {
      case .pushHard: .fullCapacity
      case .rest: hrvZ <= restZ ? .highStress : .lowCapacity
      case .activeRecovery:
        stress >= 50 ? .highStress : strain >= 80 ? .loadSpike : .lowCapacity
      case .moderate: .optimal
      }
    return Parts(
      capacity: readiness, strain: strain, stress: stress, drain: drain, current: current,
      hrvZ: hrvZ, restingHRZ: restingHRZ, verdict: verdict, reason: reason,
      level: Level(current: current), vetoed: vetoed)
  }
}
