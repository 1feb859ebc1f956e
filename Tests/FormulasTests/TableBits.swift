import Scoring
import Testing

/// Facts that hold for every formula, stated once and called from each formula's own suite.
enum TableBits {
  /// Whether two tables agree on `days` in every output, status and reason, bit for bit.
  static func equal(_ a: ScoreTable, _ b: ScoreTable, days: Range<Int>) -> Bool {
    days.allSatisfy { day in
      a.status(day: day) == b.status(day: day) && a.reasons(day: day) == b.reasons(day: day)
        && a.identity.outputs.indices.allSatisfy {
          a.value(day: day, column: $0).bitPattern == b.value(day: day, column: $0).bitPattern
        }
    }
  }

  /// Scoring a range of days gives the bits of scoring everything.
  static func rangesEqualTheWhole(
    _ formula: any Formula, _ series: DailySeries, ranges: [Range<Int>]
  ) throws -> Bool {
    let whole = try formula.score(series)
    return try ranges.allSatisfy {
      equal(whole, try formula.score(series, days: $0), days: $0)
    }
  }

  /// The first `count` days score the same when the rest of the calendar is missing.
  static func ignoresTheFuture(_ formula: any Formula, _ series: DailySeries, from count: Int)
    throws -> Bool
  {
    let whole = try formula.score(series)
    let past = try formula.score(try changed(series, days: count..<series.dayCount) { _ in .nan })
    return equal(whole, past, days: 0..<count)
  }

  /// Whether hiding day `hidden` changes anything of day `day`.
  static func matters(
    _ hidden: Int, to day: Int, of formula: any Formula, in series: DailySeries
  ) throws -> Bool {
    let days = day..<day + 1
    let without = try changed(series, days: hidden..<hidden + 1) { _ in .nan }
    return !equal(
      try formula.score(series, days: days), try formula.score(without, days: days), days: days)
  }

  /// A copy of the series with every signal (and the detail) of some days changed; NaN hides a day.
  static func changed(
    _ series: DailySeries, days: Range<Int>, _ change: (Double) -> Double
  ) throws -> DailySeries {
    var copy = series
    for signal in series.signals {
      var column = series.values(signal)
      for day in days { column[day] = change(column[day]) }
      try copy.set(column, for: signal)
    }
    for day in days { copy.intraday?.days[day] = nil }
    return copy
  }

  /// Every value of a day with a value lies in the declared range of its output.
  static func insideDeclaredRanges(_ table: ScoreTable) -> Bool {
    table.identity.outputs.enumerated().allSatisfy { column, output in
      guard let range = output.range else { return true }
      return table.days.allSatisfy {
        let value = table.value(day: $0, column: column)
        return value.isNaN || range.contains(value)
      }
    }
  }
}

/// A small deterministic generator for test series (a linear congruence; quality does not matter).
struct Noise {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  /// Uniform in -1 ..< 1.
  mutating func next() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(state >> 11) / Double(UInt64(1) << 52) - 1
  }
}
