import Scoring

/// How a number of an output is written for people.
///
/// Whole numbers have no decimals; shares of 0...1 are per cent; z values have two decimals, the
/// rest one. Halves go away from zero.
struct NumberText {
  let language: Language

  func text(_ value: Double, of output: Output) -> String {
    let shown = NumberText.isShare(output) ? value * 100 : value
    let decimals = shown == shown.rounded() ? 0 : output.unit.hasPrefix("z") ? 2 : 1
    return language.decimal(NumberText.fixed(shown, decimals: decimals))
  }

  func unit(of output: Output) -> String {
    let unit = NumberText.isShare(output) ? "%" : output.unit
    return TextCatalogue.find("unit.\(unit)", language) ?? unit
  }

  static func isShare(_ output: Output) -> Bool { output.unit == "1" && output.range == 0...1 }

  /// `fixed(-1.25, decimals: 1)` is `-1.3`; a rounded zero has no sign.
  static func fixed(_ value: Double, decimals: Int) -> String {
    let scale = (0..<decimals).reduce(1.0) { scale, _ in scale * 10 }
    let units = (abs(value) * scale).roundedAwayFromZero
    guard units < 1e15 else { return value.description }
    let sign = value < 0 && units > 0 ? "-" : ""
    let digits = Int(units).description
    if decimals == 0 { return sign + digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return sign + padded.dropLast(decimals) + "." + padded.suffix(decimals)
  }
}
