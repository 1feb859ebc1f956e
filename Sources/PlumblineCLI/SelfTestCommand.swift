import Scoring
import Validation

extension Command {
  /// Plants known truths and leaks and asks whether the harness finds them.
  static let selftest = Command(
    name: "selftest", summary: "plant known truths and leaks and see whether they are found",
    usage: "[options]",
    flags: [
      Flag("cohorts", "N", "independent invented cohorts, 1 to 20 (3)"),
      Flag("json", nil, "the rows as JSON instead of a table"),
      Flag("threads", "N", "at most N threads; the rows do not depend on it"),
    ],
    example: """
        plumbline selftest
        prints one row per planted score, for example 'tomorrow_value … a fault in an audit: found
        3 of 3', and the share found; below 95 %, or with a false alarm on a clean row, exit code 3
      """,
    run: { arguments in
      guard arguments.positional.isEmpty else {
        throw UsageError("selftest takes no data; found '\(arguments.positional[0])'")
      }
      var test = SelfTest()
      test.cohorts = try arguments.integer("cohorts", in: 1...20) ?? 3
      test.threads = try arguments.integer("threads", in: 1...256)
      test.progress = Terminal.progress("testing")
      let result = try test.run()
      Terminal.write(arguments.has("json") ? json(result).indented : text(result))
      return result.passed ? .fine : .finding
    })

  private static func text(_ result: SelfTestResult) -> String {
    var text =
      CommandTable.pad("planted", 28) + CommandTable.pad("expected", 27)
      + CommandTable.pad("found", 9) + CommandTable.pad("verdict of the first cohort", 30)
      + "sign          audits with a fault\n"
    for row in result.rows where row.cohort == 0 {
      let all = result.rows.filter { $0.plant == row.plant }
      text += CommandTable.pad(row.plant, 28) + CommandTable.pad(row.expected, 27)
      text += CommandTable.pad("\(all.count { $0.found }) of \(all.count)", 9)
      text += CommandTable.pad(row.verdict, 30) + CommandTable.pad(row.sign, 14)
      text += (row.faults.isEmpty ? "none" : row.faults.joined(separator: ", ")) + "\n"
    }
    let found = result.rows.count { $0.found }
    let leaks = result.rows.filter(\.isLeak)
    return text + "\nfound \(found) of \(result.rows.count) planted truths, "
      + "\(leaks.count { $0.found }) of \(leaks.count) leaks; \(result.falseAlarms) false alarms on "
      + "\(result.rows.count - leaks.count) clean rows\n"
      + (result.passed ? "passed\n" : "FAILED: 95 % and no false alarm are needed\n")
  }

  private static func json(_ result: SelfTestResult) -> JSONValue {
    [
      "schema": "plumbline-selftest-1", "share": .number(result.share),
      "false_alarms": .optional(result.falseAlarms), "passed": .bool(result.passed),
      "rows": .array(
        result.rows.map { row in
          [
            "planted": .string(row.plant), "explanation": .string(row.explanation),
            "cohort": .optional(row.cohort), "expected": .string(row.expected),
            "verdict": .string(row.verdict), "sign": .string(row.sign),
            "faults": .array(row.faults.map { .string($0) }), "found": .bool(row.found),
            "false_alarm": .bool(row.falseAlarm),
          ]
        }),
    ]
  }
}
