import Scoring

/// A planted formula: one number a day, honest or leaking, computed from the whole series.
struct PlantedScore: Formula {
  let plant: Plant
  let identity: FormulaIdentity
  let parameters: [Parameter] = []

  init(_ plant: Plant) {
    precondition(!plant.isColumn, "a column is computed elsewhere")
    self.plant = plant
    let inputs: [Input]
    switch plant {
    case .helps, .wholeSeriesNormalisation: inputs = [.signal(.wristTemperature)]
    case .noiseSteps: inputs = [.signal(.steps)]
    case .noiseBreathing: inputs = [.signal(.respiratoryRate)]
    case .noiseOxygen: inputs = [.signal(.oxygenSaturation)]
    case .tomorrowValue, .sameWindowTarget, .centredWindow:
      inputs = [.signal(.sleepTotal), .signal(.sleepAwake)]
    case .labelBeforeKnown, .lookAheadBaseRate: inputs = [.hrv, .signal(.restingHR)]
    case .trainedOnTestRows: inputs = [.signal(.wristTemperature), .signal(.sleepTotal)]
    default: inputs = [.hrv]
    }
    identity = FormulaIdentity(
      id: plant.id, version: 1, inputs: .init(required: inputs),
      outputs: [Output("score", unit: "1")], reasons: ["input_missing"], presence: .sameDay,
      memory: plant == .epochCrossing ? 29 : 0)
  }

  func score(_ series: DailySeries, into rows: borrowing ScoreRows) throws(ScoringError) {
    let values = PlantedValues(series).values(plant)
    for day in rows.days {
      rows.set(day, column: 0, values[day])
      rows.end(
        day, values[day].isNaN ? .inputMissing : .scored,
        values[day].isNaN ? Reasons(index: 0) : [])
    }
  }
}

/// The numbers of every planted score on one series; NaN where there is none.
struct PlantedValues {
  private let series: DailySeries
  private let days: Range<Int>

  init(_ series: DailySeries) {
    self.series = series
    days = 0..<series.dayCount
  }

  func values(_ plant: Plant) -> [Double] {
    switch plant {
    case .helps: return believable(.wristTemperature)
    case .noiseSteps: return believable(.steps)
    case .noiseBreathing: return believable(.respiratoryRate)
    case .noiseOxygen: return believable(.oxygenSaturation)
    case .wrongSign: return believable(.hrvSDNN).map { -$0 }
    case .constant: return believable(.hrvSDNN).map { $0.isNaN ? .nan : 50 }
    case .tomorrowValue: return moved(efficiencies, by: 1)
    case .sameWindowTarget:
      let nights = efficiencies
      return days.map { mean(nights, $0 + 1..<$0 + 4, least: 3) }
    case .centredWindow:
      let nights = efficiencies
      return days.map { mean(nights, $0 - 3..<$0 + 4, least: 3) }
    case .wholeSeriesNormalisation:
      let temperature = believable(.wristTemperature)
      let present = temperature.filter { !$0.isNaN }
      let level = Spread.mean(present)
      let spread = Spread.populationSD(present)
      return temperature.map { $0.isNaN ? .nan : Spread.z($0, mean: level, sd: spread) }
    case .futureFill: return filled(between: false)
    case .hindsightImputation: return filled(between: true)
    case .labelBeforeKnown: return acuteLabels
    case .lookAheadBaseRate:
      let labels = acuteLabels
      return days.map { eventBaseRate(labels, at: $0, horizon: nil, windowStart: 0) }
    case .trainedOnTestRows: return fittedOnEverything
    case .epochCrossing:
      let hrv = believable(.hrvSDNN)
      return days.map { hrv[$0].isNaN ? .nan : mean(hrv, $0 - 29..<$0 + 1, least: 1) }
    case .shiftedByOne: return moved(believable(.wristTemperature), by: 1)
    case .smuggledTarget:
      var random = ProtocolRandom(seed: 7)
      return PersonTargets(series).labels(.recoveryRolling3)
        .map { $0 + 0.0005 * random.normal() }
    case .copyOfFloor: preconditionFailure("the floor is known only to a table")
    }
  }

  /// A signal without what no sensor can have measured.
  private func believable(_ signal: Signal) -> [Double] {
    series.values(signal).map { value in
      (signal.plausible?.contains(value) ?? true) ? value : .nan
    }
  }

  private var efficiencies: [Double] {
    Nights(series, days: days).efficiencies(dayCount: series.dayCount)
  }

  private var acuteLabels: [Double] {
    let labels = AcuteLabels(series)
    return days.map {
      labels.label(anchor: $0, windowStart: Int(series.windowStart[$0])).event.value
    }
  }

  private func moved(_ values: [Double], by lag: Int) -> [Double] {
    days.map { $0 + lag < values.count ? values[$0 + lag] : .nan }
  }

  private func mean(_ values: [Double], _ window: Range<Int>, least: Int) -> Double {
    let present = window.clamped(to: days).map { values[$0] }.filter { !$0.isNaN }
    return present.count < least ? .nan : Spread.mean(present)
  }

  /// HRV with its holes filled from the next value, or drawn between both neighbours.
  private func filled(between: Bool) -> [Double] {
    let hrv = believable(.hrvSDNN)
    return days.map { day in
      if !hrv[day].isNaN { return hrv[day] }
      guard let next = hrv[day...].first(where: { !$0.isNaN }) else { return .nan }
      guard between else { return next }
      return hrv[..<day].last { !$0.isNaN }.map { ($0 + next) / 2 } ?? .nan
    }
  }

  /// Tomorrow's efficiency by the line through all days.
  private var fittedOnEverything: [Double] {
    let temperature = believable(.wristTemperature)
    let tomorrow = moved(efficiencies, by: 1)
    let known = days.filter { !temperature[$0].isNaN && !tomorrow[$0].isNaN }
    guard known.count >= 2 else { return temperature.map { _ in .nan } }
    let x = Spread.mean(known.map { temperature[$0] })
    let y = Spread.mean(known.map { tomorrow[$0] })
    var product = 0.0
    var squares = 0.0
    for day in known {
      product += (temperature[day] - x) * (tomorrow[day] - y)
      squares += (temperature[day] - x) * (temperature[day] - x)
    }
    let slope = squares == 0 ? 0 : product / squares
    return temperature.map { $0.isNaN ? .nan : y + slope * ($0 - x) }
  }
}
