extension DailySeries {
  /// Indices of the days from `from` to `to`, clipped to the calendar; nil is open.
  public func days(from: Day? = nil, to: Day? = nil) -> Range<Int> {
    let first = max(0, from.map { $0 - firstDay } ?? 0)
    let end = min(dayCount, to.map { $0 - firstDay + 1 } ?? dayCount)
    return first..<max(first, end)
  }

  /// The same person with only the days `days`: nothing before or after them is left.
  ///
  /// Epochs keep their dates. Returns nil when no day is left.
  public func clipped(to days: Range<Int>) throws(SeriesError) -> DailySeries? {
    guard !days.isEmpty else { return nil }
    var series = try DailySeries(
      person: person, firstDay: firstDay + days.lowerBound, dayCount: days.count, epochs: epochs)
    for signal in signals {
      try series.set(column(signal).map { Array($0[days]) }, for: signal)
    }
    if let hrvKind { series.bindHRV(to: hrvKind) }
    for label in labels { try series.addLabel(label.name, Array(label.values[days])) }
    for score in scores { try series.addScore(score.name, Array(score.values[days])) }
    for target in targets { try series.addTarget(target.name, Array(target.values[days])) }
    if let intraday {
      var clipped = Intraday()
      for (day, detail) in intraday.days where days.contains(day) {
        clipped.days[day - days.lowerBound] = detail
      }
      series.intraday = clipped
    }
    return series
  }
}
