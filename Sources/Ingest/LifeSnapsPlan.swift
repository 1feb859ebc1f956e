import Scoring

/// The daily table of LifeSnaps (Fitbit Sense, 71 people).
///
/// The wake day is taken as it stands. Zero means missing in the five columns where the device writes
/// it for "not measured". Stage ratios are relative to the person's own average, so they only tell
/// *that* a night is staged; its hours of deep, REM and core sleep stay unknown.
///
/// - Source: spec/lifesnaps_adapter.md; Yfantidou et al., Scientific Data 9:663 (2022).
struct LifeSnapsPlan: TablePlan {
  let personColumn: String? = "id"
  let dateColumn = "date"
  let epochColumn: String? = nil
  let requiredNames = ["id"]
  /// Many columns of the source are known and not used; none of them is a misspelling.
  let knownNames: [String] = []
  let refusesUnknownColumns = false

  private static let ratios = [
    "sleep_deep_ratio", "sleep_wake_ratio", "sleep_light_ratio", "sleep_rem_ratio",
  ]

  private static let columns: [String: DataColumn] = {
    var columns: [String: DataColumn] = [
      "rmssd": DataColumn(meaning: .signal(.hrvRMSSD), zeroIsMissing: true),
      "resting_hr": DataColumn(meaning: .signal(.restingHR), zeroIsMissing: true),
      "spo2": DataColumn(meaning: .signal(.oxygenSaturation), zeroIsMissing: true),
      "full_sleep_breathing_rate": DataColumn(
        meaning: .signal(.respiratoryRate), zeroIsMissing: true),
      "steps": DataColumn(meaning: .signal(.steps)),
      "minutesAsleep": DataColumn(meaning: .signal(.sleepTotal), divisor: 60),
      "minutesAwake": DataColumn(meaning: .signal(.sleepAwake), divisor: 60),
      "ALERT": DataColumn(meaning: .label("alert")),
      "HAPPY": DataColumn(meaning: .label("happy")),
      "NEUTRAL": DataColumn(meaning: .label("neutral")),
      "RESTED/RELAXED": DataColumn(meaning: .label("rested")),
      "SAD": DataColumn(meaning: .label("sad")),
      "TENSE/ANXIOUS": DataColumn(meaning: .label("tense")),
      "TIRED": DataColumn(meaning: .label("tired")),
      // Read for the account only: its zeros, and the text among the numbers of the other.
      "nremhr": DataColumn(meaning: .unused("nremhr"), zeroIsMissing: true),
      "step_goal": DataColumn(meaning: .unused("step_goal")),
    ]
    for ratio in ratios { columns[ratio] = DataColumn(meaning: .unused(ratio)) }
    return columns
  }()

  func dataColumn(named name: String) -> DataColumn? { LifeSnapsPlan.columns[name] }

  let labelMeanings: [String: LabelMeaning] = {
    var meanings: [String: LabelMeaning] = [:]
    for name in ["alert", "happy", "neutral", "rested"] {
      meanings[name] = LabelMeaning(direction: .higherIsBetter, badAt: 0)
    }
    for name in ["sad", "tense", "tired"] { meanings[name] = LabelMeaning() }
    return meanings
  }()

  /// Adds `sleep_staged` to every night and `sleep_unspecified_h` to the nights without stages.
  func derive(_ table: inout DailyTable) {
    guard let total = table.columns.first(where: { $0.meaning == .signal(.sleepTotal) })?.values
    else { return }
    let ratios = LifeSnapsPlan.ratios.compactMap { table.column(named: $0)?.values }
    var staged = [Double](repeating: .nan, count: table.rowCount)
    var unspecified = staged
    for row in 0..<table.rowCount where !total[row].isNaN {
      let hasStages = ratios.contains { !$0[row].isNaN }
      staged[row] = hasStages ? 1 : 0
      if !hasStages { unspecified[row] = total[row] }
    }
    table.columns.append(.init(meaning: .signal(.sleepUnspecified), name: nil, values: unspecified))
    table.columns.append(.init(meaning: .signal(.sleepStaged), name: nil, values: staged))
  }
}
