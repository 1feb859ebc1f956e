import Formulas
import Scoring
import Testing

/// Days of detail around a person who sleeps from 23:00 to 07:00 and is calm: 70 bpm awake.
struct DetailedDays {
  var intraday = Intraday()
  let count: Int

  static let sleepEnd = 420.0
  static let sleepStart = 1380.0

  /// - Parameter filedWhole: nights are filed whole under the day they begin, else split at midnight.
  init(_ count: Int, filedWhole: Bool = false, noise spread: Double = 0) {
    self.count = count
    var noise = Noise(seed: 11)
    for day in 0..<count {
      var detail = Intraday.DayDetail()
      detail.samples[.heartRate] = stride(from: 0.0, to: 1440, by: 10).map {
        let asleep = $0 < Self.sleepEnd || $0 >= Self.sleepStart
        return Intraday.Sample(minute: $0, value: (asleep ? 55 : 70) + spread * noise.next())
      }
      for (channel, usual) in [
        (Intraday.Channel.hrv, 50.0), (.respiratoryRate, 14), (.wristTemperature, 35.5),
      ] {
        detail.samples[channel] = stride(from: 60.0, to: 420, by: 60).map {
          Intraday.Sample(minute: $0, value: usual + spread / 10 * noise.next())
        }
      }
      // Bedtime differs by day, so that a hidden evening can be seen.
      let bedtime = Self.sleepStart + Double(spread == 0 ? 0 : day % 7 * 5)
      func asleep(_ start: Double, _ end: Double) -> Intraday.Asleep {
        Intraday.Asleep(source: "Apple Watch", start: start, end: end)
      }
      let waking = Self.sleepEnd + Double(spread == 0 ? 0 : day % 5 * 60)
      detail.asleep =
        filedWhole
        ? [asleep(bedtime, 1440 + waking)] : [asleep(0, waking), asleep(bedtime, 1440)]
      intraday.days[day] = detail
    }
  }

  /// Replaces the values of a channel on some minutes of a day; nil removes the samples.
  mutating func set(
    _ channel: Intraday.Channel, day: Int, minutes: Range<Double>, to value: Double?
  ) {
    let samples = intraday.samples(channel, day: day)
    intraday.days[day]?.samples[channel] = samples.compactMap { sample in
      guard minutes.contains(sample.minute) else { return sample }
      return value.map { Intraday.Sample(minute: sample.minute, value: $0) }
    }
  }

  func series(epochs: [SourceEpoch] = []) throws -> DailySeries {
    var series = try DailySeries(
      firstDay: Day("2025-01-01")!, dayCount: count, epochs: epochs)
    series.intraday = intraday
    return series
  }

  func table() throws -> ScoreTable { try HeartRateLoad1().score(try series()) }
}

@Suite("hr-load@1")
struct HeartRateLoad1Tests {
  typealias Column = HeartRateLoad1.Column
  let formula = HeartRateLoad1()

  static func word(_ table: ScoreTable, _ day: Int) -> String {
    table.identity.reasonText(table.reasons(day: day))
  }

  static func flag(_ table: ScoreTable, _ day: Int, _ column: Column) -> Double {
    table.value(day: day, column: column.rawValue)
  }

  @Test("a day like every other has no load, 16 covered hours and every flag down")
  func calmDay() throws {
    let table = try DetailedDays(40).table()
    #expect(table.status(day: 39) == .scored)
    #expect(table.value(day: 39) == 0)
    #expect(Self.flag(table, 39, .coveredHours) == 16)
    #expect(Self.flag(table, 39, .awakeStart) == 420)
    #expect(Self.flag(table, 39, .awakeEnd) == 1380)
    #expect(Self.flag(table, 39, .baselineMedian) == 70)
    #expect(Self.flag(table, 39, .baselineSD) == 3)
    #expect(Self.flag(table, 39, .overnightHR) == 55)
    #expect(Self.flag(table, 39, .hrvMedian) == 50)
    #expect(Self.flag(table, 39, .temperatureMedian) == 35.5)
    #expect(Self.flag(table, 39, .respiratoryMedian) == 14)
    #expect(Self.flag(table, 39, .overnightHRMedian) == 55)
    for flag in Column.allCases where table.identity.outputs[flag.rawValue].kind == .flag {
      #expect(Self.flag(table, 39, flag) == 0, "\(flag)")
    }
  }

  @Test("one hour at 79 bpm is z 3: it adds 2.5 and is acute")
  func acuteHour() throws {
    var days = DetailedDays(40)
    days.set(.heartRate, day: 39, minutes: 600..<660, to: 79)
    let table = try days.table()
    #expect(table.value(day: 39) == 2.5)
    #expect(Self.flag(table, 39, .overshoot) == 9)
    #expect(Self.flag(table, 39, .acuteStress) == 1)
    #expect(Self.flag(table, 39, .sustainedLoad) == 0)
  }

  @Test("four neighbouring hours above z 1 are sustained")
  func sustained() throws {
    var days = DetailedDays(40)
    days.set(.heartRate, day: 39, minutes: 600..<840, to: 74)
    let table = try days.table()
    #expect(Self.flag(table, 39, .sustainedLoad) == 1)
    #expect(Self.flag(table, 39, .acuteStress) == 0)
  }

  @Test("without detail a day is inputMissing with no_intraday, whether the series has any or not")
  func noIntraday() throws {
    var days = DetailedDays(40)
    days.intraday.days[20] = nil
    let table = try days.table()
    let empty = try formula.score(try DailySeries(firstDay: Day("2025-01-01")!, dayCount: 40))
    #expect(table.status(day: 20) == .inputMissing)
    #expect(Self.word(table, 20) == "no_intraday")
    #expect(TableBits.equal(table, empty, days: 20..<21))
    days.set(.heartRate, day: 30, minutes: 0..<1440, to: nil)
    #expect(Self.word(try days.table(), 30) == "no_intraday")
  }

  @Test("seven covered hours are gated, eight are enough")
  func coverage() throws {
    var days = DetailedDays(40)
    days.set(.heartRate, day: 38, minutes: 840..<1440, to: nil)
    days.set(.heartRate, day: 39, minutes: 900..<1440, to: nil)
    let table = try days.table()
    #expect(table.status(day: 38) == .inputMissing)
    #expect(Self.word(table, 38) == "coverage_below_8h+stale_stress")
    #expect(Self.flag(table, 38, .acuteStress).isNaN)
    #expect(table.status(day: 39) == .scored)
  }

  @Test("hours of one sample cover the day but give no load")
  func noUsableHour() throws {
    var days = DetailedDays(40)
    for hour in 0..<24 {
      let start = Double(hour) * 60
      days.set(.heartRate, day: 39, minutes: start + 5..<start + 60, to: nil)
    }
    let table = try days.table()
    #expect(Self.flag(table, 39, .coveredHours) == 16)
    #expect(Self.word(table, 39) == "no_usable_hour+stale_stress")
    #expect(table.value(day: 39).isNaN)
  }

  @Test("the first day has a cold baseline; the second has the hours of one day")
  func coldBaseline() throws {
    let table = try DetailedDays(3).table()
    #expect(Self.word(table, 0) == "baseline_cold+stale_stress")
    #expect(table.status(day: 1) == .scored)
  }

  @Test("a baseline older than 14 days is warm-up and the day provisional")
  func warmup() throws {
    var days = DetailedDays(40)
    for day in 20..<39 { days.intraday.days[day] = nil }
    let table = try days.table()
    #expect(table.status(day: 39) == .provisional)
    #expect(Self.flag(table, 39, .calibrationWarmup) == 1)
    #expect(Self.word(table, 39) == "calibration_warmup")
  }

  @Test("nobody asleep at 24:00 imputes 22:00, keeps the real wake and makes the day provisional")
  func imputedWindow() throws {
    var days = DetailedDays(40)
    days.intraday.days[39]?.asleep.removeLast()
    let table = try days.table()
    #expect(table.status(day: 39) == .provisional)
    #expect(Self.word(table, 39) == "imputed_awake_window")
    #expect(Self.flag(table, 39, .awakeStart) == 420)
    #expect(Self.flag(table, 39, .awakeEnd) == 1320)
  }

  @Test("hot, fast breathing and low HRV sign an illness, also on a gated day")
  func illness() throws {
    var days = DetailedDays(40)
    days.set(.hrv, day: 39, minutes: 0..<1440, to: 40)
    days.set(.wristTemperature, day: 39, minutes: 0..<1440, to: 36)
    days.set(.respiratoryRate, day: 39, minutes: 0..<1440, to: 15)
    #expect(Self.flag(try days.table(), 39, .illnessSignature) == 1)
    days.set(.heartRate, day: 39, minutes: 600..<1440, to: nil)
    let gated = try days.table()
    #expect(gated.status(day: 39) == .inputMissing)
    #expect(Self.flag(gated, 39, .illnessSignature) == 1)
    #expect(Self.flag(gated, 39, .parasympatheticRebound).isNaN)
  }

  @Test("low HRV with a raised overnight heart rate is recovery debt; without HRV it is unknown")
  func recoveryDebt() throws {
    var days = DetailedDays(40)
    days.set(.hrv, day: 39, minutes: 0..<1440, to: 40)
    days.set(.heartRate, day: 39, minutes: 0..<420, to: 58)
    #expect(Self.flag(try days.table(), 39, .recoveryDebt) == 1)
    days.set(.hrv, day: 39, minutes: 0..<1440, to: nil)
    #expect(Self.flag(try days.table(), 39, .recoveryDebt).isNaN)
  }

  static let epochs = [
    SourceEpoch(id: "a", first: nil, last: Day("2025-01-01")! + 49),
    SourceEpoch(id: "b", first: Day("2025-01-01")! + 50, last: nil),
  ]

  @Test("day ranges give the bits of the whole series, epochs included", arguments: [true, false])
  func ranges(filedWhole: Bool) throws {
    let days = DetailedDays(100, filedWhole: filedWhole, noise: 8)
    #expect(
      try TableBits.rangesEqualTheWhole(
        formula, try days.series(epochs: Self.epochs),
        ranges: [0..<1, 0..<40, 31..<33, 48..<53, 80..<81, 81..<83, 90..<100]))
    #expect(TableBits.insideDeclaredRanges(try days.table()))
  }

  @Test("tomorrow changes nothing", arguments: [true, false])
  func future(filedWhole: Bool) throws {
    let days = DetailedDays(60, filedWhole: filedWhole, noise: 8)
    #expect(try TableBits.ignoresTheFuture(formula, try days.series(), from: 45))
  }

  @Test("day d - 31 matters through the night it begins, and day d - 32 does not")
  func memory() throws {
    let series = try DetailedDays(60, filedWhole: true, noise: 8).series()
    #expect(formula.identity.memory == 31)
    #expect(try TableBits.matters(50 - 31, to: 50, of: formula, in: series))
    #expect(try !TableBits.matters(50 - 32, to: 50, of: formula, in: series))
  }

  @Test("every output has a column, and every constant a name of its own")
  func names() {
    #expect(formula.identity.outputs.count == Column.allCases.count)
    #expect(Set(formula.parameters.map(\.name)).count == formula.parameters.count)
  }
}

@Suite("awake window known at the end of the day")
struct KnownAwakeWindowTests {
  static func asleep(_ start: Double, _ end: Double) -> Intraday.Asleep {
    Intraday.Asleep(source: "Watch", start: start, end: end)
  }

  @Test("a night that goes on after midnight is cut at 24:00")
  func cut() {
    let long = KnownAwakeWindow([Self.asleep(-60, 420), Self.asleep(1380, 1860)])
    let short = KnownAwakeWindow([Self.asleep(-60, 420), Self.asleep(1380, 1440)])
    #expect(long == short)
    #expect(long.start == 420)
    #expect(long.end == 1380)
    #expect(long.overnight == 240..<420)
    #expect(!long.imputed)
  }

  @Test("a night that ended before midnight gives a window from the evening before")
  func earlyNight() {
    let window = KnownAwakeWindow([Self.asleep(-260, -50), Self.asleep(1380, 1440)])
    #expect(window.start == -50)
    #expect(window.overnight == -230..<(-50))
  }

  @Test("without stretches the day is imputed as 07:00 to 22:00")
  func imputed() {
    let window = KnownAwakeWindow([])
    #expect(window.start == 420)
    #expect(window.end == 1320)
    #expect(window.overnight == 180..<360)
    #expect(window.imputed)
  }

  @Test("a stretch that begins tomorrow is not read")
  func tomorrow() {
    let night = [Self.asleep(-60, 420)]
    #expect(KnownAwakeWindow(night + [Self.asleep(1450, 1900)]) == KnownAwakeWindow(night))
  }
}
