/// What happened after low and after high scores: means of the test rows in bins of the score.
///
/// Each person's bins end at quantiles of that person's training scores, so bin 1 holds the days that
/// are low *for that person*; people are put together bin by bin. A score that says something about
/// the target has bins that rise or fall; bins on one level say nothing.
///
/// Bins hold equal numbers of training days: of bins of equal width most would be nearly empty.
public struct Calibration: Sendable {
  public static let binCount = 5

  public let target: String
  public let candidate: String
  public let isEvent: Bool
  /// From the lowest scores to the highest; a bin without test rows has no means.
  public let bins: [Bin]
  public let people: Int

  public struct Bin: Sendable, Equatable {
    public let count: Int
    public let meanScore: Double?
    public let meanTarget: Double?
  }

  /// Every candidate of every primary target that has test rows, in the order of the run.
  public static func all(_ people: [PersonView]) -> [Calibration] {
    var keys: [(target: String, candidate: String)] = []
    for rows in people.flatMap(\.testRows) {
      for entry in rows.entries
      where !keys.contains(where: { $0.target == rows.target && $0.candidate == entry.candidate }) {
        keys.append((rows.target, entry.candidate))
      }
    }
    return keys.map { key in
      Calibration(
        key.target, key.candidate,
        people.flatMap(\.testRows).filter { $0.target == key.target }.flatMap { rows in
          rows.entries.filter { $0.candidate == key.candidate }.map { (rows, $0) }
        })
    }
  }

  /// - Parameter parts: one person each.
  private init(_ target: String, _ candidate: String, _ parts: [(TestRows, TestRows.Entry)]) {
    self.target = target
    self.candidate = candidate
    isEvent = parts.first?.0.isEvent ?? false
    people = parts.count
    var sums = Array(repeating: (count: 0, score: 0.0, target: 0.0), count: Calibration.binCount)
    for (rows, entry) in parts {
      for (score, value) in zip(entry.scores, rows.values) {
        let bin = Calibration.bin(of: score, edges: entry.edges)
        sums[bin].count += 1
        sums[bin].score += score
        sums[bin].target += value
      }
    }
    bins = sums.map { sum in
      sum.count == 0
        ? Bin(count: 0, meanScore: nil, meanTarget: nil)
        : Bin(
          count: sum.count, meanScore: sum.score / Double(sum.count),
          meanTarget: sum.target / Double(sum.count))
    }
  }

  /// A score on an edge belongs to the lower bin.
  ///
  ///     Calibration.bin(of: 60, edges: [50, 60, 70, 80])     // 1
  package static func bin(of score: Double, edges: [Double]) -> Int {
    edges.count { $0 < score }
  }
}
