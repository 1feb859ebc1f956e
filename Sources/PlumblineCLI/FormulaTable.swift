import MethodologyRegistry
import Scoring

/// The Markdown table of formulas that stands in the README between two comments.
///
///     <!-- formulas: made by `plumbline registry table`; a test compares -->
///     | formula | title | … |
///     <!-- /formulas -->
enum FormulaTable {
  static let opening = "<!-- formulas:"
  static let closing = "<!-- /formulas -->"

  static func text(_ outcomes: [BadgeComputation.Outcome]) -> String {
    var text = "| formula | title | what it claims | needs | memory, days | badge | caveats |\n"
    text += "|---|---|---|---|---|---|---|\n"
    for (row, outcome) in zip(Methodology.all, outcomes) {
      let title = TextCatalogue.find("formula.\(row.key)", .en) ?? row.key
      let caveats = outcome.badge.caveats.map(\.code).joined(separator: " ")
      let cells = [
        "`\(row.key)`", title, row.claim, needs(row.identity.inputs), "\(row.identity.memory)",
        outcome.badge.label(.en), caveats,
      ]
      text += "| " + cells.joined(separator: " | ") + " |\n"
    }
    return text
  }

  private static func needs(_ inputs: FormulaIdentity.Inputs) -> String {
    var parts = inputs.required.map(\.name)
    if !inputs.anyOf.isEmpty { parts.append(inputs.anyOf.map(\.name).joined(separator: " or ")) }
    if parts.isEmpty && inputs.intraday { parts.append("samples within days") }
    return parts.joined(separator: ", ")
  }

  /// The lines between the two comments of a document, or nil when it has none.
  static func found(in document: String) -> String? {
    let lines = document.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { $0.hasPrefix(opening) }),
      let last = lines[first...].firstIndex(where: { $0.hasPrefix(closing) })
    else { return nil }
    return lines[(first + 1)..<last].map { $0 + "\n" }.joined()
  }

  /// The badges a table claims: the formula in the first cell, label and caveats in the last two.
  static func recorded(in table: String, place: String) -> [RecordedBadge] {
    table.split(separator: "\n").dropFirst(2).compactMap { line in
      let cells = line.split(separator: "|", omittingEmptySubsequences: false).dropFirst().dropLast()
        .map { trimmed($0) }
      guard cells.count >= 3 else { return nil }
      let label = cells[cells.count - 2]
      let badgeClass = BadgeClass.allCases.first {
        TextCatalogue.text("badge.\($0.rawValue).label", .en) == label
      }
      return RecordedBadge(
        key: cells[0].filter { $0 != "`" }, badgeClass: badgeClass?.rawValue ?? label,
        caveats: cells[cells.count - 1].split(separator: " ").map(String.init), place: place)
    }
  }

  private static func trimmed(_ cell: Substring) -> String {
    String(cell.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
