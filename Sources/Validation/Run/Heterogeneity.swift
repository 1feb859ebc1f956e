import Scoring

/// How much people differ in one entry, beside what chance alone would give.
///
/// - Source: spec/decisions.md B 11 ("people individually significant each way").
public struct Heterogeneity: Sendable {
  public let candidate: String
  public let target: String
  public let role: String
  /// People whose own test has a skill.
  public let people: Int
  public let meanSkill: Double
  /// Sample SD over people; nil for one.
  public let sdSkill: Double?
  /// People whose skill is above 0.
  public let positive: Int
  /// People whose own test has p < 0.05, by its sign; chance alone gives 2.5 % each way.
  public let significantlyBetter: Int
  public let significantlyWorse: Int

  public static let expectedShare = 0.025

  /// nil when nobody's own test has a skill.
  public init?(_ headline: Headline, _ evidence: [Evidence]) {
    guard let spoken = headline.evidence else { return nil }
    let rows = evidence.filter {
      $0.person != nil && $0.candidate == headline.candidate && $0.target == spoken.target
        && $0.role == spoken.role
    }
    let skills = rows.compactMap(\.skill)
    guard !skills.isEmpty else { return nil }
    candidate = headline.candidate
    target = spoken.target
    role = spoken.role
    people = skills.count
    meanSkill = Spread.mean(skills)
    sdSkill = Spread.sampleSD(skills)
    positive = skills.count { $0 > 0 }
    let significant = rows.filter { $0.skill != nil && ($0.p ?? 1) < 0.05 }
    significantlyBetter = significant.count { ($0.meanDifference ?? 0) > 0 }
    significantlyWorse = significant.count { ($0.meanDifference ?? 0) < 0 }
  }
}
