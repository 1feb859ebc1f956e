import Scoring
import Validation

/// How a number of an output is written for people.
///
/// Whole numbers have no decimals; shares of 0...1 are per cent; z values have two decimals, the
/// rest one. Halves go away from zero.
struct NumberText {
  let language: Language

  func text(_ value: Double, of output: Output) -> String {
    let shown = NumberText.isShare(output) ? value * 100 : value
    let decimals = shown == shown.roundedAwayFromZero ? 0 : output.unit.hasPrefix("z") ? 2 : 1
    return language.decimal(NumberText.fixed(shown, decimals: decimals))
  }

  /// nil for a word and for yes or no, which have none.
  func unit(of output: Output) -> String? {
    guard output.kind == .number else { return nil }
    let unit = NumberText.isShare(output) ? "%" : output.unit
    return TextCatalogue.find("unit.\(unit)", language) ?? unit
  }

  static func isShare(_ output: Output) -> Bool { output.unit == "1" && output.range == 0...1 }

  /// `fixed(-1.25, decimals: 1)` is `-1.3`; a rounded zero has no sign.
  static func fixed(_ value: Double, decimals: Int) -> String {
    // Beyond 2^53 a double has no decimals; a stranger's formula may still publish one.
    guard abs(value) < 1e15 else { return value.description }
    return FixedDecimal.text(FixedDecimal.count(of: value, decimals: decimals), decimals: decimals)
  }
}
