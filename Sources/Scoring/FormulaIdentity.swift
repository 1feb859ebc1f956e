/// What a formula version is: name, inputs, outputs, reasons, presence rule and memory.
public struct FormulaIdentity: Sendable {
  /// Kebab-case and permanent.
  public let id: String
  /// At least 1; any changed output is a new version.
  public let version: Int
  public let inputs: Inputs
  /// Primary first, then components.
  public let outputs: [Output]
  /// Stable codes (decisions F), most important first, at most 32.
  public let reasons: [String]
  public let presence: Presence
  /// The largest k such that day d - k can change any output of day d.
  public let memory: Int
  /// The sub-score whose unit the primary predicts (`recovery_stability`), or nil.
  public let predictsUnitOf: String?

  public init(
    id: String, version: Int, inputs: Inputs, outputs: [Output], reasons: [String],
    presence: Presence, memory: Int, predictsUnitOf: String? = nil
  ) {
    precondition(!outputs.isEmpty, "a formula has a primary output")
    precondition(reasons.count <= 32, "a formula has at most 32 reasons")
    precondition(version >= 1 && memory >= 0, "version starts at 1, memory at 0")
    self.id = id
    self.version = version
    self.inputs = inputs
    self.outputs = outputs
    self.reasons = reasons
    self.presence = presence
    self.memory = memory
    self.predictsUnitOf = predictsUnitOf
  }

  /// `id@version`, the key of score tables and of the registry.
  public var key: String { "\(id)@\(version)" }

  /// Days whose scores may change when the days `changed` change; clip to the series.
  public func affectedDays(changed: Range<Int>) -> Range<Int> {
    changed.lowerBound..<(changed.isEmpty ? changed.upperBound : changed.upperBound + memory)
  }

  /// The words of a day's reasons joined by `+`, most important first; `ok` when there are none.
  public func reasonText(_ set: Reasons) -> String {
    set.rawValue == 0 ? "ok" : set.indices.map { reasons[$0] }.joined(separator: "+")
  }

  public struct Inputs: Sendable {
    /// Without these no day has a value.
    public let required: [Input]
    /// At least one of these must be present.
    public let anyOf: [Input]
    public let optional: [Input]
    /// Whether the formula reads `Intraday`.
    public let intraday: Bool

    public init(
      required: [Input] = [], anyOf: [Input] = [], optional: [Input] = [], intraday: Bool = false
    ) {
      self.required = required
      self.anyOf = anyOf
      self.optional = optional
      self.intraday = intraday
    }

    public var all: [Input] { required + anyOf + optional }
  }

  /// Which days the input must be present on for a `scored` day.
  public enum Presence: Sendable, Equatable {
    /// The day's own values.
    case sameDay
    /// At least one usable value in the window that ends at the day.
    case window
  }
}

/// One output column of a formula.
public struct Output: Sendable {
  public enum Kind: Sendable, Equatable {
    case number
    /// 0 or 1.
    case flag
    /// Index into the published list of words.
    case code([String])
  }

  /// What the output does when one input rises for one day and the others stay usual.
  public enum Direction: Sendable, Equatable { case up, down, none }

  public let name: String
  public let kind: Kind
  public let unit: String
  /// Closed range of what can be reached; nil where the unit has no bound.
  public let range: ClosedRange<Double>?
  /// Per input; an input that is not named has direction `none`.
  public let direction: [Input: Direction]

  public init(
    _ name: String, kind: Kind = .number, unit: String, range: ClosedRange<Double>? = nil,
    direction: [Input: Direction] = [:]
  ) {
    self.name = name
    self.kind = kind
    self.unit = unit
    self.range = range
    self.direction = direction
  }
}

/// One published constant of a formula.
public struct Parameter: Sendable, Hashable {
  public let name: String
  public let value: Double
  public let unit: String
  /// Paper or spec section.
  public let source: String

  public init(_ name: String, _ value: Double, unit: String, source: String) {
    self.name = name
    self.value = value
    self.unit = unit
    self.source = source
  }
}
