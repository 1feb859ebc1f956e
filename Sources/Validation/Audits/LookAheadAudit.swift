import Scoring

/// Shows that a formula does not look ahead: whatever is done to the days after d, the outputs,
/// statuses and reasons up to d keep their bits.
///
/// Later days are replaced by missing, by extremes and by shuffles, per column and all together,
/// and cut off. What is not declared is tried too, at once, and then narrowed down. A finding names
/// the input and the first day on which it shows.
///
/// - Complexity: `cuts` × columns × 5 scorings of a few days each, plus whole-prefix ones.
/// - Source: spec/decisions.md C; STYLE §3.6 check 3.
struct LookAheadAudit {
  /// Days scored before a cut; a formula that looks further ahead than this shows on all of them.
  static let tail = 8
  /// Cuts at which everything before is scored, not only the tail, with all columns changed.
  static let wholePrefixes = 6

  let formula: any Formula
  let series: DailySeries
  let cuts: Int

  func run() -> AuditResult {
    AuditResult.of(.lookAhead, formula, person: series.person) {
      result throws(ScoringError) in
      guard series.dayCount >= 2 else { return }
      let reference = try formula.score(series)
      for probe in probes {
        try run(probe, reference, into: &result)
      }
    }
  }

  /// One way to change later days; nil = cut them off.
  private struct Probe {
    let columns: [AuditedColumn]
    let replacement: Replacement?
    let input: String
  }

  /// Single columns first, so that a finding names the one that matters.
  private var probes: [Probe] {
    let columns = AuditedColumn.all(of: series)
    let undeclared = AuditedColumn.undeclared(formula.identity.inputs, in: series)
    var probes: [Probe] = []
    for replacement in Replacement.allCases {
      probes += columns.filter { !undeclared.contains($0) }.map {
        Probe(columns: [$0], replacement: replacement, input: $0.name(in: series))
      }
      if !undeclared.isEmpty {
        probes.append(
          Probe(columns: undeclared, replacement: replacement, input: "undeclared inputs"))
      }
    }
    probes += Replacement.allCases.map {
      Probe(columns: columns, replacement: $0, input: "every input")
    }
    return probes + [Probe(columns: columns, replacement: nil, input: "every input")]
  }

  private func run(
    _ probe: Probe, _ reference: ScoreTable, into result: inout AuditResult
  ) throws(ScoringError) {
    let last = series.dayCount - 2
    var ranges = auditDays(series, count: cuts, last: last).map {
      max(0, $0 + 1 - LookAheadAudit.tail)..<$0 + 1
    }
    if probe.columns.count > 1 {
      // A fault that a column alone has shown is not reported again under "every input".
      guard result.findings.isEmpty else { return }
      ranges += auditDays(series, count: LookAheadAudit.wholePrefixes, last: last).map {
        0..<$0 + 1
      }
    }
    guard !result.findings.contains(where: { $0.input == probe.input }) else { return }
    for days in ranges {
      result.casesRun += 1
      guard let found = try difference(probe, reference, days: days) else { continue }
      let named = try narrowed(probe, reference, days: days)
      result.add(finding(named, try earliest(named, reference, found, cut: days.upperBound - 1)))
      return
    }
  }

  /// The single column that is enough to show the fault, or the whole probe.
  private func narrowed(
    _ probe: Probe, _ reference: ScoreTable, days: Range<Int>
  ) throws(ScoringError) -> Probe {
    guard probe.columns.count > 1, probe.replacement != nil else { return probe }
    for column in probe.columns {
      let single = Probe(
        columns: [column], replacement: probe.replacement, input: column.name(in: series))
      if try difference(single, reference, days: days) != nil { return single }
    }
    return probe
  }

  /// A fault found at one cut may show on earlier days, and at earlier cuts on earlier days still.
  private func earliest(
    _ probe: Probe, _ reference: ScoreTable, _ found: TableDifference, cut: Int
  ) throws(ScoringError) -> TableDifference {
    for earlier in 0...cut {
      if let first = try difference(probe, reference, days: 0..<earlier + 1) { return first }
    }
    return found
  }

  private func finding(_ probe: Probe, _ first: TableDifference) -> AuditFinding {
    let what = probe.columns.count == 1 ? "'\(probe.input)'" : probe.input
    return AuditFinding(
      person: series.person, day: series.day(first.day), input: probe.input,
      output: first.output,
      detail: probe.replacement.map {
        "changes when \(what) of later days is replaced by \($0.rawValue)"
      } ?? "changes when later days are cut off")
  }

  /// Scores `days` after everything later than their last day was changed.
  private func difference(
    _ probe: Probe, _ reference: ScoreTable, days: Range<Int>
  ) throws(ScoringError) -> TableDifference? {
    let changed =
      probe.replacement.map {
        series.replacing(probe.columns, in: days.upperBound..<series.dayCount, by: $0)
      } ?? series.slice(0..<days.upperBound)
    return TableDifference(try formula.score(changed, days: days), reference, days: days)
  }
}

/// About `count` days of 0...last spread evenly, with the days around every epoch start.
///
/// The step is kept off multiples of seven, so that all weekdays are met.
func auditDays(_ series: DailySeries, count: Int, last: Int) -> [Int] {
  guard last >= 0 else { return [] }
  var step = max(1, (last + 1) / max(1, count))
  if step.isMultiple(of: 7) { step += 1 }
  var days = Set(stride(from: last, through: 0, by: -step))
  for day in 1..<max(2, series.dayCount)
  where day < series.dayCount && series.windowStart[day] != series.windowStart[day - 1] {
    days.formUnion([day - 1, day, day + 1].filter { $0 <= last })
  }
  return days.sorted()
}
