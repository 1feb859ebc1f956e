import Scoring
import Validation

/// What changes for people when they are shown one formula version instead of another.
///
/// Both versions are compared by what a client shows (`Methodology.shownOutput`, bands and statuses
/// of the payload). A change is the second value minus the first.
///
/// - Missing data: a day enters changes, bands and agreement when both versions show a value; days
///   that only one of them scores are counted by the status the other gives.
/// - Complexity: O(n · log n) in the person-days.
/// - Source: issue "every formula of the methodology", point 6.
///
///     let comparison = FormulaComparison(old, new, [ScoredPerson(series, oldTable, newTable)])
///     comparison.flips.first?.after.band     // the band of the first day that changed colour
public struct FormulaComparison: Sendable {
  /// The two rows, old and new.
  public let before: Side
  public let after: Side
  public let personDays: Int
  /// Days on which both show a value.
  public let bothScored: Int
  /// nil when the two values have different units, or one is no number, or no day has both.
  public let changes: ChangeDistribution?
  /// Days by band: row = first version, column = second, in the order of `Band.allCases`; nil when
  /// one of the two has no band rule.
  public let bandDays: [[Int]]?
  /// Days whose band differs, people and dates ascending.
  public let flips: [ComparedDay]
  /// Calendar months with at least one day that both score, ascending.
  public let months: [MonthAgreement]
  /// Days only the first version scores, by the status of the second; and the other way round.
  public let onlyBefore: [ScoreStatus: Int]
  public let onlyAfter: [ScoreStatus: Int]

  /// A version and the output that is shown of it.
  public struct Side: Sendable, Equatable {
    /// `id@version`.
    public let key: String
    public let output: String
    public let unit: String
  }

  /// - Parameter people: ascending by id; the tables cover the same days of the series.
  public init(_ before: Methodology, _ after: Methodology, _ people: [ScoredPerson]) {
    let days = people.flatMap { $0.days(before, after) }
    let both = days.filter { $0.before.value != nil && $0.after.value != nil }
    let sameScale = FormulaComparison.sameScale(before, after)
    let banded = before.band != .unsupported && after.band != .unsupported
    self.before = Side(before)
    self.after = Side(after)
    personDays = days.count
    bothScored = both.count
    changes = sameScale ? ChangeDistribution(both.map(\.change)) : nil
    bandDays =
      banded
      ? BandFlips(from: both.map(\.before.band), to: both.map(\.after.band)).counts : nil
    flips = banded ? both.filter { $0.before.band != $0.after.band } : []
    months = MonthAgreement.of(both, changes: sameScale, bands: banded)
    onlyBefore = FormulaComparison.counts(
      days.filter { $0.before.value != nil && $0.after.value == nil }.map(\.after.status))
    onlyAfter = FormulaComparison.counts(
      days.filter { $0.before.value == nil && $0.after.value != nil }.map(\.before.status))
  }

  /// Share of the days in `bandDays` on which the band is the same.
  public var sameBandShare: Double? {
    guard bandDays != nil, bothScored > 0 else { return nil }
    return Double(bothScored - flips.count) / Double(bothScored)
  }

  private static func sameScale(_ before: Methodology, _ after: Methodology) -> Bool {
    let outputs = [before, after].map(\.shown)
    return outputs.allSatisfy { $0.kind == .number } && outputs[0].unit == outputs[1].unit
  }

  private static func counts(_ statuses: [ScoreStatus]) -> [ScoreStatus: Int] {
    Dictionary(statuses.map { ($0, 1) }, uniquingKeysWith: +)
  }
}

extension FormulaComparison.Side {
  fileprivate init(_ row: Methodology) {
    self.init(key: row.key, output: row.shown.name, unit: row.shown.unit)
  }
}

extension Methodology {
  /// The output a client shows.
  public var shown: Output {
    let outputs = identity.outputs
    return outputs.first { $0.name == shownOutput } ?? outputs[0]
  }
}
