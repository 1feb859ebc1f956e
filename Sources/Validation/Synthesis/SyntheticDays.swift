/// The day-by-day model of one person: latents walk on, then the day's cells are read off them.
///
/// Latents, all with mean 0: `vigour` (weeks), `tone` (days), sleep quality, a walking level,
/// activity, and strain, which trails the load of the days before. Bad sleep, strain and illness
/// lower HRV and raise resting heart rate; illness also shows in breathing, temperature, oxygen,
/// sleep and steps.
struct SyntheticDays {
  private typealias Body = SyntheticPhysiology

  private let traits: SyntheticTraits
  private let events: SyntheticEvents
  private var random: ProtocolRandom
  private var vigour: SyntheticWalk
  private var tone: SyntheticWalk
  private var sleepQuality: SyntheticMixture
  private var walking: SyntheticMixture
  private var activity: SyntheticWalk
  private var strain = Body.ordinaryStrain.value
  private var loadYesterday = Body.ordinaryStrain.value

  init(traits: SyntheticTraits, events: SyntheticEvents, random: ProtocolRandom) {
    self.traits = traits
    self.events = events
    var random = random
    vigour = SyntheticWalk(memory: 0.95, &random)
    tone = SyntheticWalk(memory: 0.5, &random)
    sleepQuality = SyntheticMixture(&random)
    walking = SyntheticMixture(&random)
    activity = SyntheticWalk(memory: 0.35, &random)
    self.random = random
  }

  /// The next day; `day` must count up from 0.
  ///
  /// Every day draws equally many random numbers whatever its events are, so an event acts through
  /// the body only and never by shifting the noise of later days.
  mutating func next(_ day: Int, weekday: Int) -> (cells: [Int32], night: SyntheticNight) {
    vigour.step(&random)
    tone.step(&random)
    sleepQuality.step(&random)
    walking.step(&random)
    activity.step(&random)
    strain =
      Body.strainMemory.value * strain + (1 - Body.strainMemory.value) * loadYesterday

    let illness = events.illness(on: day)
    var row = Row()
    let night = writeSleep(day, weekday, illness, &row)
    writeActivity(day, weekday, illness, &row)
    let restingHR = writeHeart(day, weekday, illness, &row)
    writeBreath(day, illness, &row)
    writeLabels(illness, &row)
    if events.offWrist.contains(day) { row.keepOnlyPhone() }
    return (
      row.cells,
      SyntheticNight(
        asleep: night.asleep, awake: night.awake, waking: night.waking, restingHR: restingHR,
        hrv: row.value(.hrv) ?? traits.hrv.value,
        respiratoryRate: row.value(.respiratoryRate) ?? traits.respiratoryRate.value,
        temperature: row.value(.wristTemperature) ?? traits.temperature.value,
        training: row.training)
    )
  }

  private mutating func writeSleep(
    _ day: Int, _ weekday: Int, _ illness: Double, _ row: inout Row
  ) -> (asleep: Double, awake: Double, waking: Int) {
    let rhythm = traits.rhythm.value * Body.sleepByWeekday[weekday].value
    let wanted =
      traits.sleep.value + rhythm + 0.3 * sleepQuality.value + 0.55 * random.normal()
      + Body.illnessSleep.value * illness
    let total = FixedDecimal.count(of: min(11, max(3, wanted)), decimals: 2)
    let efficiency = min(
      0.985,
      max(
        0.6,
        traits.efficiency.value + 0.042 * sleepQuality.value
          + Body.illnessEfficiency.value * illness))
    let hours = FixedDecimal.value(total, decimals: 2)
    let awake = FixedDecimal.count(of: hours * (1 - efficiency) / efficiency, decimals: 2)
    let deepShare = 0.17 + 0.025 * sleepQuality.value + 0.02 * random.normal()
    let remShare = 0.22 + 0.03 * random.normal()
    let deep = FixedDecimal.count(of: hours * max(0.03, deepShare), decimals: 2)
    let rem = FixedDecimal.count(of: hours * max(0.05, remShare), decimals: 2)
    let waking =
      395 + (weekday >= 5 ? 70 : 0) + FixedDecimal.count(of: 18 * random.normal(), decimals: 0)

    row.set(.sleepTotal, total)
    if events.coarseNights.contains(where: { $0.contains(day) }) {
      row.set(.sleepUnspecified, total)
    } else {
      row.set(.sleepDeep, deep)
      row.set(.sleepREM, rem)
      row.set(.sleepCore, total - deep - rem)
      row.set(.sleepAwake, awake)
    }
    return (hours, FixedDecimal.value(awake, decimals: 2), waking)
  }

  private mutating func writeActivity(
    _ day: Int, _ weekday: Int, _ illness: Double, _ row: inout Row
  ) {
    let trains = random.chance(Body.trainingByWeekday[weekday].value) && illness < 0.3
    let minutes = random.count(in: 25...80)
    let idle = random.count(in: 4...18)
    row.training = trains ? minutes : 0
    let rhythm = 1 + traits.rhythm.value * Body.stepsByWeekday[weekday].value
    let share =
      (rhythm + 0.24 * activity.value) * max(0.15, 1 + Body.illnessSteps.value * illness)
    let walked = max(0.05, share)
    let device = changed(day) { $0.stepsFactor.value } ?? 1
    row.set(.steps, to: max(200, traits.steps.value * walked * device))
    let energy =
      traits.activeEnergy.value * (0.5 + 0.5 * walked) + 6.5 * Double(row.training)
      + 25 * random.normal()
    row.set(.activeEnergy, to: max(60, energy))
    row.set(.exerciseTime, idle + row.training)
    loadYesterday = Double(row.training) / 45 + 0.5 * (walked - 1)
  }

  private mutating func writeHeart(
    _ day: Int, _ weekday: Int, _ illness: Double, _ row: inout Row
  ) -> Double {
    let years = min(Body.longestDrift.value, Double(day) / 365)
    let strained = strain - Body.ordinaryStrain.value
    let rhythm = traits.rhythm.value

    let hrvShare =
      1 + rhythm * Body.hrvByWeekday[weekday].value + 0.07 * vigour.value + 0.06 * tone.value
      + Body.sleepQualityHRV.value * sleepQuality.value + Body.strainHRV.value * strained
      + Body.illnessHRV.value * illness + 0.08 * random.normal()
    let hrv = (traits.hrv.value + traits.hrvDrift.value * years) * max(0.2, hrvShare)
    row.set(.hrv, to: min(250, max(8, hrv * (changed(day) { $0.hrvFactor.value } ?? 1))))

    let bodyHR =
      traits.restingHR.value + traits.restingHRDrift.value * years
      + rhythm * Body.restingHRByWeekday[weekday].value - 1.3 * vigour.value - 0.9 * tone.value
      + Body.sleepQualityRestingHR.value * sleepQuality.value
      + Body.strainRestingHR.value * strained + Body.illnessRestingHR.value * illness
      + 0.8 * random.normal()
    let restingHR = min(120, max(34, bodyHR + (changed(day) { $0.restingHRStep.value } ?? 0)))
    row.set(.restingHR, to: restingHR)
    row.set(.overnightHR, to: restingHR - 1.5 + 0.9 * random.normal())

    let walkingHR =
      traits.walkingHR.value + traits.walkingHRDrift.value * years
      + 5.5 * walking.value - 0.8 * vigour.value + Body.illnessWalkingHR.value * illness
    // Too few steps hold no walk long enough to measure.
    if (row.value(.steps) ?? 0) >= 2500 { row.set(.walkingHR, to: min(170, walkingHR)) }

    let fitness =
      traits.vo2Max.value + traits.vo2MaxDrift.value * years + 0.4 * vigour.value
      + 0.3 * random.normal()
    if row.training > 0 { row.set(.vo2Max, to: fitness) }
    return restingHR
  }

  private mutating func writeBreath(_ day: Int, _ illness: Double, _ row: inout Row) {
    let rate =
      traits.respiratoryRate.value + Body.illnessRespiratoryRate.value * illness
      - 0.1 * vigour.value + 0.35 * random.normal()
    row.set(.respiratoryRate, to: rate)
    let oxygen =
      traits.oxygen.value + Body.illnessOxygen.value * illness + 0.6 * random.normal()
    row.set(.oxygenSaturation, to: min(100, oxygen))
    let temperature =
      traits.temperature.value + Body.illnessTemperature.value * illness
      + 0.18 * random.normal() + (changed(day) { $0.temperatureStep.value } ?? 0)
    row.set(.wristTemperature, to: temperature)
  }

  private mutating func writeLabels(_ illness: Double, _ row: inout Row) {
    let answered = random.chance(0.4)
    let fatigue =
      1.8 * illness - 0.6 * sleepQuality.value - 0.5 * tone.value - 0.3 * vigour.value
      + 0.6 * (strain - Body.ordinaryStrain.value)
    let tired = fatigue + 0.7 * random.normal() > 0.6
    let rested = fatigue + 0.7 * random.normal() < 0
    guard answered else { return }
    row.set(.tired, tired ? 1 : 0)
    row.set(.rested, rested ? 1 : 0)
  }

  /// A property of the device change, from its day on.
  private func changed(
    _ day: Int, _ property: (SyntheticEvents.DeviceChange) -> Double
  ) -> Double? {
    events.deviceChange.flatMap { day >= $0.day ? property($0) : nil }
  }

  /// The cells of one day while they are being written.
  private struct Row {
    private(set) var cells = [Int32](
      repeating: SyntheticPerson.missing, count: SyntheticColumn.allCases.count)
    /// Minutes of the training session, 0 without one.
    var training = 0

    mutating func set(_ column: SyntheticColumn, _ count: Int) {
      cells[column.rawValue] = Int32(count)
    }

    mutating func set(_ column: SyntheticColumn, to value: Double) {
      set(column, FixedDecimal.count(of: value, decimals: column.facts.decimals))
    }

    func value(_ column: SyntheticColumn) -> Double? {
      let cell = cells[column.rawValue]
      guard cell != SyntheticPerson.missing else { return nil }
      return FixedDecimal.value(Int(cell), decimals: column.facts.decimals)
    }

    /// Off the wrist the phone still counts steps and asks its questions.
    mutating func keepOnlyPhone() {
      for column in SyntheticColumn.allCases
      where ![.steps, .tired, .rested].contains(column) {
        cells[column.rawValue] = SyntheticPerson.missing
      }
    }
  }
}
