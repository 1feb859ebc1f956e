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

  /// A box per run of true values.
  static func runs(_ flags: [Bool], x: (Int) -> Double, top: Double, height: Double) -> String {
    var data = ""
    var day = 0
    while day < flags.count {
      guard flags[day] else {
        day += 1
        continue
      }
      let first = day
      while day < flags.count && flags[day] { day += 1 }
      data += box(x(first), top, x(day) - x(first), height)
    }
    return data
  }
}
