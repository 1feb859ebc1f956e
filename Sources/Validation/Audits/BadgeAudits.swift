import Scoring

/// The look-ahead and determinism audits of a formula on people's own series, joined over people.
///
/// - Parameter cuts: days tried per person and replacement; more finds rarer faults and takes
///   longer.
/// - Complexity: one thread per person; the result does not depend on the number of threads.
/// - Source: spec/decisions.md C.
///
///     badgeAudits(Readiness1(), on: people).allSatisfy(\.passed)
public func badgeAudits(
  _ formula: any Formula, on series: [DailySeries], cuts: Int = 16
) -> [AuditResult] {
  precondition(cuts >= 1, "an audit tries at least one day")
  let perPerson = concurrentMap(series.count) { index in
    [
      LookAheadAudit(formula: formula, series: series[index], cuts: cuts).run(),
      DeterminismAudit(formula: formula, series: series[index], starts: cuts).run(),
    ]
  }
  var joined = [Audit.lookAhead, .determinism].map {
    AuditResult($0, formula: formula.identity.key)
  }
  for results in perPerson {
    for index in results.indices { joined[index].merge(results[index]) }
  }
  return joined
}
