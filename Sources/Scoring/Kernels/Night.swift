/// One night as the table row of its wake day; NaN = missing.
package struct Night: Sendable {
  /// Where the efficiency of an eligible night lies.
  package static let efficiency = 0.0...1.0

  package var total: Double
  package var deep: Double
  package var rem: Double
  package var core: Double
  package var awake: Double
  /// Stages exist but their hours are unknown (`sleep_staged` = 1).
  package var stagedWithoutHours: Bool

  package init(
    total: Double, deep: Double, rem: Double, core: Double, awake: Double,
    stagedWithoutHours: Bool = false
  ) {
    self.total = total
    self.deep = deep
    self.rem = rem
    self.core = core
    self.awake = awake
    self.stagedWithoutHours = stagedWithoutHours
  }

  /// Sleep efficiency of an eligible night, or the reason why there is none. First match wins.
  ///
  ///     Night(total: 7, deep: 1.2, rem: 1.6, core: 4.2, awake: 0.5).verdict.value   // 0.9333…
  ///
  /// Coarse (unspecified) hours never count as stages. A staged night of unknown hours is taken as
  /// fully staged. Total is time asleep, not time in bed.
  ///
  /// - Source: spec/validation.md §3.1, spec/lifesnaps_adapter.md 9.
  package var verdict: TargetRecord {
    guard !total.isNaN else { return .ineligible(.sleepDataMissing) }
    guard total >= 4, total <= 14 else { return .ineligible(.sleepTotalOutOfRange) }
    let staged: Double
    if stagedWithoutHours {
      staged = total
    } else {
      staged = (deep.isNaN ? 0 : deep) + (rem.isNaN ? 0 : rem) + (core.isNaN ? 0 : core)
    }
    guard staged > 0 else { return .ineligible(.coarseOnlySource) }
    // Negative hours are refused at input; from another caller they are missing.
    if awake.isNaN || awake <= 0 {
      return abs(staged - total) / total <= 0.02 + 1e-9
        ? TargetRecord(1, .awakeStructuralZero) : .ineligible(.missingAwakeUnknown)
    }
    return TargetRecord(total / (total + awake))
  }
}

/// The nights of a range of days: eligible efficiency (NaN otherwise) and the reason, by day.
package struct Nights: Sendable {
  package let days: Range<Int>
  package let records: [TargetRecord]

  package init(_ series: DailySeries, days: Range<Int>) {
    let days = days.clamped(to: 0..<series.dayCount)
    func column(_ signal: Signal) -> [Double]? { series.column(signal) }
    let total = column(.sleepTotal)
    let deep = column(.sleepDeep)
    let rem = column(.sleepREM)
    let core = column(.sleepCore)
    let awake = column(.sleepAwake)
    let staged = column(.sleepStaged)
    self.days = days
    records = days.map { day in
      Night(
        total: total?[day] ?? .nan, deep: deep?[day] ?? .nan, rem: rem?[day] ?? .nan,
        core: core?[day] ?? .nan, awake: awake?[day] ?? .nan,
        stagedWithoutHours: staged?[day] == 1
      ).verdict
    }
  }

  /// The night of a day; outside the calendar there is no row.
  package subscript(_ day: Int) -> TargetRecord {
    days.contains(day) ? records[day - days.lowerBound] : .ineligible(.sleepDataMissing)
  }

  /// Eligible efficiencies as a column as long as the series, NaN elsewhere.
  package func efficiencies(dayCount: Int) -> [Double] {
    var column = [Double](repeating: .nan, count: dayCount)
    for day in days { column[day] = records[day - days.lowerBound].value }
    return column
  }

  /// The `rolling_3d` target of an anchor: nights t + 1 ... t + 3.
  package func rolling3(anchor t: Int) -> TargetRecord {
    .rolling3(self[t + 1], self[t + 2], self[t + 3])
  }
}
