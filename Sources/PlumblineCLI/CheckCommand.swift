import MethodologyRegistry
import Scoring
import Synchronization
import Validation

extension Command {
  /// The conformance kit over registry rows.
  static let check = Command(
    name: "check", summary: "audit formulas on invented series: look-ahead, memory, missing data, …",
    usage: "[ID ...] [options]",
    flags: [
      Flag("json", nil, "as JSON on stdout"),
      Flag("threads", "N", "at most N threads; the results do not depend on it"),
    ],
    example: """
        plumbline check readiness@2
        prints ten lines such as 'readiness@2  look_ahead  passed  64 cases'; without an ID every
        registered formula is checked. A fault is named with day, input and output; exit code 3
      """,
    run: { arguments in
      let rows = try rows(arguments.positional)
      let threads = try arguments.integer("threads", in: 1...256)
      let progress = Terminal.progress("checking")
      let done = Mutex(0)
      let checked = concurrentMap(rows.count, threads: threads) { index in
        let audits = ConformanceKit.run(rows[index].formula)
        let count = done.withLock { count in
          count += 1
          return count
        }
        progress?(Double(count) / Double(rows.count))
        return CheckedFormula(key: rows[index].key, audits: audits)
      }
      if arguments.has("json") {
        Terminal.write(JSONValue.array(checked.map(\.json)).indented)
      } else {
        for formula in checked { Terminal.write(formula.text) }
      }
      return checked.allSatisfy(\.passed) ? .fine : .finding
    })

  private static func rows(_ keys: [String]) throws -> [Methodology] {
    if keys.isEmpty { return Methodology.all }
    return try keys.map { key in
      do {
        return try Methodology.named(key)
      } catch { throw UsageError("\(error)") }
    }
  }
}

/// The audits of one formula as text and as JSON.
private struct CheckedFormula: Sendable {
  let key: String
  let audits: [AuditResult]

  var passed: Bool { audits.allSatisfy(\.passed) }

  /// One line per audit, below it one per finding.
  var text: String {
    audits.map { audit in
      let word = audit.passed ? "passed" : "failed"
      let head =
        CommandTable.pad(key, 24) + CommandTable.pad(audit.audit.rawValue, 22)
        + CommandTable.pad(word, 8) + "\(audit.casesRun) cases\n"
      return head + audit.findings.map { "  \(audit.text(of: $0))\n" }.joined()
    }.joined()
  }

  var json: JSONValue {
    [
      "formula": .string(key), "passed": .bool(passed),
      "audits": .array(
        audits.map { audit in
          [
            "audit": .string(audit.audit.rawValue), "passed": .bool(audit.passed),
            "cases": .number(Double(audit.casesRun)),
            "findings": .array(audit.findings.map { .string(audit.text(of: $0)) }),
          ]
        }),
    ]
  }
}
