import Formulas
import MethodologyRegistry
import Reports
import Scoring
import Validation

/// Small runs on made-up days, with names that try to break out of every format.
enum Sample {
  static let hostile = "<script>alert(\"x\")</script> & 'co' | *`"

  /// One made-up person; the numbers only need to be plausible and different.
  static func person(_ id: String, days: Int, seed: Int) throws -> DailySeries {
    var state = UInt64(seed &* 7919 &+ 13)
    func noise() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 40) / Double(1 << 24) - 0.5
    }
    var series = try DailySeries(
      person: id, firstDay: Day("2024-01-01")!, dayCount: days,
      epochs: [
        SourceEpoch(id: "first", first: nil, last: Day("2024-03-31")!),
        SourceEpoch(id: hostile, first: Day("2024-04-01")!, last: nil),
      ])
    func column(_ mean: Double, _ width: Double) -> [Double] {
      (0..<days).map { $0 % 17 == 5 ? .nan : mean + width * noise() }
    }
    try series.set(column(50, 20), for: .hrvSDNN)
    try series.set(column(60, 8), for: .restingHR)
    let parts: [(Signal, [Double])] = [
      (.sleepDeep, column(1.2, 0.5)), (.sleepREM, column(1.6, 0.5)), (.sleepCore, column(4.2, 1)),
    ]
    for (signal, values) in parts { try series.set(values, for: signal) }
    try series.set(
      (0..<days).map { parts[0].1[$0] + parts[1].1[$0] + parts[2].1[$0] }, for: .sleepTotal)
    try series.set(column(0.5, 0.6), for: .sleepAwake)
    try series.set(column(100, 15), for: .walkingHR)
    try series.addScore(hostile, column(0, 1))
    // One person answered on twelve days only.
    try series.addLabel(
      "tired", (0..<days).map { seed == 1 && $0 >= 12 ? .nan : $0 % 5 == 2 ? 1 : 0 })
    return series
  }

  private static let formulas: [any Formula] = [Readiness1(), Readiness2(), RecoveryStability1()]

  private static func run(_ people: [String], days: Int) throws -> ValidationResult {
    var run = StrictRun(
      people: try people.enumerated().map { try person($1, days: days, seed: $0) },
      anchors: formulas)
    run.labels = [LabelRule("tired", higherIsBetter: false, badAt: 1)]
    return try run.result(
      DatasetIdentity(
        name: hostile, digest: "0123", people: people.count, days: people.count * days,
        synthetic: true))
  }

  // The runs are the slow part, and every language shows the same one.
  private static let onePersonRun = Result { try run([""], days: 420) }
  private static let cohortRun = Result {
    try run([hostile] + (10...20).map { "p\($0)" }, days: 200)
  }

  static func onePerson(_ language: Language = .en) throws -> ReportInput {
    try input(onePersonRun.get(), language)
  }

  static func cohort(_ language: Language = .en) throws -> ReportInput {
    try input(cohortRun.get(), language)
  }

  /// The cohort run once more from its days.
  static func cohortAgain() throws -> ReportInput {
    try input(run([hostile] + (10...20).map { "p\($0)" }, days: 200), .en)
  }

  private static func input(_ result: ValidationResult, _ language: Language) throws -> ReportInput
  {
    let audits = BadgeRules.requiredAudits.map { AuditOutcome($0, passed: true) }
    return ReportInput(
      result: result,
      badges: try formulas.map { formula in
        let key = formula.identity.key
        let badge = BadgeRules.badge(for: try .named(key), audits: audits, certificates: [])
        return FormulaBadge(key, badge, language)
      },
      audits: [
        AuditLine(name: "look_ahead", formula: "readiness@1", passed: true),
        AuditLine(name: "planted", formula: "x@1", passed: false, detail: hostile),
      ],
      account: AccountSummary(
        rows: 9, duplicateRows: 1,
        columns: [
          .init(
            name: hostile, meaning: "steps", seen: 8, kept: 5,
            dropped: [("not_a_decimal", 2), ("sentinel", 1)], flags: [("implausible", 1)])
        ],
        ignored: [("stesp", "steps"), (hostile, nil)]),
      language: language, toolVersion: "0.0.0")
  }
}
