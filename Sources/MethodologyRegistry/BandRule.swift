import Scoring

/// How good a shown value is, so that no client re-implements a threshold.
public enum Band: String, CaseIterable, Sendable {
  case optimal, fair, low

  /// Name of the colour in the client's design system.
  public var token: String {
    switch self {
    case .optimal: "ds.semantic.positive"
    case .fair: "ds.semantic.caution"
    case .low: "ds.semantic.negative"
    }
  }

  /// The colour of a day without a band.
  public static let neutralToken = "ds.semantic.neutral"

  /// The status word: good, fair, low.
  public var word: String { self == .optimal ? "good" : rawValue }
  /// The status word of a day without a band.
  public static let unknownWord = "unknown"
}

/// Where the band of a formula's value comes from.
///
/// - Source: spec/decisions.md D.
public enum BandRule: Sendable, Equatable {
  /// No threshold is supported: the value has no band.
  case unsupported
  /// At or above `optimal`, at or above `fair`, else low.
  case fixed(optimal: Double, fair: Double)
  /// The day's own thresholds in two outputs: at or above `optimal`, above `fair`, else low.
  case personal(optimal: String, fair: String)
  /// One of the flags in `low` is up: low; any other flag: fair; none: optimal.
  case flags(low: [String])

  /// The band of `shown` on a day of a table; nil when there is none.
  ///
  ///     BandRule.fixed(optimal: 80, fair: 50).band(of: 80, in: table, day: 3)   // .optimal
  public func band(of shown: Double, in table: ScoreTable, day: Int) -> Band? {
    guard shown.isFinite else { return nil }
    switch self {
    case .unsupported:
      return nil
    case .fixed:
      return band(of: shown)
    case .personal(let optimal, let fair):
      guard let optimal = table.value(of: optimal, day: day),
        let fair = table.value(of: fair, day: day)
      else { return nil }
      return shown >= optimal ? .optimal : shown > fair ? .fair : .low
    case .flags(let low):
      let raised = table.identity.outputs.enumerated().filter {
        $0.element.kind == .flag && table.value(day: day, column: $0.offset) == 1
      }
      if raised.isEmpty { return .optimal }
      return raised.contains { low.contains($0.element.name) } ? .low : .fair
    }
  }
}

extension ScoreTable {
  /// An output of a day by name; nil when it is absent or the formula has none of that name.
  func value(of output: String, day: Int) -> Double? {
    guard let column = identity.outputs.firstIndex(where: { $0.name == output }) else { return nil }
    let value = value(day: day, column: column)
    return value.isNaN ? nil : value
  }
}
