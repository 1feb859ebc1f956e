/// What became of every row and cell of a dataset.
///
/// For each data column: `cells = empty + seen` and `seen = kept + dropped`, always.
public struct IngestAccount: Sendable, Equatable {
  /// One column that holds data.
  public struct Column: Sendable, Equatable {
    /// As the header writes it.
    public let name: String
    /// What it is read as: a signal's column name, `label_…`, `score_…`, `target_…`, or `unused` for
    /// a column that is only counted.
    public let meaning: String
    public var cells = 0
    public var empty = 0
    public var kept = 0
    public var dropped: [DropReason: Int] = [:]
    public var flags: [ValueFlag: Int] = [:]

    /// Cells with something in them.
    public var seen: Int { cells - empty }
    public var droppedCount: Int { dropped.values.reduce(0, +) }

    public init(name: String, meaning: String) {
      self.name = name
      self.meaning = meaning
    }
  }

  /// A column nobody asked for.
  public struct IgnoredColumn: Sendable, Equatable {
    public let name: String
    /// The known name it may be a misspelling of.
    public let nearest: String?
  }

  /// The first cell dropped from a column for a reason, so that a reader can look it up.
  public struct Example: Sendable, Equatable {
    public let line: Int
    /// Table column, from 1.
    public let column: Int
    public let name: String
    public let text: String
    public let reason: DropReason
  }

  /// A file of samples or segments: `rows = kept + dropped`.
  public struct DetailFile: Sendable, Equatable {
    public let name: String
    public var rows = 0
    public var kept = 0
    public var dropped: [String: Int] = [:]
    public var ignored: [String] = []

    public init(name: String) { self.name = name }
  }

  /// Rows below the header, blank lines left out.
  public var rows = 0
  public var blankLines = 0
  /// Rows left out because another row of the same person and day was kept.
  public var duplicateRows = 0
  public var columns: [Column] = []
  public var ignored: [IgnoredColumn] = []
  public var examples: [Example] = []
  public var details: [DetailFile] = []

  public init() {}

  /// Cells with something in them, over all data columns.
  public var seen: Int { columns.reduce(0) { $0 + $1.seen } }
  public var kept: Int { columns.reduce(0) { $0 + $1.kept } }
  /// Dropped cells by reason, over all data columns.
  public var dropped: [DropReason: Int] {
    columns.reduce(into: [:]) { sum, column in sum.merge(column.dropped, uniquingKeysWith: +) }
  }
  public var flags: [ValueFlag: Int] {
    columns.reduce(into: [:]) { sum, column in sum.merge(column.flags, uniquingKeysWith: +) }
  }

  /// Nothing is lost and nothing counted twice.
  public var isConsistent: Bool {
    columns.allSatisfy {
      $0.cells == rows && $0.seen == $0.kept + $0.droppedCount
        && ($0.dropped.values.min() ?? 1) > 0
    } && details.allSatisfy { $0.rows == $0.kept + $0.dropped.values.reduce(0, +) }
  }
}
