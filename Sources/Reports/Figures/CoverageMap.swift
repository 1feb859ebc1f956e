import Scoring
import Validation

/// Share of days with a value as a grid: signals down, months (or people) across.
struct CoverageMap {
  private struct Cell {
    let measured: Int
    let days: Int
  }

  private let caption: String
  /// What a row of the table is.
  private let across: String
  private let names: [String]
  /// What stands under the grid.
  private let ticks: [String]
  private let rows: [(signal: Signal, cells: [Cell])]
  private let words: Words

  /// Month by month of one person.
  init(_ person: PersonView, _ words: Words) {
    let months = Month.all(from: person.firstDay, dayCount: person.coverage.first?.days.count ?? 0)
    caption = words.person(person.id)
    across = words(.month)
    names = months.map(\.name)
    ticks = names
    rows = person.coverage.map { signal, days in
      (
        signal,
        months.map { Cell(measured: days[$0.days].count { $0 }, days: $0.days.count) }
      )
    }
    self.words = words
  }

  /// Person by person, in the order of the report.
  init(_ people: [PersonView], _ words: Words) {
    caption = words.text("report.pooled")
    across = words.text("report.person")
    names = people.map { words.person($0.id) }
    ticks = people.indices.map { ($0 + 1).description }
    rows = Signal.allCases.compactMap { signal in
      let columns = people.map { person in person.coverage.first { $0.signal == signal }?.days }
      if columns.allSatisfy({ $0 == nil }) { return nil }
      return (
        signal,
        zip(people, columns).map { person, days in
          Cell(
            measured: days?.count { $0 } ?? 0,
            days: max(1, days?.count ?? person.efficiency.count))
        }
      )
    }
    self.words = words
  }

  func canvas(width: Double) -> SVGCanvas {
    let left = width >= 600 ? 150.0 : 132.0
    let pitch = 20.0
    let bottom = Double(rows.count) * pitch
    var canvas = SVGCanvas(width: width, height: bottom + 22)
    let size = min(46, (width - left - 2) / Double(max(1, names.count)))
    // One path per step of darkness: an element per cell would be most of the page.
    var cells = [String](repeating: "", count: 6)
    var empty = ""
    var crosses = ""
    for (index, row) in rows.enumerated() {
      let y = Double(index) * pitch
      canvas.text(left - 8, y + 14, words(.signal(row.signal)), .end)
      var ends = [[(from: Double, to: Double)]](repeating: [], count: 6)
      for (column, cell) in row.cells.enumerated() {
        let x = left + Double(column) * size
        // Five steps: more could not be told apart.
        let level = cell.measured == 0 ? 0 : 1 + (cell.measured * 4 - 1) / cell.days
        let right = x + max(1, size - 1.5)
        if cell.measured > 0 {
          ends[level].append((x, right))
        } else {
          empty += Path.box(x, y + 2, right - x, pitch - 4)
          crosses +=
            "M\(SVGCanvas.number(x + 1)) \(SVGCanvas.number(y + pitch - 3))"
            + "L\(SVGCanvas.number(x + max(2, size - 2.5))) \(SVGCanvas.number(y + 3))"
        }
      }
      for (level, ends) in ends.enumerated() {
        cells[level] += Path.strokes(ends, y: y + pitch / 2)
      }
    }
    for (level, data) in cells.enumerated() {
      canvas.bars(data, height: pitch - 4, "cover\(level)")
    }
    canvas.path(empty, "cover0")
    canvas.path(crosses, "cross")
    let room = 8.0 * Double(ticks.last?.count ?? 1)
    let step = max(1, Int((room / size).rounded(.up)))
    for (column, tick) in ticks.enumerated() where column % step == 0 {
      canvas.text(left + Double(column) * size, bottom + 14, tick, .start, "tick")
    }
    return canvas
  }

  /// Days, and measured days of every signal.
  var table: ReportTable {
    ReportTable(
      caption,
      [.text(across), .number(words(.dayCount))] + rows.map { .number(words(.signal($0.signal))) },
      names.indices.map { column in
        [names[column], (rows.map { $0.cells[column].days }.max() ?? 0).description]
          + rows.map { $0.cells[column].measured.description }
      })
  }
}
