/// How much of its window a label shares with the label some days earlier.
///
/// A label repeated from inside its own window predicts itself; such persistence is no floor.
///
/// - Source: spec/validation.md §12.
///
///     WindowOverlap(horizon: 3, lag: 1).sharedFraction   // 2/3
package struct WindowOverlap: Equatable, Sendable {
  package let sharedFraction: Double
  package let isAdmissibleFloor: Bool

  package init(horizon: Int, lag: Int) {
    precondition(horizon >= 1 && lag >= 0, "a label has a horizon, and a lag is not negative")
    sharedFraction = Double(max(0, horizon - lag)) / Double(horizon)
    isAdmissibleFloor = lag >= horizon
  }
}
