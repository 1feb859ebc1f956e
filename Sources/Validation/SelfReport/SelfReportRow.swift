/// One score held against what one person, or everybody, said about their days.
///
/// A context for the reader: self-report trains and tunes nothing and decides no verdict.
///
/// - Source: spec/decisions.md B 12.
public struct SelfReportRow: Sendable, Equatable {
  /// nil = over people.
  public let person: String?
  /// Name of the column without `label_`.
  public let label: String
  /// `readiness@1`, `column:NAME`.
  public let candidate: String
  /// The score of day d is held against the answer of day d + `lagDays`: 1 is primary, 0 context.
  public let lagDays: Int
  /// Over people: those with 30 answered days; nil for one person.
  public let people: Int?
  /// Days with an answer; over people those of the people counted.
  public let answeredDays: Int
  public let score: Side
  /// The floor of the candidate's first table; nil when the person has no such table.
  public let floorName: String?
  public let floor: Side?
  /// `labels_below_30`, or `not_enough_rows` when no training rows give a cut; nil is fine.
  public let reason: String?
  /// Answers still missing to 30; 0 when there are enough.
  public let answersNeeded: Int

  public var isPrimary: Bool { lagDays == 1 }

  /// What one predictor, the score or the floor, says about the answers.
  public struct Side: Sendable, Equatable {
    /// Days with both a value and an answer.
    public let pairs: Int
    /// Between value and answer, turned so that + means "higher value, better day". Over people the
    /// unweighted mean of the people's. nil below three pairs or when a side is constant.
    public let spearman: Double?
    /// The 95 % interval of the mean over people; nil for one person.
    public let low: Double?
    public let high: Double?
    /// A day at or below this value is announced as bad: quantile 0.25 of the training rows.
    public let cut: Double?
    /// Days from the first test day on; nil without a cut. Over people the counts are added.
    public let badDays: BadDayTable?
  }
}
