import Scoring

/// Copies of a series with some days rewritten, cut off or moved; what the audits score.
extension DailySeries {
  /// The same series with the days `days` of some columns replaced.
  func replacing(
    _ columns: [AuditedColumn], in days: Range<Int>, by replacement: Replacement
  ) -> DailySeries {
    var order = Array(days)
    if replacement == .shuffled {
      // One permutation for all columns keeps a night's parts together; seeded by the cut, so a
      // finding can be reproduced.
      var random = ProtocolRandom(seed: UInt64(days.lowerBound))
      random.shuffle(&order)
    }
    func rewritten(_ values: [Double], low: Double, high: Double) -> [Double] {
      var result = values
      for day in days {
        switch replacement {
        case .missing: result[day] = .nan
        case .lowExtremes: result[day] = low
        case .highExtremes: result[day] = high
        case .shuffled: result[day] = values[order[day - days.lowerBound]]
        }
      }
      return result
    }
    return edited { column, values in
      guard columns.contains(column) else { return values }
      guard case .signal(let signal) = column else {
        return rewritten(values, low: -1e6, high: 1e6)
      }
      let plausible = signal.plausible ?? -100...100
      return rewritten(values, low: plausible.lowerBound, high: 10 * plausible.upperBound)
    } intraday: { day, detail in
      guard days.contains(day) else { return detail }
      let other = intraday?.days[order[day - days.lowerBound]] ?? .init()
      return detail.replacing(columns, by: replacement, other: other)
    }
  }

  /// The same series with every column passed through `change`, and every day's detail through
  /// `intraday`.
  func edited(
    _ change: (AuditedColumn, [Double]) -> [Double],
    intraday changeDetail: (Int, Intraday.DayDetail) -> Intraday.DayDetail = { $1 }
  ) -> DailySeries {
    rebuilt(days: 0..<dayCount, change: change, changeDetail: changeDetail)
  }

  /// The days `days` as a series of their own, with the same dates and epochs.
  func slice(_ days: Range<Int>) -> DailySeries {
    rebuilt(days: days, change: { Array($1[days]) }, changeDetail: { $1 })
  }

  /// The same series with every date, also of the epochs, moved by `offset` days.
  func moved(by offset: Int) -> DailySeries {
    rebuilt(days: 0..<dayCount, offset: offset, change: { $1 }, changeDetail: { $1 })
  }

  private func rebuilt(
    days: Range<Int>, offset: Int = 0,
    change: (AuditedColumn, [Double]) -> [Double],
    changeDetail: (Int, Intraday.DayDetail) -> Intraday.DayDetail
  ) -> DailySeries {
    do throws(SeriesError) {
      let moved = epochs.map {
        SourceEpoch(
          id: $0.id, first: $0.first.map { $0 + offset }, last: $0.last.map { $0 + offset })
      }
      var result = try DailySeries(
        person: person, firstDay: firstDay + (days.lowerBound + offset), dayCount: days.count,
        epochs: moved)
      for signal in signals {
        guard let values = column(signal) else { continue }
        try result.set(change(.signal(signal), values), for: signal)
      }
      if let hrvKind { result.bindHRV(to: hrvKind) }
      for (index, label) in labels.enumerated() {
        try result.addLabel(label.name, change(.label(index), label.values))
      }
      for (index, score) in scores.enumerated() {
        try result.addScore(score.name, change(.score(index), score.values))
      }
      for (index, target) in targets.enumerated() {
        try result.addTarget(target.name, change(.target(index), target.values))
      }
      result.intraday = intraday.map { whole in
        var kept = Intraday()
        for (day, detail) in whole.days where days.contains(day) {
          kept.days[day - days.lowerBound] = changeDetail(day, detail)
        }
        return kept
      }
      return result
    } catch {
      preconditionFailure("an audit built an illegal series: \(error)")
    }
  }
}

extension Intraday.DayDetail {
  /// This day with some channels replaced; `other` is the day a shuffle takes them from.
  func replacing(
    _ columns: [AuditedColumn], by replacement: Replacement, other: Intraday.DayDetail
  ) -> Intraday.DayDetail {
    var result = self
    for channel in Intraday.Channel.allCases where columns.contains(.samples(channel)) {
      let level: Double? =
        switch replacement {
        case .lowExtremes: 1
        case .highExtremes: 1000
        case .missing, .shuffled: nil
        }
      result.samples[channel] =
        level.map { level in
          (samples[channel] ?? []).map { Intraday.Sample(minute: $0.minute, value: level) }
        } ?? (replacement == .shuffled ? other.samples[channel] : nil)
    }
    if columns.contains(.asleep) {
      result.asleep =
        switch replacement {
        case .missing, .lowExtremes: []
        case .highExtremes: [Intraday.Asleep(source: "audit", start: -720, end: 1440)]
        case .shuffled: other.asleep
        }
    }
    return result
  }
}
