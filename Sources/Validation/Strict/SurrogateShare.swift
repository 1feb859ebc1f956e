/// How many surrogate scores do at least as well, or as badly, as the real one.
///
/// The real score counts as one of the runs, so a share is never 0. Means within
/// 1e-12·max(1, |real|) are equal: rounding must not decide.
///
/// - Source: spec/decisions.md B 9.
///
///     SurrogateShare(real: 1, surrogates: [0, 2, 1]).better   // 0.75
package struct SurrogateShare: Equatable, Sendable {
  /// (1 + number at least as large) / (1 + runs); small = the real score is better than chance.
  package let better: Double
  /// (1 + number at most as large) / (1 + runs); small = the real score is worse than chance.
  package let worse: Double

  package init(real: Double, surrogates: [Double]) {
    let tolerance = 1e-12 * max(1, abs(real))
    let all = Double(1 + surrogates.count)
    better = Double(1 + surrogates.count { $0 >= real - tolerance }) / all
    worse = Double(1 + surrogates.count { $0 <= real + tolerance }) / all
  }
}
