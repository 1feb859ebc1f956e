/// The report as Markdown for a repository: the same sections and tables, without the drawings.
///
///     MarkdownReport.text(input)
public enum MarkdownReport {
  public static func text(_ input: ReportInput) -> String {
    let words = Words(input.language)
    let document = ReportBuilder(input).document
    var text = "# \(escaped(document.title))\n\n\(escaped(document.subtitle))\n"
    for section in document.sections {
      text += "\n## \(escaped(section.title))\n"
      for block in section.blocks { text += render(block, words) }
    }
    text += "\n---\n\n" + escaped(words(.madeBy, ["version": input.toolVersion])) + "\n"
    return text
  }

  private static func render(_ block: ReportDocument.Block, _ words: Words) -> String {
    switch block {
    case .paragraph(let text): "\n\(escaped(text))\n"
    case .note(let text): "\n> **\(escaped(text))**\n"
    case .list(let items): "\n" + items.map { "- \(escaped($0))\n" }.joined()
    case .verdicts(let cards): cards.map { card($0, words) }.joined()
    case .figure(let figure):
      "\n### \(escaped(figure.title))\n\n\(escaped(figure.description))\n" + table(figure.table)
    case .table(let table): MarkdownReport.table(table)
    case .details(let summary, let blocks):
      "\n<details><summary>\(escaped(summary))</summary>\n"
        + blocks.map { render($0, words) }.joined() + "\n</details>\n"
    }
  }

  private static func card(_ card: VerdictCard, _ words: Words) -> String {
    var text = "\n### \(escaped(card.title)) — \(escaped(card.verdictText))\n"
    text += "\n\(escaped(card.sentence))\n\n"
    for fact in card.facts { text += "- \(escaped(fact.name)): \(escaped(fact.value))\n" }
    if let badge = card.badge {
      text += "- **\(escaped(badge.label))**: \(escaped(badge.meaning))\n"
    } else {
      text += "- \(escaped(words(.noBadge)))\n"
    }
    for note in card.notes { text += "- \(escaped(note))\n" }
    return text
  }

  private static func table(_ table: ReportTable) -> String {
    func line(_ cells: [String]) -> String {
      "| " + cells.map { escaped($0) }.joined(separator: " | ") + " |\n"
    }
    return "\n" + line(table.columns.map(\.title))
      + "|" + table.columns.map { $0.isText ? " :-- |" : " --: |" }.joined() + "\n"
      + table.rows.map(line).joined()
  }

  /// Text that stays text: no markup, no cell border, no line break.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for scalar in Markup.escaped(text).unicodeScalars {
      if "\\`*_[]|#".unicodeScalars.contains(scalar) { escaped += "\\" }
      escaped.unicodeScalars.append(scalar)
    }
    return escaped
  }
}
