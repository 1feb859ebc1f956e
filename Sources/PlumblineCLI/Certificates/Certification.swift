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
    let outcomes = BadgeComputation.run(Methodology.all, people: people, threads: threads)
    certificate = try Certificate(
      result, people: people, formulas: Methodology.all.map(\.formula),
      audits: outcomes.flatMap(\.audits), rules: BadgeRules.name, threads: threads)
    tests = result.ledgerTests
  }
}
