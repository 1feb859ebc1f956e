/// The settings of `energy-bank@2`, read from text.
///
/// Text that is missing, empty or no plain number gives the default; negative numbers are kept and
/// made harmless by the kernel.
///
///     let settings = EnergySettings(["energy.alpha_factor": "0.85"])
///     settings.effectiveAlpha              // 0.068
///     settings.effectiveBeta               // 0, because the load term is off
///
/// - Source: spec/formulas.md §5.1.
public struct EnergySettings: Sendable, Hashable {
  /// Who chose the personal multiplier; manual beats auto beats default.
  public enum FactorSource: String, CaseIterable, Sendable {
    case `default`, auto, manual
  }

  /// Points per active kcal.
  public var alpha = 0.08
  /// Points per unit of heart-rate load; inert until the load term is switched on.
  public var beta = 0.8
  /// Hourly z above which heart-rate load counts.
  public var zThreshold = 0.5
  public var stressDrainEnabled = false
  /// Personal multiplier of alpha.
  public var alphaFactor = 1.0
  public var alphaFactorSource = FactorSource.default
  /// Stamped on results; 1 = before the load term.
  public var formulaVersion = 2

  public init() {}

  public init(_ text: [String: String]) {
    func number(_ key: String, _ fallback: Double) -> Double {
      text[key].flatMap(EnergySettings.plainNumber) ?? fallback
    }
    alpha = number("energy.alpha", alpha)
    beta = number("energy.beta", beta)
    zThreshold = number("energy.z_threshold", zThreshold)
    stressDrainEnabled =
      text["energy.stress_drain_enabled"].flatMap { Bool($0) } ?? stressDrainEnabled
    alphaFactor = number("energy.alpha_factor", alphaFactor)
    alphaFactorSource =
      text["energy.alpha_factor_source"].flatMap { FactorSource(rawValue: $0) }
      ?? alphaFactorSource
    formulaVersion = text["energy.formula_version"].flatMap { Int($0) } ?? formulaVersion
  }

  public var effectiveAlpha: Double { alpha * alphaFactor }
  public var effectiveBeta: Double { stressDrainEnabled ? beta : 0 }

  /// Digits with sign, point and exponent; `nan`, `inf` and hexadecimal are no settings.
  private static func plainNumber(_ text: String) -> Double? {
    let allowed = Set("0123456789+-.eE".utf8)
    guard text.utf8.allSatisfy(allowed.contains) else { return nil }
    return Double(text).flatMap { $0.isFinite ? $0 : nil }
  }
}
