import Foundation
import MethodologyRegistry
import Validation

/// What `registry check` looks at, line by line, and how many lines are findings.
enum RegistryFindings {
  static func lines(file: String?, folder: CertificateFolder, threads: Int?) throws
    -> (report: [String], findings: Int)
  {
    let outcomes = BadgeComputation.run(
      Methodology.all, threads: threads, certificates: folder.evidence)
    var findings = ConformanceKit.duplicateKeys(Methodology.all.map(\.formula)).map {
      "registry: '\($0)' stands in more than one row"
    }
    findings += outcomes.flatMap(\.audits).filter { !$0.passed }.map(\.description)
    findings += try RegistryCheck.fingerprintFindings(
      computed: CohortFingerprints.all(threads: threads))
    if let file { findings += try tableFindings(file, outcomes) }
    let badges = outcomes.map { outcome in
      CommandTable.pad(outcome.key, 24) + CommandTable.pad(outcome.badge.badgeClass.rawValue, 30)
        + outcome.badge.caveats.map(\.code).joined(separator: " ")
    }
    return (badges + findings, findings.count)
  }

  /// Differences between the table of formulas in a document and the computed one.
  private static func tableFindings(_ file: String, _ outcomes: [BadgeComputation.Outcome]) throws
    -> [String]
  {
    guard let data = FileManager.default.contents(atPath: file) else {
      throw UsageError("file '\(file)' cannot be read")
    }
    guard let table = FormulaTable.found(in: String(decoding: data, as: UTF8.self)) else {
      throw UsageError(
        "file '\(file)' has no table between '\(FormulaTable.opening) …' and "
          + "'\(FormulaTable.closing)'")
    }
    let computed = Dictionary(uniqueKeysWithValues: outcomes.map { ($0.key, $0.badge) })
    let badges = RegistryCheck.findings(
      recorded: FormulaTable.recorded(in: table, place: file), computed: computed)
    if !badges.isEmpty || table == FormulaTable.text(outcomes) { return badges }
    return ["\(file): the table of formulas is not what 'plumbline registry table' prints"]
  }
}
