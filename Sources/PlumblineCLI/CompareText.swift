import MethodologyRegistry
import Scoring

/// A comparison for a terminal.
enum CompareText {
  /// Flipped days listed without `--all`.
  static let listed = 20

  static func text(_ comparison: FormulaComparison, all: Bool) -> String {
    let (before, after) = (comparison.before, comparison.after)
    var text = "\(before.key) \(before.output) -> \(after.key) \(after.output)\n"
    text += "person-days  \(comparison.personDays), \(comparison.bothScored) scored by both\n"
    text += only(before.key, comparison.onlyBefore, after.key)
    text += only(after.key, comparison.onlyAfter, before.key)
    text += changes(comparison) + bands(comparison) + flips(comparison, all: all)
    return text + months(comparison)
  }

  private static func only(_ key: String, _ counts: [ScoreStatus: Int], _ other: String) -> String {
    let total = counts.values.reduce(0, +)
    guard total > 0 else { return "only \(key): no day\n" }
    let byStatus = counts.sorted { $0.key.rawValue < $1.key.rawValue }
      .map { "\($0.value) \($0.key.name)" }
    return "only \(key): \(days(total)), for \(other) " + byStatus.joined(separator: ", ") + "\n"
  }

  private static func changes(_ comparison: FormulaComparison) -> String {
    guard let changes = comparison.changes else {
      let units = "\(comparison.before.unit) and \(comparison.after.unit)"
      return comparison.bothScored == 0
        ? "\nno day is scored by both\n" : "\nno changes: the units are \(units)\n"
    }
    let names = ["least", "5 %", "25 %", "median", "75 %", "95 %", "most"]
    let quantiles = zip(names, changes.quantiles).map { "\($0) \(number($1))" }
    return "\nchange of the shown value, \(comparison.after.unit)\n"
      + "  mean \(number(changes.mean)), SD \(number(changes.sd)), "
      + "mean size \(number(changes.meanSize)), changed on \(percent(changes.shareChanged))\n  "
      + quantiles.joined(separator: ", ") + "\n"
  }

  private static func bands(_ comparison: FormulaComparison) -> String {
    guard let counts = comparison.bandDays else {
      return "\nno bands: a formula without a supported threshold takes part\n"
    }
    var text = "\nbands: rows \(comparison.before.key), columns \(comparison.after.key)\n"
    text += CommandTable.pad("", 10)
    text += Band.allCases.map { left($0.rawValue, 9) }.joined() + "\n"
    for (band, row) in zip(Band.allCases, counts) {
      text += CommandTable.pad("  " + band.rawValue, 10)
      text += row.map { left("\($0)", 9) }.joined() + "\n"
    }
    if let share = comparison.sameBandShare { text += "  same band on \(percent(share))\n" }
    return text
  }

  private static func flips(_ comparison: FormulaComparison, all: Bool) -> String {
    guard comparison.bandDays != nil else { return "" }
    let shown = all ? comparison.flips : Array(comparison.flips.prefix(listed))
    let rest = comparison.flips.count - shown.count
    var text = "\nflipped: \(days(comparison.flips.count))"
    text += rest > 0 ? ", the first \(shown.count) (--all lists every one)\n" : "\n"
    for day in shown {
      text += "  " + CommandTable.pad(day.person, 12) + "\(day.date)  "
      text += "\(side(day.before)) -> \(side(day.after))\n"
    }
    return text
  }

  private static func months(_ comparison: FormulaComparison) -> String {
    guard !comparison.months.isEmpty else { return "" }
    var text = "\nmonth        days  mean size   Spearman  same band\n"
    for month in comparison.months {
      text += month.month + left("\(month.count)", 10)
      text += left(month.meanSize.map(number) ?? "-", 11)
      text += left(month.spearman.map(number) ?? "-", 11)
      text += left(month.sameBandShare.map(percent) ?? "-", 11) + "\n"
    }
    return text
  }

  private static func side(_ shown: ComparedDay.Shown) -> String {
    (shown.value.map(number) ?? "-") + " " + (shown.band?.rawValue ?? "-")
  }

  private static func days(_ count: Int) -> String { count == 1 ? "1 day" : "\(count) days" }

  private static func left(_ text: String, _ width: Int) -> String {
    String(repeating: " ", count: max(1, width - text.count)) + text
  }

  /// At most two decimals.
  private static func number(_ value: Double) -> String {
    let rounded = (value * 100).rounded() / 100
    return rounded == rounded.rounded() ? "\(Int(rounded))" : "\(rounded)"
  }

  private static func percent(_ share: Double) -> String {
    "\((share * 1000).rounded() / 10) %"
  }
}
