import MethodologyRegistry
import Scoring
import Validation

extension Command {
  /// Audits a dataset and the scores on it.
  static let audit = Command(
    name: "audit", summary: "audit a dataset and the scores on it: leaks, gaps, shifts, copies",
    usage: "DATA [options]",
    flags: DatasetArguments.flags + [
      FormulaArguments.flag,
      Flag("json", nil, "the sections as JSON instead of text"),
      Flag("horizon", "H", "days after which a target_* column is known, 1 to 60 (1)"),
      Flag("threads", "N", "at most N threads; the findings do not depend on it"),
    ],
    example: """
        plumbline audit Datasets/synthetic-12x900 --person p03 --formulas readiness@2
        prints one section per audit; epoch_shifts tells that around 2023-05-11, where a source epoch
        begins, wrist_temp_c of person 'p03' steps 3.2 SD higher; nothing is a fault, so the exit
        code is 0 (3 when a score looks ahead, leaks a label or hides missing data)
      """,
    run: { arguments in
      let dataset = try DatasetArguments.read(arguments)
      for line in DatasetArguments.warnings(dataset.account) { Terminal.error(line + "\n") }
      let rows = try FormulaArguments.rows(arguments) ?? Methodology.all
      var audit = DatasetAudit(people: dataset.people, formulas: rows.map(\.formula))
      audit.threads = try arguments.integer("threads", in: 1...256)
      audit.ownHorizon = try arguments.integer("horizon", in: 1...60) ?? 1
      audit.progress = Terminal.progress("auditing")
      let sections = try audit.sections()
      Terminal.write(arguments.has("json") ? json(sections).indented : text(sections))
      return sections.contains { $0.faults > 0 } ? .finding : .fine
    })

  private static func text(_ sections: [AuditSection]) -> String {
    var text = ""
    for section in sections {
      text += "\(section.kind.rawValue): \(section.question)\n"
      if section.lines.isEmpty { text += "  nothing found\n" }
      for line in section.lines { text += (line.isFault ? "  FAULT " : "  ") + line.text + "\n" }
      text += "\n"
    }
    let faults = sections.reduce(0) { $0 + $1.faults }
    return text + (faults == 0 ? "no faults\n" : "\(faults) fault\(faults == 1 ? "" : "s")\n")
  }

  private static func json(_ sections: [AuditSection]) -> JSONValue {
    [
      "schema": "plumbline-audit-1",
      "sections": .array(
        sections.map { section in
          [
            "kind": .string(section.kind.rawValue), "question": .string(section.question),
            "faults": .optional(section.faults),
            "lines": .array(section.lines.map(line)),
          ]
        }),
    ]
  }

  private static func line(_ line: AuditSection.Line) -> JSONValue {
    [
      "text": .string(line.text), "fault": .bool(line.isFault),
      "person": .optional(line.person), "score": .optional(line.score),
      "day": .optional(line.day.map { "\($0)" }),
      "numbers": .object(
        Dictionary(line.numbers.map { ($0.name, .number($0.value)) }) { first, _ in first }),
    ]
  }
}
