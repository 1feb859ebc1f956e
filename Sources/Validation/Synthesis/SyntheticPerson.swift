import Scoring

/// One invented person: traits, events and the daily table that follows from them.
///
/// Every person has generators of their own, derived from the seed and the place in the cohort;
/// the gaps have one too, so that a cohort without gaps is the same in everything else.
package struct SyntheticPerson: Sendable {
  package let id: String
  package let firstDay: Day
  package let dayCount: Int
  let traits: SyntheticTraits
  package let events: SyntheticEvents
  /// Day-major counts of `SyntheticColumn`; `missing` where the cell is empty.
  private let cells: [Int32]
  let nights: [SyntheticNight]
  package let intraday: SyntheticIntraday

  static let missing = Int32.min

  init(place: Int, id: String, firstDay: Day, dayCount: Int, seed: UInt64) {
    self.id = id
    self.firstDay = firstDay
    self.dayCount = dayCount
    var source = ProtocolRandom(seed: seed)
    for _ in 0..<5 * place { _ = source.next() }
    func generator() -> ProtocolRandom { ProtocolRandom(seed: source.next()) }
    var levels = generator()
    var life = generator()
    var gapDraw = generator()
    let daily = generator()
    let withinDays = generator()
    traits = SyntheticTraits(&levels)
    events = SyntheticEvents(place: place, days: dayCount, life: &life, gapDraw: &gapDraw)
    var days = SyntheticDays(traits: traits, events: events, random: daily)
    var cells: [Int32] = []
    cells.reserveCapacity(dayCount * SyntheticColumn.allCases.count)
    var nights: [SyntheticNight] = []
    for day in 0..<dayCount {
      let row = days.next(day, weekday: (firstDay + day).weekday)
      cells += row.cells
      nights.append(row.night)
    }
    self.cells = cells
    self.nights = nights
    intraday = SyntheticIntraday(
      traits: traits, events: events, nights: nights, random: withinDays)
  }

  /// The printed count of a cell, or nil when it is empty.
  func count(_ column: SyntheticColumn, day: Int) -> Int? {
    let cell = cells[day * SyntheticColumn.allCases.count + column.rawValue]
    return cell == Self.missing ? nil : Int(cell)
  }

  /// A whole column; NaN = empty cell or, with gaps, no row.
  package func values(_ column: SyntheticColumn, gaps: Bool) -> [Double] {
    let decimals = column.facts.decimals
    var values = (0..<dayCount).map { day in
      count(column, day: day).map { FixedDecimal.value($0, decimals: decimals) } ?? .nan
    }
    if gaps { for day in events.gaps { values[day] = .nan } }
    return values
  }

  /// The source of a day, or nil for a person who never changes the device.
  func sourceEpoch(day: Int) -> String? {
    events.deviceChange.map { day < $0.day ? "watch-1" : "watch-2" }
  }

  /// What a reader of the three CSV files gets for this person.
  package func series(gaps: Bool) throws(SeriesError) -> DailySeries {
    let epochs = events.deviceChange.map {
      [
        SourceEpoch(id: "watch-1", first: nil, last: firstDay + ($0.day - 1)),
        SourceEpoch(id: "watch-2", first: firstDay + $0.day, last: nil),
      ]
    }
    var series = try DailySeries(
      person: id, firstDay: firstDay, dayCount: dayCount, epochs: epochs ?? [])
    for column in SyntheticColumn.allCases {
      let values = values(column, gaps: gaps)
      // A column without a single value is no column of this person, whatever the others have.
      guard values.contains(where: { !$0.isNaN }) else { continue }
      if let signal = column.facts.signal {
        try series.set(values, for: signal)
      } else {
        try series.addLabel(String(column.name.dropFirst("label_".count)), values)
      }
    }
    if !events.intraday.isEmpty { series.intraday = intraday.scoring }
    return series
  }
}
