import Scoring

extension TableSummary {
  init(_ group: TableGroup, _ person: Int, _ data: PersonData) {
    let table = group.tables[person]
    let series = data.series
    self.person = series.person
    target = group.target.id
    rows = group.rows
    candidates = group.candidates.map(\.key)
    horizon = group.target.horizon
    lossKind = group.target.isEvent ? "brier" : "absolute_error"
    account = table.account
    guard let split = table.split, let rows = table.rows else {
      error = PurgedSplit.Failure.tooFewRows.rawValue
      return
    }
    nRows = split.rowCount
    nTrain = split.trainCount
    nTest = split.testCount
    purged = split.purged
    trainFirst = series.day(table.days[0])
    trainLast = series.day(table.days[split.trainCount - 1])
    testFirst = series.day(table.days[split.firstTest])
    testLast = series.day(table.days[split.rowCount - 1])
    floor = table.floorName
    floorTrainLosses = zip(table.floorNames, table.floorTrainLosses).map { ($0, $1) }
    floorTestLosses = zip(table.floorNames, table.floorTestLosses).map { ($0, $1) }
    floorLoss = table.floorTestLosses[table.floor]
    let predictions = Array(rows.floor[rows.test])
    floorSpearman = spearman(predictions, Array(rows.target[rows.test]))
    if split.trainCount >= TableEntry.minTrainingRows {
      recalibratedFloorLoss = rows.testLoss(SingleTable(rows, role: .incremental).references)
    }
    if group.target.isEvent {
      let metrics = EventMetrics(rows, predictions: predictions)
      event = EventSummary(
        trainPositives: rows.target[..<rows.trainCount].count { $0 == 1 },
        testPositives: rows.target[rows.test].count { $0 == 1 },
        floorPrecision: metrics.precision, floorCaptured: metrics.captured,
        floorLift: metrics.lift, floorAUC: metrics.auc,
        noiseFloorAUC: NoiseControl.floorAUC(group, person, series))
    }
  }
}

extension TargetCounts {
  package init(_ kind: TargetKind, _ people: [PersonTargets]) {
    var counts = [Int](repeating: 0, count: TargetReason.allCases.count)
    for person in people {
      for record in person.records(kind) { counts[Int(record.reason.rawValue)] += 1 }
    }
    let seen = TargetReason.allCases.filter { counts[Int($0.rawValue)] > 0 }
      .sorted { counts[Int($0.rawValue)] > counts[Int($1.rawValue)] }
    func list(_ eligible: Bool) -> [(reason: String, days: Int)] {
      seen.filter { $0.eligible == eligible }.map { ($0.word, counts[Int($0.rawValue)]) }
    }
    target = kind.id
    eligible = list(true)
    ineligible = list(false)
  }
}

extension SignSummary {
  /// Every candidate and persistence, per person and, for several people, over them.
  static func all(_ people: [DailySeries], _ candidates: [Candidate]) -> [SignSummary] {
    let channels = people.map { person in
      (hrv: person.values(.hrv), restingHR: person.values(.restingHR))
    }
    var result: [SignSummary] = []
    let names = candidates.map(\.key) + ["persistence"]
    let audits = names.indices.map { name in
      people.indices.map { person in
        name < candidates.count
          ? SignAudit(
            score: candidates[name].values[person], hrv: channels[person].hrv,
            restingHR: channels[person].restingHR)
          : SignAudit.persistence(
            hrv: channels[person].hrv, restingHR: channels[person].restingHR)
      }
    }
    for person in people.indices {
      for name in names.indices {
        result.append(SignSummary(people[person].person, names[name], audits[name][person]))
      }
    }
    if people.count > 1 {
      for name in names.indices {
        result.append(SignSummary(names[name], PeopleSignAudit(audits[name])))
      }
    }
    return result
  }

  private init(_ person: String, _ candidate: String, _ audit: SignAudit) {
    func channel(_ sign: ChannelSign) -> Channel {
      Channel(
        count: sign.pairs, r: sign.correlation, ciLow: sign.interval?.low,
        ciHigh: sign.interval?.high, word: sign.word.rawValue)
    }
    self.init(
      person: person, candidate: candidate, hrv: channel(audit.hrv),
      restingHR: channel(audit.restingHR), answer: audit.word.rawValue)
  }

  private init(_ candidate: String, _ audit: PeopleSignAudit) {
    func channel(_ sign: PeopleSign) -> Channel {
      Channel(
        count: sign.people, p: sign.p, expected: sign.expected, wrong: sign.wrong,
        zero: sign.zero, word: sign.word.rawValue)
    }
    self.init(
      person: nil, candidate: candidate, hrv: channel(audit.hrv),
      restingHR: channel(audit.restingHR), answer: audit.word.rawValue)
  }
}

extension Headline {
  init(_ candidate: Candidate, _ kinds: [TargetKind], _ rows: EvidenceRows) {
    self.candidate = candidate.key
    isBaseline = candidate.predictsUnitOf != nil
    let primary = kinds.first { $0.isPrimary && candidate.enters($0) }
    evidence = primary.flatMap {
      Headline.spoken(candidate.key, target: $0.id, rows.people + rows.pooled)
    }
  }

  /// The row that speaks for a candidate on a target.
  static func spoken(_ candidate: String, target: String, _ evidence: [Evidence]) -> Evidence? {
    let mine = evidence.filter { $0.candidate == candidate && $0.target == target }
    let pooled = mine.filter { $0.person == nil }
    // Without a pooled row the only person speaks.
    let rows = pooled.isEmpty ? mine : pooled
    return [Role.incremental, .borrowed, .asIs].lazy.compactMap { role in
      rows.first { $0.role == role.rawValue && $0.loss != nil }
    }.first ?? rows.first
  }
}

extension PersonView {
  init(
    _ data: PersonData, _ candidates: [Candidate], _ person: Int, testRows: [TestRows] = []
  ) {
    let series = data.series
    id = series.person
    firstDay = series.firstDay
    epochs = series.epochs
    scores = candidates.map { ($0.key, $0.values[person]) }
    efficiency = data.targets.efficiencies
    efficiencyFloor = data.floors(.recoveryRolling3).columns[
      TrailingFloors.Kind.ewma45.rawValue]
    coverage = series.signals.map { signal in (signal, series.values(signal).map { !$0.isNaN }) }
    self.testRows = testRows
  }
}
