import Scoring

/// The days of a person that one table of protocol origin-2026 evaluates.
///
/// A slice is a date range cut with one epoch: an anchor day counts when it lies in both.
///
/// - Source: spec/validation.md §6.
public struct OriginSlice: Hashable, Sendable {
  public static let all = OriginSlice(name: "all")

  public let name: String
  /// First and last day, both inside; nil = open.
  public let from: Day?
  public let to: Day?
  /// nil = every epoch.
  public let epoch: String?

  public init(name: String, from: Day? = nil, to: Day? = nil, epoch: String? = nil) {
    self.name = name
    self.from = from
    self.to = to
    self.epoch = epoch
  }

  /// The epoch of the last day, which decides, then all days as context; one slice without epochs.
  public static func standard(_ series: DailySeries) -> [OriginSlice] {
    guard series.epochs.count > 1, let index = series.epochIndex.last, index >= 0 else {
      return [.all]
    }
    return [OriginSlice(name: "current_epoch", epoch: series.epochs[Int(index)].id), .all]
  }

  /// Per day of the series whether it lies in the slice.
  package func contains(_ series: DailySeries) -> [Bool] {
    (0..<series.dayCount).map { index in
      let day = series.day(index)
      if let from, day < from { return false }
      if let to, day > to { return false }
      guard let epoch else { return true }
      let found = series.epochIndex[index]
      return found >= 0 && series.epochs[Int(found)].id == epoch
    }
  }
}
