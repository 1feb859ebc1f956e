import Scoring
import Testing
import Validation

@Suite("features of models")
struct FeatureColumnsTests {
  static let people = Result { try SyntheticCohort(people: 2, days: 420).series() }
  static let delay = TargetKind.recoveryRolling3.horizon

  static func features(_ target: TargetKind, _ series: DailySeries, delay: Int)
    -> FeatureColumns
  {
    FeatureColumns(target, of: PersonTargets(series), series: series, recoveryDelay: delay)!
  }

  /// The same person with every value after `day` replaced.
  static func changed(_ series: DailySeries, after day: Int) throws -> DailySeries {
    var changed = series
    for signal in series.signals {
      let values = series.column(signal)!
      try changed.set(
        values.indices.map { $0 <= day ? values[$0] : values[values.count - 1 - $0 + day] },
        for: signal)
    }
    return changed
  }

  static func bits(_ features: FeatureColumns, through day: Int) -> [[UInt64]] {
    features.columns.map { $0[...day].map { $0.isNaN ? 0 : $0.bitPattern } }
  }

  @Test("features of strict-1 use only days up to the anchor", arguments: TargetKind.strictTables)
  func noLookAhead(target: TargetKind) throws {
    for series in try Self.people.get() {
      let whole = Self.features(target, series, delay: Self.delay)
      for day in [100, 237, 300] {
        let other = Self.features(target, try Self.changed(series, after: day), delay: Self.delay)
        #expect(Self.bits(whole, through: day) == Self.bits(other, through: day), "\(day)")
      }
    }
  }

  @Test("the origin's chronic features see three nights too many, and only they")
  func originLooksAhead() throws {
    let series = try Self.people.get()[0]
    for target in TargetKind.strictTables {
      let other = try Self.changed(series, after: 300)
      let same =
        Self.bits(Self.features(target, series, delay: 0), through: 300)
        == Self.bits(Self.features(target, other, delay: 0), through: 300)
      #expect(same == (target != .chronicLabel), "\(target.id)")
    }
  }

  @Test("the recovery record of day t becomes that of t - 3")
  func shift() throws {
    let series = try Self.people.get()[0]
    let records = PersonTargets(series).labels(.recoveryRolling3)
    let origin = Self.features(.chronicLabel, series, delay: 0).columns[0]
    let strict = Self.features(.chronicLabel, series, delay: Self.delay).columns[0]
    var compared = 0
    for day in Self.delay..<series.dayCount
    where Int(series.windowStart[day]) == 0 && !records[day - Self.delay].isNaN {
      compared += 1
      #expect(strict[day] == records[day - Self.delay])
      #expect(strict[day] == origin[day - Self.delay])
    }
    #expect(compared > 50)
  }

  @Test("windows start at the epoch of the anchor")
  func epoch() throws {
    var series = try DailySeries(
      firstDay: Day("2025-01-01")!, dayCount: 20,
      epochs: [
        SourceEpoch(id: "a", first: nil, last: Day("2025-01-10")),
        SourceEpoch(id: "b", first: Day("2025-01-11"), last: nil),
      ])
    try series.set(Array(repeating: 100, count: 10) + Array(repeating: 90, count: 10), for: .walkingHR)
    let features = Self.features(.passiveRolling3, series, delay: 0)
    let count7 = features.columns[features.names.firstIndex(of: "count_7d")!]
    #expect(count7[9] == 7 && count7[10] == 1 && count7[19] == 7)
    // An average of equal values is off by the rounding of its weights.
    let slow = features.columns[features.names.firstIndex(of: "ewma_180d")!]
    #expect(abs(slow[12] - 90) < 1e-12)
  }

  @Test("a week of seven eligible hours owes three and a half hours of sleep")
  func debt() throws {
    var series = try DailySeries(firstDay: Day("2025-01-01")!, dayCount: 7)
    let week = { Array(repeating: $0, count: 7) as [Double] }
    try series.set(week(7), for: .sleepTotal)
    try series.set(week(7), for: .sleepCore)
    try series.set(week(0.5), for: .sleepAwake)
    let features = Self.features(.recoveryDaily, series, delay: 0)
    #expect(features.columns[features.names.firstIndex(of: "sleep_debt_7d")!][6] == 3.5)
    #expect(features.isComplete(day: 6))
  }

  @Test("a day with a missing feature is no row, and an own target has no features")
  func complete() throws {
    var series = try DailySeries(firstDay: Day("2025-01-01")!, dayCount: 2)
    try series.set([90, .nan], for: .walkingHR)
    let features = Self.features(.passiveDaily, series, delay: 0)
    #expect(features.isComplete(day: 0) && !features.isComplete(day: 1))
    #expect(
      FeatureColumns(.own("mood", horizon: 1), of: PersonTargets(series), series: series) == nil)
  }
}
