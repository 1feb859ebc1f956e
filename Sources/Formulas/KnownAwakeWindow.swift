import Scoring

/// The awake window as it is known at the end of the day: nothing of tomorrow is read.
///
/// Stretches are cut at 24:00. The window runs from the end of the night's main sleep to the start of
/// the span that touches 24:00; both are true instants, so a night that ended before midnight gives a
/// window that begins on the evening before.
///
/// - Missing data: no main sleep → awake from 07:00, overnight 03:00-06:00; nobody asleep at 24:00 →
///   awake until 22:00. Either is `imputed`.
/// - Complexity: O(n log n).
/// - Source: spec/formulas.md §6.1, §6.3; the cut at 24:00 spec/decisions.md A "hr-load".
///
///     let night = { Intraday.Asleep(source: "Watch", start: $0, end: $1) }
///     KnownAwakeWindow([night(-60, 420), night(1380, 1860)]).end      // 1380
package struct KnownAwakeWindow: Sendable, Equatable {
  package let start: Double
  /// Not after `start` when a whole day was slept through: the window is empty then.
  package let end: Double
  package let overnight: Range<Double>
  package let imputed: Bool

  package init(_ asleep: [Intraday.Asleep]) {
    let cut = asleep.filter { $0.start < AwakeWindow.day }.map {
      Intraday.Asleep(source: $0.source, start: $0.start, end: min($0.end, AwakeWindow.day))
    }
    let reach = AwakeWindow.reach.lowerBound..<AwakeWindow.day
    let spans = AwakeWindow.spans(cut, reach: reach).1
    let night = AwakeWindow.mainSleep(spans, midnight: 0)
    let nextNight = spans.last { $0.end == AwakeWindow.day }
    start = night?.end ?? AwakeWindow.imputedWake
    end = nextNight?.start ?? AwakeWindow.imputedOnset
    overnight =
      night.map { $0.end - AwakeWindow.overnightLength..<$0.end } ?? AwakeWindow.imputedOvernight
    imputed = night == nil || nextNight == nil
  }
}
