import Scoring

/// Shows that the declared memory is the real one: history older than `memory` days changes nothing,
/// the day exactly `memory` days back changes something, and nothing reaches across an epoch start.
///
/// Older history is cut off and replaced by missing, by extremes and by a shuffle. That the day
/// d - memory matters is asked of a dense series without epochs, on which it must show at least
/// once; where it does not (a bank that forgets a good night in a week remembers a bad one for a
/// season), of invented histories.
///
/// A label is clipped at the epoch of the day it speaks about (output `anchor_day`, counted from the
/// scored day), so the days after an epoch start that still speak about the old epoch are not asked.
///
/// - Source: spec/decisions.md C; DESIGN.md §5 "memory"; STYLE §3.6 check 4.
struct MemoryAudit {
  static let histories = 1200

  let formula: any Formula
  let series: DailySeries
  let cuts: Int

  private var memory: Int { formula.identity.memory }

  func run() -> AuditResult {
    AuditResult.of(.memory, formula, person: series.person) { result throws(ScoringError) in
      let reference = try formula.score(series)
      try runOlder(reference, into: &result)
      try runEpochs(reference, into: &result)
      if series.epochs.isEmpty { try runNewestForgotten(reference, into: &result) }
    }
  }

  /// Only that nothing reaches across an epoch start: what real data, dense or not, can show.
  func epochs() -> AuditResult {
    AuditResult.of(.memory, formula, person: series.person) { result throws(ScoringError) in
      try runEpochs(try formula.score(series), into: &result)
    }
  }

  /// Everything before d - memory, cut off or replaced.
  private func runOlder(
    _ reference: ScoreTable, into result: inout AuditResult
  ) throws(ScoringError) {
    let days = auditDays(series, count: cuts, last: series.dayCount - 1).filter { $0 > memory }
    let columns = AuditedColumn.all(of: series)
    let detail = "changes when history older than \(memory) days is"
    for day in days {
      result.casesRun += 1
      // One empty day stays in front: a record may be dated a day before its first measurement.
      let first = day - memory - 1
      let alone = try formula.score(
        series.slice(first..<day + 1)
          .replacing(AuditedColumn.all(of: series), in: 0..<1, by: .missing),
        days: memory + 1..<memory + 2)
      if let found = TableDifference(reference, alone, days: day..<day + 1, shift: -first) {
        report(found, input: nil, "\(detail) cut off", into: &result)
        break
      }
    }
    for replacement in Replacement.allCases {
      for day in days {
        result.casesRun += 1
        let scored = day..<day + 1
        let older = 0..<day - memory
        guard
          let found = try difference(columns, older, replacement, scored, reference)
        else { continue }
        let input = try name(older, replacement, scored, reference)
        report(
          found, input: input,
          "changes when \(input) of history older than \(memory) days is replaced by "
            + replacement.rawValue,
          into: &result)
        break
      }
    }
  }

  /// Everything before an epoch start, seen from the days of the epoch.
  private func runEpochs(
    _ reference: ScoreTable, into result: inout AuditResult
  ) throws(ScoringError) {
    for start in Set(series.windowStart).sorted() where start > 0 {
      guard let first = series.windowStart.firstIndex(of: start) else { continue }
      let newest = min(series.dayCount, first + memory + 1)
      let scored = min(newest, first + daysAboutThePast(reference, day: first))..<newest
      let older = 0..<Int(start)
      for replacement in Replacement.allCases {
        result.casesRun += 1
        guard
          let found = try difference(
            AuditedColumn.all(of: series), older, replacement, scored, reference)
        else { continue }
        let input = try name(older, replacement, scored, reference)
        report(
          found, input: input,
          "changes when \(input) before the epoch start \(series.day(Int(start))) is replaced by "
            + replacement.rawValue,
          into: &result)
        break
      }
    }
  }

  /// How many days after an epoch start the output `anchor_day` still points before it.
  private func daysAboutThePast(_ reference: ScoreTable, day: Int) -> Int {
    guard
      let column = formula.identity.outputs.firstIndex(where: { $0.name == "anchor_day" })
    else { return 0 }
    let anchor = reference.value(day: day, column: column)
    return anchor.isNaN ? 0 : max(0, Int(-anchor))
  }

  /// The day d - memory must be able to change day d.
  private func runNewestForgotten(
    _ reference: ScoreTable, into result: inout AuditResult
  ) throws(ScoringError) {
    let columns = AuditedColumn.all(of: series)
    // From the last day backwards: there the history is longest.
    for day in (memory..<max(memory, series.dayCount)).reversed() {
      for replacement in [Replacement.missing, .highExtremes, .lowExtremes] {
        result.casesRun += 1
        let oldest = day - memory..<day - memory + 1
        if try difference(columns, oldest, replacement, day..<day + 1, reference) != nil { return }
      }
    }
    guard series.dayCount > memory, try !showsInInventedHistories(into: &result) else { return }
    result.add(
      AuditFinding(
        person: series.person,
        detail: "declares a memory of \(memory) days, but no day changes with the day "
          + "\(memory) days before"))
  }

  private func showsInInventedHistories(
    into result: inout AuditResult
  ) throws(ScoringError) -> Bool {
    let start = InventedHistory(formula.identity)
    let noises = (0..<8).map { InventedNoise(start, seed: 11 + UInt64($0)) }
    var inventor = HistoryInventor(seed: 11)
    for index in 0..<MemoryAudit.histories {
      result.casesRun += 1
      // Counts of missing days and banks that hardly refill remember longest.
      var invented: InventedHistory
      switch index % 3 {
      case 0: invented = inventor.invent(formula.identity)
      case 1:
        invented = inventor.ordinary(formula.identity)
        invented.holes = 0.6 * Double(index) / Double(MemoryAudit.histories)
      default: invented = inventor.poorly(formula.identity)
      }
      let history = invented.series(noise: noises[index / 3 % noises.count])
      let last = history.dayCount - 1
      let oldest = last - memory..<last - memory + 1
      let reference = try formula.score(history, days: last..<last + 1)
      for replacement in [Replacement.missing, .highExtremes] {
        let changed = history.replacing(AuditedColumn.all(of: history), in: oldest, by: replacement)
        let table = try formula.score(changed, days: last..<last + 1)
        if TableDifference(table, reference, days: last..<last + 1) != nil { return true }
      }
    }
    return false
  }

  private func difference(
    _ columns: [AuditedColumn], _ changed: Range<Int>, _ replacement: Replacement,
    _ scored: Range<Int>, _ reference: ScoreTable
  ) throws(ScoringError) -> TableDifference? {
    let table = try formula.score(
      series.replacing(columns, in: changed, by: replacement), days: scored)
    return TableDifference(table, reference, days: scored)
  }

  /// The single column that is enough to show the fault, quoted, or `every input`.
  private func name(
    _ changed: Range<Int>, _ replacement: Replacement, _ scored: Range<Int>,
    _ reference: ScoreTable
  ) throws(ScoringError) -> String {
    for column in AuditedColumn.all(of: series)
    where try difference([column], changed, replacement, scored, reference) != nil {
      return "'\(column.name(in: series))'"
    }
    return "every input"
  }

  private func report(
    _ found: TableDifference, input: String?, _ detail: String, into result: inout AuditResult
  ) {
    result.add(
      AuditFinding(
        person: series.person, day: series.day(found.day),
        input: input.map { $0.filter { $0 != "'" } }, output: found.output, detail: detail))
  }
}
