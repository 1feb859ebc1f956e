/// How often a low score announced a bad day.
///
///     BadDayTable(predicted: [true, true, false], bad: [true, false, false]).precision   // 0.5
public struct BadDayTable: Sendable, Equatable {
  public private(set) var truePositives = 0
  public private(set) var falsePositives = 0
  public private(set) var falseNegatives = 0
  public private(set) var trueNegatives = 0

  package init(predicted: [Bool], bad: [Bool]) {
    precondition(predicted.count == bad.count, "one truth per prediction")
    for (predicted, bad) in zip(predicted, bad) {
      switch (predicted, bad) {
      case (true, true): truePositives += 1
      case (true, false): falsePositives += 1
      case (false, true): falseNegatives += 1
      case (false, false): trueNegatives += 1
      }
    }
  }

  /// Of the days announced as bad the share that was bad; nil when none was announced.
  public var precision: Double? {
    share(truePositives, of: truePositives + falsePositives)
  }

  /// Of the bad days the share that was announced; nil when none was bad.
  public var recall: Double? {
    share(truePositives, of: truePositives + falseNegatives)
  }

  public var days: Int { truePositives + falsePositives + falseNegatives + trueNegatives }

  private func share(_ part: Int, of whole: Int) -> Double? {
    whole == 0 ? nil : Double(part) / Double(whole)
  }

  /// The counts of several people added.
  static func sum(_ tables: [BadDayTable]) -> BadDayTable? {
    guard var sum = tables.first else { return nil }
    for table in tables.dropFirst() {
      sum.truePositives += table.truePositives
      sum.falsePositives += table.falsePositives
      sum.falseNegatives += table.falseNegatives
      sum.trueNegatives += table.trueNegatives
    }
    return sum
  }
}
