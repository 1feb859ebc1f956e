import Scoring

/// One column of the synthetic daily table: where it goes, how it is printed, what it means.
package enum SyntheticColumn: Int, CaseIterable, Sendable {
  case hrv, restingHR, overnightHR, walkingHR
  case sleepTotal, sleepDeep, sleepREM, sleepCore, sleepUnspecified, sleepAwake
  case steps, activeEnergy, exerciseTime, respiratoryRate, oxygenSaturation, wristTemperature
  case vo2Max
  case tired, rested

  struct Facts {
    /// Nil for a self-report label.
    let signal: Signal?
    let name: String
    let unit: String
    let decimals: Int
    let meaning: String

    init(_ signal: Signal, decimals: Int, _ meaning: String) {
      self.signal = signal
      name = signal.columnName
      unit = signal.unit
      self.decimals = decimals
      self.meaning = meaning
    }

    init(label: String, _ meaning: String) {
      signal = nil
      name = "label_" + label
      unit = "0/1"
      decimals = 0
      self.meaning = meaning
    }
  }

  private static let table: [Facts] = [
    Facts(.hrvSDNN, decimals: 1, "heart-rate variability of the night"),
    Facts(.restingHR, decimals: 1, "resting heart rate of the day"),
    Facts(.overnightHR, decimals: 1, "mean heart rate while asleep"),
    Facts(.walkingHR, decimals: 1, "mean heart rate while walking; empty below 2,500 steps"),
    Facts(.sleepTotal, decimals: 2, "time asleep in the night that ended on this day"),
    Facts(.sleepDeep, decimals: 2, "deep sleep; empty on an unstaged night"),
    Facts(.sleepREM, decimals: 2, "REM sleep; empty on an unstaged night"),
    Facts(.sleepCore, decimals: 2, "core sleep; deep + REM + core is the total"),
    Facts(.sleepUnspecified, decimals: 2, "the whole total on an unstaged night, otherwise empty"),
    Facts(.sleepAwake, decimals: 2, "time awake in bed; empty on an unstaged night"),
    Facts(.steps, decimals: 0, "steps; the only signal of a day off the wrist (from the phone)"),
    Facts(.activeEnergy, decimals: 0, "active energy"),
    Facts(.exerciseTime, decimals: 0, "minutes of exercise"),
    Facts(.respiratoryRate, decimals: 1, "breaths per minute while asleep"),
    Facts(.oxygenSaturation, decimals: 1, "oxygen saturation while asleep"),
    Facts(.wristTemperature, decimals: 2, "wrist temperature while asleep"),
    Facts(.vo2Max, decimals: 1, "estimate of aerobic fitness, only after a training session"),
    Facts(label: "tired", "1 = felt tired (self-report, about 40 % of the days)"),
    Facts(label: "rested", "1 = felt rested (asked together with tired)"),
  ]

  var facts: Facts { Self.table[rawValue] }
  package var name: String { facts.name }
}
