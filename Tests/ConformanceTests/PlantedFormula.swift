import Scoring
import Synchronization

/// An honest little formula and the ways to spoil it; every fault must be caught by the right audit.
///
/// The honest one: 50 - 5 points per beat of today's resting HR above the mean of the six days
/// before (at least three, inside the epoch), held in 0...100.
struct PlantedFormula: Formula {
  enum Fault: String, CaseIterable {
    case honest
    // Looks ahead.
    case valueFromTomorrow, centredWindow, globalZ, backFill, lookAheadInComponent
    // Not a function of the series.
    case nonDeterministic, stateBetweenPeople, windowFromRangeStart
    // Memory.
    case readsOlderThanDeclared, declaresTooMuchMemory, unboundedMean, ignoresEpoch
    // Missing data.
    case zeroForMissing, lastValueCarried, scoredWithoutInput, hidingRaisesConfidence
    // Range and direction.
    case unclamped, declaresWiderRange, flippedSign
    // Rows, calendar, columns, series, identity.
    case scoredNaN, forgetsDays, readsTheDate, readsUndeclared, throwsWithoutColumn, infinity
    case idNotKebab, twoOutputsOfOneName
  }

  let fault: Fault
  let identity: FormulaIdentity
  let parameters: [Parameter] = []
  private let state = Scratch()

  init(_ fault: Fault) {
    self.fault = fault
    let range: ClosedRange<Double> = fault == .declaresWiderRange ? -20...100 : 0...100
    let direction: [Input: Output.Direction] = [.signal(.restingHR): .down]
    let memory =
      switch fault {
      case .declaresTooMuchMemory: 9
      case .unboundedMean: 30
      default: 6
      }
    identity = FormulaIdentity(
      id: fault == .idNotKebab ? "Planted_formula" : "planted-" + fault.rawValue.lowercased(),
      version: 1, inputs: .init(required: [.signal(.restingHR)]),
      outputs: [
        Output("score", unit: "points", range: range, direction: direction),
        Output(fault == .twoOutputsOfOneName ? "score" : "usual", unit: "bpm"),
      ],
      reasons: ["resting_hr_missing", "history_too_short"], presence: .sameDay, memory: memory)
  }

  func score(_ series: DailySeries, into rows: borrowing ScoreRows) throws(ScoringError) {
    if fault == .throwsWithoutColumn, series.column(.restingHR) == nil {
      throw .pluginFailed(formula: identity.key, code: 7)
    }
    let pulse = prepared(series)
    for day in rows.days { write(day, pulse, series, rows) }
    state.remember(series)
  }

  /// The resting HR as the fault sees it.
  private func prepared(_ series: DailySeries) -> [Double] {
    // No heart beats zero times a minute: such a value is a device's word for missing.
    var pulse = series.values(.restingHR).map { $0 > 0 ? $0 : .nan }
    switch fault {
    case .zeroForMissing, .scoredWithoutInput: pulse = pulse.map { $0.isNaN ? 0 : $0 }
    case .lastValueCarried:
      for day in pulse.indices.dropFirst() where pulse[day].isNaN { pulse[day] = pulse[day - 1] }
    case .backFill:
      for day in pulse.indices.dropLast().reversed() where pulse[day].isNaN {
        pulse[day] = pulse[day + 1]
      }
    default: break
    }
    return pulse
  }

  private func write(
    _ day: Int, _ pulse: [Double], _ series: DailySeries, _ rows: borrowing ScoreRows
  ) {
    func value(_ day: Int) -> Double { pulse.indices.contains(day) ? pulse[day] : .nan }
    func mean(_ days: Range<Int>) -> Double {
      let present = days.map(value).filter { !$0.isNaN }
      return present.count < 3 ? .nan : present.reduce(0, +) / Double(present.count)
    }
    var start = max(Int(series.windowStart[day]), day - 6)
    if fault == .ignoresEpoch { start = max(0, day - 6) }
    if fault == .readsOlderThanDeclared { start = max(Int(series.windowStart[day]), day - 7) }
    if fault == .windowFromRangeStart { start = max(start, rows.days.lowerBound) }
    var usual = mean(start..<day)
    switch fault {
    case .centredWindow: usual = mean(start..<day + 4)
    case .globalZ: usual = mean(pulse.indices)
    case .unboundedMean: usual = mean(Int(series.windowStart[day])..<day)
    default: break
    }
    var points = 50 - 5 * (value(day) - usual)
    switch fault {
    case .valueFromTomorrow where !value(day + 1).isNaN: points = 50 - 5 * (value(day + 1) - usual)
    case .flippedSign: points = 50 + 5 * (value(day) - usual)
    case .nonDeterministic: points += Double(state.count()) * 1e-9
    case .stateBetweenPeople: points += state.lastFirstValue * 1e-9
    case .readsTheDate: points += Double(series.day(day).number % 11)
    case .readsUndeclared: points += series.values(.steps)[day] > 9000 ? 1 : 0
    default: break
    }
    if fault == .infinity, usual == value(day) { points = 1 / (value(day) - usual) }
    if fault != .unclamped, fault != .infinity { points = min(100, max(0, points)) }
    if fault == .forgetsDays, day % 3 == 0 { return }

    let tomorrow = value(day + 1)
    rows.set(day, column: 1, fault == .lookAheadInComponent && !tomorrow.isNaN ? tomorrow : usual)
    if value(day).isNaN {
      if fault == .hidingRaisesConfidence, !usual.isNaN {
        rows.set(day, column: 0, 50)
        return rows.end(day, .scored)
      }
      return rows.end(day, .inputMissing, Reasons(index: 0))
    }
    if usual.isNaN { return rows.end(day, .historyTooShort, Reasons(index: 1)) }
    rows.set(day, column: 0, fault == .scoredNaN && day % 4 == 0 ? .nan : points)
    rows.end(day, fault == .hidingRaisesConfidence ? .provisional : .scored)
  }
}

/// What a formula must not have: something that survives the call.
private final class Scratch: Sendable {
  private let calls = Mutex(0)
  private let first = Mutex(0.0)

  var lastFirstValue: Double { first.withLock { $0 } }

  func count() -> Int {
    calls.withLock {
      $0 += 1
      return $0
    }
  }

  func remember(_ series: DailySeries) {
    let value = series.values(.restingHR).first { !$0.isNaN } ?? 0
    first.withLock { $0 = value }
  }
}
