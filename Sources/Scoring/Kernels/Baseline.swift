/// What is usual for one person at one day: recent values against the ones before them.
///
/// Recent = the newest seven values; baseline = all older values of the window (recent days never
/// enter it). Usable only with at least nine values, so with as few as two baseline values.
///
///     let windows = ValueWindows([50, 52, 50, 52, 50, 52, 50, 52, 60], reads: 0..<9, longest: 30)
///     let baseline = Baseline(windows, run: 0..<9)
///     baseline.usable                 // true
///     baseline.baselineMean           // 51, of the two oldest values
///
/// - Missing data: gaps are squeezed out before; fewer than nine values → not usable, z nil.
/// - Complexity: O(log n) for the means, O(n) for the spread.
/// - Source: spec/formulas.md §1.1.
package struct Baseline: Sendable {
  package static let recentCount = 7
  package static let minCount = 9

  package let count: Int
  package let today: Double
  package let recentMean: Double
  package let baselineMean: Double
  /// Population; 0 for fewer than two baseline values.
  package let baselineSD: Double

  package init(_ windows: ValueWindows, run: Range<Int>) {
    count = run.count
    let split = max(run.lowerBound, run.upperBound - Baseline.recentCount)
    let recent = split..<run.upperBound
    let usual = run.lowerBound..<split
    today = run.isEmpty ? .nan : windows.values[run.upperBound - 1]
    recentMean = recent.isEmpty ? 0 : windows.mean(recent)
    baselineMean = usual.isEmpty ? 0 : windows.mean(usual)
    var squares = 0.0
    if usual.count >= 2 {
      for rank in usual {
        let distance = windows.values[rank] - baselineMean
        squares += distance * distance
      }
    }
    baselineSD = usual.count < 2 ? 0 : (squares / Double(usual.count)).squareRoot()
  }

  package var usable: Bool { count >= Baseline.minCount }
  /// A usable baseline without spread.
  package var degenerate: Bool { usable && baselineSD < Spread.degenerate }

  /// Distance of today's value from the baseline; nil when not usable, 0 without spread.
  package var zToday: Double? {
    usable ? Spread.z(today, mean: baselineMean, sd: baselineSD) : nil
  }

  package var zRecent: Double? {
    usable ? Spread.z(recentMean, mean: baselineMean, sd: baselineSD) : nil
  }
}
