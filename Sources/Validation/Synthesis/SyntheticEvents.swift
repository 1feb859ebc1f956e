/// What happens to one person, as day indices: the part of the truth that is dated.
///
/// Roles go by place and repeat every twelve people: the 3rd and 9th change their device, the 4th
/// has scattered gaps, the 5th takes the watch off for three months, the 6th and 11th have
/// stretches of unstaged nights, the 1st and 2nd (of the whole cohort) have intraday files.
package struct SyntheticEvents: Sendable {
  package struct Illness: Sendable {
    package let days: Range<Int>
    let severity: SyntheticAmount
  }

  /// A new device: from `day` on the levels are stepped.
  package struct DeviceChange: Sendable {
    package let day: Int
    let hrvFactor: SyntheticAmount
    let restingHRStep: SyntheticAmount
    let temperatureStep: SyntheticAmount
    let stepsFactor: SyntheticAmount

    var listed: [(name: String, amount: SyntheticAmount)] {
      [
        ("hrv_factor", hrvFactor), ("resting_hr_step_bpm", restingHRStep),
        ("wrist_temp_step_c", temperatureStep), ("steps_factor", stepsFactor),
      ]
    }
  }

  package let illnesses: [Illness]
  package let deviceChange: DeviceChange?
  /// Days without a row, ascending; the twin of a cohort has the rows.
  package let gaps: [Int]
  /// Empty for whoever kept it on.
  package let offWrist: Range<Int>
  package let coarseNights: [Range<Int>]
  /// The last days, of which samples and segments are written.
  package let intraday: Range<Int>

  static let gapPercent = 23
  static let offWristDays = 92
  static let intradayDays = 60

  init(place: Int, days: Int, life: inout ProtocolRandom, gapDraw: inout ProtocolRandom) {
    let role = place % 12
    illnesses = Self.illnesses(days: days, &life)
    let changeDay = days * 11 / 20
    deviceChange =
      [2, 8].contains(role) && changeDay > 0 ? Self.deviceChange(on: changeDay, &life) : nil
    coarseNights = [5, 10].contains(role) ? Self.coarseNights(days: days, &life) : []
    let off = days * 2 / 5
    offWrist = off..<off + (role == 4 ? min(Self.offWristDays, days / 4) : 0)
    gaps = role == 3 ? Self.gaps(days: days, &gapDraw) : []
    intraday = place < 2 ? max(0, days - Self.intradayDays)..<days : days..<days
  }

  private static func illnesses(days: Int, _ random: inout ProtocolRandom) -> [Illness] {
    var found: [Illness] = []
    var start = random.count(in: 40...140)
    while true {
      let length = random.count(in: 6...SyntheticPhysiology.illnessCourse.count)
      let severity = SyntheticAmount(random.count(in: 70...130), 2)
      guard start + length <= days else { return found }
      found.append(Illness(days: start..<start + length, severity: severity))
      start += random.count(in: 90...230)
    }
  }

  private static func deviceChange(on day: Int, _ random: inout ProtocolRandom) -> DeviceChange {
    DeviceChange(
      day: day, hrvFactor: SyntheticAmount(random.count(in: 115...130), 2),
      restingHRStep: SyntheticAmount(random.count(in: -30 ... -15), 1),
      temperatureStep: SyntheticAmount(random.count(in: 30...60), 2),
      stepsFactor: SyntheticAmount(random.count(in: 90...97), 2))
  }

  private static func coarseNights(
    days: Int, _ random: inout ProtocolRandom
  ) -> [Range<Int>] {
    var found: [Range<Int>] = []
    var start = random.count(in: 20...80)
    while start < days {
      let end = min(days, start + random.count(in: 14...35))
      found.append(start..<end)
      start = end + random.count(in: 80...160)
    }
    return found
  }

  /// The first and the last day are never gaps, so that both twins have the same span.
  private static func gaps(days: Int, _ random: inout ProtocolRandom) -> [Int] {
    guard days > 2 else { return [] }
    var inner = Array(1..<days - 1)
    let count = min(inner.count, (days * gapPercent + 50) / 100)
    random.shuffle(&inner, chosen: count)
    return inner[..<count].sorted()
  }

  /// How ill the person is on a day: 0 well, 1 the worst day of an ordinary episode.
  func illness(on day: Int) -> Double {
    for episode in illnesses where episode.days.contains(day) {
      let course = SyntheticPhysiology.illnessCourse[day - episode.days.lowerBound]
      return episode.severity.value * course.value
    }
    return 0
  }
}
