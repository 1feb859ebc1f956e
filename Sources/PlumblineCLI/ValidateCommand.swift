import Ingest
import MethodologyRegistry
import Reports
import Scoring
import Validation

extension Command {
  /// Holds scores against naive floors.
  static let validate = Command(
    name: "validate", summary: "hold scores against naive floors and report the verdicts",
    usage: "DATA [options]",
    flags: DatasetArguments.flags + [
      FormulaArguments.flag,
      Flag("protocol", "NAME", "strict-1 (default) or origin-2026"),
      Flag("models", nil, "strict-1: also test Ridge, least squares and logistic models"),
      Profiles.flag,
      Flag("report", "FOLDER", "write report.html, report.md and report.json there"),
      Flag("json", nil, "report.json on stdout instead of the summary"),
      Flag("horizon", "H", "days after which a target_* column is known, 1 to 60 (1)"),
      Flag("threads", "N", "at most N threads; the numbers do not depend on it"),
      Flag("lang", "en|ru|sr", "language of summary and report (en)"),
      CertificateFolder.flag,
    ],
    example: """
        plumbline validate Datasets/synthetic-12x900 --report out
        prints one verdict per formula and writes out/report.html; a formula that is no better than
        its floor is a result, not a failure, so the exit code is 0
      """,
    run: { arguments in
      var dataset = try DatasetArguments.read(arguments)
      for line in DatasetArguments.warnings(dataset.account) { Terminal.error(line + "\n") }
      let rows = try FormulaArguments.rows(arguments)
      let threads = try arguments.integer("threads", in: 1...256)
      let language = try arguments.choice("lang", Language.self) ?? .en
      let identity = DatasetArguments.identity(dataset, path: arguments.positional[0])
      if arguments.has("profiles") { dataset = Profiles.rename(dataset) }
      let result = try run(arguments, dataset, rows, threads, identity)
      let tested = Set(result.candidates.map(\.key))
      let folder = try CertificateFolder(arguments, threads: threads)
      folder.warn()
      let outcomes = BadgeComputation.run(
        Methodology.all.filter { tested.contains($0.key) }, people: dataset.people,
        threads: threads, certificates: folder.evidence)
      let input = ReportInput(
        result: result,
        badges: outcomes.map { FormulaBadge($0.key, $0.badge, language) },
        audits: outcomes.flatMap(\.lines), account: AccountSummary(dataset.account),
        language: language, toolVersion: CommandTable.version)
      if let folder = arguments.text("report") {
        try Terminal.save(HTMLReport.text(input), to: folder + "/report.html")
        try Terminal.save(MarkdownReport.text(input), to: folder + "/report.md")
        try Terminal.save(ReportJSON.value(input).indented, to: folder + "/report.json")
      }
      Terminal.write(
        arguments.has("json") ? ReportJSON.value(input).indented : SummaryReport.text(input))
      return .fine
    })

  private enum ProtocolName: String, CaseIterable {
    case strict1 = "strict-1"
    case origin2026 = "origin-2026"
  }

  private static func run(
    _ arguments: Arguments, _ dataset: Dataset, _ rows: [Methodology]?, _ threads: Int?,
    _ identity: DatasetIdentity
  ) throws -> ValidationResult {
    let anchors = rows ?? Methodology.all.filter(\.isAnchor)
    let added = rows == nil ? Methodology.all.filter { $0.isCandidate && !$0.isAnchor } : []
    switch try arguments.choice("protocol", ProtocolName.self) ?? .strict1 {
    case .strict1:
      var run = StrictRun(
        people: dataset.people, anchors: anchors.map(\.formula), added: added.map(\.formula))
      run.threads = threads
      run.ownHorizon = try arguments.integer("horizon", in: 1...60) ?? 1
      run.models = arguments.has("models")
      run.labels = DatasetArguments.labelRules(dataset)
      run.progress = Terminal.progress("validating")
      return try run.result(identity)
    case .origin2026:
      var run = OriginRun(people: dataset.people, formulas: (anchors + added).map(\.formula))
      run.threads = threads
      run.ownHorizon = try arguments.integer("horizon", in: 1...60) ?? 1
      run.progress = Terminal.progress("validating")
      return try run.result(identity)
    }
  }
}
