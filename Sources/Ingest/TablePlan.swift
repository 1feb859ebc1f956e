import Scoring

/// What one column of a daily table is read as.
struct DataColumn {
  enum Meaning: Hashable {
    case signal(Signal)
    case label(String)
    case score(String)
    case target(String)
    /// Counted, and visible to a preset, but never in a series.
    case unused(String)

    var name: String {
      switch self {
      case .signal(let signal): signal.columnName
      case .label(let name): "label_" + name
      case .score(let name): "score_" + name
      case .target(let name): "target_" + name
      case .unused: "unused"
      }
    }
  }

  let meaning: Meaning
  /// Multiplier and divisor into the unit of the meaning. Minutes are divided by 60: multiplying by
  /// 1/60 gives other bits.
  var factor = 1.0
  var divisor = 1.0
  var zeroIsMissing = false
  /// Numbers, as written in the file, that stand for "not measured".
  var sentinels: [Double] = []

  /// The value in the unit of the meaning, or why there is none.
  func read(_ cell: UnsafeBufferPointer<UInt8>, dropImplausible: Bool) -> CellReading {
    let written = PlainDecimal.parse(cell)
    guard case .value(let raw) = written else { return written }
    if raw == 0 && zeroIsMissing { return .refused(.zeroMeansMissing) }
    if sentinels.contains(raw) { return .refused(.sentinel) }
    let value = raw * factor / divisor
    guard value.isFinite else { return .refused(.notFinite) }
    guard case .signal(let signal) = meaning else { return .value(value) }
    if signal == .sleepStaged {
      return value == 0 || value == 1 ? .value(value) : .refused(.notZeroOrOne)
    }
    if value < 0 && DataColumn.hoursAsleepOrAwake.contains(signal) { return .refused(.negative) }
    if dropImplausible, let range = signal.plausible, !range.contains(value) {
      return .refused(.implausible)
    }
    return .value(value)
  }

  private static let hoursAsleepOrAwake: Set<Signal> = [
    .sleepTotal, .sleepDeep, .sleepREM, .sleepCore, .sleepUnspecified, .sleepAwake,
  ]
}

/// Which columns of a table are the person, the day, the epoch and the data.
protocol TablePlan {
  var personColumn: String? { get }
  var dateColumn: String { get }
  var epochColumn: String? { get }
  /// Nil for a column that is ignored.
  func dataColumn(named name: String) -> DataColumn?
  /// Names a misspelt column may have meant.
  var knownNames: [String] { get }
  /// Columns that must be there.
  var requiredNames: [String] { get }
  /// Whether `--strict` refuses a column that is not read.
  var refusesUnknownColumns: Bool { get }
  /// Meanings of the labels the plan itself knows, by name without `label_`.
  var labelMeanings: [String: LabelMeaning] { get }
  /// Adds columns that follow from others.
  func derive(_ table: inout DailyTable)
}

extension TablePlan {
  var labelMeanings: [String: LabelMeaning] { [:] }
  func derive(_ table: inout DailyTable) {}
}

/// The canonical table: `person`, `date`, `source_epoch`, signals by name or alias, and prefixed
/// columns for labels, scores and own outcomes.
///
/// - Source: DESIGN.md §4.
struct CanonicalPlan: TablePlan {
  static let aliases: [String: Signal] = [
    "hrv_ms": .hrvSDNN, "rhr_bpm": .restingHR, "resp_rate": .respiratoryRate,
  ]

  let personColumn: String? = "person"
  let dateColumn = "date"
  let epochColumn: String? = "source_epoch"
  let requiredNames: [String] = []
  let refusesUnknownColumns = true

  static func signal(named name: String) -> Signal? {
    Signal(columnName: name) ?? aliases[name]
  }

  func dataColumn(named name: String) -> DataColumn? {
    if let signal = CanonicalPlan.signal(named: name) {
      return DataColumn(meaning: .signal(signal))
    }
    func rest(_ prefix: String) -> String? {
      name.hasPrefix(prefix) && name.count > prefix.count
        ? String(name.dropFirst(prefix.count)) : nil
    }
    if let label = rest("label_") { return DataColumn(meaning: .label(label)) }
    if let score = rest("score_") { return DataColumn(meaning: .score(score)) }
    if let target = rest("target_") { return DataColumn(meaning: .target(target)) }
    return nil
  }

  var knownNames: [String] {
    ["person", "date", "source_epoch"] + Signal.allCases.map(\.columnName)
      + CanonicalPlan.aliases.keys.sorted()
  }
}
