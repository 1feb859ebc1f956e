/// The languages of every text; Serbian is in Latin script.
public enum Language: String, CaseIterable, Sendable {
  case en, ru, sr

  /// Puts the decimal mark of the language into a number's text.
  func decimal(_ text: String) -> String {
    self == .en
      ? text : text.split(separator: ".", omittingEmptySubsequences: false).joined(separator: ",")
  }
}

/// One text under a stable key in every language.
public struct Text: Sendable {
  public let key: String
  public let en: String
  public let ru: String
  public let sr: String

  init(_ key: String, en: String, ru: String, sr: String) {
    self.key = key
    self.en = en
    self.ru = ru
    self.sr = sr
  }

  public subscript(language: Language) -> String {
    switch language {
    case .en: en
    case .ru: ru
    case .sr: sr
    }
  }
}

/// Every text a reader can meet, by key.
///
///     TextCatalogue.text("word.good", .ru)                          // хорошо
///     TextCatalogue.text("report.people", .en, ["n": "12"])         // People: 12
public enum TextCatalogue {
  public static let all: [Text] =
    formulas + outputs + units + bands + statuses + codes + reasons + verdicts + badges + caveats
    + requirements + audits + targets + floorsInSentences + roles + report + sectionTitles

  private static let byKey = Dictionary(all.map { ($0.key, $0) }, uniquingKeysWith: { a, _ in a })

  /// The text of a key, or nil when the catalogue has none (a plug-in's own names).
  public static func find(_ key: String, _ language: Language) -> String? { byKey[key]?[language] }

  /// The text of a key of this catalogue, with every `{name}` replaced.
  public static func text(
    _ key: String, _ language: Language, _ values: [String: String] = [:]
  ) -> String {
    guard let text = byKey[key] else { preconditionFailure("no text has the key '\(key)'") }
    return fill(text[language], values)
  }

  static func fill(_ text: String, _ values: [String: String]) -> String {
    if values.isEmpty { return text }
    var filled = ""
    var rest = text[...]
    while let open = rest.firstIndex(of: "{"), let close = rest[open...].firstIndex(of: "}") {
      let name = String(rest[rest.index(after: open)..<close])
      filled += rest[..<open]
      filled += values[name] ?? String(rest[open...close])
      rest = rest[rest.index(after: close)...]
    }
    return filled + rest
  }
}
