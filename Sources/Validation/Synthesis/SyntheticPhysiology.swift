/// What everybody in a synthetic cohort has in common: rhythms, illness and couplings.
///
/// The numbers are plausible, not measured: they give day-to-day spreads like a wearable's and
/// effects large enough to be found again by a test.
enum SyntheticPhysiology {
  // Monday first; sleep is filed under the day of waking. Shares and differences sum to zero.
  static let sleepByWeekday = [-30, -20, -15, -20, -15, 40, 60].map { SyntheticAmount($0, 2) }
  static let hrvByWeekday = [-3, -1, 1, 2, 3, 0, -2].map { SyntheticAmount($0, 2) }
  static let restingHRByWeekday = [6, 2, -2, -4, -6, 0, 4].map { SyntheticAmount($0, 1) }
  static let stepsByWeekday = [2, 8, 2, 6, -2, 4, -20].map { SyntheticAmount($0, 2) }
  static let trainingByWeekday = [20, 70, 20, 65, 15, 75, 25].map { SyntheticAmount($0, 2) }

  /// Strength of an illness by its day; an episode of n days takes the first n.
  static let illnessCourse = [50, 90, 100, 100, 85, 70, 50, 35, 20, 10].map { SyntheticAmount($0, 2) }

  // Effects at full strength and severity 1.
  static let illnessHRV = SyntheticAmount(-28, 2)  // share of the level
  static let illnessRestingHR = SyntheticAmount(70, 1)  // bpm
  static let illnessWalkingHR = SyntheticAmount(60, 1)  // bpm
  static let illnessSleep = SyntheticAmount(-60, 2)  // h
  static let illnessEfficiency = SyntheticAmount(-60, 3)
  static let illnessSteps = SyntheticAmount(-55, 2)  // share
  static let illnessRespiratoryRate = SyntheticAmount(18, 1)  // breaths per minute
  static let illnessTemperature = SyntheticAmount(90, 2)  // °C
  static let illnessOxygen = SyntheticAmount(-10, 1)  // percentage points

  // Couplings per standard deviation of a latent, or per unit of strain.
  static let sleepQualityHRV = SyntheticAmount(5, 2)
  static let sleepQualityRestingHR = SyntheticAmount(-5, 1)
  static let strainHRV = SyntheticAmount(-6, 2)
  static let strainRestingHR = SyntheticAmount(18, 1)
  /// Strain decays by this factor a day and takes up the rest from yesterday's load.
  static let strainMemory = SyntheticAmount(70, 2)
  static let ordinaryStrain = SyntheticAmount(50, 2)
  /// Drifts stop here, so that a very long table stays plausible.
  static let longestDrift = SyntheticAmount(50, 1)  // years

  /// Name and value of every number above that is no table, for the truth file.
  static let listed: [(name: String, amount: SyntheticAmount)] = [
    ("illness_hrv_share", illnessHRV), ("illness_resting_hr_bpm", illnessRestingHR),
    ("illness_walking_hr_bpm", illnessWalkingHR), ("illness_sleep_h", illnessSleep),
    ("illness_sleep_efficiency", illnessEfficiency), ("illness_steps_share", illnessSteps),
    ("illness_resp_rate_per_min", illnessRespiratoryRate),
    ("illness_wrist_temp_c", illnessTemperature), ("illness_spo2_pct", illnessOxygen),
    ("sleep_quality_hrv_share", sleepQualityHRV),
    ("sleep_quality_resting_hr_bpm", sleepQualityRestingHR),
    ("strain_hrv_share", strainHRV), ("strain_resting_hr_bpm", strainRestingHR),
    ("strain_memory", strainMemory), ("ordinary_strain", ordinaryStrain),
    ("longest_drift_years", longestDrift),
  ]

  /// Name and values of every table above, for the truth file.
  static let tables: [(name: String, amounts: [SyntheticAmount])] = [
    ("sleep_h_by_weekday", sleepByWeekday), ("hrv_share_by_weekday", hrvByWeekday),
    ("resting_hr_bpm_by_weekday", restingHRByWeekday),
    ("steps_share_by_weekday", stepsByWeekday),
    ("training_chance_by_weekday", trainingByWeekday), ("illness_course", illnessCourse),
  ]
}
