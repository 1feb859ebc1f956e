/// Numbers as whole counts of a decimal place: 7.25 h with two decimals is 725.
///
/// Printing a count needs integers only, so the text has the same bytes on every machine, and
/// `Double(count) / scale` is the double nearest to the printed decimal, which is what a reader of
/// the text gets.
///
///     FixedDecimal.count(of: -0.125, decimals: 2)      // -13, halves go away from zero
///     FixedDecimal.append(-13, decimals: 2, to: &text)   // "-0.13"
package enum FixedDecimal {
  package static func scale(_ decimals: Int) -> Int {
    var scale = 1
    for _ in 0..<decimals { scale *= 10 }
    return scale
  }

  /// Nearest count, halves away from zero; the plain `rounded()` would call libm in a debug build.
  package static func count(of value: Double, decimals: Int) -> Int {
    let scaled = value * Double(scale(decimals))
    let whole = Int(scaled)
    let rest = scaled - Double(whole)
    if rest >= 0.5 { return whole + 1 }
    return rest <= -0.5 ? whole - 1 : whole
  }

  package static func value(_ count: Int, decimals: Int) -> Double {
    Double(count) / Double(scale(decimals))
  }

  package static func append(_ count: Int, decimals: Int, to text: inout [UInt8]) {
    if count < 0 { text.append(UInt8(ascii: "-")) }
    var rest = count.magnitude
    let start = text.count
    var written = 0
    while rest > 0 || written <= decimals {
      if written == decimals && decimals > 0 { text.append(UInt8(ascii: ".")) }
      text.append(UInt8(ascii: "0") + UInt8(rest % 10))
      rest /= 10
      written += 1
    }
    text[start...].reverse()
  }

  package static func text(_ count: Int, decimals: Int) -> String {
    var text: [UInt8] = []
    append(count, decimals: decimals, to: &text)
    return String(decoding: text, as: UTF8.self)
  }
}
