import Scoring

/// One walk-forward fold: everything before a calendar month trains, the month is tested.
package struct MonthlyFold: Equatable, Sendable {
  /// The month as `YYYY-MM`.
  package let month: String
  /// Rows `0..<trainCount` train.
  package let trainCount: Int
  /// Rows that are tested.
  package let test: Range<Int>

  package init(month: String, trainCount: Int, test: Range<Int>) {
    self.month = month
    self.trainCount = trainCount
    self.test = test
  }
}

package enum MonthlyFoldsFailure: String, Error, Sendable {
  case noRows = "no_rows"
  case tooFewMonths = "not_enough_months"
  case noValidFolds = "no_valid_folds"
}

/// The walk-forward folds over calendar months; each month but the first is tested once.
///
/// - Parameters:
///   - days: the ascending day numbers of the rows.
///   - minTrain: folds with fewer earlier rows are skipped.
///   - minTest: months with fewer rows are skipped.
/// - Throws: without rows, below three months, or when every fold is skipped.
/// - Source: spec/validation.md §9.
package func monthlyFolds(
  days: [Int], minTrain: Int = 30, minTest: Int = 5
) throws(MonthlyFoldsFailure) -> [MonthlyFold] {
  if days.isEmpty { throw .noRows }
  let months = days.map { day in
    let (year, month, _) = Day(number: day).civil
    return year * 12 + month
  }
  var starts = months.indices.filter { $0 == 0 || months[$0] != months[$0 - 1] }
  if starts.count < 3 { throw .tooFewMonths }
  starts.append(months.count)
  var folds: [MonthlyFold] = []
  for index in 1..<(starts.count - 1) {
    let test = starts[index]..<starts[index + 1]
    if test.lowerBound < minTrain || test.count < minTest { continue }
    folds.append(
      MonthlyFold(
        month: String(Day(number: days[test.lowerBound]).description.prefix(7)),
        trainCount: test.lowerBound, test: test))
  }
  if folds.isEmpty { throw .noValidFolds }
  return folds
}
