import Scoring

/// Heart-rate load of one day: gate, hourly z, load, overshoot and flags.
///
/// - Input: the hours of the awake window, the baseline of awake heart rate, today's value and
///   baseline of four channels.
/// - Missing data: coverage unknown or below eight hours, or a baseline without numbers → gated: load
///   and overshoot 0, no hourly z. The channel flags still run.
/// - Complexity: O(hours).
/// - Source: spec/formulas.md §6.5.
///
///     let usual = ChannelBaseline(
///       state: .steady, count: 300, newestAge: 10, median: 70, sd: 4)
///     let hours = (0..<10).map { HourlySeries.Hour(heartRate: $0 == 0 ? 79 : 70, slots: 12) }
///     StressDay(hours: hours, baseline: usual, channels: [:]).load       // 1.75, one hour at z 2.25
package struct StressDay: Sendable {
  /// In the order in which they are emitted.
  package enum Flag: String, CaseIterable, Sendable {
    case calibrationWarmup = "calibration_warmup"
    case staleStress = "stale_stress"
    case dataAccruing = "data_accruing"
    case acuteStress = "acute_stress"
    case sustainedLoad = "sustained_load"
    case illnessSignature = "illness_signature"
    case recoveryDebt = "recovery_debt"
    case parasympatheticRebound = "parasympathetic_rebound"
  }

  /// One channel today against its baseline.
  package struct Channel: Sendable {
    package let today: Double
    package let baseline: ChannelBaseline

    package init(today: Double, baseline: ChannelBaseline) {
      self.today = today
      self.baseline = baseline
    }

    package var shift: Double? { baseline.shift(of: today) }
  }

  package let kernel: StressKernel
  package let flags: [Flag]
  /// 0 when the coverage is unknown.
  package let coveredHours: Int
  /// bpm·h above the usual heart rate.
  package let overshoot: Double
  package let hrvDrop: Double?
  package let temperatureShift: Double?
  package let respiratoryShift: Double?
  package let overnightHRShift: Double?

  package var load: Double { kernel.load }
  package var meanZ: Double? { kernel.meanZ }
  package var gated: Bool { flags.contains(.staleStress) || flags.contains(.dataAccruing) }

  /// - Parameters:
  ///   - hours: nil when the coverage is unknown.
  ///   - inProgress: the awake window is still running.
  package init(
    hours: [HourlySeries.Hour]?, baseline: ChannelBaseline,
    channels: [ChannelBaseline.Channel: Channel],
    threshold: Double = StressKernel.defaultThreshold, inProgress: Bool = false
  ) {
    let covered = hours?.count(where: \.covered)
    let gate = StressDay.gate(covered: covered, baseline: baseline, inProgress: inProgress)
    let rows = gate == nil ? hours ?? [] : []
    hrvDrop = channels[.hrv]?.shift.map { -$0 }
    temperatureShift = channels[.temperature]?.shift
    respiratoryShift = channels[.respiratoryRate]?.shift
    overnightHRShift = channels[.overnightHR]?.shift
    kernel = StressKernel(
      hourZ: rows.map { $0.ok ? baseline.shift(of: $0.heartRate) ?? .nan : .nan },
      threshold: threshold, temperatureShift: temperatureShift,
      respiratoryShift: respiratoryShift, hrvDrop: hrvDrop, overnightHRShift: overnightHRShift)
    var overshoot = 0.0
    for hour in rows where hour.ok { overshoot += max(0, hour.heartRate - baseline.median) }
    self.overshoot = overshoot
    coveredHours = covered ?? 0
    var flags: [Flag] = []
    if let gate {
      flags.append(gate)
    } else if baseline.state == .warmup {
      flags.append(.calibrationWarmup)
    }
    if kernel.acute { flags.append(.acuteStress) }
    if kernel.sustained { flags.append(.sustainedLoad) }
    if kernel.illnessSignature { flags.append(.illnessSignature) }
    if kernel.recoveryDebt { flags.append(.recoveryDebt) }
    if kernel.parasympatheticRebound { flags.append(.parasympatheticRebound) }
    self.flags = flags
  }

  private static func gate(covered: Int?, baseline: ChannelBaseline, inProgress: Bool) -> Flag? {
    guard let covered else { return .staleStress }
    if covered < HourlySeries.leastCoveredHours {
      return inProgress ? .dataAccruing : .staleStress
    }
    return baseline.ok ? nil : .staleStress
  }
}
