import Scoring

/// Runs protocol strict-1 on a dataset: tables, entries, tests, verdicts, signs.
///
///     let result = try StrictRun(people: dataset.people, formulas: formulas).result(identity)
///
/// - Missing data: people and tables without enough rows stay in the result with their reason.
/// - Complexity: dominated by 200 refits and 1,000 bootstrap draws per entry; parallel over people.
///   Same bits for any number of threads.
/// - Source: spec/decisions.md B.
public struct StrictRun: Sendable {
  public static let name = "strict-1"

  public var threads: Int?
  /// Horizon of `target_NAME` columns, in days.
  public var ownHorizon = 1
  /// Whether Ridge, least squares and logistic models on the features are tested too. They are in no
  /// family and change no other row.
  public var models = false
  /// What the `label_*` columns mean; columns without a rule are not looked at. Self-report is
  /// context: it changes no other number.
  public var labels: [LabelRule] = []
  /// Called after each finished step with the share done, from any thread.
  public var progress: (@Sendable (Double) -> Void)?

  private let people: [DailySeries]
  private let anchors: [any Formula]
  private let added: [any Formula]

  /// - Parameters:
  ///   - people: ascending by id bytes.
  ///   - anchors: the formulas that decide the common rows.
  ///   - added: other formulas, tested on the anchor rows on which they have a value.
  public init(people: [DailySeries], anchors: [any Formula], added: [any Formula] = []) {
    self.people = people
    self.anchors = anchors
    self.added = added
  }

  public func result(_ identity: DatasetIdentity) throws(ScoringError) -> ValidationResult {
    var candidates: [Candidate] = []
    for (formulas, isAnchor) in [(anchors, true), (added, false)] {
      for formula in formulas {
        candidates.append(
          try .formula(formula, people: people, isAnchor: isAnchor, threads: threads))
      }
    }
    candidates += Candidate.columns(of: people)
    return result(identity, candidates)
  }

  /// The tables of the run in order: the six of the protocol, then own targets by name.
  private var kinds: [TargetKind] {
    let own = Set(people.flatMap { $0.targets.map(\.name) })
    return TargetKind.strictTables
      + own.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
      .map { .own($0, horizon: ownHorizon) }
  }

  private func result(_ identity: DatasetIdentity, _ candidates: [Candidate]) -> ValidationResult {
    let kinds = self.kinds
    let data = concurrentMap(people.count, threads: threads) {
      PersonData(people[$0], kinds: kinds, ownHorizon: ownHorizon)
    }
    let groups = kinds.flatMap { self.groups($0, candidates, data) }
    let modelSteps = models ? groups.count * people.count : 0
    let steps = groups.reduce(1 + modelSteps) { $0 + $1.withTable.count }
    let meter = Meter(steps: steps, report: progress)
    let entries = groups.map {
      GroupEntries($0, people: people.count, threads: threads, step: { meter.step() })
    }
    let rows = EvidenceRows(
      groups: Array(zip(groups, entries)), persons: people,
      models: models ? modelTables(groups, data, meter) : [])
    meter.step()
    let signs = SignSummary.all(people, candidates)
    let testRows = TestRows.all(
      zip(groups, entries).map { ($0, $1) }, people: people.count, rows)
    var result = ValidationResult(
      protocolName: StrictRun.name, seed: ProtocolRandom.defaultSeed, dataset: identity,
      candidates: candidates.map {
        CandidateInfo(key: $0.key, isAnchor: $0.isAnchor, predictsUnitOf: $0.predictsUnitOf)
      },
      evidence: rows.people + rows.pooled,
      tables: concurrentMap(people.count, threads: threads) { person in
        groups.map { TableSummary($0, person, data[person]) }
      }.flatMap { $0 },
      targets: TargetKind.all.map { TargetCounts($0, data.map(\.targets)) },
      signs: signs,
      headlines: candidates.map { Headline($0, kinds, rows) },
      caveats: people.count == 1 ? [StrictVerdict.Reason.onePerson.rawValue] : [],
      people: people.indices.map {
        PersonView(data[$0], candidates, $0, testRows: testRows[$0])
      })
    result.floorTests = groups.filter { $0.rows == "anchor" }.flatMap { FloorTest.all($0, people) }
    result.labels = TargetKind.strictTables.filter(\.isEvent).map {
      LabelCount($0, data.map(\.targets))
    }
    result.selfReport = SelfReport.rows(
      labels, people: data, candidates: candidates, groups: groups)
    return result
  }

  /// The models of every group of anchors, per person.
  private func modelTables(_ groups: [TableGroup], _ data: [PersonData], _ meter: Meter)
    -> [[ModelTable?]]
  {
    groups.map { group in
      concurrentMap(people.count, threads: threads) { person in
        defer { meter.step() }
        guard group.rows == "anchor" else { return nil }
        return ModelTable(
          group.target, data[person], required: group.candidates.map { $0.values[person] })
      }
    }
  }

  private func groups(_ kind: TargetKind, _ candidates: [Candidate], _ data: [PersonData])
    -> [TableGroup]
  {
    let entering = candidates.filter { $0.enters(kind) }
    let anchors = entering.filter(\.isAnchor)
    func group(_ candidates: [Candidate], _ rows: String) -> TableGroup {
      TableGroup(
        kind, candidates: candidates, anchors: anchors, rows: rows, people: data,
        threads: threads)
    }
    return [group(anchors, "anchor")] + entering.filter { !$0.isAnchor }.map { group([$0], "own") }
  }
}
