import Scoring

/// Load and flags of one day from its hourly z values and four channels.
///
/// One hour at z = 1.5 adds 1.0 to the load. All comparisons are strict.
///
/// - Input: hourly z with NaN for a gap; shifts of temperature, respiration and overnight HR and the
///   drop of HRV in SD, nil = channel missing.
/// - Missing data: a gap ends a run and adds nothing; a missing channel disables its flags.
/// - Complexity: O(hours).
/// - Source: spec/formulas.md §6.5.
///
///     StressKernel(hourZ: [0, 1, 1, 0]).load      // 1.0, threshold 0.5
package struct StressKernel: Sendable {
  package static let defaultThreshold = 0.5
  package static let acuteAbove = 2.0
  package static let sustainedAbove = 1.0
  package static let sustainedHours = 4
  package static let channelAbove = 1.0
  package static let overnightHRAbove = 0.5

  /// z·h.
  package let load: Double
  package let acute: Bool
  package let sustained: Bool
  /// nil without hours.
  package let meanZ: Double?
  package let illnessSignature: Bool
  package let recoveryDebt: Bool
  package let parasympatheticRebound: Bool

  package init(
    hourZ: [Double], threshold: Double = defaultThreshold, temperatureShift: Double? = nil,
    respiratoryShift: Double? = nil, hrvDrop: Double? = nil, overnightHRShift: Double? = nil
  ) {
    var load = 0.0
    var sum = 0.0
    var count = 0
    var acute = false
    var run = 0
    var longestRun = 0
    for z in hourZ {
      guard z.isFinite else {
        run = 0
        continue
      }
      if threshold.isFinite { load += max(0, z - threshold) }
      sum += z
      count += 1
      if z > StressKernel.acuteAbove { acute = true }
      run = z > StressKernel.sustainedAbove ? run + 1 : 0
      longestRun = max(longestRun, run)
    }
    func above(_ shift: Double?, _ limit: Double) -> Bool { shift.map { $0 > limit } ?? false }
    let limit = StressKernel.channelAbove
    let hrvDropped = above(hrvDrop, limit)
    self.load = load
    self.acute = acute
    sustained = longestRun >= StressKernel.sustainedHours
    meanZ = count == 0 ? nil : sum / Double(count)
    illnessSignature =
      above(temperatureShift, limit) && above(respiratoryShift, limit) && hrvDropped
    recoveryDebt = hrvDropped && above(overnightHRShift, StressKernel.overnightHRAbove)
    parasympatheticRebound = above(meanZ, limit) && above(hrvDrop.map { -$0 }, limit)
  }
}
