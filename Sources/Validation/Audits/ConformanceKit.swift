import Scoring

/// All audits of a formula on invented series: what every row of the registry passes and what
/// `plumbline check` runs for authors of private formulas.
///
///     ConformanceKit.run(Readiness1()).filter { !$0.passed }     // []
///
/// - Complexity: one or two seconds in release; audits run side by side, and the results do not
///   depend on the number of threads.
/// - Source: spec/decisions.md C; STYLE §3.6; issue 3 point 3.
public enum ConformanceKit {
  static let cuts = 16

  /// One result per audit, in the order of `Audit.allCases`.
  public static func run(_ formula: any Formula) -> [AuditResult] {
    let probes = Probes(formula.identity)
    let audits = Audit.allCases
    return concurrentMap(audits.count) { run(audits[$0], formula, probes) }
  }

  /// The keys that more than one formula of a registry claims, ascending.
  public static func duplicateKeys(_ formulas: [any Formula]) -> [String] {
    IdentityAudit.duplicateKeys(formulas)
  }

  private static func run(_ audit: Audit, _ formula: any Formula, _ probes: Probes) -> AuditResult {
    switch audit {
    case .lookAhead:
      onEach(probes.all) { LookAheadAudit(formula: formula, series: $0, cuts: cuts).run() }
    case .determinism:
      onEach(probes.all) { DeterminismAudit(formula: formula, series: $0, starts: cuts).run() }
    case .memory:
      onEach(probes.all) { MemoryAudit(formula: formula, series: $0, cuts: cuts).run() }
    case .missingData:
      onEach(probes.all) { MissingDataAudit(formula: formula, series: $0).run() }
    case .rangeAndDirection:
      RangeAndDirectionAudit(formula: formula, series: probes.all).run()
    case .rows: onEach(probes.all) { RowsAudit(formula: formula, series: $0).run() }
    case .calendar: onEach(probes.all) { CalendarAudit(formula: formula, series: $0).run() }
    case .columns: onEach(probes.all) { ColumnsAudit(formula: formula, series: $0).run() }
    case .degenerateSeries: DegenerateSeriesAudit(formula: formula).run()
    case .identity: IdentityAudit(formula: formula).run()
    }
  }

  private static func onEach(
    _ series: [DailySeries], _ run: (DailySeries) -> AuditResult
  ) -> AuditResult {
    var joined = run(series[0])
    for other in series.dropFirst() { joined.merge(run(other)) }
    return joined
  }

  /// The series a formula is tried on, as long as its memory asks for.
  private struct Probes: Sendable {
    /// Dense without epochs, dense with an epoch start, gappy with one.
    let all: [DailySeries]

    init(_ identity: FormulaIdentity) {
      let days = Probe.length(memory: identity.memory)
      let intradayDays = Probe.intradayDays(identity, of: days)
      all = [
        Probe.dense(days: days, seed: 1, intradayDays: intradayDays),
        Probe.dense(days: days, seed: 2, epochStart: days / 2 + 3, intradayDays: intradayDays),
        Probe.gappy(days: days, seed: 3, epochStart: days / 3, intradayDays: intradayDays),
      ]
    }
  }
}
