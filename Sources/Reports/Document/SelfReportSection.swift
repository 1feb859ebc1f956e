import Validation

/// What people said about their days, beside the score and the floor.
extension ReportBuilder {
  var selfReport: ReportDocument.Section? {
    if result.selfReport.isEmpty { return nil }
    // Every person's rows for every label, lag and formula would be most of the page; report.json has
    // them.
    let rows = result.selfReport.filter { ($0.person == nil) == hasSeveralPeople }
    let own = result.selfReport.filter { $0.person != nil }
    var blocks: [ReportDocument.Block] = [.paragraph(words(.selfReportNote))]
    blocks += shortOfAnswers(own).map { .note($0) }
    if rows.isEmpty {
      blocks.append(.paragraph(words(.selfReportNobody)))
    }
    for (lag, title) in [(1, words(.nextDayAnswer)), (0, words(.sameDayAnswer))] {
      let mine = rows.filter { $0.lagDays == lag }
      if mine.isEmpty { continue }
      let table = ReportDocument.Block.table(selfReportTable(title, mine))
      blocks.append(lag == 1 ? table : .details(title, [table]))
    }
    return .init(id: "self-report", title: words(.selfReport), blocks: blocks)
  }

  /// A sentence for the labels that some people answered too seldom; labels of one form share one.
  private func shortOfAnswers(_ own: [SelfReportRow]) -> [String] {
    var forms: [(needed: [Int], labels: [String])] = []
    for row in own where !forms.contains(where: { $0.labels.contains(row.label) }) {
      let needed = own.filter {
        $0.label == row.label && $0.lagDays == row.lagDays && $0.candidate == row.candidate
      }.map(\.answersNeeded)
      if let same = forms.firstIndex(where: { $0.needed == needed }) {
        forms[same].labels.append(row.label)
      } else {
        forms.append((needed, [row.label]))
      }
    }
    return forms.compactMap { form in
      let short = form.needed.filter { $0 > 0 }
      guard let least = short.min(), let most = short.max() else { return nil }
      return words(
        .answersNeeded,
        [
          "label": form.labels.joined(separator: ", "), "short": short.count.description,
          "people": form.needed.count.description,
          "needed": least == most ? least.description : "\(least)–\(most)",
        ])
    }
  }

  private func selfReportTable(_ caption: String, _ rows: [SelfReportRow]) -> ReportTable {
    func share(_ value: Double?) -> String { number.percent(value) }
    func counts(_ table: BadDayTable?) -> String {
      table.map {
        [$0.truePositives, $0.falsePositives, $0.falseNegatives, $0.trueNegatives]
          .map(\.description).joined(separator: " / ")
      } ?? NumberText.absent
    }
    return ReportTable(
      caption,
      [
        .text(words(.label)), .text(words.text("report.formula")),
        .text(words.text("report.person")), .number(words(.answeredDays)),
        .number(words(.rankCorrelation)), .number(words.text("report.interval")),
        .number("\(words(.precision)): \(words(.ofScore))"),
        .number("\(words(.recall)): \(words(.ofScore))"),
        .number("TP / FP / FN / TN: \(words(.ofScore))"),
        .text(words.text("report.floor")),
        .number("\(words(.rankCorrelation)): \(words(.ofFloor))"),
        .number("\(words(.precision)): \(words(.ofFloor))"),
        .number("\(words(.recall)): \(words(.ofFloor))"),
        .number("TP / FP / FN / TN: \(words(.ofFloor))"), .text(words.text("report.reason")),
      ],
      rows.map { row in
        [
          row.label, row.candidate,
          row.people.map { "\(words.person(nil)) (\($0))" } ?? words.person(row.person),
          row.answeredDays.description, number.significant(row.score.spearman),
          number.interval(row.score.low, row.score.high), share(row.score.badDays?.precision),
          share(row.score.badDays?.recall), counts(row.score.badDays),
          row.floor == nil ? NumberText.absent : selfReportFloor(row.floorName),
          number.significant(row.floor?.spearman), share(row.floor?.badDays?.precision),
          share(row.floor?.badDays?.recall), counts(row.floor?.badDays),
          words.reason(row.reason),
        ]
      })
  }

  /// Over people without one common floor everybody has an own one.
  private func selfReportFloor(_ name: String?) -> String {
    name.map { $0 == "own floor" ? words(.eachOwnFloor) : words.floor($0) } ?? words(.theFloor)
  }
}
