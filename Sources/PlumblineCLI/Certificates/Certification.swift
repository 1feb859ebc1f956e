import MethodologyRegistry
import Scoring
import Validation

/// The one run a certificate is made from: all anchors, every other candidate, default settings.
struct Certification {
  let certificate: Certificate
  /// What the tables were tested on, for the ledger.
  let tests: [Ledger.Test]

  init(_ people: [DailySeries], _ identity: DatasetIdentity, threads: Int?) throws {
    let candidates = Methodology.all.filter(\.isCandidate)
    var run = StrictRun(
      people: people, anchors: candidates.filter(\.isAnchor).map(\.formula),
      added: candidates.filter { !$0.isAnchor }.map(\.formula))
    run.threads = threads
    run.progress = Terminal.progress("certifying")
    let result = try run.result(identity)
    let formulas = Methodology.all.map(\.formula)
    // Audits on invented series depend on the code alone, and every badge runs them again.
    certificate = try Certificate(
      result, people: people, formulas: formulas,
      audits: formulas.flatMap { badgeAudits($0, on: people, cuts: 4) }, rules: BadgeRules.name,
      threads: threads)
    tests = result.ledgerTests
  }
}
