import Scoring
import Testing

/// `golden/validation`: sleep_eligibility, recovery_targets, passive_targets, acute_labels,
/// chronic_labels, continuous_baselines.
@Suite("golden: target and floor kernels")
struct TargetKernelGoldenTests {
  struct NightJSON: Decodable {
    let total: Double?
    let deep: Double?
    let rem: Double?
    let core: Double?
    let unspecified: Double?
    let awake: Double?

    var record: TargetRecord {
      Night(
        total: total ?? .nan, deep: deep ?? .nan, rem: rem ?? .nan, core: core ?? .nan,
        awake: awake ?? .nan
      ).verdict
    }
  }
  struct NightInput: Decodable { let night: NightJSON? }
  struct Eligibility: Decodable {
    let eligible: Bool
    let reason: String
    let efficiency: Double?
  }

  static func record(_ night: NightJSON?) -> TargetRecord {
    night?.record ?? .ineligible(.sleepDataMissing)
  }

  @Test("sleep_eligibility: one night, first match wins")
  func sleepEligibility() throws {
    let cases = try Golden.cases(
      "validation/sleep_eligibility.json", inputs: NightInput.self, expected: Eligibility.self)
    for one in cases {
      let record = Self.record(one.inputs.night)
      #expect(record.eligible == one.expected.eligible, "\(one.id)")
      #expect(record.reason.word == one.expected.reason, "\(one.id)")
      #expect(near(record.eligible ? record.value : nil, one.expected.efficiency), "\(one.id)")
    }
  }

  struct Target: Decodable {
    let eligible: Bool
    let reason: String
    let value: Double?

    func agrees(with record: TargetRecord) -> Bool {
      record.eligible == eligible && record.reason.word == reason
        && near(record.eligible ? record.value : nil, value)
    }
  }
  struct RecoveryInput: Decodable { let nights_t1_t2_t3: [NightJSON?] }
  struct RecoveryExpected: Decodable {
    let daily_point: Target
    let rolling_3d: Target
    let per_day_reason: [String]
  }

  @Test("recovery_targets: next night, and the mean of the next three")
  func recoveryTargets() throws {
    let cases = try Golden.cases(
      "validation/recovery_targets.json", inputs: RecoveryInput.self,
      expected: RecoveryExpected.self)
    for one in cases {
      let nights = one.inputs.nights_t1_t2_t3.map(Self.record)
      #expect(nights.map(\.reason.word) == one.expected.per_day_reason, "\(one.id)")
      #expect(one.expected.daily_point.agrees(with: nights[0]), "\(one.id)")
      #expect(
        one.expected.rolling_3d.agrees(with: .rolling3(nights[0], nights[1], nights[2])),
        "\(one.id)")
    }
  }

  struct PassiveInput: Decodable { let walking_hr_t1_t2_t3: [Double?] }
  struct PassiveExpected: Decodable {
    let daily_point: Target
    let rolling_3d: Target
  }

  @Test("passive_targets: walking HR of the next days")
  func passiveTargets() throws {
    let cases = try Golden.cases(
      "validation/passive_targets.json", inputs: PassiveInput.self,
      expected: PassiveExpected.self)
    for one in cases {
      let days = one.inputs.walking_hr_t1_t2_t3.map { WalkingHR.record($0 ?? .nan) }
      #expect(one.expected.daily_point.agrees(with: days[0]), "\(one.id)")
      #expect(
        one.expected.rolling_3d.agrees(with: .rolling3(days[0], days[1], days[2])), "\(one.id)")
    }
  }

  /// A dense column over the days from `first` to `last`.
  static func column(_ pairs: [DatedValue], first: Day, last: Day) throws -> [Double] {
    var column = [Double](repeating: .nan, count: last - first + 1)
    for pair in pairs { column[try #require(Day(pair.date)) - first] = pair.value }
    return column
  }

  static func span(_ lists: [[DatedValue]], around anchor: Day) throws -> (first: Day, last: Day) {
    let days = try lists.joined().map { try #require(Day($0.date)) } + [anchor]
    return (days.min()!, days.max()! + 20)
  }

  struct AcuteInput: Decodable {
    let anchor: String
    let epoch_start: String?
    let hrv: [DatedValue]
    let rhr: [DatedValue]
  }
  struct AcuteExpected: Decodable {
    struct PerDay: Decodable {
      let date: String
      let hrv_z: Double?
      let rhr_z: Double?
      let hrv_drop: Bool
      let rhr_spike: Bool
    }
    let paired_count: Int
    let per_day: [PerDay]
    let event_t1_t3: Target
    let event_strict_t1_t3: Target
  }

  @Test("acute_labels: breaches of the next three days against 45 days")
  func acuteLabels() throws {
    let cases = try Golden.cases(
      "validation/acute_labels.json", inputs: AcuteInput.self, expected: AcuteExpected.self)
    for one in cases {
      let anchor = try #require(Day(one.inputs.anchor))
      let (first, last) = try Self.span([one.inputs.hrv, one.inputs.rhr], around: anchor)
      let labels = AcuteLabels(
        hrv: try Self.column(one.inputs.hrv, first: first, last: last),
        restingHR: try Self.column(one.inputs.rhr, first: first, last: last))
      let start = one.inputs.epoch_start.flatMap { Day($0) }.map { max(0, $0 - first) } ?? 0
      let label = labels.label(anchor: anchor - first, windowStart: start)
      #expect(label.pairedCount == one.expected.paired_count, "\(one.id)")
      #expect(one.expected.event_t1_t3.agrees(with: label.event), "\(one.id)")
      #expect(one.expected.event_strict_t1_t3.agrees(with: label.strict), "\(one.id)")
      #expect(label.perDay.count == one.expected.per_day.count, "\(one.id)")
      for (offset, (day, want)) in zip(label.perDay, one.expected.per_day).enumerated() {
        #expect((anchor + 1 + offset).description == want.date, "\(one.id)")
        #expect(near(day.hrvZ, want.hrv_z), "\(one.id)")
        #expect(near(day.restingHRZ, want.rhr_z), "\(one.id)")
        #expect(day.hrvDrop == want.hrv_drop, "\(one.id)")
        #expect(day.restingHRSpike == want.rhr_spike, "\(one.id)")
      }
    }
  }

  struct ChronicInput: Decodable {
    let anchor: String
    let epoch_start: String?
    let min_breach_days: Int
    let min_acute_density: Int
    let recovery_rolling_3d: [DatedValue]
    let event_t1_t3: [DatedValue]
  }
  struct ChronicExpected: Decodable {
    let paired_count: Int
    let breach_count: Int?
    let acute_count: Int?
    let observed_recovery: Int?
    let observed_acute: Int?
    let chronic_label: Target
    let chronic_acute_density: Target
  }

  @Test("chronic_labels: breaches and events of the next fortnight")
  func chronicLabels() throws {
    let cases = try Golden.cases(
      "validation/chronic_labels.json", inputs: ChronicInput.self, expected: ChronicExpected.self)
    for one in cases {
      let anchor = try #require(Day(one.inputs.anchor))
      let lists = [one.inputs.recovery_rolling_3d, one.inputs.event_t1_t3]
      let (first, last) = try Self.span(lists, around: anchor)
      let labels = ChronicLabels(
        recovery: try Self.column(lists[0], first: first, last: last),
        acute: try Self.column(lists[1], first: first, last: last),
        minBreachDays: one.inputs.min_breach_days, minAcuteDensity: one.inputs.min_acute_density)
      let start = one.inputs.epoch_start.flatMap { Day($0) }.map { max(0, $0 - first) } ?? 0
      let label = labels.label(anchor: anchor - first, windowStart: start)
      #expect(label.pairedCount == one.expected.paired_count, "\(one.id)")
      #expect(label.breachCount == one.expected.breach_count, "\(one.id)")
      #expect(label.acuteCount == one.expected.acute_count, "\(one.id)")
      #expect(label.observedRecovery == one.expected.observed_recovery, "\(one.id)")
      #expect(label.observedAcute == one.expected.observed_acute, "\(one.id)")
      #expect(one.expected.chronic_label.agrees(with: label.chronic), "\(one.id)")
      #expect(one.expected.chronic_acute_density.agrees(with: label.density), "\(one.id)")
    }
  }

  struct EpochJSON: Decodable {
    let id: String
    let start: String
    let end: String?
  }
  struct FloorsInput: Decodable {
    let epochs: [EpochJSON]
    let series: [DatedValue]
    let anchors: [String]
  }
  struct FloorsExpected: Decodable {
    struct Prediction: Decodable {
      let value: Double?
      let reason: String?
    }
    struct Stats: Decodable {
      let mean: Double?
      let sd: Double?
      let n: Int
    }
    let anchor: String
    let epoch: String?
    let baselines: [String: Prediction]
    let n_7d: Int
    let n_30d: Int
    let n_ewma_45d: Int
    let ewma_180d: Double?
    let n_ewma_180d: Int
    let stats_before_45d: Stats
  }

  @Test("continuous_baselines: floors, counts, EWMA180 and null reasons at every anchor")
  func continuousBaselines() throws {
    let cases = try Golden.cases(
      "validation/continuous_baselines.json", inputs: FloorsInput.self,
      expected: [FloorsExpected].self)
    for one in cases {
      let anchors = try one.inputs.anchors.map { try #require(Day($0)) }
      let dated = try one.inputs.series.map { try #require(Day($0.date)) }
      let first = (anchors + dated).min()!
      let last = (anchors + dated).max()!
      let column = try Self.column(one.inputs.series, first: first, last: last)
      let series = try DailySeries(
        firstDay: first, dayCount: column.count,
        epochs: one.inputs.epochs.map {
          SourceEpoch(id: $0.id, first: Day($0.start), last: $0.end.flatMap { Day($0) })
        })
      #expect(anchors.count == one.expected.count)
      for (anchor, want) in zip(anchors, one.expected) {
        #expect(anchor.description == want.anchor)
        let t = anchor - first
        let epoch = series.epochIndex[t]
        #expect((epoch < 0 ? nil : series.epochs[Int(epoch)].id) == want.epoch, "\(one.id)")
        let segment = series.segments(t..<t + 1, memory: 540)[0]
        let floors = TrailingFloors(column, in: segment)
        for kind in TrailingFloors.Kind.allCases {
          let prediction = try #require(want.baselines[kind.name])
          let value = floors.values[kind.rawValue][0]
          #expect(near(value.isNaN ? nil : value, prediction.value), "\(one.id) \(anchor)")
          #expect(
            (value.isNaN ? kind.nullReason(series, day: t) : nil) == prediction.reason,
            "\(one.id) \(anchor) \(kind)")
        }
        let windows = ValueWindows(column, reads: segment.reads, longest: 541)
        #expect(windows.run(endingAt: t, window: 7).count == want.n_7d)
        #expect(windows.run(endingAt: t, window: 30).count == want.n_30d)
        #expect(windows.run(endingAt: t, window: 136).count == want.n_ewma_45d)
        #expect(windows.run(endingAt: t, window: 541).count == want.n_ewma_180d)
        let long = WindowedEWMA(span: 180).values(of: column, in: segment)[0]
        #expect(near(long.isNaN ? nil : long, want.ewma_180d), "\(one.id) \(anchor)")
        let from = max(segment.reads.lowerBound, t - 45)
        let before = TrailingSpread(column, days: from..<max(from, t))
        #expect(before.count == want.stats_before_45d.n)
        #expect(near(before.mean.isNaN ? nil : before.mean, want.stats_before_45d.mean))
        #expect(near(before.sampleSD.isNaN ? nil : before.sampleSD, want.stats_before_45d.sd))
      }
    }
  }
}
