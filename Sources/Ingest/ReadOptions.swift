import Scoring

/// A known file shape that is read without a map.
public enum Preset: String, CaseIterable, Sendable {
  case lifesnaps
}

/// How a dataset is read; every field has the careful default.
public struct ReadOptions: Sendable {
  public enum Duplicates: String, CaseIterable, Sendable {
    /// Two rows of one person and day are an error.
    case refuse
    /// The row nearer the top of the file is kept.
    case first
    case last
  }

  public var preset: Preset?
  /// TOML that says what the columns of another table mean.
  public var mapFile: String?
  /// Meanings of the labels, instead of `labels.json` beside the dataset.
  public var labelsFile: String?
  /// Source epochs (`id,start,end`) for everybody; wins over a `source_epoch` column.
  public var epochsFile: String?
  public var duplicates = Duplicates.refuse
  public var dropImplausible = false
  /// A dropped cell or an unknown column is an error.
  public var strict = false
  /// Which HRV the formulas use when a person has both kinds.
  public var hrv: Signal?

  public init() {}
}
