import Scoring

/// When a person was awake on a day, from the stretches asleep around its two midnights.
///
/// Minutes count from local midnight of the day. Stretches with gaps of at most 30 minutes are one
/// span; the main sleep of a midnight is the longest span whose midpoint lies within six hours of it
/// (equal: the later end). The window runs from the end of the first night to the start of the next.
///
/// - Missing data: a night without a main sleep → 07:00 and 22:00, `imputed`. A stretch without length
///   (a date without a time) is left out.
/// - Complexity: O(n log n).
/// - Source: spec/formulas.md §6.1, §6.2; true instants spec/decisions.md A6, A7.
///
///     let night = { Intraday.Asleep(source: "Watch", start: $0, end: $1) }
///     AwakeWindow([night(-60, 420), night(1380, 1860)]).start      // 420, awake from 07:00
package struct AwakeWindow: Sendable, Equatable {
  package static let day = 1440.0
  package static let reach = -720.0..<3600.0  // minutes a stretch may overlap
  package static let mergeGap = 30.0
  package static let farthestMidpoint = 360.0
  package static let imputedWake = 420.0
  package static let imputedOnset = 1320.0
  package static let overnightLength = 180.0
  package static let imputedOvernight = 180.0..<360.0
  package static let leastHoursOfPreferred = 1.0

  /// nil without any stretch in reach.
  package let source: String?
  package let imputed: Bool
  /// Clock time, 0..<1440.
  package let wake: Double
  package let onset: Double
  /// The window rebuilt from clock times, onset on the next day when it is earlier than the wake.
  package let start: Double
  package let end: Double
  package let overnight: Range<Double>
  /// The true instants; nil when imputed.
  package let absoluteStart: Double?
  package let absoluteEnd: Double?

  /// The full form, which knows the night after the day.
  package init(_ asleep: [Intraday.Asleep]) {
    let (source, spans) = AwakeWindow.spans(asleep, reach: AwakeWindow.reach)
    self.source = source
    guard let before = AwakeWindow.mainSleep(spans, midnight: 0),
      let after = AwakeWindow.mainSleep(spans, midnight: AwakeWindow.day)
    else {
      imputed = true
      wake = AwakeWindow.imputedWake
      onset = AwakeWindow.imputedOnset
      start = wake
      end = onset
      overnight = AwakeWindow.imputedOvernight
      absoluteStart = nil
      absoluteEnd = nil
      return
    }
    imputed = false
    wake = AwakeWindow.clock(before.end)
    onset = AwakeWindow.clock(after.start)
    start = wake
    end = onset < wake ? onset + AwakeWindow.day : onset
    overnight = wake - AwakeWindow.overnightLength..<wake
    absoluteStart = before.end
    absoluteEnd = after.start
  }

  struct Span: Sendable, Equatable {
    let start: Double
    let end: Double

    var length: Double { end - start }
    var midpoint: Double { (start + end) / 2 }
  }

  /// The source that is believed, and its stretches within `reach` merged over short gaps.
  static func spans(_ asleep: [Intraday.Asleep], reach: Range<Double>) -> (String?, [Span]) {
    let inside = asleep.filter {
      $0.start < $0.end && $0.start < reach.upperBound && $0.end > reach.lowerBound
    }
    guard let source = believedSource(inside) else { return (nil, []) }
    let parts = inside.filter { $0.source == source }
      .sorted { ($0.start, $0.end) < ($1.start, $1.end) }
    var spans: [Span] = []
    for part in parts {
      if let last = spans.last, part.start - last.end <= mergeGap {
        spans[spans.count - 1] = Span(start: last.start, end: max(last.end, part.end))
      } else {
        spans.append(Span(start: part.start, end: part.end))
      }
    }
    return (source, spans)
  }

  /// The watch, else the ring, else whoever has most hours; equal hours go by name.
  private static func believedSource(_ asleep: [Intraday.Asleep]) -> String? {
    var hours: [String: Double] = [:]
    for part in asleep { hours[part.source, default: 0] += (part.end - part.start) / 60 }
    let ranked = hours.sorted { ($1.value, $0.key) < ($0.value, $1.key) }
    func most(_ preferred: (String) -> Bool) -> String? {
      ranked.first { preferred($0.key) && $0.value > leastHoursOfPreferred }?.key
    }
    return most { $0.contains("Ultra") || $0.contains("Apple Watch") }
      ?? most { $0.contains("RingConn") } ?? ranked.first?.key
  }

  static func mainSleep(_ spans: [Span], midnight: Double) -> Span? {
    spans.filter { abs($0.midpoint - midnight) <= farthestMidpoint }
      .max { ($0.length, $0.end) < ($1.length, $1.end) }
  }

  private static func clock(_ minute: Double) -> Double {
    let rest = minute.truncatingRemainder(dividingBy: day)
    return rest < 0 ? rest + day : rest
  }
}
