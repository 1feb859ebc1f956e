import MethodologyRegistry
import Scoring
import Validation

extension Command {
  /// Scores as canonical CSV.
  static let score = Command(
    name: "score", summary: "scores of every day as CSV, JSON or a payload a client renders",
    usage: "DATA [options]",
    flags: DatasetArguments.flags + [
      FormulaArguments.flag,
      Flag("wide", nil, "one row a day: the primary output and status of each formula"),
      Flag("json", nil, "one JSON object a line instead of CSV"),
      Flag("payload", nil, "one payload a line: Documentation/payload.schema.json"),
      Flag("card", nil, "one drawable card a line: Documentation/card.schema.json"),
      Flag("lang", "en|ru|sr", "language of payloads and cards (en)"),
      Flag("threads", "N", "at most N threads; the output does not depend on it"),
    ],
    example: """
        plumbline score Datasets/synthetic-12x900 --formulas readiness@2 --person p01 --wide
        prints person,date,readiness@2,readiness@2:status with an empty value and a status where a
        day has no score
        plumbline score Datasets/synthetic-12x900 --formulas readiness@2 --payload --lang ru
        prints a JSON object for each day with value, band, status word, colour, reason and badge
        in Russian, to be shown as it is
      """,
    run: { arguments in
      let form = try ScoreForm(arguments)
      let language = try arguments.choice("lang", Language.self)
      if language != nil && form != .payload && form != .card {
        throw UsageError("option '--lang' needs --payload or --card")
      }
      // Scores of a range read the history before it: only the output is cut.
      let dataset = try DatasetArguments.read(arguments, clip: false)
      let rows = try FormulaArguments.rows(arguments) ?? Methodology.all
      let threads = try arguments.integer("threads", in: 1...256)
      let (from, to) = try DatasetArguments.range(arguments)
      let tables = try concurrentMap(dataset.people.count, threads: threads) {
        index throws(ScoringError) -> [ScoreTable] in
        let series = dataset.people[index]
        let days = series.days(from: from, to: to)
        var tables: [ScoreTable] = []
        for row in rows { tables.append(try row.formula.score(series, days: days)) }
        return tables
      }
      switch form {
      case .wide:
        Terminal.write(WideScores.text(dataset.people, tables, rows.map(\.key)))
      case .json:
        for (series, tables) in zip(dataset.people, tables) {
          Terminal.write(ScoreLines.text(series, tables))
        }
      case .csv:
        var csv = ScoreCSV()
        for (series, tables) in zip(dataset.people, tables) { csv.append(tables, of: series) }
        Terminal.write(csv.text)
      case .payload, .card:
        let lines = PayloadLines(
          rows, language: language ?? .en, cards: form == .card, threads: threads)
        for (series, tables) in zip(dataset.people, tables) {
          for day in tables.first?.days ?? 0..<0 { Terminal.write(lines.text(series, tables, day)) }
        }
      }
      return .fine
    })
}

/// How `score` prints.
private enum ScoreForm: String, CaseIterable {
  case csv, wide, json, payload, card

  init(_ arguments: Arguments) throws {
    let chosen = ScoreForm.allCases.filter { $0 != .csv && arguments.has($0.rawValue) }
    guard chosen.count <= 1 else {
      throw UsageError(
        "options " + chosen.map { "--" + $0.rawValue }.joined(separator: " and ")
          + " exclude each other")
    }
    self = chosen.first ?? .csv
  }
}

/// One row a day.
private enum WideScores {
  static func text(_ people: [DailySeries], _ tables: [[ScoreTable]], _ keys: [String]) -> String {
    var csv = CSVText(header: ["person", "date"] + keys.flatMap { [$0, $0 + ":status"] })
    for (series, tables) in zip(people, tables) {
      for day in tables.first?.days ?? 0..<0 {
        csv.append(
          [series.person, series.day(day).description]
            + tables.flatMap {
              [CSVText.field($0.value(day: day)), $0.status(day: day).name]
            })
      }
    }
    return csv.text
  }
}

/// One JSON object per person, day and formula, outputs by name.
private enum ScoreLines {
  static func text(_ series: DailySeries, _ tables: [ScoreTable]) -> String {
    var text = ""
    for day in tables.first?.days ?? 0..<0 {
      for table in tables {
        let outputs = table.identity.outputs.enumerated().map { column, output in
          (output.name, JSONValue.number(table.value(day: day, column: column)))
        }
        let object: JSONValue = [
          "person": .string(series.person), "date": .string(series.day(day).description),
          "formula": .string(table.identity.key),
          "status": .string(table.status(day: day).name),
          "reason": .string(table.identity.reasonText(table.reasons(day: day))),
          "outputs": .object(Dictionary(uniqueKeysWithValues: outputs)),
        ]
        text += object.canonical + "\n"
      }
    }
    return text
  }
}
