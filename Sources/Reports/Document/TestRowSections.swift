import Scoring
import Validation

/// What the test rows show: errors week by week, and the target after low and after high scores.
extension ReportBuilder {
  var errors: ReportDocument.Section? {
    let figures = result.people.enumerated().compactMap { index, person in
      ErrorPlot(person, result.headlines, words).map { (person, errorFigure(index, person, $0)) }
    }
    guard let first = figures.first else { return nil }
    let others = figures.dropFirst().map { person, figure in
      ReportDocument.Block.details(words.person(person.id), [.figure(figure)])
    }
    return .init(
      id: "errors", title: words(.errorsOverTime),
      blocks: [.paragraph(words(.errorsLegend)), .figure(first.1)] + folded(others))
  }

  private func errorFigure(_ index: Int, _ person: PersonView, _ plot: ErrorPlot) -> Figure {
    Figure(
      id: "errors-\(index)", title: capitalised(words.person(person.id)),
      description: words(
        .errorsDescription,
        [
          "person": words.person(person.id), "first": plot.first.description,
          "last": plot.last.description,
        ]),
      table: plot.table, draw: { plot.canvas(width: $0) })
  }

  var calibration: ReportDocument.Section? {
    let curves = Calibration.all(result.people)
    let blocks = targetIDs.enumerated().compactMap { index, target -> ReportDocument.Block? in
      let own = curves.filter { $0.target == target }
      if own.isEmpty { return nil }
      let name = capitalised(words.target(target))
      let plot = CalibrationPlot(own, words)
      return .figure(
        Figure(
          id: "calibration-\(index)", title: name,
          description: words(.calibrationDescription, ["target": words.target(target)]),
          table: plot.table(name), draw: { plot.canvas(width: $0) }))
    }
    if blocks.isEmpty { return nil }
    return .init(
      id: "calibration", title: words(.calibration),
      blocks: [
        .paragraph(words(.calibrationLegend, ["bins": Calibration.binCount.description]))
      ] + blocks)
  }
}
