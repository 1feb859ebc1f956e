import Scoring

/// Whether scores say something about the days people report: rank correlation, and how often the
/// lowest quarter of a score announces a bad day, beside the same of the naive floor.
///
/// - Missing data: a day without a score or an answer is in no pair. Below 30 answered days a row
///   keeps its numbers and says `labels_below_30`; it does not enter the row over people.
/// - The cut comes from the training rows of the first table the candidate enters and is used from
///   its first test day on, so no answer and no tested day takes part in choosing it. A value that is
///   constant on the training rows has no lowest quarter and gives no cut.
/// - Source: spec/decisions.md B 12.
package struct SelfReport: Sendable {
  package static let minAnswers = 30
  package static let quartile = 0.25
  /// The answer of the next day, then of the same day.
  package static let lags = [1, 0]

  /// Where a candidate's cut comes from, for one person.
  package struct Split: Sendable {
    package let trainingDays: [Int]
    package let firstTestDay: Int
    package let floorName: String
    /// Per calendar day.
    package let floor: [Double]

    package init(trainingDays: [Int], firstTestDay: Int, floorName: String, floor: [Double]) {
      self.trainingDays = trainingDays
      self.firstTestDay = firstTestDay
      self.floorName = floorName
      self.floor = floor
    }
  }

  package let rule: LabelRule
  package let lagDays: Int

  package init(_ rule: LabelRule, lagDays: Int) {
    precondition(lagDays >= 0, "an answer is not before its score")
    self.rule = rule
    self.lagDays = lagDays
  }

  /// One person's row.
  ///
  /// - Parameters:
  ///   - score: one value per calendar day, NaN = none.
  ///   - answers: the same days.
  ///   - split: nil when the person has no table of the candidate.
  package func row(
    person: String, candidate: String, score: [Double], answers: [Double], split: Split?
  ) -> SelfReportRow {
    let answered = answers.count { !$0.isNaN }
    let needed = max(0, SelfReport.minAnswers - answered)
    return SelfReportRow(
      person: person, label: rule.name, candidate: candidate, lagDays: lagDays, people: nil,
      answeredDays: answered, score: side(score, answers, split), floorName: split?.floorName,
      floor: split.map { side($0.floor, answers, $0) },
      reason: needed > 0 ? "labels_below_30" : split == nil ? "not_enough_rows" : nil,
      answersNeeded: needed)
  }

  /// The row over people with enough answers; nil when there are none.
  package func pooled(_ rows: [SelfReportRow], candidate: String) -> SelfReportRow? {
    let counted = rows.filter { $0.answersNeeded == 0 }
    if counted.isEmpty { return nil }
    let floors = counted.compactMap(\.floor)
    let names = Set(counted.compactMap(\.floorName))
    return SelfReportRow(
      person: nil, label: rule.name, candidate: candidate, lagDays: lagDays,
      people: counted.count, answeredDays: counted.reduce(0) { $0 + $1.answeredDays },
      score: SelfReport.pooled(counted.map(\.score)),
      floorName: names.count == 1 ? names.first : names.isEmpty ? nil : "own floor",
      floor: floors.isEmpty ? nil : SelfReport.pooled(floors), reason: nil, answersNeeded: 0)
  }

  private func side(_ values: [Double], _ answers: [Double], _ split: Split?)
    -> SelfReportRow.Side
  {
    let days = values.indices.filter {
      let answer = $0 + lagDays
      return answer < answers.count && !values[$0].isNaN && !answers[answer].isNaN
    }
    let cut = split.flatMap { split -> Double? in
      let training = split.trainingDays.map { values[$0] }.filter { !$0.isNaN }
      guard let first = training.first, training.contains(where: { $0 != first }) else {
        return nil
      }
      return Quantile.of(training, at: SelfReport.quartile)
    }
    var table: BadDayTable?
    if let split, let cut {
      let tested = days.filter { $0 >= split.firstTestDay }
      table = BadDayTable(
        predicted: tested.map { values[$0] <= cut },
        bad: tested.map { rule.isBad(answers[$0 + lagDays]) })
    }
    return SelfReportRow.Side(
      pairs: days.count,
      spearman: spearman(
        days.map { values[$0] }, days.map { rule.goodness(answers[$0 + lagDays]) }),
      low: nil, high: nil, cut: cut, badDays: table)
  }

  private static func pooled(_ sides: [SelfReportRow.Side]) -> SelfReportRow.Side {
    let correlations = sides.compactMap(\.spearman)
    let test = correlations.count < 2 ? nil : peopleTest(correlations)
    return SelfReportRow.Side(
      pairs: sides.reduce(0) { $0 + $1.pairs },
      spearman: correlations.isEmpty ? nil : Spread.mean(correlations),
      low: test?.interval.low, high: test?.interval.high, cut: nil,
      badDays: BadDayTable.sum(sides.compactMap(\.badDays)))
  }
}

extension SelfReport {
  /// Every rule, lag and candidate: people first, then over people if there are several.
  static func rows(
    _ rules: [LabelRule], people: [PersonData], candidates: [Candidate], groups: [TableGroup]
  ) -> [SelfReportRow] {
    let splits = candidates.map { candidate -> [Split?] in
      let group = groups.first { group in
        group.target.isPrimary && group.candidates.contains { $0.key == candidate.key }
      }
      return people.indices.map { group?.selfReportSplit($0, people[$0]) }
    }
    var own: [SelfReportRow] = []
    var pooled: [SelfReportRow] = []
    for rule in rules {
      for lag in lags {
        let report = SelfReport(rule, lagDays: lag)
        for (candidate, splits) in zip(candidates, splits) {
          let rows = people.indices.compactMap { person -> SelfReportRow? in
            let series = people[person].series
            guard let label = series.labels.first(where: { $0.name == rule.name }) else {
              return nil
            }
            return report.row(
              person: series.person, candidate: candidate.key,
              score: candidate.values[person], answers: label.values, split: splits[person])
          }
          own += rows
          if people.count > 1, let row = report.pooled(rows, candidate: candidate.key) {
            pooled.append(row)
          }
        }
      }
    }
    return own + pooled
  }
}

extension TableGroup {
  /// Training days and chosen floor of a person's table.
  fileprivate func selfReportSplit(_ person: Int, _ data: PersonData) -> SelfReport.Split? {
    let table = tables[person]
    guard let split = table.split else { return nil }
    let columns = data.floors(target)
    // `training_mean`, the last floor, is the same number on every day.
    let floor =
      table.floor < columns.columns.count
      ? columns.columns[table.floor]
      : Array(repeating: table.floorColumns[table.floor][0], count: data.series.dayCount)
    return SelfReport.Split(
      trainingDays: Array(table.days[..<split.trainCount]),
      firstTestDay: table.days[split.firstTest], floorName: table.floorName, floor: floor)
  }
}
