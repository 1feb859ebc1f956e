/// One walk-forward fold: everything before a calendar month trains, the month is tested.
package struct MonthlyFold: Equatable, Sendable {
  /// Year · 12 + month − 1.
  package let month: Int
  /// Rows `0..<trainCount` train.
  package let trainCount: Int
  /// Rows that are tested.
  package let test: Range<Int>

  package init(month: Int, trainCount: Int, test: Range<Int>) {
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
///   - months: the month of each ascending row as year · 12 + month − 1 (`monthNumber`).
///   - minTrain: folds with fewer earlier rows are skipped.
///   - minTest: months with fewer rows are skipped.
/// - Throws: without rows, below three months, or when every fold is skipped.
/// - Source: spec/validation.md §9.
package func monthlyFolds(
  months: [Int], minTrain: Int = 30, minTest: Int = 5
) throws(MonthlyFoldsFailure) -> [MonthlyFold] {
  if months.isEmpty { throw .noRows }
  var starts = months.indices.filter { $0 == 0 || months[$0] != months[$0 - 1] }
  if starts.count < 3 { throw .tooFewMonths }
  starts.append(months.count)
  var folds: [MonthlyFold] = []
  for index in 1..<(starts.count - 1) {
    let test = starts[index]..<starts[index + 1]
    if test.lowerBound < minTrain || test.count < minTest { continue }
    folds.append(
      MonthlyFold(
        month: months[test.lowerBound], trainCount: test.lowerBound, test: test))
  }
  if folds.isEmpty { throw .noValidFolds }
  return folds
}

/// The Gregorian month of a day as year · 12 + month − 1.
///
/// - Parameter day: days since 1970-01-01.
/// - Source: Hinnant, "chrono-compatible low-level date algorithms", civil_from_days.
///
///     monthNumber(day: 0)   // 23640, January 1970
package func monthNumber(day: Int) -> Int {
  // The era starts on 1 March of year 0, so that a leap day is the last day of its year.
  let shifted = day + 719_468
  let era = (shifted >= 0 ? shifted : shifted - 146_096) / 146_097
  let dayOfEra = shifted - era * 146_097
  let yearOfEra =
    (dayOfEra - dayOfEra / 1460 + dayOfEra / 36_524 - dayOfEra / 146_096) / 365
  let dayOfYear = dayOfEra - (365 * yearOfEra + yearOfEra / 4 - yearOfEra / 100)
  let marchMonth = (5 * dayOfYear + 2) / 153
  // Ten months from March to January: marchMonth 10 is January of the next year.
  return (yearOfEra + era * 400) * 12 + marchMonth + 2
}
