import MethodologyRegistry

/// Numbers as people read them: three significant digits, the language's decimal mark.
///
///     NumberText(.en).significant(0.0123456)     // "0.0123"
///     NumberText(.ru).percent(-0.0123)           // "−1,23 %"
///
/// Absent numbers are an en dash; the exact numbers stand in `report.json`.
package struct NumberText {
  package static let absent = "–"

  private let mark: String

  package init(_ language: Language) { mark = language == .en ? "." : "," }

  package func significant(_ value: Double?, digits: Int = 3) -> String {
    guard let value, value.isFinite else { return NumberText.absent }
    if value == 0 { return "0" }
    let magnitude = abs(value)
    let exponent = NumberText.exponent(magnitude)
    if exponent < -4 || exponent > 14 {
      let scaled = magnitude / NumberText.power(exponent)
      return sign(value) + fixed(scaled, digits - 1) + "e" + (exponent < 0 ? "−" : "")
        + abs(exponent).description
    }
    return sign(value) + fixed(magnitude, max(0, digits - 1 - exponent))
  }

  /// A share as per cent; at most two decimals, because more would be noise.
  package func percent(_ share: Double?) -> String {
    guard let share, share.isFinite else { return NumberText.absent }
    let value = share * 100
    let magnitude = abs(value)
    let decimals = magnitude >= 99.5 ? 0 : magnitude >= 9.95 ? 1 : 2
    let text = fixed(magnitude, decimals)
    let isZero = !text.contains { $0 != "0" && String($0) != mark }
    return (isZero ? "" : sign(value)) + text + " %"
  }

  /// A p value; below 0.001 only that is said.
  package func probability(_ p: Double?) -> String {
    guard let p else { return NumberText.absent }
    return p < 0.001 ? "<" + fixed(0.001, 3) : fixed(p, 3)
  }

  func interval(_ low: Double?, _ high: Double?) -> String {
    guard let low, let high else { return NumberText.absent }
    return "\(significant(low)) … \(significant(high))"
  }

  func percentInterval(_ low: Double?, _ high: Double?) -> String {
    guard let low, let high else { return NumberText.absent }
    return "\(percent(low)) … \(percent(high))"
  }

  /// At most three digits without zeros at the end, for axes.
  package func short(_ value: Double) -> String {
    var text = significant(value)
    guard text.contains(mark) && !text.contains("e") else { return text }
    while text.hasSuffix("0") { text.removeLast() }
    return text.hasSuffix(mark) ? String(text.dropLast()) : text
  }

  func count(_ value: Int?) -> String { value?.description ?? NumberText.absent }

  /// Whole days, rounded up: a plan needs the last one too.
  package func days(_ value: Double?) -> String {
    guard let value, value.isFinite, value < 1e15 else { return NumberText.absent }
    return Int(value.rounded(.up)).description
  }

  private func sign(_ value: Double) -> String { value < 0 ? "−" : "" }

  private func fixed(_ magnitude: Double, _ decimals: Int) -> String {
    var scale = 1.0
    for _ in 0..<decimals { scale *= 10 }
    let units = magnitude * scale
    guard units < 9e15 else { return magnitude.description }
    let digits = Int(units.rounded()).description
    if decimals == 0 { return digits }
    let padded = String(repeating: "0", count: max(0, decimals + 1 - digits.count)) + digits
    return padded.dropLast(decimals) + mark + padded.suffix(decimals)
  }

  /// Power of ten of the first digit after rounding to three digits.
  private static func exponent(_ magnitude: Double) -> Int {
    var exponent = 0
    while magnitude >= 9.995 * power(exponent) && exponent < 300 { exponent += 1 }
    while magnitude < 0.9995 * power(exponent) && exponent > -300 { exponent -= 1 }
    return exponent
  }

  private static func power(_ exponent: Int) -> Double {
    var value = 1.0
    for _ in 0..<abs(exponent) { value *= 10 }
    return exponent < 0 ? 1 / value : value
  }
}
