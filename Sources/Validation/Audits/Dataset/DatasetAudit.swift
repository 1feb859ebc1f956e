import Scoring

/// Audits a dataset and the scores on it, where `plumbline check` tests a formula on probes.
///
///     try DatasetAudit(people: dataset.people, formulas: formulas).sections()
///
/// - Complexity: dominated by look-ahead and missing-data audits, a few hundred scorings a formula
///   and person; parallel over people, the result does not depend on the number of threads.
/// - Source: DESIGN.md §9, issue 4 point 3.
public struct DatasetAudit: Sendable {
  public var threads: Int?
  /// Days tried per person and replacement by the look-ahead audit.
  public var cuts = 4
  /// Horizon of `target_NAME` columns, in days.
  public var ownHorizon = 1
  /// Called after each finished step with the share done.
  public var progress: (@Sendable (Double) -> Void)?

  private let people: [DailySeries]
  private let formulas: [any Formula]

  public init(people: [DailySeries], formulas: [any Formula]) {
    self.people = people
    self.formulas = formulas
  }

  /// One section per kind, in the order of `AuditSection.Kind`.
  public func sections() throws(ScoringError) -> [AuditSection] {
    let meter = Meter(steps: AuditSection.Kind.allCases.count, report: progress)
    let scores = try AuditedScores(people: people, formulas: formulas, threads: threads)
    let labels = concurrentMap(people.count, threads: threads) {
      LabelAvailabilityAudit(people[$0])
    }
    return AuditSection.Kind.allCases.map { kind in
      defer { meter.step() }
      return section(kind, scores, labels)
    }
  }

  private func section(
    _ kind: AuditSection.Kind, _ scores: AuditedScores, _ labels: [LabelAvailabilityAudit]
  ) -> AuditSection {
    switch kind {
    case .lookAhead: lookAhead
    case .epochCrossing: epochCrossing
    case .columnLeak: columnLeak(scores)
    case .labelAvailability: labelAvailability(scores, labels)
    case .baseRate: AuditSection(.baseRate, LabelAvailabilityAudit.baseRates(labels))
    case .sign: scores.signs
    case .missingData: scores.missingData(threads: threads)
    case .warmUp: scores.warmUp
    case .degenerateBaselines: scores.degenerateBaselines
    case .epochShifts: epochShifts
    case .sampleOverlap:
      AuditSection(.sampleOverlap, SampleOverlapAudit(people).lines(people))
    }
  }

  private var lookAhead: AuditSection {
    AuditSection(
      .lookAhead,
      formulas.flatMap { formula in
        badgeAudits(formula, on: people, cuts: cuts).flatMap { DatasetAudit.lines($0) }
      })
  }

  private var epochCrossing: AuditSection {
    let withEpochs = people.filter { series in series.windowStart.contains { $0 > 0 } }
    return AuditSection(
      .epochCrossing,
      formulas.flatMap { formula -> [AuditSection.Line] in
        let results = concurrentMap(withEpochs.count, threads: threads) {
          MemoryAudit(formula: formula, series: withEpochs[$0], cuts: cuts).epochs()
        }
        guard var joined = results.first else { return [] }
        for result in results.dropFirst() { joined.merge(result) }
        return DatasetAudit.lines(joined)
      })
  }

  /// One line per fault, or one that counts the cases.
  private static func lines(_ result: AuditResult) -> [AuditSection.Line] {
    if result.findings.isEmpty {
      return [
        AuditSection.Line(
          "\(result.formula) passed \(result.casesRun) cases of \(result.audit.rawValue)",
          score: result.formula, numbers: [.init("cases", result.casesRun)])
      ]
    }
    return result.findings.map {
      AuditSection.Line(
        result.text(of: $0), isFault: true, person: $0.person, score: result.formula, day: $0.day)
    }
  }

  private func columnLeak(_ scores: AuditedScores) -> AuditSection {
    let columns = Array(scores.candidates.dropFirst(formulas.count))
    let faults = concurrentMap(columns.isEmpty ? 0 : people.count, threads: threads) {
      person -> [AuditSection.Line] in
      let audit = ColumnLeakAudit(
        people[person],
        scores: scores.candidates.map { ($0.key, $0.values[person]) }, ownHorizon: ownHorizon)
      return columns.compactMap { audit.fault($0.key, $0.values[person]) }
    }.flatMap { $0 }
    let clean = columns.filter { column in !faults.contains { $0.score == column.key } }
    return AuditSection(
      .columnLeak,
      faults
        + clean.map {
          AuditSection.Line("\($0.key) follows nothing of later days", score: $0.key)
        })
  }

  private func labelAvailability(
    _ scores: AuditedScores, _ labels: [LabelAvailabilityAudit]
  ) -> AuditSection {
    let faults = concurrentMap(people.count, threads: threads) { person in
      scores.candidates.compactMap { labels[person].fault($0.key, $0.values[person]) }
        .filter { isPossible($0, series: people[person]) }
    }.flatMap { $0 }
    return AuditSection(.labelAvailability, faults + LabelAvailabilityAudit.overlap(labels))
  }

  /// A formula that is blind to later days uses no label early, however well overlapping labels agree;
  /// a column cannot be asked again.
  private func isPossible(_ fault: AuditSection.Line, series: DailySeries) -> Bool {
    guard let formula = formulas.first(where: { $0.identity.key == fault.score }) else { return true }
    return badgeAudits(formula, on: [series], cuts: cuts).contains {
      $0.audit == .lookAhead && !$0.passed
    }
  }

  /// One line per person and date: the signals that stepped within ten days of each other.
  private var epochShifts: AuditSection {
    let shifts = concurrentMap(people.count, threads: threads) {
      EpochShiftAudit(people[$0]).shifts.sorted { $0.change.number < $1.change.number }
    }
    return AuditSection(
      .epochShifts,
      shifts.flatMap { own -> [AuditSection.Line] in
        var groups: [[EpochShift]] = []
        for shift in own {
          if let first = groups.last?.first, shift.change - first.change <= 10 {
            groups[groups.count - 1].append(shift)
          } else {
            groups.append([shift])
          }
        }
        return groups.map { DatasetAudit.line($0) }
      })
  }

  private static func line(_ group: [EpochShift]) -> AuditSection.Line {
    let steps = group.map { shift in
      shift.size.map {
        "\(shift.signal) \(decimal(abs($0), 1)) SD \($0 > 0 ? "higher" : "lower")"
      } ?? "HRV of the other kind"
    }
    let declared = group.compactMap(\.declared).first
    let first = group[0]
    return AuditSection.Line(
      "from \(first.change)\(AuditedScores.of(first.person)), "
        + (declared.map { "source epoch of \($0)" } ?? "no source epoch") + ": "
        + steps.joined(separator: ", "),
      person: first.person, day: first.change,
      numbers: group.compactMap { shift in shift.size.map { .init(shift.signal, $0) } })
  }
}
