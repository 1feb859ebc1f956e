import MethodologyRegistry
import Scoring
import Validation

extension Command {
  /// Holds scores against naive floors.
  static let validate = Command(
    name: "validate", summary: "hold scores against naive floors and report the verdicts",
    usage: "DATA [options]",
    flags: DatasetArguments.flags + [
      FormulaArguments.flag,
      Flag("report", "FOLDER", "write report.html, report.md and report.json there"),
      Flag("json", nil, "report.json on stdout instead of the summary"),
      Flag("horizon", "H", "days after which a target_* column is known, 1 to 60 (1)"),
      Flag("threads", "N", "at most N threads; the numbers do not depend on it"),
      Flag("lang", "en|ru|sr", "language of the report (en)"),
    ],
    example: """
        plumbline validate Datasets/synthetic-12x900 --report out
        prints one verdict per formula and writes out/report.html; a formula that is no better than
        its floor is a result, not a failure, so the exit code is 0
      """,
    run: { arguments in
      let dataset = try DatasetArguments.read(arguments)
      for line in DatasetArguments.warnings(dataset.account) { Terminal.error(line + "\n") }
      let threads = try arguments.integer("threads", in: 1...256)
      let language = try arguments.choice("lang", Language.self) ?? .en
      let chosen = try FormulaArguments.rows(arguments)
      let anchors = chosen ?? Methodology.all.filter(\.isAnchor)
      let added = chosen == nil ? Methodology.all.filter { $0.isCandidate && !$0.isAnchor } : []
      var run = StrictRun(
        people: dataset.people, anchors: anchors.map(\.formula), added: added.map(\.formula))
      run.threads = threads
      run.ownHorizon = try arguments.integer("horizon", in: 1...60) ?? 1
      run.progress = Terminal.progress("validating")
      let identity = DatasetArguments.identity(dataset, path: arguments.positional[0])
      let result = try run.result(identity)
      _ = language
      Terminal.write(result.headlines.map { "\($0.candidate) \($0.evidence?.verdict ?? "-") \($0.evidence?.reason ?? "")\n" }.joined())
      return .fine
    })
}
