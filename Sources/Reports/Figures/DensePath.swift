/// Path data of long series in few bytes: relative steps on a grid of half units.
///
/// Draw it with `SVGCanvas.dense`, which scales it back. Positions are rounded, not steps, so nothing
/// drifts. Where several days share two units of width, the lowest and the highest of them stand for
/// all: no peak and no dip is hidden.
package struct DensePath {
  /// Grid steps per unit of the drawing.
  static let grid = 2.0
  /// Units of width whose days are drawn as their extremes.
  static let columnWidth = 2.0

  private(set) var data = ""
  private var place = (x: 0, y: 0)

  /// A line through the points in the order of their x; NaN breaks it.
  package static func line(_ points: [(x: Double, y: Double)]) -> String {
    var path = DensePath()
    for run in points.split(whereSeparator: { $0.y.isNaN }) {
      let kept = DensePath.extremes(run)
      path.move(kept[0])
      // A lone day would otherwise be invisible.
      if kept.count == 1 { path.data += "h1" }
      for point in kept.dropFirst() { path.step(point) }
      if kept.count == 1 { path.place.x += 1 }
    }
    return path.data
  }

  /// Dots at the points; NaN has none.
  package static func dots(_ points: [(x: Double, y: Double)]) -> String {
    var path = DensePath()
    for point in DensePath.extremes(points.filter { !$0.y.isNaN }[...]) {
      path.move(point)
      path.data += "h1"
      path.place.x += 1
    }
    return path.data
  }

  /// Of the points within one column the lowest and the highest, in their order.
  package static func extremes(_ points: ArraySlice<(x: Double, y: Double)>)
    -> [(x: Double, y: Double)]
  {
    var kept: [(x: Double, y: Double)] = []
    var index = points.startIndex
    while index < points.endIndex {
      let column = (points[index].x / columnWidth).rounded(.down)
      var (low, high) = (index, index)
      while index < points.endIndex && (points[index].x / columnWidth).rounded(.down) == column {
        if points[index].y < points[low].y { low = index }
        if points[index].y > points[high].y { high = index }
        index += 1
      }
      kept.append(points[min(low, high)])
      if low != high { kept.append(points[max(low, high)]) }
    }
    return kept
  }

  private static func rounded(_ point: (x: Double, y: Double)) -> (x: Int, y: Int) {
    (Int((point.x * grid).rounded()), Int((point.y * grid).rounded()))
  }

  private mutating func move(_ point: (x: Double, y: Double)) {
    data += "m"
    write(DensePath.rounded(point))
  }

  private mutating func step(_ point: (x: Double, y: Double)) {
    let next = DensePath.rounded(point)
    guard next != place else { return }
    data += "l"
    write(next)
  }

  private mutating func write(_ next: (x: Int, y: Int)) {
    let (x, y) = (next.x - place.x, next.y - place.y)
    // A minus sign separates numbers too.
    data += x.description + (y < 0 ? "" : " ") + y.description
    place = next
  }
}
