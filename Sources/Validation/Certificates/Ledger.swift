import Scoring

/// How often the same question was put to the same data: a chain of lines, each with the hash of the
/// one before.
///
/// A look is a new certificate for a known dataset, target and range of test days. Repeating an
/// identical run is no look.
///
///     var ledger = Ledger()
///     ledger.record(certificate: "a", dataset: "d", tests: tests)     // 1
///     ledger.record(certificate: "b", dataset: "d", tests: tests)     // 2
///     ledger.record(certificate: "a", dataset: "d", tests: tests)     // 1
///
/// - Source: spec/decisions.md G.
package struct Ledger: Sendable {
  /// What one table of a run was tested on.
  package struct Test: Sendable, Hashable {
    package let target: String
    package let first: Day
    package let last: Day

    package init(target: String, first: Day, last: Day) {
      self.target = target
      self.first = first
      self.last = last
    }
  }

  /// Canonical lines without line ends, oldest first.
  package private(set) var lines: [String] = []
  /// Per question the certificates that answered it, oldest first.
  private var looks: [[String]: [String]] = [:]

  package init() {}

  /// Takes over the next line of a file.
  ///
  /// - Throws: `LedgerError` naming the line.
  package mutating func append(line: String, _ value: JSONValue) throws(LedgerError) {
    let number = lines.count + 1
    guard let certificate = value["certificate"]?.text, let dataset = value["dataset"]?.text,
      let target = value["target"]?.text, let first = value["test_first"]?.text,
      let last = value["test_last"]?.text, value.canonical == line
    else { throw LedgerError(line: number, "is no ledger entry in canonical form") }
    guard value["seq"]?.integer == number else {
      throw LedgerError(line: number, "has seq \(value["seq"]?.canonical ?? "null"), expected \(number)")
    }
    guard value["prev"]?.text == hashOfLast else {
      throw LedgerError(line: number, "does not hold the hash of the line before")
    }
    lines.append(line)
    looks[[dataset, target, first, last], default: []].append(certificate)
  }

  /// Adds the lines of a run that are not there yet.
  ///
  /// - Returns: the look number of the certificate, the largest over its tables; nil without tables.
  package mutating func record(certificate: String, dataset: String, tests: [Test]) -> Int? {
    var look: Int?
    for test in tests {
      let question = [dataset, test.target, test.first.description, test.last.description]
      var known = looks[question] ?? []
      if !known.contains(certificate) {
        known.append(certificate)
        let line: JSONValue = [
          "seq": .optional(lines.count + 1), "prev": .string(hashOfLast),
          "certificate": .string(certificate), "dataset": .string(dataset),
          "target": .string(test.target), "test_first": .string(question[2]),
          "test_last": .string(question[3]),
        ]
        lines.append(line.canonical)
        looks[question] = known
      }
      look = max(look ?? 0, known.firstIndex(of: certificate)! + 1)
    }
    return look
  }

  private var hashOfLast: String {
    lines.last.map { SHA256.hex(of: $0.utf8) } ?? String(repeating: "0", count: 64)
  }
}

/// Which line of a ledger is broken, and how.
package struct LedgerError: Error, Equatable, CustomStringConvertible {
  package let line: Int
  private let fault: String

  package init(line: Int, _ fault: String) {
    self.line = line
    self.fault = fault
  }

  package var description: String { "line \(line) \(fault)" }
}

extension ValidationResult {
  /// Per target the test days of everybody's tables, from the first to the last.
  package var ledgerTests: [Ledger.Test] {
    TargetKind.strictTables.compactMap { kind in
      let tables = tables.filter { $0.target == kind.id && $0.rows == "anchor" }
      guard let first = tables.compactMap(\.testFirst).min(),
        let last = tables.compactMap(\.testLast).max()
      else { return nil }
      return Ledger.Test(target: kind.id, first: first, last: last)
    }
  }
}
