/// A drawing of plain shapes; colours come from the page's style classes, so dark and light agree.
struct SVGCanvas {
  let width: Double
  let height: Double
  private var body = Markup()

  init(width: Double, height: Double) {
    self.width = width
    self.height = height
  }

  enum Anchor: String { case start, middle, end }

  mutating func line(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double, _ style: String) {
    body.void(
      "line",
      [
        ("x1", SVGCanvas.number(x1)), ("y1", SVGCanvas.number(y1)), ("x2", SVGCanvas.number(x2)),
        ("y2", SVGCanvas.number(y2)), ("class", style),
      ])
  }

  mutating func rectangle(
    _ x: Double, _ y: Double, _ width: Double, _ height: Double, _ style: String
  ) {
    body.void(
      "rect",
      [
        ("x", SVGCanvas.number(x)), ("y", SVGCanvas.number(y)),
        ("width", SVGCanvas.number(max(0, width))), ("height", SVGCanvas.number(max(0, height))),
        ("class", style),
      ])
  }

  mutating func circle(_ x: Double, _ y: Double, _ radius: Double, _ style: String) {
    body.void(
      "circle",
      [
        ("cx", SVGCanvas.number(x)), ("cy", SVGCanvas.number(y)),
        ("r", SVGCanvas.number(radius)), ("class", style),
      ])
  }

  mutating func path(_ data: String, _ style: String) {
    if !data.isEmpty { body.void("path", [("d", data), ("class", style)]) }
  }

  /// Horizontal strokes of `Path.strokes` as bars: one element however many there are.
  mutating func bars(_ data: String, height: Double, _ style: String) {
    if data.isEmpty { return }
    body.void(
      "path", [("d", data), ("stroke-width", SVGCanvas.number(height)), ("class", style)])
  }

  /// Path data of `DensePath`.
  mutating func dense(_ data: String, _ style: String) {
    if data.isEmpty { return }
    body.void(
      "path", [("d", data), ("transform", "scale(.5)"), ("class", style + " dense")])
  }

  mutating func text(
    _ x: Double, _ y: Double, _ content: String, _ anchor: Anchor = .start, _ style: String = ""
  ) {
    body.leaf(
      "text",
      [
        ("x", SVGCanvas.number(x)), ("y", SVGCanvas.number(y)),
      ] + (anchor == .start ? [] : [("text-anchor", anchor.rawValue)])
        + (style.isEmpty ? [] : [("class", style)]), content)
  }

  /// The `svg` element with its text alternative.
  func markup(id: String, title: String, description: String) -> String {
    var markup = Markup()
    markup.element(
      "svg",
      [
        ("xmlns", "http://www.w3.org/2000/svg"), ("role", "img"),
        ("viewBox", "0 0 \(SVGCanvas.number(width)) \(SVGCanvas.number(height))"),
        ("aria-labelledby", "\(id)-t \(id)-d"),
      ]
    ) {
      $0.leaf("title", [("id", "\(id)-t")], title)
      $0.leaf("desc", [("id", "\(id)-d")], description)
      $0.raw(body.text)
    }
    return markup.text
  }

  /// A coordinate with one decimal.
  static func number(_ value: Double) -> String {
    let tenths = Int((value * 10).rounded())
    let rest = abs(tenths % 10)
    let whole = abs(tenths / 10).description
    return (tenths < 0 ? "-" : "") + whole + (rest == 0 ? "" : ".\(rest)")
  }
}

/// Maps a range of numbers to a range of places.
struct PlotScale {
  let low: Double
  let high: Double
  let from: Double
  let to: Double

  init(_ values: ClosedRange<Double>, from: Double, to: Double) {
    low = values.lowerBound
    high = values.upperBound > values.lowerBound ? values.upperBound : values.lowerBound + 1
    self.from = from
    self.to = to
  }

  func callAsFunction(_ value: Double) -> Double {
    from + (to - from) * (min(high, max(low, value)) - low) / (high - low)
  }

  func contains(_ value: Double) -> Bool { low <= value && value <= high }

  /// Round numbers inside the range, about `count` of them.
  func ticks(_ count: Int) -> [Double] {
    let rough = (high - low) / Double(max(1, count))
    var power = 1.0
    while power * 10 <= rough { power *= 10 }
    while power > rough { power /= 10 }
    let step = [1.0, 2, 5, 10].first { $0 * power >= rough }! * power
    let first = (low / step).rounded(.up)
    let last = (high / step).rounded(.down)
    guard first <= last else { return [] }
    return stride(from: first, through: last, by: 1).map { $0 * step }
  }
}
