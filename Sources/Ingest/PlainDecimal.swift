/// What one cell of numbers holds.
package enum CellReading: Equatable {
  case empty
  case value(Double)
  case refused(DropReason)

  var isValue: Bool { if case .value = self { true } else { false } }
}

/// Reads plain decimals: an optional sign, digits, at most one dot. Nothing else is a number.
///
/// Spaces around the number are ignored. An exponent, a decimal comma, hexadecimal, `NaN` and
/// `Infinity` are refused with a reason each, because all of them are usually accidents of an export.
/// The result is the nearest double; −0 becomes 0.
///
///     PlainDecimal.parse("-12.5")      // .value(-12.5)
///     PlainDecimal.parse("1,5")        // .refused(.decimalComma)
///     PlainDecimal.parse(" ")          // .empty
///
/// - Complexity: O(length); no allocation for numbers of up to 15 digits.
package enum PlainDecimal {
  package static func parse(_ text: String) -> CellReading {
    var text = text
    return text.withUTF8(parse)
  }

  package static func parse(_ cell: UnsafeBufferPointer<UInt8>) -> CellReading {
    var start = 0
    var end = cell.count
    while start < end && isSpace(cell[start]) { start += 1 }
    while end > start && isSpace(cell[end - 1]) { end -= 1 }
    guard start < end else { return .empty }
    let text = UnsafeBufferPointer(rebasing: cell[start..<end])

    var index = 0
    let negative = text[0] == UInt8(ascii: "-")
    if negative || text[0] == UInt8(ascii: "+") { index = 1 }
    var digits: UInt64 = 0
    var digitCount = 0
    var decimals = 0
    var seenDot = false
    while index < text.count {
      let byte = text[index]
      if (48...57).contains(byte) {
        digits = digits &* 10 &+ UInt64(byte - 48)
        digitCount += 1
        if seenDot { decimals += 1 }
      } else if byte == UInt8(ascii: ".") && !seenDot {
        seenDot = true
      } else {
        return .refused(reason(text))
      }
      index += 1
    }
    guard digitCount > 0 else { return .refused(.notADecimal) }
    // 15 digits and powers up to 10^15 are exact in binary64, so one division is correctly rounded.
    if digitCount <= 15 {
      let size = Double(digits) / powers[decimals]
      return .value(negative && size != 0 ? -size : size)
    }
    guard let value = Double(String(decoding: text, as: UTF8.self)) else {
      return .refused(.notADecimal)
    }
    guard value.isFinite else { return .refused(.notFinite) }
    guard abs(value) < largest else { return .refused(.tooLarge) }
    return .value(value == 0 ? 0 : value)
  }

  /// Nothing a person-day measures comes near; squares of what is read stay finite.
  static let largest = 1e15

  private static let powers: [Double] = [
    1, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15,
  ]

  private static func isSpace(_ byte: UInt8) -> Bool { byte == 32 || byte == 9 }

  /// Names the kind of what is no plain decimal.
  private static func reason(_ text: UnsafeBufferPointer<UInt8>) -> DropReason {
    var word = String(decoding: text, as: UTF8.self).lowercased()
    if let first = word.first, first == "-" || first == "+" { word.removeFirst() }
    if ["nan", "inf", "infinity"].contains(word) { return .notFinite }
    if word.hasPrefix("0x"), word.dropFirst(2).allSatisfy(\.isHexDigit) { return .hexadecimal }
    let comma = word.split(separator: ",", omittingEmptySubsequences: false)
    // Three digits after the comma are a thousands mark rather than decimals.
    if comma.count == 2, comma[1].utf8.count != 3,
      comma.allSatisfy({ !$0.isEmpty && $0.utf8.allSatisfy(isDigit) })
    {
      return .decimalComma
    }
    let parts = word.split(separator: "e", omittingEmptySubsequences: false)
    if parts.count == 2, isPlain(parts[0]), isExponent(parts[1]) { return .exponent }
    return .notADecimal
  }

  private static func isDigit(_ byte: UInt8) -> Bool { (48...57).contains(byte) }

  private static func isPlain(_ text: Substring) -> Bool {
    text.utf8.contains(where: isDigit) && text.utf8.allSatisfy { isDigit($0) || $0 == 46 }
  }

  private static func isExponent(_ text: Substring) -> Bool {
    let digits = text.first == "-" || text.first == "+" ? text.dropFirst() : text
    return !digits.isEmpty && digits.utf8.allSatisfy(isDigit)
  }
}
