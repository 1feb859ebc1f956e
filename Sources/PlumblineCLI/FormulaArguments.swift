import MethodologyRegistry
import Scoring

/// Which registered formulas a command works on.
enum FormulaArguments {
  static let flag = Flag("formulas", "LIST", "comma-separated id@version, instead of the default")

  /// The rows of `--formulas`, or nil without it.
  static func rows(_ arguments: Arguments) throws -> [Methodology]? {
    guard let list = arguments.text("formulas") else { return nil }
    let keys = list.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    var seen: Set<String> = []
    return try keys.map { key in
      guard seen.insert(key).inserted else {
        throw UsageError("formula '\(key)' is named twice in --formulas")
      }
      do {
        return try Methodology.named(key)
      } catch { throw UsageError("\(error)") }
    }
  }

  /// Why a formula cannot score anything of a series, or nil.
  static func obstacle(_ identity: FormulaIdentity, _ series: DailySeries) -> String? {
    for input in identity.inputs.required where series.column(input) == nil {
      return "needs \(input.name)"
    }
    let any = identity.inputs.anyOf
    if !any.isEmpty && !any.contains(where: { series.column($0) != nil }) {
      return "needs one of " + any.map(\.name).joined(separator: ", ")
    }
    // Samples that only add to daily inputs are no obstacle.
    if identity.inputs.intraday && identity.inputs.all.isEmpty && series.intraday == nil {
      return "needs samples within days"
    }
    return nil
  }
}
