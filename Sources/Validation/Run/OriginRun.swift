import Scoring

/// Runs protocol origin-2026 on a dataset: floor tables, 70/30 feasibility of models, signs.
///
/// It exists so that results can be compared with the origin's published ones. Formulas enter only
/// through the sign audit; the protocol has no test for them.
///
///     let result = try OriginRun(people: dataset.people).result(identity)
///
/// - Missing data: a table without rows stays in the result with null numbers.
/// - Complexity: dominated by 1,000 bootstrap draws per table cell; parallel over cells. Same bits for
///   any number of threads.
/// - Source: spec/validation.md, spec/decisions.md B.
public struct OriginRun: Sendable {
  public static let name = "origin-2026"

  public var threads: Int?
  /// Horizon of `target_NAME` columns, in days.
  public var ownHorizon = 1
  /// What the tables evaluate, the deciding slice first; nil = `OriginSlice.standard` of each person.
  public var slices: [OriginSlice]?
  /// Called after each finished step with the share done, from any thread.
  public var progress: (@Sendable (Double) -> Void)?

  private let people: [DailySeries]
  private let formulas: [any Formula]

  /// - Parameters:
  ///   - people: ascending by id bytes.
  ///   - formulas: audited for their sign.
  public init(people: [DailySeries], formulas: [any Formula] = []) {
    self.people = people
    self.formulas = formulas
  }

  public func result(_ identity: DatasetIdentity) throws(ScoringError) -> ValidationResult {
    var candidates: [Candidate] = []
    for formula in formulas {
      candidates.append(
        try .formula(formula, people: people, isAnchor: false, threads: threads))
    }
    candidates += Candidate.columns(of: people)
    return result(identity, candidates)
  }

  private func result(_ identity: DatasetIdentity, _ candidates: [Candidate]) -> ValidationResult {
    let own = Set(people.flatMap { $0.targets.map(\.name) })
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { TargetKind.own($0, horizon: ownHorizon) }
    let data = concurrentMap(people.count, threads: threads) {
      PersonData(people[$0], kinds: TargetKind.strictTables, ownHorizon: ownHorizon)
    }
    var cells: [(person: Int, slice: OriginSlice, target: TargetKind, decides: Bool)] = []
    for person in people.indices {
      for (index, slice) in (slices ?? OriginSlice.standard(people[person])).enumerated() {
        cells += (TargetKind.all + own).map { (person, slice, $0, index == 0) }
      }
    }
    let meter = Meter(steps: cells.count + 1, report: progress)
    let outcomes = concurrentMap(cells.count, threads: threads) { [cells] index in
      let cell = cells[index]
      let outcome = OriginOutcome(
        cell.target, of: data[cell.person].targets, series: people[cell.person],
        slice: cell.slice, decides: cell.decides)
      meter.step()
      return outcome
    }
    let signs = SignSummary.origin(people, candidates)
    meter.step()
    return ValidationResult(
      protocolName: OriginRun.name, seed: ProtocolRandom.defaultSeed, dataset: identity,
      candidates: candidates.map {
        CandidateInfo(key: $0.key, isAnchor: $0.isAnchor, predictsUnitOf: $0.predictsUnitOf)
      },
      evidence: outcomes.flatMap(\.evidence), tables: [],
      targets: (TargetKind.all + own).map { TargetCounts($0, data.map(\.targets)) },
      signs: signs, headlines: outcomes.compactMap(Headline.init),
      caveats: people.count == 1 ? [StrictVerdict.Reason.onePerson.rawValue] : [],
      people: people.indices.map { PersonView(data[$0], candidates, $0) }, origin: outcomes)
  }
}

extension Headline {
  /// What the models of a primary target say; nil when none was asked.
  ///
  /// An event is judged against the floor, never against the base rate that looks ahead.
  init?(_ outcome: OriginOutcome) {
    guard outcome.table.target.isPrimary,
      let row = outcome.evidence.first(where: {
        $0.role == Role.model.rawValue && $0.verdict != nil
      })
    else { return nil }
    candidate = row.candidate
    evidence = row
    isBaseline = false
  }
}

extension SignSummary {
  /// The strict audit in the words of protocol origin-2026, person by person.
  ///
  /// - Source: spec/validation.md §13.
  static func origin(_ people: [DailySeries], _ candidates: [Candidate]) -> [SignSummary] {
    let words = [
      SignAudit.Word.expected.rawValue: "expected_signed",
      SignAudit.Word.mixed.rawValue: "mixed_signed",
      SignAudit.Word.insufficient.rawValue: "insufficient_evidence",
    ]
    return all(people, candidates).filter { $0.person != nil }.map { sign in
      SignSummary(
        person: sign.person, candidate: sign.candidate, hrv: sign.hrv, restingHR: sign.restingHR,
        answer: words[sign.answer] ?? sign.answer)
    }
  }
}
