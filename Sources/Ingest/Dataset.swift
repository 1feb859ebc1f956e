import Scoring

/// People and their days as read from files, with the account of every cell.
public struct Dataset: Sendable {
  /// The file's name without `.csv`; of `folder/daily.csv` the folder's name.
  public let name: String
  /// Ascending by id bytes; the id of a single anonymous person is empty.
  public let people: [DailySeries]
  public let account: IngestAccount
  /// By label name without `label_`; every label column of the dataset has one.
  public let labelMeanings: [String: LabelMeaning]

  public init(
    name: String, people: [DailySeries], account: IngestAccount,
    labelMeanings: [String: LabelMeaning] = [:]
  ) {
    self.name = name
    self.people = people
    self.account = account
    self.labelMeanings = labelMeanings
  }
}

/// What the numbers of a self-report column mean.
///
/// - Source: spec/decisions.md B12; the default is 0/1, higher is worse, bad at 1.
public struct LabelMeaning: Sendable, Hashable {
  public enum Direction: String, Sendable, Hashable {
    case higherIsBetter = "higher_is_better"
    case higherIsWorse = "higher_is_worse"
  }

  public let low: Double
  public let high: Double
  public let direction: Direction
  /// A day at this value or beyond it in the bad direction is a bad day.
  public let badAt: Double

  public init(
    low: Double = 0, high: Double = 1, direction: Direction = .higherIsWorse, badAt: Double = 1
  ) {
    self.low = low
    self.high = high
    self.direction = direction
    self.badAt = badAt
  }

  public func isBad(_ value: Double) -> Bool {
    direction == .higherIsWorse ? value >= badAt : value <= badAt
  }
}
