/// What the numbers of a self-report column say: which way is better, and from where a day is bad.
///
/// Defined here because Validation reads no files; the command line maps `labels.json` to it.
///
/// - Source: spec/decisions.md B 12.
///
///     LabelRule("tired", higherIsBetter: false, badAt: 1).isBad(1)   // true
public struct LabelRule: Sendable, Hashable {
  /// Of the column `label_NAME`.
  public let name: String
  public let higherIsBetter: Bool
  /// A day at this value or beyond it in the bad direction is a bad day.
  public let badAt: Double

  public init(_ name: String, higherIsBetter: Bool, badAt: Double) {
    self.name = name
    self.higherIsBetter = higherIsBetter
    self.badAt = badAt
  }

  public func isBad(_ answer: Double) -> Bool {
    higherIsBetter ? answer <= badAt : answer >= badAt
  }

  /// The answer turned so that a higher number is a better day.
  func goodness(_ answer: Double) -> Double { higherIsBetter ? answer : -answer }
}
