import Scoring
import Validation

/// Share of days with a value, per signal and month.
struct CoverageMap {
  private let person: PersonView
  private let words: Words
  private let months: [Month]

  init(_ person: PersonView, _ words: Words) {
    self.person = person
    self.words = words
    months = Month.all(from: person.firstDay, dayCount: person.coverage.first?.days.count ?? 0)
  }

  private func measured(_ days: [Bool], _ month: Month) -> Int { days[month.days].count { $0 } }

  func canvas(width: Double) -> SVGCanvas {
    let isWide = width >= 600
    let left = isWide ? 150.0 : 118.0
    let row = 20.0
    let bottom = Double(person.coverage.count) * row
    var canvas = SVGCanvas(width: width, height: bottom + 22)
    let cell = min(46, (width - left - 2) / Double(max(1, months.count)))
    for (index, (signal, days)) in person.coverage.enumerated() {
      let y = Double(index) * row
      canvas.text(left - 8, y + 14, signal.title, .end)
      for (column, month) in months.enumerated() {
        let x = left + Double(column) * cell
        let count = measured(days, month)
        // Five steps: more could not be told apart.
        let level = count == 0 ? 0 : 1 + (count * 4 - 1) / month.days.count
        canvas.rectangle(x, y + 2, max(1, cell - 1.5), row - 4, "cover\(level)")
        if count == 0 {
          canvas.line(x + 1, y + row - 3, x + max(2, cell - 2.5), y + 3, "cross")
        }
      }
    }
    let step = max(1, Int((48 / cell).rounded(.up)))
    for (column, month) in months.enumerated() where column % step == 0 {
      canvas.text(left + Double(column) * cell, bottom + 14, month.name, .start, "tick")
    }
    return canvas
  }

  /// Measured days of every month.
  var table: ReportTable {
    ReportTable(
      words.person(person.id),
      [.text(words(.month)), .number(words(.dayCount))]
        + person.coverage.map { .number($0.signal.title) },
      months.map { month in
        [month.name, month.days.count.description]
          + person.coverage.map { measured($0.days, month).description }
      })
  }
}
