import Scoring
import Testing
import Validation

@Suite("ledger of looks")
struct LedgerTests {
  static func test(_ target: String = "a/b", last: String = "2025-02-01") -> Ledger.Test {
    Ledger.Test(target: target, first: Day("2025-01-01")!, last: Day(last)!)
  }

  @Test("a look is a new certificate for a known question; a repeated run is none")
  func looks() {
    var ledger = Ledger()
    #expect(ledger.record(certificate: "a", dataset: "d", tests: [Self.test()]) == 1)
    #expect(ledger.record(certificate: "b", dataset: "d", tests: [Self.test()]) == 2)
    #expect(ledger.record(certificate: "a", dataset: "d", tests: [Self.test()]) == 1)
    #expect(ledger.record(certificate: "b", dataset: "d", tests: [Self.test()]) == 2)
    #expect(ledger.lines.count == 2)
    // Other data, another target and other test days are other questions.
    #expect(ledger.record(certificate: "c", dataset: "e", tests: [Self.test()]) == 1)
    #expect(ledger.record(certificate: "c", dataset: "d", tests: [Self.test("a/c")]) == 1)
    #expect(
      ledger.record(certificate: "c", dataset: "d", tests: [Self.test(last: "2025-02-02")]) == 1)
    // Of several tables the most looked at speaks.
    #expect(
      ledger.record(certificate: "f", dataset: "d", tests: [Self.test(), Self.test("x/y")]) == 3)
    #expect(ledger.record(certificate: "g", dataset: "d", tests: []) == nil)
    #expect(ledger.lines.count == 7)
  }

  @Test("every line holds the hash of the one before, the first 64 zeros")
  func chain() throws {
    var ledger = Ledger()
    for name in ["a", "b", "c"] {
      _ = ledger.record(certificate: name, dataset: "d", tests: [Self.test()])
    }
    let zeros = String(repeating: "0", count: 64)
    #expect(
      ledger.lines[0]
        == "{\"certificate\":\"a\",\"dataset\":\"d\",\"prev\":\"\(zeros)\",\"seq\":1,"
        + "\"target\":\"a/b\",\"test_first\":\"2025-01-01\",\"test_last\":\"2025-02-01\"}")
    #expect(ledger.lines[1].contains(SHA256.hex(of: ledger.lines[0].utf8)))
    var copy = Ledger()
    for (index, line) in ledger.lines.enumerated() {
      try copy.append(line: line, Self.value(ledger.lines, index))
    }
    #expect(copy.lines == ledger.lines)
    #expect(copy.record(certificate: "d", dataset: "d", tests: [Self.test()]) == 4)
  }

  @Test("a broken chain is an error that names the line")
  func broken() throws {
    var ledger = Ledger()
    for name in ["a", "b", "c"] {
      _ = ledger.record(certificate: name, dataset: "d", tests: [Self.test()])
    }
    let lines = ledger.lines
    // Line 2 left out: line 3 stands second.
    var short = Ledger()
    try short.append(line: lines[0], Self.value(lines, 0))
    #expect(throws: LedgerError(line: 2, "has seq 3, expected 2")) {
      try short.append(line: lines[2], Self.value(lines, 2))
    }
    // Line 1 rewritten: line 2 does not follow from it.
    var other = Ledger()
    _ = other.record(certificate: "z", dataset: "d", tests: [Self.test()])
    #expect(throws: LedgerError(line: 2, "does not hold the hash of the line before")) {
      try other.append(line: lines[1], Self.value(lines, 1))
    }
    var spaced = Ledger()
    #expect(throws: LedgerError(line: 1, "is no ledger entry in canonical form")) {
      try spaced.append(line: lines[0] + " ", Self.value(lines, 0))
    }
  }

  /// The value of a line, put together by hand.
  static func value(_ lines: [String], _ index: Int) -> JSONValue {
    [
      "seq": .optional(index + 1), "certificate": .string(["a", "b", "c"][index]),
      "prev": .string(
        index == 0 ? String(repeating: "0", count: 64) : SHA256.hex(of: lines[index - 1].utf8)),
      "dataset": "d", "target": "a/b", "test_first": "2025-01-01", "test_last": "2025-02-01",
    ]
  }
}
