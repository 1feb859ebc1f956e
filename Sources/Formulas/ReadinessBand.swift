/// The band of a readiness score: 80 and above optimal, 50 and above fair, else low.
///
/// The registry takes its thresholds from here.
///
/// - Source: spec/formulas.md §2.
package enum ReadinessBand: String, Sendable {
  case optimal, fair, low

  package static let optimalFrom = 80.0  // points
  package static let fairFrom = 50.0  // points

  package init(score: Double) {
    self =
      score >= ReadinessBand.optimalFrom
      ? .optimal : score >= ReadinessBand.fairFrom ? .fair : .low
  }
}
