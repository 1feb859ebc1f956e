/// Value, status, reasons and components of one formula over a range of days.
///
/// One flat column-major array (output 0 = primary), one status and one set of reasons per day.
/// Absent is NaN. A component of a defaulted part holds the default and the reason names it; the
/// components of a `stale` day are kept and are not for display.
///
///     let table = try Readiness1().score(series)
///     table.value(day: 40)             // primary, NaN without a value
///     table.status(day: 40)            // .scored
public struct ScoreTable: Sendable {
  public let identity: FormulaIdentity
  public private(set) var days: Range<Int>
  public private(set) var values: [Double]
  public private(set) var statuses: [ScoreStatus]
  public private(set) var reasons: [Reasons]

  public init(_ identity: FormulaIdentity, days: Range<Int>) {
    self.identity = identity
    self.days = days
    values = Array(repeating: .nan, count: days.count * identity.outputs.count)
    statuses = Array(repeating: .inputMissing, count: days.count)
    reasons = Array(repeating: [], count: days.count)
  }

  /// Clears the table for another range and keeps the storage.
  public mutating func reset(days: Range<Int>) {
    self.days = days
    func refill<T>(_ array: inout [T], _ value: T, _ count: Int) {
      array.removeAll(keepingCapacity: true)
      array.append(contentsOf: repeatElement(value, count: count))
    }
    refill(&values, .nan, days.count * identity.outputs.count)
    refill(&statuses, .inputMissing, days.count)
    refill(&reasons, [], days.count)
  }

  /// Scores the table's days of a series; what was in the table before is overwritten.
  public mutating func fill(with formula: any Formula, from series: DailySeries)
    throws(ScoringError)
  {
    guard days.lowerBound >= 0, days.upperBound <= series.dayCount else {
      throw .daysOutsideSeries(
        formula: identity.key, days: days, dayCount: series.dayCount)
    }
    let days = self.days
    let outputs = identity.outputs.count
    // Pointers handed out once make a cell a store (1.2 ns a day; through `inout` it was 14).
    let result = values.withUnsafeMutableBufferPointer { values in
      statuses.withUnsafeMutableBufferPointer { statuses in
        reasons.withUnsafeMutableBufferPointer { reasons -> Result<Void, ScoringError> in
          let rows = ScoreRows(
            days: days, outputs: outputs, values: values, statuses: statuses, reasons: reasons)
          do throws(ScoringError) {
            try formula.score(series, into: rows)
            return .success(())
          } catch { return .failure(error) }
        }
      }
    }
    try result.get()
  }

  /// Output `column` of a day; NaN when absent.
  public func value(day: Int, column: Int = 0) -> Double {
    precondition(days.contains(day), "day \(day) is outside the table")
    return values[column * days.count + day - days.lowerBound]
  }

  public func status(day: Int) -> ScoreStatus { statuses[day - days.lowerBound] }
  public func reasons(day: Int) -> Reasons { reasons[day - days.lowerBound] }

  /// The whole column of an output by name, or nil when the formula has none of that name.
  public func column(named name: String) -> ArraySlice<Double>? {
    guard let index = identity.outputs.firstIndex(where: { $0.name == name }) else { return nil }
    return values[index * days.count..<(index + 1) * days.count]
  }

  /// The primary column, one value per day of the table.
  public var primary: ArraySlice<Double> { values[0..<days.count] }
}

/// The writer of a `ScoreTable`: it carries the range, checks the day and cannot outlive the call.
public struct ScoreRows: ~Copyable {
  public let days: Range<Int>
  @usableFromInline let outputs: Int
  @usableFromInline let values: UnsafeMutableBufferPointer<Double>
  @usableFromInline let statuses: UnsafeMutableBufferPointer<ScoreStatus>
  @usableFromInline let reasons: UnsafeMutableBufferPointer<Reasons>

  init(
    days: Range<Int>, outputs: Int, values: UnsafeMutableBufferPointer<Double>,
    statuses: UnsafeMutableBufferPointer<ScoreStatus>,
    reasons: UnsafeMutableBufferPointer<Reasons>
  ) {
    self.days = days
    self.outputs = outputs
    self.values = values
    self.statuses = statuses
    self.reasons = reasons
  }

  /// Writes one output of a day.
  @inlinable
  public func set<Column: RawRepresentable>(_ day: Int, _ column: Column, _ value: Double)
  where Column.RawValue == Int {
    set(day, column: column.rawValue, value)
  }

  @inlinable
  public func set(_ day: Int, column: Int, _ value: Double) {
    precondition(days.contains(day) && column >= 0 && column < outputs, "cell outside the table")
    values[column * days.count + day - days.lowerBound] = value
  }

  /// Ends a day: its status and reasons. Without a value the primary is NaN.
  @inlinable
  public func end(_ day: Int, _ status: ScoreStatus, _ set: Reasons = []) {
    precondition(days.contains(day), "day outside the table")
    let row = day - days.lowerBound
    statuses[row] = status
    reasons[row] = set
    if !status.hasValue { values[row] = .nan }
  }
}
