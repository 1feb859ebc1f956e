/// A stretch of days recorded by one source (device or firmware); baselines never look across its start.
///
/// Both ends are closed; `nil` is open. Days outside every epoch are *unknown* and clip nothing.
public struct SourceEpoch: Hashable, Sendable {
  public let id: String
  public let first: Day?
  public let last: Day?

  public init(id: String, first: Day?, last: Day?) {
    self.id = id
    self.first = first
    self.last = last
  }

  public func contains(_ day: Day) -> Bool {
    (first.map { $0 <= day } ?? true) && (last.map { day <= $0 } ?? true)
  }

  /// The epoch of a day: of the epochs that contain it, the one that starts latest.
  ///
  /// - Source: spec/validation.md §2.
  public static func index(of day: Day, in epochs: [SourceEpoch]) -> Int? {
    var found: Int?
    for (index, epoch) in epochs.enumerated() where epoch.contains(day) {
      guard let best = found else {
        found = index
        continue
      }
      if (epoch.first?.number ?? .min) > (epochs[best].first?.number ?? .min) { found = index }
    }
    return found
  }
}
