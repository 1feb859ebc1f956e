import MethodologyRegistry
import Scoring
import Validation

extension Command {
  /// Two formula versions on the same days.
  static let compare = Command(
    name: "compare", summary: "what changes when one formula version replaces another",
    usage: "ID ID DATA [options]",
    flags: DatasetArguments.flags + [
      Flag("all", nil, "list every day whose band flips, not the first \(CompareText.listed)"),
      Flag("json", nil, "everything as JSON on stdout"),
      Flag("threads", "N", "at most N threads; the output does not depend on it"),
    ],
    example: """
        plumbline compare readiness@1 readiness@2 Datasets/synthetic-12x900
        prints how far the shown values move, which bands flip to which, the flipped days, the
        agreement by month, and the days only one of the two scores
      """,
    run: { arguments in
      let words = arguments.positional
      guard words.count == 3 else {
        throw UsageError("expected two formulas and DATA, found \(words.count) words")
      }
      let (before, after) = (try row(words[0]), try row(words[1]))
      let dataset = try DatasetArguments.read(arguments, path: words[2], clip: false)
      for line in DatasetArguments.warnings(dataset.account) { Terminal.error(line + "\n") }
      let (from, to) = try DatasetArguments.range(arguments)
      let threads = try arguments.integer("threads", in: 1...256)
      let people = try concurrentMap(dataset.people.count, threads: threads) {
        index throws(ScoringError) in
        let series = dataset.people[index]
        let days = series.days(from: from, to: to)
        return ScoredPerson(
          series, try before.formula.score(series, days: days),
          try after.formula.score(series, days: days))
      }
      let comparison = FormulaComparison(before, after, people)
      Terminal.write(
        arguments.has("json")
          ? comparison.json.indented : CompareText.text(comparison, all: arguments.has("all")))
      return .fine
    })

  private static func row(_ key: String) throws -> Methodology {
    let row: Methodology
    do {
      row = try Methodology.named(key)
    } catch { throw UsageError("\(error)") }
    guard row.shown.kind == .number else {
      throw UsageError("formula '\(key)' shows a word; compare needs two that show a number")
    }
    return row
  }
}
