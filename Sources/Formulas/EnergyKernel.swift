import Scoring

/// One day of the energy bank: what a night restores and what a day drains, in points.
///
/// Full precision, no rounding inside.
///
///     EnergyKernel.sleepQuality(total: 7, deep: 1.1, rem: 1.5, awake: 1)    // 0.765625
///     EnergyKernel.drain(kcal: 500, load: 0, alpha: 0.08, beta: 0)          // 40
///
/// - Source: spec/formulas.md §5.2.
package enum EnergyKernel {
  static let fullNight = 8.0  // h
  static let deepShare = 0.15
  static let remShare = 0.20
  static let leastStructure = 0.5
  package static let lowest = -50.0
  package static let highest = 100.0

  /// 0...1: duration, efficiency and structure of a night whose four parts are known, in hours.
  package static func sleepQuality(total: Double, deep: Double, rem: Double, awake: Double)
    -> Double
  {
    guard total > 0 else { return 0 }
    let duration = (total / fullNight).clamped(0, 1)
    let efficiency = total / (total + awake)
    let structure = max(
      leastStructure, 1 - max(0, deepShare - deep / total) - max(0, remShare - rem / total))
    return duration * efficiency * structure
  }

  /// Points a day costs; each product counts only when both factors are finite and above 0.
  package static func drain(kcal: Double, load: Double, alpha: Double, beta: Double) -> Double {
    product(alpha, kcal) + product(beta, load)
  }

  /// The bank after the night: the missing part is filled in proportion to the quality.
  package static func capacity(bank: Double, quality: Double) -> Double {
    bank + (highest - bank) * quality
  }

  package static func next(bank: Double, quality: Double, drain: Double) -> Double {
    (capacity(bank: bank, quality: quality) - drain).clamped(lowest, highest)
  }

  private static func product(_ a: Double, _ b: Double) -> Double {
    a.isFinite && b.isFinite && a > 0 && b > 0 ? a * b : 0
  }
}
