import MethodologyRegistry
import Validation

/// Everything a report shows: the finished run and what stands beside it.
///
///     let input = ReportInput(result: result, language: .en, toolVersion: "0.2.0")
///     HTMLReport.text(input)
///
/// Reports compute nothing; they hold no clock, no path and no machine name, so the same input
/// gives the same bytes.
public struct ReportInput: Sendable {
  public let result: ValidationResult
  public let badges: [FormulaBadge]
  public let audits: [AuditLine]
  /// nil when the people were not read from files.
  public let account: AccountSummary?
  public let language: Language
  public let toolVersion: String

  public init(
    result: ValidationResult, badges: [FormulaBadge] = [], audits: [AuditLine] = [],
    account: AccountSummary? = nil, language: Language = .en, toolVersion: String
  ) {
    self.result = result
    self.badges = badges
    self.audits = audits
    self.account = account
    self.language = language
    self.toolVersion = toolVersion
  }
}

/// What may be believed about one formula version, in the words of the report's language.
public struct FormulaBadge: Sendable {
  /// `id@version`.
  public let formula: String
  public let badgeClass: String
  public let label: String
  public let meaning: String
  public let caveats: [(code: String, text: String)]
  /// What is missing for the next class.
  public let missing: [String]

  public init(
    formula: String, badgeClass: String, label: String, meaning: String,
    caveats: [(code: String, text: String)], missing: [String] = []
  ) {
    self.formula = formula
    self.badgeClass = badgeClass
    self.label = label
    self.meaning = meaning
    self.caveats = caveats
    self.missing = missing
  }

  /// The badge of `id@version` as the registry computed it.
  public init(_ formula: String, _ badge: Badge, _ language: Language) {
    self.init(
      formula: formula, badgeClass: badge.badgeClass.rawValue, label: badge.label(language),
      meaning: badge.meaning(language),
      caveats: badge.caveats.map { ($0.code, $0.text(language)) },
      missing: badge.missingForNextClass.map {
        TextCatalogue.text("requirement.\($0.rawValue)", language)
      })
  }
}

/// The result of one audit of one formula.
public struct AuditLine: Sendable {
  public let name: String
  public let formula: String
  public let passed: Bool
  /// What was found, empty when there is nothing to say.
  public let detail: String

  public init(name: String, formula: String, passed: Bool, detail: String = "") {
    self.name = name
    self.formula = formula
    self.passed = passed
    self.detail = detail
  }
}

/// What became of the cells of the files: per column seen = kept + dropped by reason.
public struct AccountSummary: Sendable {
  public struct Column: Sendable {
    public let name: String
    /// What it was read as.
    public let meaning: String
    public let seen: Int
    public let kept: Int
    /// By reason word, in a fixed order.
    public let dropped: [(reason: String, cells: Int)]
    /// Kept but odd, by flag word.
    public let flags: [(flag: String, cells: Int)]

    public init(
      name: String, meaning: String, seen: Int, kept: Int,
      dropped: [(reason: String, cells: Int)] = [], flags: [(flag: String, cells: Int)] = []
    ) {
      self.name = name
      self.meaning = meaning
      self.seen = seen
      self.kept = kept
      self.dropped = dropped
      self.flags = flags
    }
  }

  public let rows: Int
  public let duplicateRows: Int
  public let columns: [Column]
  /// Columns nobody asked for, with the known name each may misspell.
  public let ignored: [(name: String, nearest: String?)]

  public init(
    rows: Int, duplicateRows: Int, columns: [Column], ignored: [(name: String, nearest: String?)]
  ) {
    self.rows = rows
    self.duplicateRows = duplicateRows
    self.columns = columns
    self.ignored = ignored
  }
}
