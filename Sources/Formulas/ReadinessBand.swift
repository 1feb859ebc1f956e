/// The band of a readiness score: 80 and above optimal, 50 and above fair, else low.
///
/// - Source: spec/formulas.md §2.
package enum ReadinessBand: String, Sendable {
  case optimal, fair, low

  package init(score: Double) {
    self = score >= 80 ? .optimal : score >= 50 ? .fair : .low
  }
}
