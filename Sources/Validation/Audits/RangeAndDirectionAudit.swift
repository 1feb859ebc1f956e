import Scoring

/// Shows that the declared ranges are the real ones and that inputs push the way they are declared.
///
/// Range: every value of the probes and of the search lies inside, and both ends are reached within
/// one rounding unit. Direction: on a day at its baseline, one SD more of the input alone never
/// moves the output the wrong way, and on some day it moves it. `none` promises nothing.
///
/// - Source: spec/decisions.md C; STYLE §3.6 check 2; issue 3 point 3.
struct RangeAndDirectionAudit {
  static let directionDays = 12
  static let unusualDays = 200

  let formula: any Formula
  let series: [DailySeries]

  func run() -> AuditResult {
    AuditResult.of(.rangeAndDirection, formula) { result throws(ScoringError) in
      try runRange(into: &result)
      try runDirection(into: &result)
    }
  }

  private func runRange(into result: inout AuditResult) throws(ScoringError) {
    let outputs = formula.identity.outputs
    guard outputs.contains(where: { $0.range != nil }) else { return }
    var search = RangeSearch(formula)
    for series in series {
      let table = try formula.score(series)
      search.include(table)
      checkInside(table, series, into: &result)
    }
    try search.run()
    result.casesRun += search.scorings
    for (column, output) in outputs.enumerated() {
      guard let range = output.range, output.kind == .number else { continue }
      let (low, high) = search.reached[column]
      guard low <= high else {
        result.add(
          AuditFinding(
            output: output.name,
            detail: "never gave '\(output.name)' a value; its range could not be tried"))
        continue
      }
      let seen = "'\(output.name)' reached \(low)...\(high)"
      let declared = "declared \(range.lowerBound)...\(range.upperBound)"
      if !RangeAndDirectionAudit.contains(range, low) || !RangeAndDirectionAudit.contains(range, high)
      {
        result.add(
          AuditFinding(output: output.name, detail: "leaves its range: \(seen), \(declared)"))
      } else if !search.reaches(range, column: column) {
        result.add(
          AuditFinding(
            output: output.name, detail: "does not reach its range: \(seen), \(declared)"))
      }
    }
  }

  /// The first day of a probe outside a declared range, once per output.
  private func checkInside(
    _ table: ScoreTable, _ series: DailySeries, into result: inout AuditResult
  ) {
    for (column, output) in formula.identity.outputs.enumerated() {
      guard let range = output.range else { continue }
      result.casesRun += 1
      guard
        let day = table.days.first(where: {
          let value = table.value(day: $0, column: column)
          return !value.isNaN && !RangeAndDirectionAudit.contains(range, value)
        }),
        !result.findings.contains(where: { $0.output == output.name })
      else { continue }
      result.add(
        AuditFinding(
          person: series.person, day: series.day(day), output: output.name,
          detail: "has '\(output.name)' \(table.value(day: day, column: column)), outside "
            + "the declared \(range.lowerBound)...\(range.upperBound)"))
    }
  }

  /// An average of ones may be one and an ulp; that is inside.
  private static func contains(_ range: ClosedRange<Double>, _ value: Double) -> Bool {
    func slack(_ bound: Double) -> Double { 1e-12 * max(1, abs(bound)) }
    return value >= range.lowerBound - slack(range.lowerBound)
      && value <= range.upperBound + slack(range.upperBound)
  }

  private func runDirection(into result: inout AuditResult) throws(ScoringError) {
    let identity = formula.identity
    // Several baselines, because a bank that is empty at one does not move with anything.
    var inventor = HistoryInventor(seed: 100)
    let starts = (0..<RangeAndDirectionAudit.directionDays).map { index in
      let history = inventor.ordinary(identity)
      return (history, InventedNoise(history, seed: 100 + UInt64(index)))
    }
    for input in identity.inputs.all {
      let directed = identity.outputs.indices.filter {
        let direction = identity.outputs[$0].direction[input]
        return direction == .up || direction == .down
      }
      guard !directed.isEmpty else { continue }
      let tables = try starts.map { start throws(ScoringError) in
        try responses(of: input, start.0, start.1)
      }
      for column in directed {
        result.casesRun += tables.count
        try check(input, column, tables, into: &result)
      }
    }
  }

  /// Outputs of the last day with the input at baseline - SD, baseline and baseline + SD.
  private func responses(
    of input: Input, _ start: InventedHistory, _ noise: InventedNoise
  ) throws(ScoringError) -> [[Double]] {
    let signal: Signal =
      switch input {
      case .hrv: .hrvSDNN
      case .signal(let signal): signal
      }
    let last = start.dayCount - 1
    return try [-1.0, 0, 1].map { step throws(ScoringError) in
      var history = start
      for index in history.tracks.indices where history.tracks[index].column == .signal(signal) {
        history.tracks[index].late += step * Probe.usual(signal).sd
      }
      return try formula.score(history.series(noise: noise), days: last..<last + 1).values
    }
  }

  private func check(
    _ input: Input, _ column: Int, _ responses: [[[Double]]], into result: inout AuditResult
  ) throws(ScoringError) {
    let output = formula.identity.outputs[column]
    let up = output.direction[input] == .up
    var moved = false
    for response in responses {
      let values = response.map { up ? $0[column] : -$0[column] }
      if values[2] > values[0] { moved = true }
      if values[0] > values[1] || values[1] > values[2] {
        let shown = response.map { "\($0[column])" }.joined(separator: ", ")
        result.add(
          AuditFinding(
            input: input.name, output: output.name,
            detail: "declares that '\(output.name)' goes \(up ? "up" : "down") with "
              + "'\(input.name)', but from -1 to +1 SD it is \(shown)"))
        return
      }
    }
    if moved { return }
    if try movesSomewhere(input, column, up: up) { return }
    result.add(
      AuditFinding(
        input: input.name, output: output.name,
        detail: "declares that '\(output.name)' goes \(up ? "up" : "down") with "
          + "'\(input.name)', but one SD does not move it"))
  }

  /// A bank that an ordinary day empties moves with nothing at the baseline; it must on some other
  /// invented day.
  private func movesSomewhere(
    _ input: Input, _ column: Int, up: Bool
  ) throws(ScoringError) -> Bool {
    var inventor = HistoryInventor(seed: 300)
    let noise = InventedNoise(InventedHistory(formula.identity), seed: 300)
    for _ in 0..<RangeAndDirectionAudit.unusualDays {
      let values = try responses(of: input, inventor.invent(formula.identity), noise)
        .map { up ? $0[column] : -$0[column] }
      if values[2] > values[0] { return true }
    }
    return false
  }
}
