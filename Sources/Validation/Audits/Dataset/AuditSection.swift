import Scoring

/// What one audit of a dataset and its scores found, in plain words.
///
/// - Source: DESIGN.md §9, issue 4 point 3.
public struct AuditSection: Sendable, Equatable {
  public enum Kind: String, CaseIterable, Sendable {
    case lookAhead = "look_ahead"
    case epochCrossing = "epoch_crossing"
    case columnLeak = "column_leak"
    case labelAvailability = "label_availability"
    case baseRate = "event_base_rate"
    case sign
    case missingData = "missing_data"
    case warmUp = "warm_up"
    case degenerateBaselines = "degenerate_baselines"
    case epochShifts = "epoch_shifts"
    case sampleOverlap = "sample_overlap"
  }

  /// One statement, with the numbers it rests on.
  public struct Line: Sendable, Equatable {
    public let text: String
    /// A fault makes `plumbline audit` exit with 3; a mere report does not.
    public let isFault: Bool
    /// The person, nil over people.
    public let person: String?
    /// `readiness@1`, `column:NAME`; nil when the line speaks of the data alone.
    public let score: String?
    public let day: Day?
    /// By name, in the order of the text.
    public let numbers: [Number]

    public init(
      _ text: String, isFault: Bool = false, person: String? = nil, score: String? = nil,
      day: Day? = nil, numbers: [Number] = []
    ) {
      self.text = text
      self.isFault = isFault
      self.person = person
      self.score = score
      self.day = day
      self.numbers = numbers
    }
  }

  public struct Number: Sendable, Equatable {
    public let name: String
    public let value: Double

    public init(_ name: String, _ value: Double) {
      self.name = name
      self.value = value
    }

    init(_ name: String, _ value: Int) { self.init(name, Double(value)) }
  }

  public let kind: Kind
  public private(set) var lines: [Line]

  public init(_ kind: Kind, _ lines: [Line]) {
    self.kind = kind
    self.lines = lines
  }

  public var faults: Int { lines.count { $0.isFault } }

  /// What the audit asks, as a heading.
  public var question: String {
    switch kind {
    case .lookAhead: "does a score change when later days change?"
    case .epochCrossing: "does a score read across a change of source?"
    case .columnLeak: "does a column hold what only later days tell?"
    case .labelAvailability: "is a label used before it is known?"
    case .baseRate: "how much does a base rate gain by counting labels that do not exist yet?"
    case .sign: "does a score point the right way?"
    case .missingData: "is missing called missing?"
    case .warmUp: "how many days pass before a score has its first value?"
    case .degenerateBaselines: "how often has a baseline no spread?"
    case .epochShifts: "from which day does a signal stand at another level?"
    case .sampleOverlap: "do the same days stand in the data twice?"
    }
  }
}

/// A share as a person reads it: `12.5 %`.
func percent(_ share: Double) -> String { decimal(100 * share, 1) + " %" }

/// A number with a fixed number of decimals; no Foundation, halves away from zero.
func decimal(_ value: Double, _ places: Int) -> String {
  var scale = 1.0
  for _ in 0..<places { scale *= 10 }
  let scaled = (abs(value) * scale).rounded()
  let sign = value < 0 && scaled > 0 ? "-" : ""
  let whole = (scaled / scale).rounded(.towardZero)
  let rest = scaled - whole * scale
  guard places > 0 else { return sign + Int(whole).description }
  let digits = Int(rest).description
  return sign + Int(whole).description + "."
    + String(repeating: "0", count: max(0, places - digits.count)) + digits
}
