import Scoring
import Validation

/// Weekly mean error of every formula's entry beside its floor's, over one person's test days.
struct ErrorPlot {
  private struct Panel {
    let candidate: String
    let rows: TestRows
    let weeks: [WeeklyErrors.Week]
  }

  private let person: PersonView
  private let words: Words
  private let days: Range<Int>
  private let panels: [Panel]

  /// nil when the person has no test rows of a headline.
  init?(_ person: PersonView, _ headlines: [Headline], _ words: Words) {
    let parts = headlines.flatMap { headline in
      person.testRows.filter { $0.target == headline.evidence?.target }.flatMap { rows in
        rows.entries.filter { $0.candidate == headline.candidate }.map { (rows, $0) }
      }
    }
    guard let first = parts.compactMap({ $0.0.days.first }).min(),
      let last = parts.compactMap({ $0.0.days.last }).max()
    else { return nil }
    let days = first..<last + 1
    self.person = person
    self.words = words
    self.days = days
    panels = parts.map { rows, entry in
      Panel(
        candidate: entry.candidate, rows: rows,
        weeks: WeeklyErrors(rows, entry, days: days).weeks)
    }
  }

  var first: Day { person.firstDay + days.lowerBound }
  var last: Day { person.firstDay + (days.upperBound - 1) }

  func canvas(width: Double) -> SVGCanvas {
    let panelHeight = 62.0
    let pitch = panelHeight + 30
    let bottom = Double(panels.count) * pitch
    var canvas = SVGCanvas(width: width, height: bottom + 24)
    let time = TimeAxis(
      person, days: days, scale: PlotScale(
        Double(days.lowerBound)...Double(days.upperBound), from: 44, to: width - 6))
    for (index, panel) in panels.enumerated() {
      draw(panel, time, 20 + Double(index) * pitch, panelHeight, on: &canvas)
    }
    time.drawEpochs(top: 20, bottom: bottom - 8, on: &canvas)
    time.drawMonths(y: bottom + 8, on: &canvas)
    return canvas
  }

  private func draw(
    _ panel: Panel, _ time: TimeAxis, _ top: Double, _ height: Double, on canvas: inout SVGCanvas
  ) {
    let x = time.scale
    let target = words.target(panel.rows.target)
    let title = canvas.width >= 600 ? "\(panel.candidate) · \(target)" : panel.candidate
    canvas.text(x.from, top - 7, title, .start, "strong")
    let losses = panel.weeks.flatMap { [$0.loss, $0.referenceLoss] }.compactMap { $0 }
    let y = PlotScale(0...(losses.max() ?? 1), from: top + height - 2, to: top + 4)
    let tested = Set(panel.rows.days)
    canvas.bars(
      Path.runs(
        days.map { !tested.contains($0) }, x: { x(Double(days.lowerBound + $0)) },
        y: top + height / 2), height: height, "gap")
    for tick in y.ticks(2) {
      canvas.line(x.from, y(tick), x.to, y(tick), "grid")
      canvas.text(x.from - 5, y(tick) + 4, AxisText.plain(tick, words), .end, "tick")
    }
    func points(_ loss: (WeeklyErrors.Week) -> Double?) -> [(x: Double, y: Double)] {
      panel.weeks.map { (x(Double($0.firstDay) + 3.5), loss($0).map { y($0) } ?? .nan) }
    }
    canvas.dense(DensePath.line(points(\.referenceLoss)), "floor-line")
    canvas.dense(DensePath.line(points(\.loss)), "series")
  }

  /// What the drawing shows: per week and formula the error of the floor, then of the entry.
  var table: ReportTable {
    ReportTable(
      words.person(person.id),
      [.text(words(.weekFrom))]
        + panels.flatMap { panel -> [ReportTable.Column] in
          [
            .number("\(panel.candidate): \(words(.itsFloor))"),
            .number("\(panel.candidate): \(words(.withScore))"),
          ]
        },
      (panels.first?.weeks ?? []).indices.map { week in
        [(first + 7 * week).description]
          + panels.flatMap { panel in
            [panel.weeks[week].referenceLoss, panel.weeks[week].loss].map {
              words.number.significant($0)
            }
          }
      })
  }
}
