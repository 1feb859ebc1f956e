import Ingest
import Testing

@Suite("plain decimals")
struct PlainDecimalTests {
  @Test(
    "digits with an optional sign and one dot are numbers",
    arguments: [
      ("0", 0.0), ("-12.5", -12.5), ("+3", 3), (" 7 ", 7), (".5", 0.5), ("5.", 5), ("007", 7),
      ("0.1", 0.1), ("62.07306957244873", 62.07306957244873), ("123456789012345.6789", 123456789012345.6789),
      ("0.30000000000000004", 0.30000000000000004), ("123456789.012345", 123456789.012345),
    ])
  func numbers(text: String, value: Double) {
    #expect(PlainDecimal.parse(text) == .value(value))
  }

  @Test(
    "everything else is refused with its reason",
    arguments: [
      ("abc", DropReason.notADecimal), ("-", .notADecimal), (".", .notADecimal),
      ("1.2.3", .notADecimal), ("812.345.678.901.234", .notADecimal), ("1_000", .notADecimal),
      ("1 000", .notADecimal), ("1,204", .notADecimal), ("--1", .notADecimal), ("5%", .notADecimal),
      ("NaN", .notFinite), ("-Infinity", .notFinite), ("inf", .notFinite), ("1,5", .decimalComma),
      ("1e308", .exponent), ("1e-05", .exponent), ("-2.5E+3", .exponent), ("0x10", .hexadecimal),
      ("0x", .hexadecimal), ("１", .notADecimal), ("1e", .notADecimal), ("e5", .notADecimal),
    ])
  func refused(text: String, reason: DropReason) {
    #expect(PlainDecimal.parse(text) == .refused(reason))
  }

  @Test("400 digits are not finite; an empty or blank cell is empty; minus zero is zero")
  func edges() {
    #expect(PlainDecimal.parse(String(repeating: "9", count: 400)) == .refused(.notFinite))
    #expect(PlainDecimal.parse("") == .empty && PlainDecimal.parse(" \t") == .empty)
    for text in ["-0", "-0.0", "-0.0000000000000000000"] {
      guard case .value(let value) = PlainDecimal.parse(text) else {
        Issue.record("\(text) is no value")
        continue
      }
      #expect(value.sign == .plus)
    }
  }

  @Test("random decimals of up to 25 digits give the bits of the standard library")
  func rounding() {
    var random = SplitMix(state: 20_260_516)
    for _ in 0..<100_000 {
      var text = random.below(2) == 0 ? "" : "-"
      for _ in 0..<(1 + random.below(12)) { text += String(random.below(10)) }
      text += "."
      for _ in 0..<(1 + random.below(13)) { text += String(random.below(10)) }
      let expected = Double(text)! + 0
      #expect(PlainDecimal.parse(text) == .value(expected), "\(text)")
    }
  }
}

/// The generator of these tests (splitmix64); seeds stand in the tests.
struct SplitMix {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var z = state
    z = (z ^ (z >> 30)) &* 0xBF58_476D_1CE4_E5B9
    z = (z ^ (z >> 27)) &* 0x94D0_49BB_1331_11EB
    return z ^ (z >> 31)
  }

  mutating func below(_ limit: Int) -> Int { Int(next() % UInt64(limit)) }
}
