/// Path data of simple shapes.
enum Path {
  static func polygon(_ points: [(x: Double, y: Double)]) -> String {
    points.enumerated().map { index, point in
      (index == 0 ? "M" : "L") + SVGCanvas.number(point.x) + " " + SVGCanvas.number(point.y)
    }.joined() + "Z"
  }

  static func box(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> String {
    let (left, right) = (SVGCanvas.number(x), SVGCanvas.number(x + width))
    return "M\(left) \(SVGCanvas.number(y))H\(right)v\(SVGCanvas.number(height))H\(left)z"
  }

  /// Horizontal strokes at one height, as pairs of ends; relative steps keep many of them short.
  static func strokes(_ ends: [(from: Double, to: Double)], y: Double) -> String {
    var data = ""
    var place = 0.0
    func tenths(_ value: Double) -> Double { (value * 10).rounded() / 10 }
    for (from, to) in ends {
      let (start, end) = (tenths(from), tenths(to))
      data +=
        data.isEmpty
        ? "M\(SVGCanvas.number(start)) \(SVGCanvas.number(y))"
        : "m\(SVGCanvas.number(start - place)) 0"
      data += "h\(SVGCanvas.number(end - start))"
      place = end
    }
    return data
  }

  /// A stroke per run of true values.
  static func runs(_ flags: [Bool], x: (Int) -> Double, y: Double) -> String {
    var ends: [(from: Double, to: Double)] = []
    var day = 0
    while day < flags.count {
      guard flags[day] else {
        day += 1
        continue
      }
      let first = day
      while day < flags.count && flags[day] { day += 1 }
      ends.append((x(first), x(day)))
    }
    return strokes(ends, y: y)
  }
}
