import Scoring

/// Turns the entries of groups into tidy evidence rows, with Holm and verdicts.
///
/// - Source: spec/decisions.md B 6, 8, 11 and their readings.
package struct EvidenceRows: Sendable {
  /// Per person ascending, then groups, candidates and roles; floors first.
  package private(set) var people: [Evidence] = []
  package private(set) var pooled: [Evidence] = []

  /// - Parameter models: per group and person, when the run has models.
  package init(
    groups: [(TableGroup, GroupEntries)], persons: [DailySeries], models: [[ModelTable?]] = []
  ) {
    for person in persons.indices {
      var rows: [Evidence] = []
      var evidence: [(row: Int, evidence: StrictEvidence, tests: Int)] = []
      for (index, (group, entries)) in groups.enumerated() {
        rows += EvidenceRows.floors(group, person, persons[person].person)
        for (candidate, byRole) in zip(group.candidates, entries.entries) {
          for role in group.roles(candidate, people: persons.count) {
            guard
              let row = EvidenceRows.row(
                group, candidate, role, person, persons[person].person, byRole[role]![person])
            else { continue }
            if let entry = byRole[role]![person], role.isJudged(on: group.target) {
              evidence.append((rows.count, StrictEvidence(role, entry), entry.test.count))
            }
            rows.append(row)
          }
        }
        if !models.isEmpty, let table = models[index][person] {
          rows += table.evidence(person: persons[person].person)
        }
      }
      EvidenceRows.decide(&rows, evidence.map { ($0.row, $0.evidence) }) { index, strict in
        strict.verdict(testCount: evidence[index].tests)
      }
      people += rows
    }
    if persons.count > 1 { pool(groups, models) }
  }

  /// The naive floors of a table: their test losses, no test.
  private static func floors(_ group: TableGroup, _ person: Int, _ id: String) -> [Evidence] {
    let table = group.tables[person]
    guard group.rows == "anchor", let split = table.split else { return [] }
    return table.floorNames.enumerated().map { index, name in
      var row = Evidence(
        person: id, target: group.target, candidate: "floor:" + name, role: .floor, rows: "anchor")
      row.size(split)
      row.loss = table.floorTestLosses[index]
      if !group.target.isEvent {
        row.rmse = rootMeanSquareError(
          table.rows!.test.map { table.rows!.target[$0] - table.floorColumns[index][$0] })
      }
      return row
    }
  }

  private static func row(
    _ group: TableGroup, _ candidate: Candidate, _ role: Role, _ person: Int, _ id: String,
    _ entry: TableEntry?
  ) -> Evidence? {
    let table = group.tables[person]
    var row = Evidence(
      person: id, target: group.target, candidate: candidate.key, role: role, rows: group.rows)
    guard let split = table.split, let rows = table.rows else {
      // An anchor without a table has no tests; an added candidate says why it has none.
      if group.rows == "anchor" { return nil }
      row.verdict = StrictVerdict.Word.insufficientEvidence.rawValue
      row.reason =
        table.account.rows == 0
        ? StrictVerdict.Reason.inputsAbsent.rawValue : PurgedSplit.Failure.tooFewRows.rawValue
      return row
    }
    row.size(split)
    row.reference = role.reference(floor: table.floorName)
    guard let entry else {
      let reason: StrictVerdict.Reason = role == .borrowed ? .fewPeople : .fewTrainingRows
      row.verdict = StrictVerdict.Word.insufficientEvidence.rawValue
      row.reason = reason.rawValue
      row.rankDeficient = false
      row.surrogateApproximate = SurrogatePlan(rows: rows.count).isApproximate
      return row
    }
    row.fill(entry, rows)
    row.family = role.isJudged(on: group.target) && entry.test.p != nil
    row.decide(.notInFamily)
    return row
  }

  /// Holm over the family of `rows`, then the verdicts: one family for anchors, one for the others.
  ///
  /// A test without p is in no family and still judged: too few rows speak before `no_variance`.
  private static func decide(
    _ rows: inout [Evidence], _ evidence: [(row: Int, evidence: StrictEvidence)],
    verdict: (Int, StrictEvidence) -> StrictVerdict
  ) {
    for family in ["anchor", "own"] {
      let members = evidence.indices.filter { rows[evidence[$0].row].rows == family }
      let adjusted = holmAdjusted(members.map { rows[evidence[$0].row].p })
      for (member, p) in zip(members, adjusted) {
        let row = evidence[member].row
        rows[row].pHolm = p
        rows[row].decide(verdict(member, evidence[member].evidence.adjusted(p)))
      }
    }
  }

  private mutating func pool(
    _ groups: [(TableGroup, GroupEntries)], _ models: [[ModelTable?]]
  ) {
    var rows: [Evidence] = []
    var evidence: [(row: Int, evidence: StrictEvidence)] = []
    for (index, (group, entries)) in groups.enumerated() {
      for (candidate, byRole) in zip(group.candidates, entries.entries) {
        for role in group.roles(candidate, people: group.tables.count) {
          let computed = byRole[role]!.compactMap { $0 }
          if computed.isEmpty { continue }
          let floors = zip(group.tables, byRole[role]!).compactMap { $1 == nil ? nil : $0.floorName }
          var row = Evidence(
            person: nil, target: group.target, candidate: candidate.key, role: role,
            rows: group.rows)
          let strict = row.fill(pooled: computed, role: role, floors: floors)
          row.family = role.isJudged(on: group.target) && row.p != nil
          row.decide(.notInFamily)
          if role.isJudged(on: group.target) { evidence.append((rows.count, strict)) }
          rows.append(row)
        }
      }
      if !models.isEmpty { rows += ModelTable.pooled(models[index].compactMap { $0 }) }
    }
    let counts = evidence.map { rows[$0.row].people! }
    EvidenceRows.decide(&rows, evidence) { $1.verdict(people: counts[$0]) }
    pooled = rows
  }
}

extension Evidence {
  mutating func decide(_ verdict: StrictVerdict) {
    self.verdict = verdict.word.rawValue
    reason = verdict.reason?.rawValue
  }

  mutating func size(_ split: PurgedSplit) {
    nTrain = split.trainCount
    nTest = split.testCount
    nRows = split.rowCount
    purged = split.purged
  }

  mutating func fill(_ entry: TableEntry, _ rows: TableRows) {
    fill(entry.outcome, entry.test, entry.block, rows)
    surrogateShare = entry.share.better
    surrogateShareWorse = entry.share.worse
    surrogateApproximate = entry.approximate
    rankDeficient = entry.rankDeficient
    coefficients = entry.coefficients
  }

  mutating func fill(
    _ outcome: EntryOutcome, _ test: MeanTest, _ block: Interval?, _ rows: TableRows
  ) {
    loss = outcome.loss
    referenceLoss = outcome.referenceLoss
    skill = outcome.skill
    meanDifference = outcome.meanDifference
    spearman = outcome.spearman
    fill(test)
    daysNeeded = test.daysNeeded(referenceLoss: outcome.referenceLoss)
    blockLow = block?.low
    blockHigh = block?.high
    if rows.isEvent {
      let metrics = EventMetrics(rows, predictions: outcome.predictions)
      precision = metrics.precision
      captured = metrics.captured
      lift = metrics.lift
      auc = metrics.auc
    } else {
      rmse = rootMeanSquareError(
        zip(rows.test, outcome.predictions).map { rows.target[$0] - $1 })
    }
  }

  private mutating func fill(_ test: MeanTest) {
    degrees = test.degrees
    standardError = test.standardError
    t = test.t
    p = test.p
    ciLow = test.interval.low
    ciHigh = test.interval.high
    mdd = test.detectable
  }

  /// Fills a row over people and returns what its verdict needs.
  mutating func fill(pooled entries: [TableEntry], role: Role, floors: [String]) -> StrictEvidence {
    let row = PooledRow(
      entries.map {
        PooledRow.Person(
          loss: $0.outcome.loss, referenceLoss: $0.outcome.referenceLoss,
          meanDifference: $0.outcome.meanDifference, testCount: $0.test.count, p: $0.test.p)
      })
    fill(row, role: role, floors: floors)
    let runs = entries[0].surrogateMeans.indices.map { run in
      Spread.mean(entries.map { $0.surrogateMeans[run] })
    }
    let share = SurrogateShare(real: row.meanDifference, surrogates: runs)
    surrogateShare = share.better
    surrogateShareWorse = share.worse
    surrogateApproximate = entries.contains(where: \.approximate)
    rankDeficient = entries.contains(where: \.rankDeficient)
    return StrictEvidence(
      role: role, intervals: [row.test?.interval, row.bootstrap].compactMap { $0 },
      adjustedP: nil, detectable: row.test?.detectable ?? 0, referenceLoss: row.referenceLoss,
      surrogateShare: share.better, surrogateShareWorse: share.worse)
  }

  /// Fills a row over people without its surrogates.
  mutating func fill(_ row: PooledRow, role: Role, floors: [String]) {
    pooled = row
    people = row.people
    nTest = row.testCount
    loss = row.loss
    referenceLoss = row.referenceLoss
    skill = row.skill
    meanDifference = row.meanDifference
    // People may have different floors; the name is given when they agree.
    if let first = floors.first, floors.allSatisfy({ $0 == first }) {
      reference = role.reference(floor: first)
    } else {
      reference = role.reference(floor: "each_own_floor")
    }
    if let test = row.test { fill(test) }
    bootstrapLow = row.bootstrap?.low
    bootstrapHigh = row.bootstrap?.high
  }
}

extension StrictEvidence {
  /// The evidence of one person's entry, before Holm.
  init(_ role: Role, _ entry: TableEntry) {
    self.init(
      role: role, intervals: [entry.test.interval], adjustedP: nil,
      detectable: entry.test.detectable, referenceLoss: entry.outcome.referenceLoss,
      surrogateShare: entry.share.better, surrogateShareWorse: entry.share.worse)
  }

  func adjusted(_ p: Double?) -> StrictEvidence {
    StrictEvidence(
      role: role, intervals: intervals, adjustedP: p, detectable: detectable,
      referenceLoss: referenceLoss, surrogateShare: surrogateShare,
      surrogateShareWorse: surrogateShareWorse)
  }
}

extension Role {
  /// Whether a test of this role on the target gets a verdict; all others are `not_in_family`.
  func isJudged(on target: TargetKind) -> Bool { isInFamily && target.isPrimary }

  /// What the entry is compared with, by name.
  func reference(floor: String) -> String {
    switch self {
    case .incremental, .model: "ols[1,\(floor)]"
    case .borrowed: "borrowed[\(floor)]"
    default: floor
    }
  }
}
