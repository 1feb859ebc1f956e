import Scoring
import Validation

/// The drawings, each with its table.
extension ReportBuilder {
  var skill: ReportDocument.Section? {
    let blocks = targetIDs.enumerated().compactMap { index, target -> ReportDocument.Block? in
      let rows = spoken(target).filter { $0.skill != nil }
      if rows.isEmpty { return nil }
      let name = words.target(target)
      let description = words(
        .forestDescription, ["count": rows.count.description, "target": name])
      return .figure(
        Figure(
          id: "skill-\(index)", title: capitalised(name), description: description,
          table: skillTable(capitalised(name), rows),
          draw: { ForestPlot(rows, isBaseline: isBaseline, words).canvas(width: $0) }))
    }
    if blocks.isEmpty { return nil }
    return .init(
      id: "skill", title: words.text("report.skill"),
      blocks: [.paragraph(words(.forestLegend))] + blocks)
  }

  private func skillTable(_ caption: String, _ rows: [Evidence]) -> ReportTable {
    ReportTable(
      caption,
      [
        .text(words.text("report.formula")), .text(words.text("report.entry")),
        .text(words.text("report.floor")), .number(words.text("report.loss")),
        .number(words(.referenceLoss)), .number(words.text("report.skill")),
        .number(words.text("report.interval")), .number("p"), .number("p (Holm)"),
        .text(words.text("report.verdict")),
      ],
      rows.map { row in
        [
          row.candidate, role(row), words.floor(row.reference),
          number.significant(row.loss), number.significant(row.referenceLoss),
          number.percent(row.skill),
          number.percentInterval(row.skillInterval?.low, row.skillInterval?.high),
          number.probability(row.p), number.probability(row.pHolm),
          words.verdict(row.verdict)
            + (row.reason == nil ? "" : " · " + words.reason(row.reason)),
        ]
      })
  }

  var floors: ReportDocument.Section? {
    let blocks = targetIDs.enumerated().compactMap { index, target -> ReportDocument.Block? in
      let tables = result.tables.filter {
        $0.target == target && $0.rows == "anchor" && $0.error == nil
      }
      guard let first = tables.first else { return nil }
      let name = words.target(target)
      let bars = FloorBars(tables, words)
      return .figure(
        Figure(
          id: "floors-\(index)", title: capitalised(name),
          description: words(.floorDescription, ["target": name]),
          table: ReportTable(
            capitalised(name),
            [.text(words.text("report.person"))]
              + first.floorTestLosses.map { .number(words.title("floor", $0.name)) }
              + [.text(words.text("report.floor"))],
            tables.map { table in
              [words.person(table.person)]
                + table.floorTestLosses.map { number.significant($0.loss) }
                + [words.floor(table.floor)]
            }),
          draw: { bars.canvas(width: $0) }))
    }
    if blocks.isEmpty { return nil }
    return .init(
      id: "floors", title: words(.floorErrors),
      blocks: [.paragraph(words(.floorLegend))] + blocks)
  }

  var series: ReportDocument.Section? {
    let figures = result.people.enumerated().compactMap { index, person in
      person.efficiency.isEmpty ? nil : (person.id, seriesFigure(index, person))
    }
    guard let first = figures.first else { return nil }
    let others = figures.dropFirst().map { id, figure in
      ReportDocument.Block.details(words.person(id), [.figure(figure)])
    }
    return .init(
      id: "series", title: words.text("report.series"),
      blocks: [.paragraph(words(.seriesLegend)), .figure(first.1)] + folded(others))
  }

  private func seriesFigure(_ index: Int, _ person: PersonView) -> Figure {
    let plot = SeriesPlot(person, words)
    let last = person.firstDay + (person.efficiency.count - 1)
    return Figure(
      id: "series-\(index)", title: capitalised(words.person(person.id)),
      description: words(
        .seriesDescription,
        [
          "person": words.person(person.id), "first": person.firstDay.description,
          "last": last.description,
        ]),
      table: plot.monthTable, draw: { plot.canvas(width: $0) })
  }

  var people: ReportDocument.Section? {
    if !hasSeveralPeople { return nil }
    let blocks = result.headlines.enumerated().compactMap { index, headline in
      strip(index, headline).map { ReportDocument.Block.figure($0) }
    }
    if blocks.isEmpty { return nil }
    return .init(
      id: "people", title: words(.perPerson),
      blocks: [.list(heterogeneity), .paragraph(words(.stripLegend))] + blocks)
  }

  /// A sentence per formula on how much people differ.
  private var heterogeneity: [String] {
    result.headlines.compactMap { Heterogeneity($0, result.evidence) }.map { spread in
      words(
        .heterogeneity,
        [
          "formula": spread.candidate, "sd": number.percent(spread.sdSkill),
          "mean": number.percent(spread.meanSkill), "positive": spread.positive.description,
          "people": spread.people.description, "better": spread.significantlyBetter.description,
          "worse": spread.significantlyWorse.description,
          "expected": number.short(Heterogeneity.expectedShare * Double(spread.people)),
        ])
    }
  }

  private func strip(_ index: Int, _ headline: Headline) -> Figure? {
    guard let spoken = headline.evidence else { return nil }
    let rows = result.evidence.filter {
      $0.person != nil && $0.candidate == headline.candidate && $0.target == spoken.target
        && $0.role == spoken.role && $0.skill != nil
    }
    if rows.isEmpty { return nil }
    let title = words.formula(headline.candidate) + " · " + role(spoken)
    return Figure(
      id: "people-\(index)", title: title,
      description: words(.stripDescription, ["target": words.target(spoken.target)]),
      table: ReportTable(
        title,
        [
          .text(words.text("report.person")), .number(words.text("report.rows_test")),
          .number(words.text("report.skill")), .number(words.text("report.interval")),
          .text(words.text("report.verdict")),
        ],
        rows.map { row in
          [
            words.person(row.person), number.count(row.nTest), number.percent(row.skill),
            number.percentInterval(row.skillInterval?.low, row.skillInterval?.high),
            words.verdict(row.verdict),
          ]
        }),
      draw: { StripPlot(rows, pooled: spoken, words).canvas(width: $0) })
  }

  var coverage: ReportDocument.Section? {
    let people = result.people.filter { !$0.coverage.isEmpty }
    if people.isEmpty { return nil }
    let description = words(.coverageDescription)
    func figure(_ id: String, _ title: String, _ description: String, _ map: CoverageMap) -> Figure
    {
      Figure(
        id: id, title: capitalised(title), description: description, table: map.table,
        draw: { map.canvas(width: $0) })
    }
    let own = people.enumerated().map { index, person in
      figure(
        "coverage-\(index)", words.person(person.id), description, CoverageMap(person, words))
    }
    var blocks: [ReportDocument.Block] = [.paragraph(description)]
    if people.count == 1 {
      blocks.append(.figure(own[0]))
    } else {
      blocks.append(
        .figure(
          figure(
            "coverage-all", words.text("report.pooled"),
            "\(description) \(words(.peopleAcross))", CoverageMap(people, words))))
      blocks += folded(zip(people, own).map { .details(words.person($0.id), [.figure($1)]) })
    }
    return .init(id: "coverage", title: words(.coverage), blocks: blocks)
  }

  /// Many people's blocks behind one line.
  func folded(_ blocks: [ReportDocument.Block]) -> [ReportDocument.Block] {
    blocks.count > 3 ? [.details(words(.perPerson), blocks)] : blocks
  }

  /// How an entry is called; a naive baseline as it is must not look like a success of a formula.
  func role(_ row: Evidence) -> String {
    row.role == "as_is" && isBaseline(row.candidate) ? words(.comparison) : words.role(row.role)
  }

  func isBaseline(_ candidate: String) -> Bool {
    result.headlines.contains { $0.isBaseline && $0.candidate == candidate }
  }
}
