import Scoring

/// One thing a formula could read of a series, declared or not: a signal, the samples of a channel,
/// the asleep segments, or a column that travels beside the signals.
enum AuditedColumn: Hashable, Sendable {
  case signal(Signal)
  case samples(Intraday.Channel)
  case asleep
  case label(Int), score(Int), target(Int)

  /// Everything a series holds.
  static func all(of series: DailySeries) -> [AuditedColumn] {
    var columns = series.signals.map { AuditedColumn.signal($0) }
    if series.intraday != nil {
      columns += Intraday.Channel.allCases.map { .samples($0) } + [.asleep]
    }
    return columns + series.labels.indices.map { .label($0) }
      + series.scores.indices.map { .score($0) } + series.targets.indices.map { .target($0) }
  }

  /// What a series holds beyond the declared inputs.
  static func undeclared(
    _ inputs: FormulaIdentity.Inputs, in series: DailySeries
  ) -> [AuditedColumn] {
    let declared = Set(inputs.all.compactMap { behind($0, in: series) })
    return all(of: series).filter { column in
      switch column {
      case .signal: !declared.contains(column)
      case .samples, .asleep: !inputs.intraday
      case .label, .score, .target: true
      }
    }
  }

  /// The columns behind a declared input; HRV is whichever kind the series is bound to.
  static func behind(_ input: Input, in series: DailySeries) -> AuditedColumn? {
    switch input {
    case .hrv: series.hrvKind.map { .signal($0) }
    case .signal(let signal): series.column(signal) == nil ? nil : .signal(signal)
    }
  }

  /// The name in files: `resting_hr_bpm`, `heart_rate_bpm`, `asleep`, `label_tired`.
  func name(in series: DailySeries) -> String {
    switch self {
    case .signal(let signal): signal.columnName
    case .samples(let channel): channel.rawValue
    case .asleep: "asleep"
    case .label(let index): "label_" + series.labels[index].name
    case .score(let index): "score_" + series.scores[index].name
    case .target(let index): "target_" + series.targets[index].name
    }
  }
}

/// What an audit puts in place of measured values.
enum Replacement: String, CaseIterable, Sendable {
  case missing
  case lowExtremes = "low extremes"
  case highExtremes = "high extremes"
  case shuffled = "a shuffle"
}
