import Scoring
import Testing

@Suite("canonical text")
struct TextTests {
  @Test(
    "numbers follow RFC 8785",
    arguments: [
      (0.0, "0"), (-0.0, "0"), (100, "100"), (-1.5, "-1.5"), (1e-7, "1e-7"), (1e-6, "0.000001"),
      (1e21, "1e+21"), (1e20, "100000000000000000000"),
      (4.5, "4.5"), (2e-3, "0.002"), (1e-27, "1e-27"), (333333333.33333329, "333333333.3333333"),
      (9.7e15, "9700000000000000"), (1.7976931348623157e308, "1.7976931348623157e+308"),
      (.leastNonzeroMagnitude, "5e-324"), (0.1 + 0.2, "0.30000000000000004"),
    ])
  func numbers(_ value: Double, _ text: String) {
    #expect(JSONValue.number(value).canonical == text)
  }

  @Test("members are sorted by UTF-16 code units, controls escaped, NaN is null")
  func objects() {
    let value: JSONValue = [
      "\u{20ac}": "Euro", "\r": "CR", "1": "One", "\u{1f600}": .number(.nan),
      "\u{fb33}": ["a\n\u{1}\"\\"],
    ]
    #expect(
      value.canonical
        == "{\"\\r\":\"CR\",\"1\":\"One\",\"€\":\"Euro\",\"😀\":null,\"\u{fb33}\":[\"a\\n\\u0001\\\"\\\\\"]}"
    )
  }

  @Test("CSV quotes only what needs it and prints -0 as 0")
  func csv() {
    var csv = CSVText(header: ["person", "date"])
    csv.append(["a,b", "say \"x\"\n"])
    csv.append([CSVText.field(-0.0), CSVText.field(.nan)])
    #expect(csv.text == "person,date\n\"a,b\",\"say \"\"x\"\"\n\"\n0.0,\n")
  }

  @Test("the edit distance counts insertions, removals and replacements")
  func distance() {
    #expect(editDistance("rhr_bmp", "rhr_bpm") == 2)
    #expect(editDistance("", "abc") == 3 && editDistance("abc", "abc") == 0)
  }
}
