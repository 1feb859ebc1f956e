import Scoring

/// One person's scores by both versions of a comparison.
public struct ScoredPerson: Sendable {
  let series: DailySeries
  let before: ScoreTable
  let after: ScoreTable

  /// - Parameters:
  ///   - before: scores by the first version. - after: of the same days by the second.
  public init(_ series: DailySeries, _ before: ScoreTable, _ after: ScoreTable) {
    precondition(before.days == after.days, "both tables cover the same days")
    self.series = series
    self.before = before
    self.after = after
  }

  func days(_ first: Methodology, _ second: Methodology) -> [ComparedDay] {
    before.days.map { day in
      ComparedDay(
        person: series.person, date: series.day(day),
        before: ComparedDay.Shown(first, before, day), after: ComparedDay.Shown(second, after, day))
    }
  }
}

/// What both versions show of one person's day.
public struct ComparedDay: Sendable, Equatable {
  public let person: String
  public let date: Day
  public let before: Shown
  public let after: Shown

  /// What a client is shown: nil without a value, nil without a band.
  public struct Shown: Sendable, Equatable {
    public let value: Double?
    public let band: Band?
    public let status: ScoreStatus

    init(_ row: Methodology, _ table: ScoreTable, _ day: Int) {
      let shown = ShownDay(row, table, day)
      value = shown.value
      band = shown.band
      status = shown.status
    }
  }

  /// Second minus first, of a day both score.
  var change: Double { (after.value ?? .nan) - (before.value ?? .nan) }
}
