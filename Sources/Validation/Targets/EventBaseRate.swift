import Scoring

/// The share of ones among the labels of the last 90 days: the naive prediction of an event.
///
/// The origin's form counts labels *dated* t - 90 ... t - 1, unclipped, and so looks ahead: the label
/// dated t - 1 already contains days after t. The matured form counts t - 90 ... t - H, clipped at
/// the epoch start of t, and is the floor.
///
///     eventBaseRate([1, 0, .nan, 1], at: 3, horizon: 1, windowStart: 0)   // 0.5, of two labels
///
/// - Parameters:
///   - labels: 0 or 1 by anchor day, NaN when not eligible.
///   - horizon: nil for the origin's form.
/// - Returns: NaN when the window holds no label.
/// - Source: spec/validation.md §4.3.
package func eventBaseRate(_ labels: [Double], at t: Int, horizon: Int?, windowStart: Int) -> Double
{
  let last = horizon.map { t - $0 } ?? t - 1
  let first = max(t - eventBaseRateWindow, horizon == nil ? 0 : windowStart, 0)
  var ones = 0
  var count = 0
  for day in first..<max(first, last + 1) where !labels[day].isNaN {
    count += 1
    if labels[day] == 1 { ones += 1 }
  }
  return count == 0 ? .nan : Double(ones) / Double(count)
}

/// How many days back the base rate looks.
package let eventBaseRateWindow = 90
