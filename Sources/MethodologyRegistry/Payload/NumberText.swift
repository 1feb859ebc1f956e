import Scoring
import Validation

/// How a number of an output is written for people.
///
/// Whole numbers have no decimals; shares of 0...1 are per cent; z values have two decimals, the
/// rest one. Halves go away from zero.
struct NumberText {
  let language: Language

  func text(_ value: Double, of output: Output) -> String {
    language.decimal(plain(value, of: output))
  }

  /// The unit in the form the value asks for; nil without a value, for words, yes or no, and bare
  /// counts.
  func unit(of output: Output, value: Double?) -> String? {
    guard output.kind == .number, let value else { return nil }
    let share = NumberText.isShare(output)
    if output.unit == "count" || output.unit == "1" && !share { return nil }
    let unit = share ? "%" : output.unit
    let form = PluralForm(plain(value, of: output), in: language)
    return TextCatalogue.find("unit.\(unit)\(form.rawValue)", language)
      ?? TextCatalogue.find("unit.\(unit)", language) ?? unit
  }

  private func plain(_ value: Double, of output: Output) -> String {
    let shown = NumberText.isShare(output) ? value * 100 : value
    let decimals = shown == shown.roundedAwayFromZero ? 0 : output.unit.hasPrefix("z") ? 2 : 1
    return NumberText.fixed(shown, decimals: decimals)
  }

  static func isShare(_ output: Output) -> Bool { output.unit == "1" && output.range == 0...1 }

  /// `fixed(-1.25, decimals: 1)` is `-1.3`; a rounded zero has no sign.
  static func fixed(_ value: Double, decimals: Int) -> String {
    // Beyond 2^53 a double has no decimals; a stranger's formula may still publish one.
    guard abs(value) < 1e15 else { return value.description }
    return FixedDecimal.text(FixedDecimal.count(of: value, decimals: decimals), decimals: decimals)
  }
}

/// The form of a word behind a number: 1 day, 2 дня, 5 дней; the raw value ends the key of a text.
///
/// - Source: Unicode CLDR plural rules; Serbian and Russian share theirs for whole numbers, and a
///   number with decimals takes the form of 2 in both.
///
///     PluralForm("21", in: .ru)     // .one
enum PluralForm: String {
  case one = ".one"
  case few = ".few"
  case many = ""

  init(_ number: String, in language: Language) {
    guard let whole = Int(number)?.magnitude else {
      self = language == .en ? .many : .few
      return
    }
    if language == .en {
      self = whole == 1 ? .one : .many
      return
    }
    let teen = (11...14).contains(whole % 100)
    switch whole % 10 {
    case 1 where !teen: self = .one
    case 2...4 where !teen: self = .few
    default: self = .many
    }
  }
}
