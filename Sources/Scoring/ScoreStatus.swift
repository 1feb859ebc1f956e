/// Why a day has a value, or why it has none.
///
/// The value is NaN exactly when the status is one without a value.
///
/// - Source: spec/decisions.md A, "Statuses".
public enum ScoreStatus: UInt8, CaseIterable, Sendable, Comparable {
  // With a value, in falling confidence.
  case scored, provisional, estimated
  // Without one.
  case stale, inputMissing, historyTooShort, baselineDegenerate, ineligible

  public var hasValue: Bool { self <= .estimated }

  /// The word in score tables.
  public var name: String {
    switch self {
    case .scored: "scored"
    case .provisional: "provisional"
    case .estimated: "estimated"
    case .stale: "stale"
    case .inputMissing: "inputMissing"
    case .historyTooShort: "historyTooShort"
    case .baselineDegenerate: "baselineDegenerate"
    case .ineligible: "ineligible"
    }
  }

  /// Confidence: scored 4, provisional 3, estimated 2, stale 1, everything else 0.
  public var confidence: Int { max(0, 4 - Int(rawValue)) }

  public static func < (a: ScoreStatus, b: ScoreStatus) -> Bool { a.rawValue < b.rawValue }
}

/// The reasons of one day: bit k is entry k of the formula's `identity.reasons`.
///
/// The first set bit is the headline reason, because reasons are listed most important first.
public struct Reasons: OptionSet, Sendable, Hashable {
  public let rawValue: UInt32

  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The set that holds only entry `index`.
  public init(index: Int) {
    precondition((0..<32).contains(index), "a formula has at most 32 reasons")
    rawValue = 1 << UInt32(index)
  }

  /// Indices of the set bits, ascending.
  public var indices: [Int] { (0..<32).filter { rawValue >> UInt32($0) & 1 == 1 } }
}
