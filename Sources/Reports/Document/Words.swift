import MethodologyRegistry
import Validation

/// The texts of one language: the catalogue's titles and words, and the report's own phrases.
struct Words {
  let language: Language
  let number: NumberText

  init(_ language: Language) {
    self.language = language
    number = NumberText(language)
  }

  func callAsFunction(_ phrase: Phrase, _ values: KeyValuePairs<String, String> = [:]) -> String {
    values.reduce(phrase[language]) { $0.replacing("{\($1.key)}", with: $1.value) }
  }

  /// A catalogue text that is always there.
  func text(_ key: String) -> String { TextCatalogue.text(key, language) }

  /// A catalogue text, or the name itself for what a stranger named.
  func title(_ kind: String, _ name: String) -> String {
    TextCatalogue.find("\(kind).\(name)", language) ?? name
  }

  func formula(_ key: String) -> String {
    let title = title("formula", key)
    return title == key ? key : "\(title) · \(key)"
  }

  func target(_ id: String) -> String { title("target", id) }
  func role(_ name: String) -> String { title("role", name) }
  func verdict(_ word: String?) -> String {
    word.map { title("verdict", $0) } ?? NumberText.absent
  }
  func reason(_ word: String?) -> String { word.map { title("reason", $0) } ?? "" }
  func person(_ id: String?) -> String {
    id.map { $0.isEmpty ? self(.onePerson) : $0 } ?? text("report.pooled")
  }

  /// The words of an account's reason or flag.
  func account(_ code: String) -> String { Phrase.account[code].map { self($0) } ?? code }

  /// The floor inside a reference such as `ols[1,ewma_45d]` or `borrowed[each_own_floor]`.
  ///
  /// - Parameter inSentence: with the article that a title does not have.
  func floor(_ reference: String?, inSentence: Bool = false) -> String {
    guard let reference else { return self(.theFloor) }
    var name = reference[...]
    for prefix in ["ols[1,", "borrowed["] where name.hasPrefix(prefix) && name.hasSuffix("]") {
      name = name.dropFirst(prefix.count).dropLast()
    }
    if name == "each_own_floor" { return self(.eachOwnFloor) }
    return (inSentence ? TextCatalogue.find("floor.\(name).in_sentence", language) : nil)
      ?? title("floor", String(name))
  }

  /// The one plain sentence a report says first about a formula.
  func sentence(_ headline: Headline) -> String {
    let name = title("formula", headline.candidate)
    let formula = name == headline.candidate ? name : "\(name) (\(headline.candidate))"
    guard let row = headline.evidence, let verdict = row.verdict else {
      return self(.notTested, ["formula": formula])
    }
    let values = [
      "formula": formula, "target": target(row.target), "floor": floor(row.reference, inSentence: true),
    ]
    let sentence =
      TextCatalogue.find("verdict.\(verdict).sentence", language) == nil
      ? "\(formula): \(verdict)"
      : TextCatalogue.text("verdict.\(verdict).sentence", language, values)
    return row.reason == nil ? sentence : "\(sentence) \(reason(row.reason))"
  }
}
