import Scoring

/// What a dataset covers: people, span, values per signal and month, epochs.
///
///     let description = DatasetDescription(of: dataset)
///     description.signals[0].values       // days with a value, over all people
///
/// - Complexity: O(days × signals).
public struct DatasetDescription: Sendable, Equatable {
  public struct Person: Sendable, Equatable {
    public let id: String
    public let first: Day
    public let last: Day
    public let days: Int
    public let epochs: [Epoch]
    /// Days with a value, for the signals that have any.
    public let values: [Signal: Int]
    /// Days with samples or segments within the day.
    public let intradayDays: Int
  }

  public struct Epoch: Sendable, Equatable {
    public let id: String
    /// Nil is open.
    public let first: Day?
    public let last: Day?
    /// Days of the person's calendar in it.
    public let days: Int
  }

  public struct SignalCoverage: Sendable, Equatable {
    public let signal: Signal
    public let people: Int
    public let values: Int

    public init(signal: Signal, people: Int, values: Int) {
      self.signal = signal
      self.people = people
      self.values = values
    }
  }

  public struct Month: Sendable, Equatable {
    /// `YYYY-MM`.
    public let name: String
    /// Calendar days of people in this month, with or without values.
    public let personDays: Int
    public let values: [Signal: Int]

    public init(name: String, personDays: Int, values: [Signal: Int]) {
      self.name = name
      self.personDays = personDays
      self.values = values
    }
  }

  public let name: String
  public let people: [Person]
  public let first: Day?
  public let last: Day?
  /// Calendar days over all people.
  public let personDays: Int
  /// In canonical order; only signals with a value.
  public let signals: [SignalCoverage]
  /// Ascending; months in which nobody's calendar has a day are left out.
  public let months: [Month]

  public init(of dataset: Dataset) {
    name = dataset.name
    people = dataset.people.map(Person.init(of:))
    first = people.map(\.first).min()
    last = people.map(\.last).max()
    personDays = people.reduce(0) { $0 + $1.days }
    signals = Signal.allCases.compactMap { [people] signal in
      let counts = people.compactMap { $0.values[signal] }
      guard !counts.isEmpty else { return nil }
      return SignalCoverage(signal: signal, people: counts.count, values: counts.reduce(0, +))
    }
    months = DatasetDescription.months(dataset.people)
  }

  private static func months(_ people: [DailySeries]) -> [Month] {
    var personDays: [String: Int] = [:]
    var values: [String: [Signal: Int]] = [:]
    for series in people {
      let columns = series.signals.map { ($0, series.values($0)) }
      var index = 0
      while index < series.dayCount {
        let (year, month, _) = series.day(index).civil
        let name = month < 10 ? "\(year)-0\(month)" : "\(year)-\(month)"
        let next = month == 12 ? Day(year: year + 1, month: 1, day: 1)
          : Day(year: year, month: month + 1, day: 1)
        let end = min(series.dayCount, next.map { $0 - series.firstDay } ?? series.dayCount)
        personDays[name, default: 0] += end - index
        for (signal, column) in columns {
          let count = column[index..<end].count { !$0.isNaN }
          if count > 0 { values[name, default: [:]][signal, default: 0] += count }
        }
        index = end
      }
    }
    return personDays.keys.sorted().map {
      Month(name: $0, personDays: personDays[$0] ?? 0, values: values[$0] ?? [:])
    }
  }
}

extension DatasetDescription.Person {
  fileprivate init(of series: DailySeries) {
    id = series.person
    first = series.firstDay
    last = series.firstDay + max(0, series.dayCount - 1)
    days = series.dayCount
    epochs = series.epochs.enumerated().map { index, epoch in
      .init(
        id: epoch.id, first: epoch.first, last: epoch.last,
        days: series.epochIndex.count { $0 == Int32(index) })
    }
    values = series.signals.reduce(into: [:]) { counts, signal in
      counts[signal] = series.values(signal).count { !$0.isNaN }
    }
    intradayDays = series.intraday?.days.count ?? 0
  }
}
