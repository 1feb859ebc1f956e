import Scoring

/// The texts of a formula in one language; a name the catalogue does not know stands for itself,
/// so that a stranger's formula can be shown too.
struct Names {
  let language: Language
  let numbers: NumberText

  init(_ language: Language) {
    self.language = language
    numbers = NumberText(language: language)
  }

  func title(of identity: FormulaIdentity) -> String {
    find("formula.\(identity.key)", identity.key)
  }

  func output(_ output: Output) -> String { find("output.\(output.name)", output.name) }

  /// Number, yes or no, or the word of a code; `no value` for nil.
  func value(_ value: Double?, of output: Output) -> String {
    guard let value else { return TextCatalogue.text("report.no_value", language) }
    switch output.kind {
    case .number:
      return numbers.text(value, of: output)
    case .flag:
      return TextCatalogue.text(value == 0 ? "code.no" : "code.yes", language)
    case .code(let words):
      guard let index = Int(exactly: value), words.indices.contains(index) else {
        return numbers.text(value, of: output)
      }
      return find("code.\(words[index])", words[index])
    }
  }

  /// One sentence per reason, or the sentence for none.
  func reasons(_ codes: [String]) -> String {
    (codes.isEmpty ? ["ok"] : codes).map { find("reason.\($0)", $0) }.joined(separator: " ")
  }

  func sections(
    status: ScoreStatus, reasons: [String], components: [ScorePayload.Component], badge: Badge
  ) -> [ScorePayload.Section] {
    typealias Line = ScorePayload.Section.Line
    let why = [
      Line(
        title: TextCatalogue.text("status.\(status.name)", language), text: self.reasons(reasons))
    ]
    let seen = components.filter { $0.value != nil }.map { component in
      let unit = component.unitText.map { " " + $0 } ?? ""
      return Line(title: component.title, text: component.text + unit)
    }
    let trust =
      [Line(title: badge.label(language), text: badge.meaning(language))]
      + badge.caveats.map {
        Line(title: TextCatalogue.text("section.caveat", language), text: $0.text(language))
      }
    return [("why", why), ("seen", seen), ("trust", trust)].filter { !$0.1.isEmpty }.map {
      ScorePayload.Section(
        id: $0.0, title: TextCatalogue.text("section.\($0.0)", language), lines: $0.1)
    }
  }

  private func find(_ key: String, _ otherwise: String) -> String {
    TextCatalogue.find(key, language) ?? otherwise
  }
}
