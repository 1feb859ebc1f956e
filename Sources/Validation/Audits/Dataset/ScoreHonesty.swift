import Scoring

/// Missing data, warm-up and degenerate baselines of the scores on these data.
extension AuditedScores {
  /// No `scored` day without its inputs and no confidence gained by hiding data: faults. A column
  /// with values on days without any signal is reported, because its inputs are not known.
  func missingData(threads: Int?) -> AuditSection {
    var lines: [AuditSection.Line] = []
    for formula in formulas {
      let results = concurrentMap(people.count, threads: threads) {
        MissingDataAudit(formula: formula, series: people[$0]).run()
      }
      var joined = AuditResult(.missingData, formula: formula.identity.key)
      for result in results { joined.merge(result) }
      if joined.findings.isEmpty {
        lines.append(
          AuditSection.Line(
            "\(formula.identity.key) calls missing missing in \(joined.casesRun) cases",
            score: formula.identity.key, numbers: [.init("cases", joined.casesRun)]))
      }
      lines += joined.findings.map { finding in
        AuditSection.Line(
          joined.text(of: finding), isFault: true, person: finding.person,
          score: formula.identity.key, day: finding.day)
      }
    }
    for candidate in candidates.dropFirst(formulas.count) {
      for (person, series) in people.enumerated() {
        let signals = series.signals.map { series.values($0) }
        let days = candidate.values[person].indices.filter { day in
          !candidate.values[person][day].isNaN && signals.allSatisfy { $0[day].isNaN }
        }
        guard let first = days.first else { continue }
        lines.append(
          AuditSection.Line(
            "\(candidate.key)\(AuditedScores.of(series.person)) has a value on \(days.count) days "
              + "without any signal, first on \(series.day(first))",
            person: series.person, score: candidate.key, day: series.day(first),
            numbers: [.init("days", days.count)]))
      }
    }
    return AuditSection(.missingData, lines)
  }

  /// Days from the first value of an input to the first value of the score.
  var warmUp: AuditSection {
    AuditSection(
      .warmUp,
      zip(formulas, tables).map { formula, tables in
        let identity = formula.identity
        var days: [Int] = []
        for (series, table) in zip(people, tables) {
          let inputs = identity.inputs.all.map { series.values($0) }
          let begin =
            (0..<series.dayCount).first { day in inputs.contains { !$0[day].isNaN } }
            ?? (identity.inputs.intraday ? series.intraday?.days.keys.min() : nil)
          let first = table.days.first { table.status(day: $0).hasValue }
          if let begin, let first { days.append(first - begin) }
        }
        days.sort()
        guard let least = days.first, let most = days.last else {
          return AuditSection.Line(
            "\(identity.key) has no value at all; declared memory \(identity.memory) days",
            score: identity.key, numbers: [.init("memory", identity.memory)])
        }
        return AuditSection.Line(
          "\(identity.key) has its first value after \(days[days.count / 2]) days (\(least) to "
            + "\(most), \(days.count) of \(people.count) people); declared memory "
            + "\(identity.memory) days",
          score: identity.key,
          numbers: [
            .init("median_days", days[days.count / 2]), .init("least", least),
            .init("most", most), .init("people", days.count), .init("memory", identity.memory),
          ])
      })
  }

  /// Share of days on which a component's baseline had no spread, by reason code, and of days whose
  /// status says so.
  var degenerateBaselines: AuditSection {
    var lines: [AuditSection.Line] = []
    for (formula, tables) in zip(formulas, tables) {
      let identity = formula.identity
      let days = tables.reduce(0) { $0 + $1.days.count }
      guard days > 0 else { continue }
      var shares: [(name: String, share: Double)] = identity.reasons.enumerated()
        .filter { $0.element.hasSuffix("_degenerate") }
        .map { index, name in
          let hit = tables.reduce(0) { sum, table in
            sum + table.reasons.count { $0.contains(Reasons(index: index)) }
          }
          return (name, Double(hit) / Double(days))
        }
      let whole = tables.reduce(0) { $0 + $1.statuses.count { $0 == .baselineDegenerate } }
      shares.append((ScoreStatus.baselineDegenerate.name, Double(whole) / Double(days)))
      if shares.count == 1 && whole == 0 { continue }
      lines.append(
        AuditSection.Line(
          "\(identity.key): "
            + shares.map { "\($0.name) on \(percent($0.share)) of days" }.joined(separator: ", "),
          score: identity.key, numbers: shares.map { .init($0.name, $0.share) }))
    }
    return AuditSection(.degenerateBaselines, lines)
  }

  /// Whether a higher score goes with more HRV and a lower pulse tomorrow; no fault either way.
  var signs: AuditSection {
    let rows = SignSummary.all(people, candidates)
    let shown = people.count > 1 ? rows.filter { $0.person == nil } : rows
    return AuditSection(
      .sign,
      shown.map { row in
        let own = rows.filter { $0.candidate == row.candidate && $0.person != nil }
        let wrong = own.count { $0.answer == SignAudit.Word.wrongSigned.rawValue }
        let right = own.count { $0.answer == SignAudit.Word.expected.rawValue }
        return AuditSection.Line(
          "\(row.candidate): \(row.answer) (HRV \(row.hrv.word), resting pulse "
            + "\(row.restingHR.word))"
            + (people.count > 1
              ? "; of \(own.count) people \(right) expected, \(wrong) wrong-signed" : ""),
          score: row.candidate,
          numbers: [.init("people_expected", right), .init("people_wrong_signed", wrong)])
      })
  }
}
