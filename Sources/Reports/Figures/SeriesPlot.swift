import Scoring
import Validation

/// A person's scores over time as small multiples, and the nights with their floor below.
struct SeriesPlot {
  private struct Panel {
    let title: String
    /// For a narrow window.
    let shortTitle: String
    let values: [Double]
    /// Drawn as a line over the dots of `values`.
    let floor: [Double]?
  }

  private let person: PersonView
  private let words: Words
  private let panels: [Panel]

  init(_ person: PersonView, _ words: Words) {
    self.person = person
    self.words = words
    let scores = person.scores.filter { score in score.values.contains { !$0.isNaN } }
    panels =
      scores.map {
        Panel(
          title: words.formula($0.key), shortTitle: $0.key, values: $0.values, floor: nil)
      }
      + [
        Panel(
          title: words(.efficiency), shortTitle: words(.efficiency), values: person.efficiency,
          floor: person.efficiencyFloor)
      ].filter { panel in panel.values.contains { !$0.isNaN } }
  }

  private var dayCount: Int { person.efficiency.count }

  func canvas(width: Double) -> SVGCanvas {
    let panelHeight = 78.0
    let pitch = panelHeight + 30
    let bottom = Double(panels.count) * pitch
    var canvas = SVGCanvas(width: width, height: bottom + 24)
    let x = PlotScale(0...Double(max(1, dayCount)), from: 38, to: width - 6)
    for (index, panel) in panels.enumerated() {
      let top = 20 + Double(index) * pitch
      draw(panel, x, top, panelHeight, on: &canvas)
    }
    let time = TimeAxis(person, days: 0..<dayCount, scale: x)
    time.drawEpochs(top: 20, bottom: bottom - 8, on: &canvas)
    time.drawMonths(y: bottom + 8, on: &canvas)
    return canvas
  }

  private func draw(
    _ panel: Panel, _ x: PlotScale, _ top: Double, _ height: Double, on canvas: inout SVGCanvas
  ) {
    canvas.text(
      38, top - 7, canvas.width >= 600 ? panel.title : panel.shortTitle, .start, "strong")
    let present = (panel.values + (panel.floor ?? [])).filter { !$0.isNaN }
    let y = PlotScale(present.min()!...present.max()!, from: top + height - 4, to: top + 4)
    canvas.bars(
      Path.runs(panel.values.map(\.isNaN), x: { x(Double($0)) }, y: top + height / 2),
      height: height, "gap")
    for tick in y.ticks(3) {
      canvas.line(38, y(tick), x.to, y(tick), "grid")
      canvas.text(33, y(tick) + 4, AxisText.plain(tick, words), .end, "tick")
    }
    func points(_ values: [Double]) -> [(x: Double, y: Double)] {
      values.enumerated().map { day, value in
        (x(Double(day) + 0.5), value.isNaN ? .nan : y(value))
      }
    }
    if let floor = panel.floor {
      canvas.dense(DensePath.dots(points(panel.values)), "dots")
      canvas.dense(DensePath.line(points(floor)), "floor-line")
    } else {
      canvas.dense(DensePath.line(points(panel.values)), "series")
    }
  }

  /// What the drawing shows, month by month: first and last values would say less than the range.
  var monthTable: ReportTable {
    ReportTable(
      words.person(person.id),
      [.text(words(.month))] + panels.map { .number($0.title) },
      Month.all(from: person.firstDay, dayCount: dayCount).map { month in
        [month.name]
          + panels.map { panel in
            let values = panel.values[month.days].filter { !$0.isNaN }
            guard let low = values.min(), let high = values.max() else { return NumberText.absent }
            return words.number.interval(low, high)
          }
      })
  }
}

/// The days of a calendar month inside a series.
struct Month {
  /// `2025-03`.
  let name: String
  /// Day indices.
  let days: Range<Int>

  static func all(from first: Day, dayCount: Int) -> [Month] {
    var months: [Month] = []
    var start = 0
    while start < dayCount {
      let name = (first + start).description.prefix(7)
      var end = start + 1
      while end < dayCount && (first + end).description.prefix(7) == name { end += 1 }
      months.append(Month(name: String(name), days: start..<end))
      start = end
    }
    return months
  }
}
