import Scoring

extension ScorePayload {
  /// The object of `Documentation/payload.schema.json`.
  public var json: JSONValue {
    let catalogue = { (key: String) in JSONValue.string(TextCatalogue.text(key, language)) }
    var members: [String: JSONValue] = [
      "key": .string(key), "version": .number(Double(version)), "title": .string(title),
      "date": .string(date.description), "language": .string(language.rawValue),
      "value": .optional(value), "value_text": .string(valueText),
      "unit": .string(unit), "unit_text": .optional(unitText),
      "band": .optional(band?.rawValue),
      "band_text": band.map { catalogue("band.\($0.rawValue)") } ?? .null,
      "status": .string(status.name), "status_text": catalogue("status.\(status.name)"),
      "status_word": .string(statusWord), "status_word_text": catalogue("word.\(statusWord)"),
      "color_token": .string(colorToken),
      "reason": .string(reason), "reason_text": .string(reasonText),
      "badge": badge.json(language),
      "components": .array(components.map(\.json)),
      "sections": .array(sections.map(\.json)),
    ]
    if !person.isEmpty { members["person"] = .string(person) }
    return .object(members)
  }
}

extension Badge {
  public func json(_ language: Language) -> JSONValue {
    [
      "class": .string(badgeClass.rawValue), "label": .string(label(language)),
      "meaning": .string(meaning(language)),
      "caveats": .array(
        caveats.map { ["code": .string($0.code), "text": .string($0.text(language))] }),
    ]
  }
}

extension ScorePayload.Component {
  var json: JSONValue {
    [
      "name": .string(name), "title": .string(title), "value": .optional(value),
      "text": .string(text), "unit": .string(unit), "unit_text": .optional(unitText),
    ]
  }
}

extension ScorePayload.Section {
  var json: JSONValue {
    [
      "id": .string(id), "title": .string(title),
      "lines": .array(lines.map { ["title": .string($0.title), "text": .string($0.text)] }),
    ]
  }
}
