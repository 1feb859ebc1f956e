import Scoring

/// Shows that missing data are called missing: no day is `scored` without its declared inputs, and
/// hiding data never raises the confidence of a day.
///
/// Inputs are hidden one by one and all together: at random, in a block, scattered, whole, and by
/// the sentinels devices write for "nothing measured". A sentinel counts as hidden where it is no
/// possible measurement: 0 and below for a heart rate, -1 and -999 for hours and steps. A sentinel
/// that could be measured (255 ms of HRV) must only not raise confidence.
///
/// Of a label formula (output `anchor_day`), `ineligible` is no low confidence but a label that is
/// undecided, and hiding a night moves the baseline that may decide another; such a rise is allowed.
/// So it is of any formula on a day whose own data are untouched or only replaced by a possible
/// measurement: a score that a value makes ineligible (`readiness_zero`) becomes eligible by another.
///
/// - Source: spec/decisions.md A "Presence", C.
struct MissingDataAudit {
  enum Mask: CaseIterable {
    case random, block, scattered, whole
    case zero, minusOne, minus999, byte255

    var word: String {
      switch self {
      case .random: "at random"
      case .block: "in a block"
      case .scattered: "on every third day"
      case .whole: "on all days"
      case .zero: "by 0"
      case .minusOne: "by -1"
      case .minus999: "by -999"
      case .byte255: "by 255"
      }
    }

    /// What stands in the hidden cell.
    var value: Double {
      switch self {
      case .random, .block, .scattered, .whole: .nan
      case .zero: 0
      case .minusOne: -1
      case .minus999: -999
      case .byte255: 255
      }
    }

    /// The hidden days.
    func days(_ count: Int) -> Set<Int> {
      var random = ProtocolRandom(seed: 77)
      return Set(
        (0..<count).filter { day in
          switch self {
          case .random: random.uniform() < 0.3
          case .block: (count / 2..<count / 2 + max(1, count / 5)).contains(day)
          case .scattered, .zero, .minusOne, .minus999, .byte255: day % 3 == 1
          case .whole: true
          }
        })
    }
  }

  let formula: any Formula
  let series: DailySeries

  func run() -> AuditResult {
    AuditResult.of(.missingData, formula, person: series.person) {
      result throws(ScoringError) in
      let reference = try formula.score(series)
      checkPresence(reference, series, hidden: nil, into: &result)
      for columns in hiddenTogether {
        for mask in Mask.allCases {
          try run(columns, mask, reference, into: &result)
        }
      }
    }
  }

  private var isLabel: Bool { formula.identity.outputs.contains { $0.name == "anchor_day" } }

  private var inputs: FormulaIdentity.Inputs { formula.identity.inputs }

  /// Every declared column alone, and all of them.
  private var hiddenTogether: [[AuditedColumn]] {
    var columns = inputs.all.compactMap { AuditedColumn.behind($0, in: series) }
    if inputs.intraday, series.intraday != nil {
      columns += Intraday.Channel.allCases.map { .samples($0) } + [.asleep]
    }
    return columns.map { [$0] } + (columns.count > 1 ? [columns] : [])
  }

  private func run(
    _ columns: [AuditedColumn], _ mask: Mask, _ reference: ScoreTable,
    into result: inout AuditResult
  ) throws(ScoringError) {
    let days = mask.days(series.dayCount)
    let masked = series.edited { column, values in
      guard columns.contains(column) else { return values }
      return values.indices.map { day in
        days.contains(day) && !values[day].isNaN ? mask.value : values[day]
      }
    } intraday: { day, detail in
      guard days.contains(day) else { return detail }
      return detail.hiding(columns, by: mask.value)
    }
    let table = try formula.score(masked)
    let name = columns.count == 1 ? "'\(columns[0].name(in: series))'" : "every input"
    let hidden = "\(name) is hidden \(mask.word)"
    checkPresence(table, masked, hidden: (name, hidden), into: &result)
    result.casesRun += 1
    for day in table.days {
      let before = reference.status(day: day)
      if before == .ineligible, isLabel || !days.contains(day) || mask == .byte255 { continue }
      guard table.status(day: day).confidence > before.confidence else { continue }
      add(
        day, name, "rises from \(before.name) to \(table.status(day: day).name) when \(hidden)",
        into: &result)
      return
    }
  }

  /// No `scored` day without its inputs, by the declared presence rule.
  private func checkPresence(
    _ table: ScoreTable, _ series: DailySeries, hidden: (input: String, what: String)?,
    into result: inout AuditResult
  ) {
    let presence = InputPresence(formula.identity, series)
    result.casesRun += 1
    for day in table.days where table.status(day: day) == .scored {
      guard let absent = presence.absent(on: day) else { continue }
      let when = hidden.map { " when \($0.what)" } ?? ""
      add(day, absent, "is scored without \(absent)\(when)", into: &result)
      return
    }
  }

  private func add(
    _ day: Int, _ input: String, _ detail: String, into result: inout AuditResult
  ) {
    result.add(
      AuditFinding(
        person: series.person, day: series.day(day), input: input.filter { $0 != "'" },
        output: "status", detail: detail))
  }
}

/// Whether a day has what its formula declares to need.
struct InputPresence {
  private let identity: FormulaIdentity
  private let series: DailySeries
  private let required: [(name: String, days: [Bool])]
  private let anyOf: [[Bool]]

  init(_ identity: FormulaIdentity, _ series: DailySeries) {
    self.identity = identity
    self.series = series
    func present(_ input: Input) -> [Bool] {
      // Where no measurement can be zero or less, such a value is a device's word for missing.
      let lowest: Double? =
        switch input {
        case .hrv: Signal.hrvSDNN.plausible?.lowerBound
        case .signal(let signal): signal.plausible?.lowerBound
        }
      return series.values(input).map { value in
        guard !value.isNaN, let lowest else { return !value.isNaN }
        return lowest > 0 ? value > 0 : value >= 0
      }
    }
    required = identity.inputs.required.map { ($0.name, present($0)) }
    anyOf = identity.inputs.anyOf.map(present)
  }

  /// The declared input that the day does not have, quoted, or nil when it has all it needs.
  func absent(on day: Int) -> String? {
    let window: ClosedRange<Int> =
      switch identity.presence {
      case .sameDay: day...day
      case .window: max(Int(series.windowStart[day]), day - identity.memory)...day
      }
    for (name, days) in required where !window.contains(where: { days[$0] }) {
      return "'\(name)'"
    }
    if !anyOf.isEmpty, !anyOf.contains(where: { days in window.contains { days[$0] } }) {
      return "any of " + identity.inputs.anyOf.map { "'\($0.name)'" }.joined(separator: ", ")
    }
    if identity.inputs.intraday, identity.inputs.all.isEmpty,
      !window.contains(where: { series.intraday?.days[$0]?.samples.isEmpty == false })
    {
      return "intraday samples"
    }
    return nil
  }
}

extension Intraday.DayDetail {
  /// This day without some channels (NaN), or with a sentinel in every sample.
  fileprivate func hiding(_ columns: [AuditedColumn], by value: Double) -> Intraday.DayDetail {
    var result = self
    for channel in Intraday.Channel.allCases where columns.contains(.samples(channel)) {
      result.samples[channel] =
        value.isNaN ? nil : samples[channel]?.map { .init(minute: $0.minute, value: value) }
    }
    if columns.contains(.asleep) { result.asleep = [] }
    return result
  }
}
