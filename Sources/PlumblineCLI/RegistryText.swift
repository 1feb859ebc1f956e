import MethodologyRegistry
import Scoring

/// Rows of the registry as text and as JSON.
enum RegistryText {
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
