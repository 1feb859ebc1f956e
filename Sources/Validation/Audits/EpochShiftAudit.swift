import Scoring

/// A day from which on a signal of one person stands at another level: a new device, a new place to
/// wear it, firmware, or a change of life. A baseline must not look across it unknowingly.
///
/// - Source: issue 4 point 3.
public struct EpochShift: Sendable, Equatable {
  public enum Kind: String, Sendable {
    case levelStep = "level_step"
    /// HRV is SDNN before and RMSSD after, or the other way round: two scales, counted as a step.
    case hrvKind = "hrv_kind_changes"
  }

  public let person: String
  /// Column name.
  public let signal: String
  public let kind: Kind
  /// The first day of the new level, as far as it can be told.
  public let change: Day
  /// The day on which it was noticed, from that day's and earlier values alone.
  public let reported: Day
  /// Eligible days from the change to the report, both counted.
  public let eligibleDays: Int
  /// In SD of the series before; nil for a change of kind.
  public let size: Double?
  /// The epoch start of the data that lies within a week of the change, or nil: not declared.
  public let declared: Day?
}

/// Looks for level steps in every signal of a person.
///
/// Values outside the plausible range are not eligible. The declared epochs are not used to find a
/// step, only to say whether it was declared.
///
///     EpochShiftAudit(series).shifts.first?.change
///
/// - Complexity: O(days · signals · 200).
public struct EpochShiftAudit: Sendable {
  static let nearDays = 7
  /// Signals that are no measurements with a level of their own.
  private static let skipped: Set<Signal> = [.sleepStaged, .hrLoadZ, .sleepUnspecified]

  /// Ascending by signal, then day.
  public let shifts: [EpochShift]

  public init(_ series: DailySeries) {
    let starts = series.epochs.compactMap(\.first)
    func declared(_ day: Day) -> Day? {
      starts.first { abs($0 - day) <= EpochShiftAudit.nearDays }
    }
    var shifts: [EpochShift] = []
    for signal in series.signals where !EpochShiftAudit.skipped.contains(signal) {
      let values = series.values(signal)
      let days = values.indices.filter { day in
        !values[day].isNaN && (signal.plausible?.contains(values[day]) ?? true)
      }
      let eligible = days.map { values[$0] }
      // Weekdays count from the person's first day: only their order matters.
      for shift in LevelShifts(eligible, days: days).shifts {
        let change = series.day(days[shift.change])
        shifts.append(
          EpochShift(
            person: series.person, signal: signal.columnName, kind: .levelStep, change: change,
            reported: series.day(days[shift.alarm]),
            eligibleDays: shift.alarm - shift.change + 1, size: shift.size,
            declared: declared(change)))
      }
    }
    for day in EpochShiftAudit.kindChanges(series) {
      let change = series.day(day)
      shifts.append(
        EpochShift(
          person: series.person, signal: "hrv", kind: .hrvKind, change: change, reported: change,
          eligibleDays: 1, size: nil, declared: declared(change)))
    }
    self.shifts = shifts
  }

  /// Days that carry only one kind of HRV when the last such day carried only the other.
  private static func kindChanges(_ series: DailySeries) -> [Int] {
    let kinds = [Signal.hrvSDNN, .hrvRMSSD].map { series.values($0) }
    var last: Int?
    var changes: [Int] = []
    for day in 0..<series.dayCount {
      let present = kinds.indices.filter { !kinds[$0][day].isNaN }
      guard present.count == 1 else { continue }
      if let last, last != present[0] { changes.append(day) }
      last = present[0]
    }
    return changes
  }
}
