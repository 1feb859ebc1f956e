/// One person: a dense calendar with one `Double` column per signal; NaN means missing.
///
/// Day i is `firstDay + i`. Columns are contiguous and as long as the calendar; infinity never
/// enters. Labels, scores computed elsewhere and own outcomes travel beside the signals and are
/// never inputs of a formula.
///
///     var series = try DailySeries(firstDay: Day("2025-01-01")!, dayCount: 3)
///     try series.set([60, .nan, 61], for: .restingHR)
///     series.column(.restingHR)![2]      // 61
///
/// - Errors: `SeriesError` for a span above 36,525 days, a column of another length, or an infinity.
/// - Source: DESIGN.md §4.
public struct DailySeries: Sendable {
  /// Longest legal span of one person, in days.
  public static let longestSpan = 36_525

  public private(set) var person: String
  public let firstDay: Day
  public let dayCount: Int
  public let epochs: [SourceEpoch]
  /// Per day, index into `epochs`, or -1 when the day's epoch is unknown.
  public let epochIndex: [Int32]
  /// Per day, index of the first day a trailing window may read (0 when nothing clips).
  public let windowStart: [Int32]

  /// `label_*` columns by name without the prefix, in file order.
  public private(set) var labels: [NamedColumn] = []
  /// `score_*` columns: scores somebody else computed.
  public private(set) var scores: [NamedColumn] = []
  /// `target_*` columns: own outcomes, with the horizon they are known after.
  public private(set) var targets: [NamedColumn] = []

  /// Samples within days; nil when there are none.
  public var intraday: Intraday?

  private var columns: [[Double]?]
  /// The kind of HRV that `.hrv` means in this series; nil when it holds none.
  public private(set) var hrvKind: Signal?

  public init(
    person: String = "", firstDay: Day, dayCount: Int, epochs: [SourceEpoch] = []
  ) throws(SeriesError) {
    precondition(dayCount >= 0, "a calendar has no negative length")
    guard dayCount <= DailySeries.longestSpan else {
      throw .spanTooLong(person: person, first: firstDay, last: firstDay + (dayCount - 1))
    }
    self.person = person
    self.firstDay = firstDay
    self.dayCount = dayCount
    self.epochs = epochs
    columns = Array(repeating: nil, count: Signal.allCases.count)
    var index = [Int32](repeating: -1, count: dayCount)
    var start = [Int32](repeating: 0, count: dayCount)
    if !epochs.isEmpty {
      for day in 0..<dayCount {
        guard let found = SourceEpoch.index(of: firstDay + day, in: epochs) else { continue }
        index[day] = Int32(found)
        if let first = epochs[found].first { start[day] = Int32(max(0, first - firstDay)) }
      }
    }
    epochIndex = index
    windowStart = start
  }

  /// The same days of the same person under another id.
  public func renamed(_ id: String) -> DailySeries {
    var series = self
    series.person = id
    return series
  }

  /// The column of a signal, or nil when the series has none; a missing day is NaN.
  public func column(_ signal: Signal) -> [Double]? { columns[signal.rawValue] }

  /// The column an input is bound to, or nil.
  public func column(_ input: Input) -> [Double]? {
    switch input {
    case .hrv: hrvKind.flatMap { columns[$0.rawValue] }
    case .signal(let signal): columns[signal.rawValue]
    }
  }

  /// The column of an input, or a column of NaN: an absent column behaves exactly like that.
  public func values(_ input: Input) -> [Double] {
    column(input) ?? Array(repeating: .nan, count: dayCount)
  }

  public func values(_ signal: Signal) -> [Double] { values(.signal(signal)) }

  /// The days `days` of an input's column, NaN where it is absent.
  public func values(_ input: Input, in days: Range<Int>) -> [Double] {
    column(input).map { Array($0[days]) } ?? Array(repeating: .nan, count: days.count)
  }

  /// Signals that have a column, in canonical order.
  public var signals: [Signal] { Signal.allCases.filter { columns[$0.rawValue] != nil } }

  public func day(_ index: Int) -> Day { firstDay + index }
  public func index(of day: Day) -> Int? {
    let index = day - firstDay
    return (0..<dayCount).contains(index) ? index : nil
  }

  /// Stores (or with nil removes) the column of a signal. HRV binds to the only kind present.
  public mutating func set(_ values: [Double]?, for signal: Signal) throws(SeriesError) {
    if let values { try check(values, name: signal.columnName) }
    columns[signal.rawValue] = values
    let present = [Signal.hrvSDNN, .hrvRMSSD].filter { columns[$0.rawValue] != nil }
    if let kind = hrvKind, present.contains(kind) { return }
    hrvKind = present.first
  }

  /// Chooses which of two HRV columns `.hrv` means. Both present and no choice is for the caller to
  /// refuse: `hasTwoHRVKinds`.
  public mutating func bindHRV(to kind: Signal) {
    precondition(kind == .hrvSDNN || kind == .hrvRMSSD, "HRV is SDNN or RMSSD")
    hrvKind = columns[kind.rawValue] == nil ? nil : kind
  }

  public var hasTwoHRVKinds: Bool {
    columns[Signal.hrvSDNN.rawValue] != nil && columns[Signal.hrvRMSSD.rawValue] != nil
  }

  public mutating func addLabel(_ name: String, _ values: [Double]) throws(SeriesError) {
    try check(values, name: "label_" + name)
    labels.append(NamedColumn(name: name, values: values))
  }

  public mutating func addScore(_ name: String, _ values: [Double]) throws(SeriesError) {
    try check(values, name: "score_" + name)
    scores.append(NamedColumn(name: name, values: values))
  }

  public mutating func addTarget(_ name: String, _ values: [Double]) throws(SeriesError) {
    try check(values, name: "target_" + name)
    targets.append(NamedColumn(name: name, values: values))
  }

  private func check(_ values: [Double], name: String) throws(SeriesError) {
    guard values.count == dayCount else {
      throw .columnLength(name: name, rows: values.count, days: dayCount)
    }
    if let bad = values.firstIndex(where: { $0.isInfinite }) {
      throw .infinity(name: name, day: firstDay + bad)
    }
  }
}

/// A column beside the signals, with its name.
public struct NamedColumn: Sendable, Hashable {
  public let name: String
  public let values: [Double]

  public init(name: String, values: [Double]) {
    self.name = name
    self.values = values
  }
}

/// What is wrong with a series somebody builds.
public enum SeriesError: Error, Equatable, Sendable, CustomStringConvertible {
  case spanTooLong(person: String, first: Day, last: Day)
  case columnLength(name: String, rows: Int, days: Int)
  case infinity(name: String, day: Day)

  public var description: String {
    switch self {
    case .spanTooLong(let person, let first, let last):
      "person '\(person)' spans \(first) to \(last), \(last - first + 1) days; "
        + "at most \(DailySeries.longestSpan) are supported"
    case .columnLength(let name, let rows, let days):
      "column '\(name)' has \(rows) rows; the calendar has \(days)"
    case .infinity(let name, let day):
      "column '\(name)' is infinite on \(day); expected a finite number or NaN for missing"
    }
  }
}
