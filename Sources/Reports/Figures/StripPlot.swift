import Validation

/// Every person's skill in one entry on one line, and that of all people together.
struct StripPlot {
  private let rows: [Evidence]
  private let pooled: Evidence
  private let words: Words

  init(_ rows: [Evidence], pooled: Evidence, _ words: Words) {
    self.rows = rows
    self.pooled = pooled
    self.words = words
  }

  func canvas(width: Double) -> SVGCanvas {
    var canvas = SVGCanvas(width: width, height: 108)
    let skills = rows.compactMap(\.skill)
    let low = min(-0.02, skills.min() ?? 0)
    let high = max(0.02, skills.max() ?? 0)
    let margin = 0.04 * (high - low)
    let scale = PlotScale(low - margin...high + margin, from: 16, to: width - 16)
    SkillAxis.draw(scale, top: 6, bottom: 68, words, on: &canvas)
    for skill in skills { canvas.line(scale(skill), 12, scale(skill), 34, "chosen-mark") }
    if pooled.person == nil, let skill = pooled.skill {
      if let interval = pooled.skillInterval {
        canvas.line(scale(interval.low), 52, scale(interval.high), 52, "whisker")
      }
      let x = scale(skill)
      canvas.path(Path.polygon([(x, 45), (x + 7, 52), (x, 59), (x - 7, 52)]), "ink")
    }
    return canvas
  }
}
