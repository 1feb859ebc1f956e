import Validation

/// Mean target after low and after high scores, a small panel per formula, one target.
struct CalibrationPlot {
  private let curves: [Calibration]
  private let words: Words

  init(_ curves: [Calibration], _ words: Words) {
    self.curves = curves
    self.words = words
  }

  func canvas(width: Double) -> SVGCanvas {
    let columns = width >= 600 ? 3 : 1
    let pitch = (x: width / Double(columns), y: 150.0)
    let lines = (curves.count + columns - 1) / columns
    var canvas = SVGCanvas(width: width, height: Double(lines) * pitch.y)
    // One scale for all: a steeper curve must look steeper.
    let targets = curves.flatMap { $0.bins.compactMap(\.meanTarget) }
    let (low, high) = (targets.min() ?? 0, targets.max() ?? 1)
    let margin = 0.12 * max(high - low, 1e-9)
    for (index, curve) in curves.enumerated() {
      let left = Double(index % columns) * pitch.x
      let top = Double(index / columns) * pitch.y
      draw(
        curve, left: left, right: left + pitch.x - 14,
        y: PlotScale(low - margin...high + margin, from: top + 112, to: top + 22), on: &canvas)
    }
    return canvas
  }

  private func draw(
    _ curve: Calibration, left: Double, right: Double, y: PlotScale, on canvas: inout SVGCanvas
  ) {
    let scores = curve.bins.compactMap(\.meanScore)
    guard let low = scores.min(), let high = scores.max() else { return }
    let margin = 0.06 * max(high - low, 1e-9)
    let x = PlotScale(low - margin...high + margin, from: left + 44, to: right)
    canvas.text(left + 44, y.to - 8, curve.candidate, .start, "strong")
    for tick in y.ticks(3) {
      canvas.line(x.from, y(tick), x.to, y(tick), "grid")
      canvas.text(
        x.from - 5, y(tick) + 4,
        curve.isEvent ? AxisText.percent(tick, words) : AxisText.plain(tick, words), .end, "tick")
    }
    for tick in x.ticks(3) {
      canvas.text(x(tick), y.from + 15, AxisText.plain(tick, words), .middle, "tick")
    }
    let points = curve.bins.compactMap { bin -> (x: Double, y: Double)? in
      guard let score = bin.meanScore, let target = bin.meanTarget else { return nil }
      return (x(score), y(target))
    }
    canvas.dense(DensePath.line(points), "series")
    for point in points { canvas.circle(point.x, point.y, 3.5, "accent") }
  }

  /// The same numbers with the days behind each.
  func table(_ caption: String) -> ReportTable {
    ReportTable(
      caption,
      [
        .text(words.text("report.formula")), .number(words(.bin)), .number(words(.dayCount)),
        .number(words(.meanScore)), .number(words(.meanTarget)),
      ],
      curves.flatMap { curve in
        curve.bins.enumerated().map { index, bin in
          [
            curve.candidate, (index + 1).description, bin.count.description,
            words.number.significant(bin.meanScore),
            curve.isEvent
              ? words.number.percent(bin.meanTarget)
              : words.number.significant(bin.meanTarget, digits: 4),
          ]
        }
      })
  }
}
