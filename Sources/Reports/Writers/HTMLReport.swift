/// The report as one HTML file that needs no network, no script and no other file.
///
///     HTMLReport.text(input)
///
/// It is well-formed XML too, so any tool can read the numbers out of its tables.
public enum HTMLReport {
  public static func text(_ input: ReportInput) -> String {
    let words = Words(input.language)
    let document = ReportBuilder(input).document
    var page = Markup()
    page.raw("<!DOCTYPE html>\n")
    page.element(
      "html", [("lang", words(.languageTag)), ("xmlns", "http://www.w3.org/1999/xhtml")]
    ) {
      $0.element("head") {
        $0.void("meta", [("charset", "utf-8")])
        $0.void("meta", [("name", "viewport"), ("content", "width=device-width, initial-scale=1")])
        $0.void("meta", [("name", "color-scheme"), ("content", "light dark")])
        $0.leaf("title", "\(document.title) · \(input.result.dataset.name)")
        $0.element("style") { $0.raw(HTMLStyle.css) }
      }
      $0.element("body") { body(document, words, input, &$0) }
    }
    return page.text + "\n"
  }

  private static func body(
    _ document: ReportDocument, _ words: Words, _ input: ReportInput, _ page: inout Markup
  ) {
    page.leaf("a", [("class", "skip"), ("href", "#verdicts")], words(.skip))
    page.element("header") {
      $0.leaf("p", [("class", "brand")], "Plumbline")
      $0.leaf("h1", document.title)
      $0.leaf("p", [("class", "subtitle")], document.subtitle)
    }
    page.element("main") {
      for section in document.sections {
        if section.id == "change" { contents(document, words, &$0) }
        $0.element("section", [("id", section.id), ("aria-labelledby", "\(section.id)-h")]) {
          $0.leaf("h2", [("id", "\(section.id)-h")], section.title)
          for block in section.blocks { render(block, under: section.title, words, &$0) }
        }
      }
    }
    page.element("footer") {
      $0.leaf("p", words(.madeBy, ["version": input.toolVersion]))
      $0.element("p") {
        $0.plain("SHA-256 ")
        $0.leaf("code", input.result.dataset.digest)
      }
    }
  }

  private static func contents(
    _ document: ReportDocument, _ words: Words, _ page: inout Markup
  ) {
    page.element("nav", [("aria-label", words(.contents))]) {
      $0.element("ul") {
        for section in document.sections.dropFirst() {
          $0.element("li") { $0.leaf("a", [("href", "#\(section.id)")], section.title) }
        }
      }
    }
  }

  /// - Parameter title: the heading above; a caption that only repeats it is for screen readers.
  private static func render(
    _ block: ReportDocument.Block, under title: String, _ words: Words, _ page: inout Markup
  ) {
    switch block {
    case .paragraph(let text): page.leaf("p", text)
    case .note(let text): page.leaf("p", [("class", "note")], text)
    case .list(let items):
      page.element("ul") { for item in items { $0.leaf("li", item) } }
    case .verdicts(let cards):
      page.element("div", [("class", "cards")]) {
        for card in cards { self.card(card, words, &$0) }
      }
    case .figure(let figure): self.figure(figure, words, &page)
    case .table(let table): self.table(table, under: title, &page)
    case .details(let summary, let blocks):
      page.element("details") {
        $0.leaf("summary", summary)
        for block in blocks { render(block, under: summary, words, &$0) }
      }
    }
  }

  private static func card(_ card: VerdictCard, _ words: Words, _ page: inout Markup) {
    page.element("article", [("class", "card \(card.verdict)")]) {
      $0.element("h3") {
        $0.plain(card.title)
        $0.plain(" ")
        $0.leaf("code", card.formula)
      }
      $0.leaf("p", [("class", "verdict")], card.verdictText)
      $0.leaf("p", card.sentence)
      if !card.facts.isEmpty {
        $0.element("dl") {
          for fact in card.facts {
            $0.element("div") {
              $0.leaf("dt", fact.name)
              $0.leaf("dd", fact.value)
            }
          }
        }
      }
      $0.element("p", [("class", "badge")]) {
        if let badge = card.badge {
          $0.leaf("b", badge.label)
          $0.plain(" " + badge.meaning)
        } else {
          $0.plain(words(.noBadge))
        }
      }
      if !card.notes.isEmpty {
        $0.element("ul", [("class", "caveats"), ("aria-label", words.text("report.caveats"))]) {
          for note in card.notes { $0.leaf("li", note) }
        }
      }
      if let missing = card.badge?.missing, !missing.isEmpty {
        $0.leaf(
          "p", [("class", "soft")],
          words.text("report.missing_for_next") + ": " + missing.joined(separator: "; "))
      }
    }
  }

  private static func figure(_ figure: Figure, _ words: Words, _ page: inout Markup) {
    page.element("figure", [("id", figure.id)]) {
      $0.leaf("figcaption", figure.title)
      for (name, canvas) in [("wide", figure.wide), ("narrow", figure.narrow)] {
        $0.element("div", [("class", name)]) {
          $0.raw(
            canvas.markup(
              id: "\(figure.id)-\(name)", title: figure.title, description: figure.description))
        }
      }
      $0.element("details") {
        $0.leaf("summary", words(.numbersOfFigure))
        table(figure.table, under: figure.title, &$0)
      }
    }
  }

  private static func table(
    _ table: ReportTable, under title: String, _ page: inout Markup
  ) {
    page.element(
      "div",
      [("class", "scroll"), ("tabindex", "0"), ("role", "region"), ("aria-label", table.caption)]
    ) {
      $0.element("table") {
        $0.leaf("caption", table.caption == title ? [("class", "unseen")] : [], table.caption)
        $0.element("thead") {
          $0.element("tr") {
            for column in table.columns {
              $0.leaf("th", [("scope", "col")] + style(column), column.title)
            }
          }
        }
        $0.element("tbody") {
          for row in table.rows {
            $0.element("tr") {
              // A name stays on one line, a phrase may wrap.
              let name = row[0].count > 32 ? [("class", "t")] : []
              $0.leaf("th", [("scope", "row")] + name, row[0])
              for (column, cell) in zip(table.columns, row).dropFirst() {
                $0.leaf("td", style(column), cell)
              }
            }
          }
        }
      }
    }
  }

  private static func style(_ column: ReportTable.Column) -> Markup.Attributes {
    column.isText ? [("class", "t")] : []
  }
}
