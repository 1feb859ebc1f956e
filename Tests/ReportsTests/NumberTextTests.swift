import Reports
import Testing

@Suite("numbers as people read them")
struct NumberTextTests {
  private let number = NumberText(.en)

  @Test("three significant digits, whatever the size")
  func significant() {
    #expect(number.significant(0.0123456) == "0.0123")
    #expect(number.significant(-2.9995) == "−3.00")
    #expect(number.significant(9.996) == "10.0")
    #expect(number.significant(99.96) == "100")
    #expect(number.significant(4113) == "4113")
    #expect(number.significant(0) == "0")
    #expect(number.significant(0.0000019349) == "1.93e−6")
  }

  @Test("an absent number is a dash, in every form")
  func absent() {
    #expect(number.significant(nil) == "–" && number.significant(.nan) == "–")
    #expect(number.percent(nil) == "–" && number.percent(.nan) == "–")
    #expect(number.probability(nil) == "–" && number.days(nil) == "–")
  }

  @Test("shares are per cent; a rounded zero has no sign")
  func percent() {
    #expect(number.percent(-0.0123) == "−1.23 %")
    #expect(number.percent(0.134) == "13.4 %")
    #expect(number.percent(1) == "100 %")
    #expect(number.percent(-0.0000001) == "0.00 %")
  }

  @Test("a small p says only that it is small, days are rounded up, axes carry no idle zeros")
  func others() {
    #expect(number.probability(0.0004) == "<0.001")
    #expect(number.probability(0.0449) == "0.045")
    #expect(number.days(12.1) == "13")
    #expect(number.short(0.0050) == "0.005" && number.short(20.0) == "20")
  }

  @Test("Russian and Serbian write a decimal comma")
  func comma() {
    #expect(NumberText(.ru).percent(-0.0123) == "−1,23 %")
    #expect(NumberText(.sr).significant(0.5) == "0,500")
  }
}
