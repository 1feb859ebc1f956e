import MethodologyRegistry
import Scoring
import Validation

extension Command {
  private static let actions = "list, show ID, check [FILE], table or fingerprint"

  /// The table of formulas with their computed badges.
  static let registry = Command(
    name: "registry", summary: "the formulas, what they claim, and their computed badges",
    usage: "list | show ID | check [FILE] | table | fingerprint [options]",
    flags: [
      Flag("json", nil, "list and show: as JSON on stdout"),
      Flag("lang", "en|ru|sr", "list and show: language of the texts (en)"),
      Flag("threads", "N", "at most N threads"),
      CertificateFolder.flag,
      Flag("data", "DATASET", "check: recompute the certificates of these data"),
    ] + DatasetArguments.wholeDataset,
    example: """
        plumbline registry show readiness@2
        prints the claim, inputs, outputs with units and ranges, every constant with its source,
        and the badge with its caveats
        plumbline registry check README.md
        audits every row, compares scores of the bundled cohort with their stored fingerprints and
        the file's table of formulas with the computed badges; exit code 3 when something differs
      """,
    run: { arguments in
      let language = try arguments.choice("lang", Language.self) ?? .en
      let threads = try arguments.integer("threads", in: 1...256)
      guard let action = arguments.positional.first else {
        throw UsageError("an action is missing; expected \(actions)")
      }
      switch (action, arguments.positional.count) {
      case ("list", 1):
        let folder = try CertificateFolder(arguments, threads: threads)
        folder.warn()
        let outcomes = BadgeComputation.run(
          Methodology.all, threads: threads, certificates: folder.evidence)
        Terminal.write(
          arguments.has("json")
            ? RegistryText.json(outcomes, language).indented
            : RegistryText.list(outcomes, language))
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
      case ("check", 1), ("check", 2):
        let folder = try CertificateFolder(arguments, threads: threads)
        let file = arguments.positional.dropFirst().first
        let found = try RegistryFindings.lines(file: file, folder: folder, threads: threads)
        Terminal.write(found.report.map { $0 + "\n" }.joined())
        let certificates = try CertificateRecheck.run(folder, arguments, threads: threads)
        return found.findings == 0 && certificates ? .fine : .finding
      case ("table", 1):
        let folder = try CertificateFolder(arguments, threads: threads)
        folder.warn()
        Terminal.write(
          FormulaTable.text(
            BadgeComputation.run(
              Methodology.all, threads: threads, certificates: folder.evidence)))
      case ("fingerprint", 1):
        for (key, digest) in try CohortFingerprints.all(threads: threads) {
          Terminal.write(CommandTable.pad(key, 24) + digest + "\n")
        }
      default:
        throw UsageError("action is '\(action)'; expected \(actions)")
      }
      return .fine
    })
}
