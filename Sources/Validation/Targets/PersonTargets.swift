import Scoring

/// Every target record of one person, for each calendar day as anchor, and the eligible values that
/// the continuous floors average.
///
/// Targets are not clipped at an epoch end: a window that crosses into the next epoch is scored here
/// and left to the protocol (`crossesEpoch`).
///
/// - Complexity: O(days · 45), once per person.
/// - Source: spec/validation.md §3.
package struct PersonTargets: Sendable {
  package let dayCount: Int
  private let records: [TargetKind: [TargetRecord]]
  /// Eligible sleep efficiencies by their own day, NaN elsewhere.
  package let efficiencies: [Double]
  /// Eligible walking heart rates by their own day, NaN elsewhere.
  package let walkingHR: [Double]
  /// Per day: days until the next epoch start, or a large number.
  private let daysToEpochStart: [Int]

  package init(_ series: DailySeries, ownHorizon: Int = 1) {
    let days = 0..<series.dayCount
    dayCount = series.dayCount
    let nights = Nights(series, days: days)
    efficiencies = nights.efficiencies(dayCount: series.dayCount)
    let walking = series.values(.walkingHR).map(WalkingHR.record)
    walkingHR = walking.map(\.value)
    func walk(_ day: Int) -> TargetRecord {
      day < walking.count ? walking[day] : .ineligible(.noWalkingHR)
    }

    let recovery = days.map { nights.rolling3(anchor: $0) }
    let labels = AcuteLabels(series)
    let acute = days.map { labels.label(anchor: $0, windowStart: Int(series.windowStart[$0])) }
    let chronicLabels = ChronicLabels(
      recovery: recovery.map(\.value), acute: acute.map(\.event.value))
    let chronic = days.map {
      chronicLabels.label(anchor: $0, windowStart: Int(series.windowStart[$0]))
    }
    var records: [TargetKind: [TargetRecord]] = [
      .recoveryRolling3: recovery,
      .recoveryDaily: days.map { nights[$0 + 1] },
      .passiveRolling3: days.map { .rolling3(walk($0 + 1), walk($0 + 2), walk($0 + 3)) },
      .passiveDaily: days.map { walk($0 + 1) },
      .acuteEvent: acute.map(\.event), .acuteStrict: acute.map(\.strict),
      .chronicLabel: chronic.map(\.chronic), .chronicDensity: chronic.map(\.density),
    ]
    for target in series.targets {
      records[.own(target.name, horizon: ownHorizon)] = days.map { day in
        let known = day + ownHorizon
        let value = known < target.values.count ? target.values[known] : .nan
        return value.isNaN ? .ineligible(.targetMissing) : TargetRecord(value)
      }
    }
    self.records = records

    var distance = [Int](repeating: .max, count: series.dayCount)
    let starts = Set(series.epochs.compactMap { $0.first.map { $0 - series.firstDay } })
    var next = Int.max
    for day in days.reversed() {
      distance[day] = next == .max ? .max : next - day
      if starts.contains(day) { next = day }
    }
    daysToEpochStart = distance
  }

  package func records(_ target: TargetKind) -> [TargetRecord] { records[target] ?? [] }

  /// Whether the window t + 1 ... t + horizon of an anchor reaches into another epoch.
  package func crossesEpoch(anchor t: Int, horizon: Int) -> Bool { daysToEpochStart[t] <= horizon }

  /// Eligible label values by anchor day, NaN elsewhere: what a base rate counts.
  package func labels(_ target: TargetKind) -> [Double] { records(target).map(\.value) }
}
