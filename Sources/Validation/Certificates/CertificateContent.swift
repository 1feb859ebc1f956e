import Scoring

extension Certificate {
  /// Records a finished run of protocol strict-1.
  ///
  /// Pooled rows speak for a dataset. Where fewer than ten people are behind one, rows of single people
  /// with at least 60 test rows stand beside it, by rank; of a single person every row.
  ///
  /// - Parameters:
  ///   - people: the people of the run, ascending by id bytes.
  ///   - formulas: whose fingerprints and constants are recorded, and whose rows.
  ///   - audits: what the audits of these formulas found on these people.
  ///   - rules: name of the badge rules the record is made for.
  /// - Throws: what a formula throws on the bundled cohort.
  public init(
    _ result: ValidationResult, people: [DailySeries], formulas: [any Formula],
    audits: [AuditResult], rules: String, threads: Int? = nil
  ) throws(ScoringError) {
    let fingerprints = try concurrentMap(formulas.count, threads: threads) {
      index throws(ScoringError) in try formulaFingerprint(formulas[index])
    }
    let ranks = Dictionary(
      uniqueKeysWithValues: people.enumerated().map { ($1.person, $0 + 1) })
    let rows = CertifiedRows(result, formulas: Set(formulas.map(\.identity.key)))
    func rank(_ person: String?) -> JSONValue { .optional(person.flatMap { ranks[$0] }) }
    func list<Row>(_ rows: [Row], _ members: (Row) -> [(String, JSONValue)]) -> JSONValue {
      .array(rows.map { .record(members($0)) })
    }
    self.init(content: [
      "schema": .string(Certificate.schema), "rules": .string(rules),
      "protocol": .string(result.protocolName), "seed": .number(Double(result.seed)),
      "dataset": [
        "digest": .string(result.dataset.digest), "people": .optional(result.dataset.people),
        "days": .optional(result.dataset.days), "synthetic": .bool(result.dataset.synthetic),
        "hrv": .array(
          Set(people.compactMap { $0.hrvKind?.columnName }).sorted().map { .string($0) }),
      ],
      "formulas": list(Array(zip(formulas, fingerprints))) { formula, fingerprint in
        [
          ("formula", .string(formula.identity.key)), ("fingerprint", .string(fingerprint)),
          ("parameters", formula.recordedParameters),
        ]
      },
      "exact": [
        "evidence": list(rows.evidence) { [("person", rank($0.person))] + $0.exact },
        "floors": list(rows.floors) { [("person", rank($0.person))] + $0.exact },
        "signs": list(rows.signs) { [("person", rank($0.person))] + $0.exact },
        "labels": list(result.labels) { $0.exact },
      ],
      Certificate.looseMember: [
        "evidence": list(rows.evidence) { $0.loose }, "floors": list(rows.floors) { $0.loose },
        "signs": list(rows.signs) { $0.loose },
      ],
      "verdicts": [
        "evidence": list(rows.evidence) { $0.words }, "floors": list(rows.floors) { $0.words },
        "signs": list(rows.signs) { $0.words },
        "audits": list(audits) { audit in
          [
            ("formula", .string(audit.formula)), ("audit", .string(audit.audit.rawValue)),
            ("passed", .bool(audit.passed)),
          ]
        },
      ],
    ])
  }
}

/// The rows of a run that a certificate keeps.
private struct CertifiedRows {
  /// What makes a row evidence of its own.
  static let enoughPeople = 10
  static let enoughRows = 60

  let evidence: [Evidence]
  let floors: [FloorTest]
  let signs: [SignSummary]

  /// - Parameter formulas: keys; columns and own targets of the dataset are nobody's badge.
  init(_ result: ValidationResult, formulas: Set<String>) {
    let several = result.dataset.people > 1
    func keeps(_ person: String?, testRows: Int?, pooled: Bool) -> Bool {
      person == nil || !pooled && (testRows ?? 0) >= (several ? Self.enoughRows : 1)
    }
    let targets = Set(TargetKind.strictTables.map(\.id))
    let pooledFloors = Set(
      result.floorTests.filter { $0.person == nil && $0.people >= Self.enoughPeople }
        .map(\.target))
    floors = result.floorTests.filter {
      keeps($0.person, testRows: $0.testRows, pooled: pooledFloors.contains($0.target))
    }

    let mine = result.evidence.filter {
      targets.contains($0.target) && formulas.contains($0.candidate)
    }
    let pooled = Set(
      mine.filter { $0.person == nil && $0.people ?? 0 >= Self.enoughPeople }
        .map { [$0.target, $0.candidate] })
    evidence = mine.filter {
      keeps($0.person, testRows: $0.nTest, pooled: pooled.contains([$0.target, $0.candidate]))
    }

    let candidates = formulas.union(["persistence"])
    signs = result.signs.filter {
      ($0.person == nil) == several && candidates.contains($0.candidate)
    }
  }
}

extension JSONValue {
  /// An object of the members that have a value.
  fileprivate static func record(_ members: [(String, JSONValue)]) -> JSONValue {
    .object(Dictionary(uniqueKeysWithValues: members.filter { $0.1 != .null }))
  }

  fileprivate static func finite(_ value: Double?) -> JSONValue {
    .optional(value.flatMap { $0.isFinite ? $0 : nil })
  }
}

extension Formula {
  /// Every constant as a certificate holds it; the source is prose and no part of what was computed.
  package var recordedParameters: JSONValue {
    .array(
      parameters.map {
        ["name": .string($0.name), "value": .number($0.value), "unit": .string($0.unit)]
      })
  }
}

extension Evidence {
  /// What a least-squares fit went into; without one these numbers are exact.
  private var fitted: [(String, JSONValue)] {
    [
      ("loss", .finite(loss)), ("rmse", .finite(rmse)),
      ("reference_loss", .finite(referenceLoss)), ("skill", .finite(skill)),
      ("mean_difference", .finite(meanDifference)), ("block_low", .finite(blockLow)),
      ("block_high", .finite(blockHigh)), ("bootstrap_low", .finite(bootstrapLow)),
      ("bootstrap_high", .finite(bootstrapHigh)), ("spearman", .finite(spearman)),
      ("surrogate_share", .finite(surrogateShare)),
      ("surrogate_share_worse", .finite(surrogateShareWorse)),
      ("rank_deficient", .optional(rankDeficient)), ("precision", .finite(precision)),
      ("captured", .optional(captured)), ("lift", .finite(lift)), ("auc", .finite(auc)),
    ]
  }

  private var isFitted: Bool { role != Role.floor.rawValue && role != Role.asIs.rawValue }

  fileprivate var exact: [(String, JSONValue)] {
    [
      ("target", .string(target)), ("candidate", .string(candidate)), ("role", .string(role)),
      ("rows", .string(rows)), ("family", .bool(family)), ("people", .optional(people)),
      ("n_train", .optional(nTrain)), ("n_test", .optional(nTest)),
      ("n_rows", .optional(nRows)), ("purged", .optional(purged)),
      ("horizon", .optional(horizon)), ("reference", .optional(reference)),
      ("surrogate_approximate", .optional(surrogateApproximate)),
    ] + (isFitted ? [] : fitted)
  }

  fileprivate var loose: [(String, JSONValue)] {
    [
      ("ci_low", .finite(ciLow)), ("ci_high", .finite(ciHigh)), ("p", .finite(p)),
      ("p_holm", .finite(pHolm)), ("mdd", .finite(mdd)), ("days_needed", .finite(daysNeeded)),
    ] + (isFitted ? fitted : [])
  }

  fileprivate var words: [(String, JSONValue)] {
    [("verdict", .optional(verdict)), ("reason", .optional(reason))]
  }
}

extension FloorTest {
  fileprivate var exact: [(String, JSONValue)] {
    [
      ("target", .string(target)), ("floor", .string(FloorTest.floor)),
      ("challenger", .string(challenger)), ("people", .optional(people)),
      ("n_test", .optional(testRows)), ("mean_difference", .finite(meanDifference)),
    ]
  }

  fileprivate var loose: [(String, JSONValue)] {
    [("p", .finite(p)), ("p_holm", .finite(pHolm))]
  }

  fileprivate var words: [(String, JSONValue)] { [("beaten", .bool(beaten))] }
}

extension SignSummary {
  private typealias Members = [(String, JSONValue)]

  private func channels(_ members: (Channel) -> Members) -> Members {
    [("hrv", .record(members(hrv))), ("resting_hr", .record(members(restingHR)))]
  }

  fileprivate var exact: [(String, JSONValue)] {
    [("candidate", .string(candidate))]
      + channels { [("count", .optional($0.count)), ("r", .finite($0.r))] }
  }

  fileprivate var loose: [(String, JSONValue)] {
    channels {
      [("ci_low", .finite($0.ciLow)), ("ci_high", .finite($0.ciHigh)), ("p", .finite($0.p))]
    }
  }

  fileprivate var words: [(String, JSONValue)] {
    [("answer", .string(answer))]
      + channels {
        [
          ("expected", .optional($0.expected)), ("wrong", .optional($0.wrong)),
          ("zero", .optional($0.zero)), ("word", .string($0.word)),
        ]
      }
  }
}

extension LabelCount {
  fileprivate var exact: [(String, JSONValue)] {
    [
      ("target", .string(target)), ("people", .optional(people)),
      ("labelled", .optional(labelled)), ("positive", .optional(positive)),
    ]
  }
}
