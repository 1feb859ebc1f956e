import Testing
import Validation

@Suite("FixedDecimal")
struct FixedDecimalTests {
  @Test("prints the sign, the leading zero and every decimal")
  func text() {
    #expect(FixedDecimal.text(725, decimals: 2) == "7.25")
    #expect(FixedDecimal.text(-13, decimals: 2) == "-0.13")
    #expect(FixedDecimal.text(5, decimals: 3) == "0.005")
    #expect(FixedDecimal.text(100, decimals: 2) == "1.00")
    #expect(FixedDecimal.text(0, decimals: 0) == "0")
    #expect(FixedDecimal.text(-120, decimals: 0) == "-120")
    #expect(FixedDecimal.text(Int.min, decimals: 0) == "-9223372036854775808")
  }

  @Test("rounds to the nearest count, halves away from zero")
  func rounding() {
    #expect(FixedDecimal.count(of: -0.125, decimals: 2) == -13)
    #expect(FixedDecimal.count(of: 0.125, decimals: 2) == 13)
    #expect(FixedDecimal.count(of: 2.5, decimals: 0) == 3)
    // Adding a half and cutting would give 1 here.
    #expect(FixedDecimal.count(of: 0.49999999999999994, decimals: 0) == 0)
  }

  @Test("the value of a count is the double a reader of its text gets")
  func readBack() {
    for count in -3000...3000 {
      for decimals in 0...3 {
        let text = FixedDecimal.text(count, decimals: decimals)
        #expect(Double(text) == FixedDecimal.value(count, decimals: decimals))
      }
    }
  }
}
