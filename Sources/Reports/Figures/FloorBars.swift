import Validation

/// Test error of each naive baseline: a bar for one person, a mark per person for several.
struct FloorBars {
  private let tables: [TableSummary]
  private let words: Words

  init(_ tables: [TableSummary], _ words: Words) {
    self.tables = tables
    self.words = words
  }

  func canvas(width: Double) -> SVGCanvas {
    let isWide = width >= 600
    let names = tables[0].floorTestLosses.map(\.name)
    let step = isWide ? 28.0 : 42.0
    let bottom = 6 + Double(names.count) * step
    var canvas = SVGCanvas(width: width, height: bottom + 22)
    let largest = tables.flatMap { $0.floorTestLosses.map(\.loss) }.max() ?? 1
    let scale = PlotScale(
      0...largest, from: isWide ? 250 : 4, to: width - (tables.count == 1 ? 62 : 10))
    for tick in scale.ticks(4) {
      canvas.line(scale(tick), 6, scale(tick), bottom, "grid")
      canvas.text(scale(tick), bottom + 15, AxisText.plain(tick, words), .middle, "tick")
    }
    for (index, name) in names.enumerated() {
      let y = 6 + (Double(index) + 0.5) * step
      let center = isWide ? y : y + 9
      canvas.text(isWide ? 0 : 2, isWide ? y + 4 : y - 6, words.title("floor", name))
      for table in tables {
        let loss = table.floorTestLosses[index].loss
        let style = table.floor == name ? "chosen" : "bar"
        if tables.count == 1 {
          canvas.rectangle(scale(0), center - 7, scale(loss) - scale(0), 14, style)
          canvas.text(scale(loss) + 6, center + 4, words.number.significant(loss), .start, "number")
        } else {
          // The chosen floor's mark is longer too: colour alone would not reach everybody.
          let reach = table.floor == name ? 9.0 : 5.0
          canvas.line(scale(loss), center - reach, scale(loss), center + reach, style + "-mark")
        }
      }
    }
    return canvas
  }
}
