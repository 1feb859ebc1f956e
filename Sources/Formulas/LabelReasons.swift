import Scoring

/// The reasons of both label formulas, and how a target record ends a day.
enum LabelReasons {
  static let words = [
    "label_not_known_yet", TargetReason.baselineWarmup.word,
    TargetReason.eventWindowDataMissing.word,
  ]

  static let notKnownYet = Reasons(index: 0)

  static func end(_ day: Int, _ record: TargetRecord, into rows: borrowing ScoreRows) {
    guard !record.eligible else { return rows.end(day, .scored) }
    rows.end(day, .ineligible, Reasons(index: record.reason == .baselineWarmup ? 1 : 2))
  }
}
