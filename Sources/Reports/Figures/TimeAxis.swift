import Scoring
import Validation

/// A person's days from left to right, with source epochs and the names of months.
struct TimeAxis {
  private let person: PersonView
  private let days: Range<Int>
  /// Day index to place.
  let scale: PlotScale

  /// - Parameter days: indices of the person's days that are drawn.
  init(_ person: PersonView, days: Range<Int>, scale: PlotScale) {
    self.person = person
    self.days = days
    self.scale = scale
  }

  func drawEpochs(top: Double, bottom: Double, on canvas: inout SVGCanvas) {
    for epoch in person.epochs {
      guard let first = epoch.first.map({ $0 - person.firstDay }), first > days.lowerBound,
        first < days.upperBound
      else { continue }
      let place = scale(Double(first))
      canvas.line(place, top, place, bottom, "epoch")
      canvas.text(place + 4, top + 10, epoch.id, .start, "soft")
    }
  }

  /// Months where there is room for their names.
  func drawMonths(y: Double, on canvas: inout SVGCanvas) {
    var free = 0.0
    for month in Month.all(from: person.firstDay + days.lowerBound, dayCount: days.count) {
      let place = scale(Double(days.lowerBound + month.days.lowerBound))
      guard place >= free && place + 48 <= scale.to + 6 else { continue }
      canvas.text(place, y, month.name, .start, "tick")
      free = place + 76
    }
  }
}
