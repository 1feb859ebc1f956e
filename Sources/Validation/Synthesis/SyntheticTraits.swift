/// One person's levels and slow drifts, drawn once.
struct SyntheticTraits: Sendable {
  let hrv: SyntheticAmount
  let restingHR: SyntheticAmount
  let walkingHR: SyntheticAmount
  let sleep: SyntheticAmount
  let efficiency: SyntheticAmount
  let steps: SyntheticAmount
  let activeEnergy: SyntheticAmount
  let respiratoryRate: SyntheticAmount
  let oxygen: SyntheticAmount
  let temperature: SyntheticAmount
  let vo2Max: SyntheticAmount
  /// How strongly the weekly tables of `SyntheticPhysiology` apply to this person.
  let rhythm: SyntheticAmount
  let hrvDrift: SyntheticAmount
  let restingHRDrift: SyntheticAmount
  let walkingHRDrift: SyntheticAmount
  let vo2MaxDrift: SyntheticAmount

  init(_ random: inout ProtocolRandom) {
    func draw(_ range: ClosedRange<Int>, _ decimals: Int) -> SyntheticAmount {
      SyntheticAmount(random.count(in: range), decimals)
    }
    hrv = draw(340...720, 1)
    restingHR = draw(500...660, 1)
    walkingHR = draw(920...1080, 1)
    sleep = draw(670...770, 2)
    efficiency = draw(880...925, 3)
    steps = draw(6500...11_000, 0)
    activeEnergy = draw(380...620, 0)
    respiratoryRate = draw(132...162, 1)
    oxygen = draw(958...974, 1)
    temperature = draw(3430...3530, 2)
    vo2Max = draw(340...480, 1)
    rhythm = draw(70...130, 2)
    hrvDrift = draw(-40...40, 1)
    restingHRDrift = draw(-20...20, 1)
    walkingHRDrift = draw(-25...25, 1)
    vo2MaxDrift = draw(-15...15, 1)
  }

  /// Name and value of every trait, for the truth file.
  var listed: [(name: String, amount: SyntheticAmount)] {
    [
      ("hrv_sdnn_ms", hrv), ("resting_hr_bpm", restingHR), ("walking_hr_bpm", walkingHR),
      ("sleep_total_h", sleep), ("sleep_efficiency", efficiency), ("steps", steps),
      ("active_kcal", activeEnergy), ("resp_rate_per_min", respiratoryRate),
      ("spo2_pct", oxygen), ("wrist_temp_c", temperature), ("vo2_max", vo2Max),
      ("rhythm", rhythm), ("hrv_sdnn_ms_per_year", hrvDrift),
      ("resting_hr_bpm_per_year", restingHRDrift), ("walking_hr_bpm_per_year", walkingHRDrift),
      ("vo2_max_per_year", vo2MaxDrift),
    ]
  }
}
