import Ingest
import MethodologyRegistry
import Scoring

extension Command {
  /// What a dataset covers, what was dropped, and which formulas can run.
  static let describe = Command(
    name: "describe", summary: "people, span, coverage, epochs, and which formulas can run",
    usage: "DATA [options]",
    flags: DatasetArguments.flags + [Flag("json", nil, "the same as JSON on stdout")],
    example: """
        plumbline describe Datasets/synthetic-12x900
        shows 12 people from 2022-01-01, the share of days with each signal per month, the epochs
        of the two people who changed device, and that every formula can run
      """,
    run: { arguments in
      let dataset = try DatasetArguments.read(arguments)
      let description = DatasetDescription(of: dataset)
      let formulas = Methodology.all.map { row in
        let blocked = dataset.people.compactMap {
          FormulaArguments.obstacle(row.identity, $0)
        }
        return FormulaState(
          key: row.key, people: dataset.people.count - blocked.count, reason: blocked.first)
      }
      if arguments.has("json") {
        Terminal.write(DescribeJSON.value(description, dataset.account, formulas).indented)
      } else {
        Terminal.write(DescribeText.text(description, dataset.account, formulas))
      }
      return .fine
    })
}

/// For how many people a formula has its inputs, and what the others lack.
struct FormulaState {
  let key: String
  let people: Int
  let reason: String?
}

private enum DescribeText {
  static func text(
    _ description: DatasetDescription, _ account: IngestAccount, _ formulas: [FormulaState]
  ) -> String {
    var text = "dataset   \(description.name)\n"
    text += "people    \(description.people.count)\n"
    if let first = description.first, let last = description.last {
      text += "span      \(first) to \(last), \(description.personDays) person-days\n"
    }
    text += "rows      \(account.rows)"
    text += account.duplicateRows > 0 ? ", \(account.duplicateRows) duplicates left out\n" : "\n"
    text += "cells     \(account.seen) seen = \(account.kept) kept + "
    text += "\(account.seen - account.kept) dropped\n"
    for line in DatasetArguments.warnings(account) { text += "          \(line)\n" }
    let flags = account.flags.sorted { $0.key.rawValue < $1.key.rawValue }
    for (flag, count) in flags { text += "          \(count) flagged \(flag.rawValue), kept\n" }
    for detail in account.details {
      text += "file      \(detail.name): \(detail.rows) rows, \(detail.kept) kept\n"
    }

    text += "\nsignal                 people     days  share of person-days\n"
    for signal in description.signals {
      text += CommandTable.pad(signal.signal.columnName, 22)
      text += right(signal.people, 7) + right(signal.values, 9) + "  "
      text += percent(signal.values, description.personDays) + "\n"
    }

    text += "\ncoverage by month, per cent of person-days\n"
    text += CommandTable.pad("month", 10)
    let shown = description.signals.map(\.signal)
    text += shown.indices.map { right($0 + 1, 4) }.joined() + "\n"
    for month in description.months {
      text += CommandTable.pad(month.name, 10)
      for signal in shown {
        text += right(100 * month.values[signal, default: 0] / max(1, month.personDays), 4)
      }
      text += "\n"
    }
    for (index, signal) in shown.enumerated() { text += "  \(index + 1) = \(signal.columnName)\n" }

    let epochs = description.people.filter { !$0.epochs.isEmpty }
    text += "\nepochs    \(epochs.isEmpty ? "none" : "")\n"
    for person in epochs {
      for epoch in person.epochs {
        text += "  " + CommandTable.pad(person.id.isEmpty ? "(anonymous)" : person.id, 12)
        text += CommandTable.pad(epoch.id, 12)
        text += "\(epoch.first?.description ?? "open") to \(epoch.last?.description ?? "open")"
        text += ", \(epoch.days) days\n"
      }
    }

    text += "\nformulas\n"
    for formula in formulas {
      text += "  " + CommandTable.pad(formula.key, 24)
      text += "can run for \(formula.people) of \(description.people.count)"
      text += formula.reason.map { "; the others: \($0)" } ?? ""
      text += "\n"
    }
    return text
  }

  private static func right(_ number: Int, _ width: Int) -> String {
    let text = number.description
    return String(repeating: " ", count: max(0, width - text.count)) + text
  }

  private static func percent(_ part: Int, _ whole: Int) -> String {
    let tenths = whole == 0 ? 0 : (1000 * part + whole / 2) / whole
    return "\(tenths / 10).\(tenths % 10) %"
  }
}

private enum DescribeJSON {
  static func value(
    _ description: DatasetDescription, _ account: IngestAccount, _ formulas: [FormulaState]
  ) -> JSONValue {
    [
      "schema": "plumbline-describe-1",
      "dataset": .string(description.name),
      "first": .optional(description.first?.description),
      "last": .optional(description.last?.description),
      "person_days": .number(Double(description.personDays)),
      "account": account.json,
      "people": .array(
        description.people.map { person in
          [
            "person": .string(person.id), "first": .string(person.first.description),
            "last": .string(person.last.description), "days": .number(Double(person.days)),
            "intraday_days": .number(Double(person.intradayDays)),
            "epochs": .array(
              person.epochs.map { epoch in
                [
                  "id": .string(epoch.id), "first": .optional(epoch.first?.description),
                  "last": .optional(epoch.last?.description),
                  "days": .number(Double(epoch.days)),
                ]
              }),
            "values": counts(person.values),
          ]
        }),
      "months": .array(
        description.months.map { month in
          [
            "month": .string(month.name), "person_days": .number(Double(month.personDays)),
            "values": counts(month.values),
          ]
        }),
      "formulas": .array(
        formulas.map { formula in
          [
            "formula": .string(formula.key), "people": .number(Double(formula.people)),
            "reason": .optional(formula.reason),
          ]
        }),
    ]
  }

  private static func counts(_ values: [Signal: Int]) -> JSONValue {
    .object(
      Dictionary(uniqueKeysWithValues: values.map { ($0.columnName, .number(Double($1))) }))
  }
}
