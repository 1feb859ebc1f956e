import Scoring
import Validation

/// How far two versions agree in one calendar month, over all people.
public struct MonthAgreement: Sendable, Equatable {
  /// `YYYY-MM`.
  public let month: String
  /// Days both versions score.
  public let count: Int
  /// Mean size of the change; nil when the units differ.
  public let meanSize: Double?
  /// Rank correlation of the two values; nil for fewer than three days or a constant side.
  public let spearman: Double?
  /// Share of days with the same band; nil when one version has no band rule.
  public let sameBandShare: Double?

  /// One entry per month that has a day, ascending.
  static func of(_ days: [ComparedDay], changes: Bool, bands: Bool) -> [MonthAgreement] {
    let months = Dictionary(grouping: days) { String($0.date.description.prefix(7)) }
    return months.keys.sorted().map { month in
      let days = months[month, default: []]
      let same = days.count { $0.before.band == $0.after.band }
      return MonthAgreement(
        month: month, count: days.count,
        meanSize: changes ? Spread.mean(days.map { abs($0.change) }) : nil,
        spearman: Validation.spearman(
          days.map { $0.before.value ?? .nan }, days.map { $0.after.value ?? .nan }),
        sameBandShare: bands ? Double(same) / Double(days.count) : nil)
    }
  }
}
