import Scoring

/// Writes an EWMA level with the age of its newest value: what both floor formulas publish.
///
/// Columns: 0 the level, 1 the age of the newest value in days, 2 the day's own value.
struct WindowedLevel {
  let ewma: WindowedEWMA
  let windows: ValueWindows

  func write(_ segment: Segment, into rows: borrowing ScoreRows) {
    var newest: Int?
    for day in windows.reads where !windows.run(day..<day + 1).isEmpty && day < segment.days.lowerBound
    { newest = day }
    for day in segment.days {
      let today = windows.run(day..<day + 1)
      if let rank = today.first {
        newest = day
        rows.set(day, column: 2, windows.values[rank])
      }
      let level = ewma.value(in: windows, day: day)
      if level.isNaN {
        rows.end(day, .inputMissing, Reasons(index: 0))
        continue
      }
      rows.set(day, column: 0, level)
      if let newest { rows.set(day, column: 1, Double(day - newest)) }
      rows.end(day, .scored)
    }
  }
}
