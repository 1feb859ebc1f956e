import Validation

/// Skill of the entries of one target with their intervals; zero is the reference.
struct ForestPlot {
  private let rows: [Evidence]
  private let isBaseline: (String) -> Bool
  private let words: Words

  init(_ rows: [Evidence], isBaseline: @escaping (String) -> Bool, _ words: Words) {
    self.rows = rows
    self.isBaseline = isBaseline
    self.words = words
  }

  func canvas(width: Double) -> SVGCanvas {
    let isWide = width >= 600
    let step = isWide ? 30.0 : 46.0
    let top = 8.0
    let bottom = top + Double(rows.count) * step
    var canvas = SVGCanvas(width: width, height: bottom + 40)
    let scale = PlotScale(
      range, from: isWide ? 350 : 14, to: width - (isWide ? 76 : 70))
    SkillAxis.draw(scale, top: top, bottom: bottom, words, on: &canvas)
    for (index, row) in rows.enumerated() {
      let y = top + (Double(index) + 0.5) * step
      let center = isWide ? y : y + 9
      let baseline = isWide ? y + 4 : y - 7
      let entry = label(row)
      if isWide {
        if index == 0 || rows[index - 1].candidate != row.candidate {
          canvas.text(0, baseline, row.candidate, .start, "strong")
        }
        canvas.text(172, baseline, entry, .start, "soft")
      } else {
        canvas.text(2, baseline, "\(row.candidate) · \(entry)")
      }
      draw(row, at: center, scale, on: &canvas)
      canvas.text(width - 2, center + 4, words.number.percent(row.skill), .end, "number")
      if index + 1 < rows.count && rows[index + 1].candidate != row.candidate {
        let line = top + Double(index + 1) * step
        canvas.line(0, line, width, line, "rule")
      }
    }
    return canvas
  }

  private func draw(_ row: Evidence, at y: Double, _ scale: PlotScale, on canvas: inout SVGCanvas) {
    guard let skill = row.skill else { return }
    if let interval = row.skillInterval {
      canvas.line(scale(interval.low), y, scale(interval.high), y, "whisker")
      for (end, side) in [(interval.low, -1.0), (interval.high, 1.0)] {
        let x = scale(end)
        if scale.contains(end) {
          canvas.line(x, y - 4, x, y + 4, "whisker")
        } else {
          canvas.path(
            Path.polygon([(x + 5 * side, y), (x - 2 * side, y - 4), (x - 2 * side, y + 4)]), "ink")
        }
      }
    }
    // Outside the drawn range the arrow speaks; a mark at the edge would show a wrong number.
    if scale.contains(skill) { VerdictMark.draw(row.verdict, scale(skill), y, on: &canvas) }
  }

  /// The entry in few letters; the table beside the drawing says it in full.
  private func label(_ row: Evidence) -> String {
    switch row.role {
    case "borrowed": words(.borrowedShort)
    case "as_is" where isBaseline(row.candidate): words(.comparisonShort)
    default: words.role(row.role)
    }
  }

  /// Wide enough for the entries that decide; what reaches far beyond them is cut.
  private var range: ClosedRange<Double> {
    let deciding = rows.filter { $0.role != "calibrated" }.compactMap(\.skill)
    let edges =
      rows.compactMap(\.skill) + rows.compactMap(\.skillInterval).flatMap { [$0.low, $0.high] }
    let limit = max(0.1, 1.5 * (deciding.map { abs($0) }.max() ?? 0))
    let low = max(-limit, min(-0.02, edges.min() ?? 0))
    let high = min(limit, max(0.02, edges.max() ?? 0))
    let margin = 0.04 * (high - low)
    return low - margin...high + margin
  }
}

/// The axis of skill: a line at zero, ticks in per cent, which side is better.
enum SkillAxis {
  static func draw(
    _ scale: PlotScale, top: Double, bottom: Double, _ words: Words, on canvas: inout SVGCanvas
  ) {
    for tick in scale.ticks(5) {
      let x = scale(tick)
      canvas.line(x, top, x, bottom, tick == 0 ? "zero" : "grid")
      canvas.text(x, bottom + 15, AxisText.percent(tick, words), .middle, "tick")
    }
    // Near an edge there is no room, and the other side's word says enough.
    if scale(0) > 70 {
      canvas.text(scale(0) - 8, bottom + 32, "← " + words(.worse), .end, "tick")
    }
    if scale(0) < canvas.width - 70 {
      canvas.text(scale(0) + 8, bottom + 32, words(.better) + " →", .start, "tick")
    }
  }
}

/// Tick labels without needless digits.
enum AxisText {
  static func percent(_ share: Double, _ words: Words) -> String {
    let value = (share * 1000).rounded() / 10
    let isWhole = value == value.rounded()
    let digits =
      isWhole ? Int(abs(value)).description : words.number.significant(abs(value), digits: 2)
    return (value < 0 ? "−" : "") + digits + " %"
  }

  static func plain(_ value: Double, _ words: Words) -> String {
    Int(exactly: value)?.description ?? words.number.short(value)
  }
}

/// A sign per verdict: shape says it, so colour need not.
enum VerdictMark {
  static func draw(_ verdict: String?, _ x: Double, _ y: Double, on canvas: inout SVGCanvas) {
    switch verdict {
    case "beats_floor":
      canvas.path(Path.polygon([(x, y - 7), (x - 6, y + 5), (x + 6, y + 5)]), "good")
    case "worse_than_floor":
      canvas.path(Path.polygon([(x, y + 7), (x - 6, y - 5), (x + 6, y - 5)]), "bad")
    case "indistinguishable_from_floor": canvas.circle(x, y, 5, "accent")
    case "not_in_family":
      canvas.path(Path.polygon([(x, y - 5), (x + 5, y), (x, y + 5), (x - 5, y)]), "hollow")
    default: canvas.circle(x, y, 4.5, "hollow")
    }
  }
}
