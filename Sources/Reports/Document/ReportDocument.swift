/// A report as sections of blocks; the Markdown and the HTML writer render the same document.
struct ReportDocument {
  let title: String
  let subtitle: String
  let sections: [Section]

  struct Section {
    /// Fragment identifier.
    let id: String
    let title: String
    let blocks: [Block]
  }

  indirect enum Block {
    case paragraph(String)
    /// A sentence that must not be overlooked.
    case note(String)
    case list([String])
    case verdicts([VerdictCard])
    case figure(Figure)
    case table(ReportTable)
    /// Folded away until asked for.
    case details(String, [Block])
  }
}

/// A table of texts: the first `headers` cells of a row name it.
struct ReportTable {
  struct Column {
    let title: String
    let isText: Bool

    static func text(_ title: String) -> Column { Column(title: title, isText: true) }
    static func number(_ title: String) -> Column { Column(title: title, isText: false) }
  }

  let caption: String
  let columns: [Column]
  let rows: [[String]]

  init(_ caption: String, _ columns: [Column], _ rows: [[String]]) {
    precondition(rows.allSatisfy { $0.count == columns.count }, "every row has every column")
    self.caption = caption
    self.columns = columns
    self.rows = rows
  }
}

/// A drawing with its text alternative and the table that holds the same numbers.
struct Figure {
  let id: String
  let title: String
  let description: String
  /// Drawn twice, so that letters have the same size on a desk and on a phone.
  let wide: SVGCanvas
  let narrow: SVGCanvas
  let table: ReportTable

  init(
    id: String, title: String, description: String, table: ReportTable,
    draw: (_ width: Double) -> SVGCanvas
  ) {
    self.id = id
    self.title = title
    self.description = description
    self.table = table
    wide = draw(Figure.wideWidth)
    narrow = draw(Figure.narrowWidth)
  }

  static let wideWidth = 760.0
  static let narrowWidth = 340.0
}

/// The verdict of one formula with the badge that limits it.
struct VerdictCard {
  let formula: String
  let title: String
  let sentence: String
  /// `beats_floor`, …, or empty when there is no row.
  let verdict: String
  let verdictText: String
  let notes: [String]
  let badge: FormulaBadge?
  let facts: [(name: String, value: String)]
}
