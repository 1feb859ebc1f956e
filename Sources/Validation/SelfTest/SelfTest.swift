import Scoring

/// Plants known truths and leaks in invented people, runs the real harness on them (`StrictRun` and
/// the audits) and says what share it finds.
///
/// The verdict alone is fooled by a leak, which is why the audits stand beside it: a leak counts as
/// found when the audit made for it reports a fault of that very score.
///
///     try SelfTest().run().share   // 1
///
/// - Complexity: about ten seconds a cohort on two cores in release.
/// - Source: issue 4 point 4.
public struct SelfTest: Sendable {
  /// Independent cohorts, each with every plant.
  public var cohorts = 3
  public var threads: Int?
  /// Called with the share done.
  public var progress: (@Sendable (Double) -> Void)?

  /// People on whom the audits run; the tables use all.
  static let audited = 4

  public init() {}

  public func run() throws(ScoringError) -> SelfTestResult {
    let meter = Meter(steps: 2 * cohorts, report: progress)
    var rows: [SelfTestRow] = []
    for cohort in 0..<cohorts {
      rows += try SelfTest.rows(cohort: UInt64(cohort), threads: threads) { meter.step() }
    }
    return SelfTestResult(rows: rows)
  }

  private static func rows(cohort: UInt64, threads: Int?, step: () -> Void)
    throws(ScoringError) -> [SelfTestRow]
  {
    let formulas = Plant.allCases.filter { !$0.isColumn }
    let truths = formulas.filter { !$0.isLeak }.map(PlantedScore.init)
    let leaks = formulas.filter(\.isLeak).map(PlantedScore.init)
    let people = try withColumns(SelfTestPeople.series(cohort: cohort), truths)
    var run = StrictRun(people: people, anchors: truths, added: leaks)
    run.threads = threads
    let result = try run.result(
      DatasetIdentity(
        name: "selftest", digest: "", people: people.count,
        days: people.reduce(0) { $0 + $1.dayCount }, synthetic: true))
    step()
    let few = Array(people.prefix(audited))
    var audit = DatasetAudit(people: few, formulas: truths + leaks)
    audit.threads = threads
    audit.cuts = 8
    let faults = try audit.sections().flatMap { section in
      section.lines.filter(\.isFault).map { (score: $0.score, kind: section.kind.rawValue) }
    }
    step()
    return Plant.allCases.map { plant in
      SelfTestRow(
        plant, cohort: Int(cohort), result,
        faults: faults.filter { $0.score == plant.key }.map(\.kind))
    }
  }

  /// The people with the planted columns beside their signals.
  private static func withColumns(_ people: [DailySeries], _ anchors: [PlantedScore])
    throws(ScoringError) -> [DailySeries]
  {
    var result: [DailySeries] = []
    for series in people {
      var series = series
      var required: [[Double]] = []
      for anchor in anchors {
        required.append(Array(try anchor.score(series).primary))
      }
      for plant in Plant.allCases where plant.isColumn {
        let values =
          plant == .copyOfFloor
          ? chosenFloor(series, required) : PlantedValues(series).values(plant)
        do throws(SeriesError) {
          try series.addScore(plant.rawValue, values)
        } catch {
          preconditionFailure("a planted column is illegal: \(error)")
        }
      }
      result.append(series)
    }
    return result
  }

  private static func chosenFloor(_ series: DailySeries, _ required: [[Double]]) -> [Double] {
    let data = PersonData(series, kinds: [.recoveryRolling3], ownHorizon: 1)
    let floors = data.floors(.recoveryRolling3)
    let table = TargetTable(
      .recoveryRolling3,
      CommonRows(.recoveryRolling3, targets: data.targets, floors: floors, required: required),
      floorNames: floors.names)
    // `training_mean`, a constant, is the last name and no column of its own.
    return floors.columns[min(table.floor, floors.columns.count - 1)]
  }
}

/// What was planted in one cohort and what the harness said.
public struct SelfTestRow: Sendable {
  public let plant: String
  public let explanation: String
  public let cohort: Int
  public let expected: String
  /// Verdict of the pooled `incremental` entry on the plant's table.
  public let verdict: String
  /// Answer of the sign audit over people.
  public let sign: String
  /// Audits that report a fault of this score, each once.
  public let faults: [String]
  /// Whether the harness said what was planted.
  public let found: Bool
  /// A row without a leak that an audit accuses, or that is called better without being so.
  public let falseAlarm: Bool
  public let isLeak: Bool

  init(_ plant: Plant, cohort: Int, _ result: ValidationResult, faults: [String]) {
    self.plant = plant.rawValue
    self.cohort = cohort
    explanation = plant.explanation
    expected = plant.expectation.rawValue
    let row = result.evidence.first {
      $0.person == nil && $0.candidate == plant.key && $0.target == plant.target.id
        && $0.role == Role.incremental.rawValue
    }
    let verdict = row?.verdict ?? "no row"
    let sign = result.signs.first { $0.person == nil && $0.candidate == plant.key }?.answer
    self.verdict = verdict
    self.sign = sign ?? "no row"
    var each: [String] = []
    for fault in faults where !each.contains(fault) { each.append(fault) }
    self.faults = each
    isLeak = plant.isLeak
    let better = verdict == StrictVerdict.Word.beatsFloor.rawValue
    switch plant.expectation {
    case .beatsFloor: found = better
    case .notBetter: found = !better
    case .wrongSigned: found = sign == SignAudit.Word.wrongSigned.rawValue
    case .leak: found = each.contains { $0 == plant.audit?.rawValue }
    }
    falseAlarm = !plant.isLeak && (!each.isEmpty || (plant.expectation == .notBetter && better))
  }
}

/// All rows of a self-test.
public struct SelfTestResult: Sendable {
  /// By cohort, then in the order of the plants.
  public let rows: [SelfTestRow]

  /// The share of planted truths the harness finds.
  public var share: Double { Double(rows.count { $0.found }) / Double(rows.count) }

  public var falseAlarms: Int { rows.count { $0.falseAlarm } }

  public var passed: Bool { share >= 0.95 && falseAlarms == 0 }
}
