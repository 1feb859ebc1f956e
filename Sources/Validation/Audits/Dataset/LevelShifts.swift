import Scoring

/// Finds days from which on a series stands at another level, online: the alarm of a day uses no
/// later day.
///
/// For every eligible day s of the last 21 the surprises (`UsualDays`) of s...t are added up; the
/// alarm is raised when their sum, in either direction, exceeds k·n + h for one of two pairs: slow
/// (k 0.4, h 6) for small steps, fast (k 0.8, h 3.8) for large ones. After an alarm 60 new
/// eligible days are awaited.
///
/// Measured on seeded AR(1) series with a weekly rhythm (SD half of the noise) and 10 % gaps; SD is
/// that of the daily values (rates in `EpochShiftTests`, and there asserted):
///
/// | day-to-day φ | 2 SD in 7 days | 1 SD in 21 days | false alarms a year |
/// |---|---|---|---|
/// | 0, 0.1, 0.2, 0.3 in turn | 96 % | 92 % | 0.90 |
/// | 0.4 and 0.6 in turn | 80 % | 64 % | about 1.3 (a trial, in no test) |
///
/// A case is a person without a false alarm in the 200 days before the step: after one, 60 eligible
/// days pass in which nothing can be reported, about a sixth of the time.
///
/// With φ 0.6 no detector reaches the targets: seven days hold a step of 2 SD at a signal-to-noise
/// ratio of 3.9 even with known level, rhythm and φ, and one false alarm a year costs 3 of it. The
/// published daily series have φ 0.23 and 0.28 (spec/validation.md §14).
///
/// - Tried: a single pair k 0.5, h 5.5 (2 SD at φ 0.3 only 0.89); shape from 60 days (a tenth more
///   false alarms); a likelihood ratio over all starts (1.6 false alarms for the same power).
/// - Missing data: missing days are not eligible and count in no sum.
/// - Complexity: O(days · 200).
/// - Source: issue 4 point 3.
struct LevelShifts: Sendable {
  struct Shift: Sendable, Equatable {
    /// Index of the eligible value from which on the level is new, as the detector sees it.
    let change: Int
    /// Index of the value on which the alarm was raised.
    let alarm: Int
    /// Size in SD of the series around its rhythm, from the level before.
    let size: Double
  }

  static let window = 21
  static let rules: [(k: Double, h: Double)] = [(0.4, 6), (0.8, 3.8)]

  let shifts: [Shift]

  /// - Parameters:
  ///   - values: eligible values in day order.
  ///   - days: their day numbers, ascending.
  init(_ values: [Double], days: [Int]) {
    precondition(values.count == days.count, "one day per value")
    var shifts: [Shift] = []
    var start = 0
    var open: [Excursion] = []
    for today in values.indices where today >= start + UsualDays.levelDays {
      if let usual = UsualDays(values, days: days, before: today, from: start) {
        open.append(Excursion(first: today, usual: usual))
      }
      if let first = open.first, first.first <= today - LevelShifts.window { open.removeFirst() }
      var strongest: (excess: Double, excursion: Excursion)?
      for index in open.indices {
        open[index].add(values, days, today)
        if let excess = open[index].excess, excess > strongest?.excess ?? 0 {
          strongest = (excess, open[index])
        }
      }
      guard let found = strongest?.excursion else { continue }
      shifts.append(
        Shift(change: found.first, alarm: today, size: found.size(values, days, today)))
      start = today + 1
      open = []
    }
    self.shifts = shifts
  }

  /// The sum of surprises since one possible day of change.
  private struct Excursion {
    let first: Int
    let usual: UsualDays
    private var sum = 0.0
    private var count = 0

    init(first: Int, usual: UsualDays) {
      self.first = first
      self.usual = usual
    }

    mutating func add(_ values: [Double], _ days: [Int], _ today: Int) {
      sum += usual.surprise(values, days: days, at: today)
      count += 1
    }

    /// How far the sum lies above its bound, or nil.
    var excess: Double? {
      let size = abs(sum) / UsualDays.inflation(count: count)
      let most = LevelShifts.rules.map { size - $0.k * Double(count) - $0.h }.max()!
      return most > 0 ? most : nil
    }

    func size(_ values: [Double], _ days: [Int], _ today: Int) -> Double {
      var sum = 0.0
      for index in first...today { sum += usual.distance(values, days: days, at: index) }
      return sum / Double(count)
    }
  }
}

extension UsualDays {
  /// Distance of a day from the usual level of its weekday, in SD of the series.
  func distance(_ values: [Double], days: [Int], at index: Int) -> Double {
    (values[index] - level - rhythm[days[index] % 7]) / spread
  }
}
