import Scoring

/// How often a day's band changes from one formula version to another.
///
/// Only days on which both have a band count; a flip is what a user would notice of an upgrade.
///
///     let flips = BandFlips(from: [.low, .fair, nil], to: [.low, .optimal, .low])
///     flips.count(from: .fair, to: .optimal)     // 1
///     flips.days                                 // 2, one of which is flipped
///
/// - Complexity: O(days).
public struct BandFlips: Sendable, Equatable {
  /// Days per pair of bands, `counts[from][to]` in the order of `Band.allCases`.
  public private(set) var counts = Band.allCases.map { _ in Band.allCases.map { _ in 0 } }

  /// - Parameters: one band per day of the same days; nil = no band.
  public init(from: [Band?], to: [Band?]) {
    precondition(from.count == to.count, "both versions have the same days")
    for (before, after) in zip(from, to) {
      if let before, let after { counts[before.position][after.position] += 1 }
    }
  }

  public func count(from before: Band, to after: Band) -> Int {
    counts[before.position][after.position]
  }

  /// Days on which both versions have a band.
  public var days: Int { counts.reduce(0) { $0 + $1.reduce(0, +) } }

  /// Days whose band differs.
  public var flipped: Int { days - Band.allCases.reduce(0) { $0 + count(from: $1, to: $1) } }

  /// Adds the days of another person.
  public static func + (a: BandFlips, b: BandFlips) -> BandFlips {
    var sum = a
    for row in sum.counts.indices {
      for column in sum.counts.indices { sum.counts[row][column] += b.counts[row][column] }
    }
    return sum
  }
}

extension Band {
  fileprivate var position: Int { Band.allCases.firstIndex(of: self)! }
}

extension BandRule {
  /// Whether the value alone decides the band.
  public var isFixed: Bool {
    if case .fixed = self { true } else { false }
  }

  /// The band that a value alone decides; nil for rules that read other outputs of the day.
  ///
  ///     BandRule.fixed(optimal: 80, fair: 50).band(of: 79.9)   // .fair
  public func band(of shown: Double) -> Band? {
    guard case .fixed(let optimal, let fair) = self, shown.isFinite else { return nil }
    return shown >= optimal ? .optimal : shown >= fair ? .fair : .low
  }
}
