import MethodologyRegistry
import Scoring
import Validation

extension Command {
  /// The table of formulas with their computed badges.
  static let registry = Command(
    name: "registry", summary: "the formulas, what they claim, and their computed badges",
    usage: "list | show ID | check",
    flags: [
      Flag("json", nil, "as JSON on stdout"),
      Flag("lang", "en|ru|sr", "language of the texts (en)"),
      Flag("threads", "N", "at most N threads"),
      CertificateFolder.flag,
      Flag("data", "DATASET", "check: recompute the certificates of these data"),
    ] + DatasetArguments.wholeDataset,
    example: """
        plumbline registry show readiness@2
        prints the claim, inputs, outputs with units and ranges, every constant with its source,
        and the badge with its caveats
      """,
    run: { arguments in
      let language = try arguments.choice("lang", Language.self) ?? .en
      let threads = try arguments.integer("threads", in: 1...256)
      guard let action = arguments.positional.first else {
        throw UsageError("an action is missing; expected list, show ID or check")
      }
      switch (action, arguments.positional.count) {
      case ("list", 1), ("check", 1):
        let folder = try CertificateFolder(arguments, threads: threads)
        let outcomes = BadgeComputation.run(
          Methodology.all, threads: threads, certificates: folder.evidence)
        if action == "list" {
          folder.warn()
          Terminal.write(
            arguments.has("json")
              ? RegistryText.json(outcomes, language).indented
              : RegistryText.list(outcomes, language))
          return .fine
        }
        let audits = RegistryText.check(outcomes)
        return try CertificateRecheck.run(folder, arguments, threads: threads) ? audits : .finding
      case ("show", 2):
        let row: Methodology
        do {
          row = try Methodology.named(arguments.positional[1])
        } catch { throw UsageError("\(error)") }
        let folder = try CertificateFolder(arguments, threads: threads)
        folder.warn()
        let outcome = BadgeComputation.run(
          [row], threads: threads, certificates: folder.evidence)[0]
        Terminal.write(
          arguments.has("json")
            ? RegistryText.json(row, outcome, language).indented
            : RegistryText.show(row, outcome, language))
        return .fine
      default:
        throw UsageError("action is '\(action)'; expected list, show ID or check")
      }
    })
}

private enum RegistryText {
  static func list(_ outcomes: [BadgeComputation.Outcome], _ language: Language) -> String {
    var text = ""
    for outcome in outcomes {
      text += CommandTable.pad(outcome.key, 24)
      text += CommandTable.pad(outcome.badge.label(language), 24)
      text += outcome.badge.caveats.map(\.code).joined(separator: " ") + "\n"
    }
    return text
  }

  static func show(_ row: Methodology, _ outcome: BadgeComputation.Outcome, _ language: Language)
    -> String
  {
    let identity = row.identity
    let title = TextCatalogue.find("formula.\(row.key)", language) ?? row.key
    var text = "\(row.key)  \(title)\n"
    text += "kind      \(row.kind.rawValue)\nclaim     \(row.claim)\nsource    \(row.source)\n"
    text += "badge     \(outcome.badge.label(language)): \(outcome.badge.meaning(language))\n"
    for caveat in outcome.badge.caveats { text += "caveat    \(caveat.text(language))\n" }
    for missing in outcome.badge.missingForNextClass {
      text += "missing   \(missing.rawValue), for the next class\n"
    }
    text += "memory    \(identity.memory) days\n"
    for (name, inputs) in [
      ("required", identity.inputs.required), ("any of", identity.inputs.anyOf),
      ("optional", identity.inputs.optional),
    ] where !inputs.isEmpty {
      text += CommandTable.pad(name, 10) + inputs.map(\.name).joined(separator: ", ") + "\n"
    }
    text += "\noutputs\n"
    for output in identity.outputs {
      text += "  " + CommandTable.pad(output.name, 24) + CommandTable.pad(output.unit, 10)
      text += output.range.map { "\($0.lowerBound)...\($0.upperBound)" } ?? ""
      text += "\n"
    }
    text += "\nparameters\n"
    for parameter in row.formula.parameters {
      text += "  " + CommandTable.pad(parameter.name, 24)
      text += CommandTable.pad("\(parameter.value) \(parameter.unit)", 28) + parameter.source + "\n"
    }
    text += "\naudits\n"
    for audit in outcome.audits { text += "  \(audit)\n" }
    return text
  }

  /// Exit 3 when an audit of a built-in row found something.
  static func check(_ outcomes: [BadgeComputation.Outcome]) -> ExitCode {
    var found = false
    for outcome in outcomes {
      for audit in outcome.audits where !audit.passed {
        Terminal.write("\(audit)\n")
        found = true
      }
      Terminal.write("\(outcome.key): \(outcome.badge.badgeClass.rawValue)\n")
    }
    return found ? .finding : .fine
  }

  static func json(_ outcomes: [BadgeComputation.Outcome], _ language: Language) -> JSONValue {
    .array(
      zip(Methodology.all, outcomes).map { json($0, $1, language) })
  }

  static func json(_ row: Methodology, _ outcome: BadgeComputation.Outcome, _ language: Language)
    -> JSONValue
  {
    [
      "formula": .string(row.key), "kind": .string(row.kind.rawValue),
      "title": .string(TextCatalogue.find("formula.\(row.key)", language) ?? row.key),
      "claim": .string(row.claim), "source": .string(row.source),
      "memory": .number(Double(row.identity.memory)),
      "badge": [
        "class": .string(outcome.badge.badgeClass.rawValue),
        "label": .string(outcome.badge.label(language)),
        "meaning": .string(outcome.badge.meaning(language)),
        "caveats": .array(outcome.badge.caveats.map { .string($0.code) }),
        "missing_for_next_class": .array(
          outcome.badge.missingForNextClass.map { .string($0.rawValue) }),
      ],
      "audits": .array(
        outcome.audits.map {
          [
            "audit": .string($0.audit.rawValue), "passed": .bool($0.passed),
            "cases": .number(Double($0.casesRun)),
          ]
        }),
      "outputs": .array(
        row.identity.outputs.map {
          [
            "name": .string($0.name), "unit": .string($0.unit),
            "low": .optional($0.range?.lowerBound), "high": .optional($0.range?.upperBound),
          ]
        }),
      "parameters": .array(
        row.formula.parameters.map {
          [
            "name": .string($0.name), "value": .number($0.value), "unit": .string($0.unit),
            "source": .string($0.source),
          ]
        }),
    ]
  }
}
