import Scoring

/// A payload as a server-driven UI tree: a generic renderer draws it without knowing any formula.
///
/// `templates` holds the tree under `card`. A node is a `container` (with `children`), a `text`, a
/// `score_card` or a `badge`; `template_bindings` maps each slot of a node to a key of `content`. A
/// slot `color` leads to a name in `tokens`, which gives a light and a dark colour.
///
/// - Source: issue "every formula of the methodology", point 5; `Documentation/card.schema.json`.
public struct ScoreCard: Sendable, Equatable {
  public let json: JSONValue

  public init(_ payload: ScorePayload) {
    var content: [String: JSONValue] = [
      "title": .string(payload.title), "value": .string(payload.valueText),
      "color": .string(payload.colorToken),
      "status": .string(TextCatalogue.text("word.\(payload.statusWord)", payload.language)),
      "date": .string(payload.date.description),
      "badge.label": .string(payload.badge.label(payload.language)),
      "badge.meaning": .string(payload.badge.meaning(payload.language)),
    ]
    var score = ["title": "title", "value": "value", "status": "status", "color": "color"]
    if let unit = payload.unitText {
      content["unit"] = .string(unit)
      score["unit"] = "unit"
    }
    var nodes = [
      ScoreCard.node("text", style: "caption", ["text": "date"]),
      ScoreCard.node("score_card", score),
      ScoreCard.node("badge", ["label": "badge.label", "meaning": "badge.meaning"]),
    ]
    if !payload.person.isEmpty {
      content["person"] = .string(payload.person)
      nodes.insert(ScoreCard.node("text", style: "caption", ["text": "person"]), at: 0)
    }
    for section in payload.sections {
      let key = "section.\(section.id)"
      content["\(key).title"] = .string(section.title)
      var children = [ScoreCard.node("text", style: "heading", ["text": "\(key).title"])]
      for (index, line) in section.lines.enumerated() {
        content["\(key).\(index).title"] = .string(line.title)
        content["\(key).\(index).text"] = .string(line.text)
        children.append(
          ScoreCard.container(
            "horizontal",
            [
              ScoreCard.node("text", style: "label", ["text": "\(key).\(index).title"]),
              ScoreCard.node("text", style: "body", ["text": "\(key).\(index).text"]),
            ]))
      }
      nodes.append(ScoreCard.container("vertical", children))
    }
    json = [
      "templates": ["card": ScoreCard.container("vertical", nodes)],
      "content": .object(content), "tokens": ScoreCard.tokens,
    ]
  }

  private static func node(
    _ type: String, style: String? = nil, _ bindings: [String: String]
  ) -> JSONValue {
    var node: [String: JSONValue] = [
      "type": .string(type),
      "template_bindings": .object(bindings.mapValues { .string($0) }),
    ]
    if let style { node["style"] = .string(style) }
    return .object(node)
  }

  private static func container(_ direction: String, _ children: [JSONValue]) -> JSONValue {
    ["type": "container", "direction": .string(direction), "children": .array(children)]
  }

  /// Text on white and on near-black keeps a contrast of at least 4.5 : 1.
  private static let tokens: JSONValue = [
    "ds.semantic.positive": ["light": "#1a7f37", "dark": "#3fb950"],
    "ds.semantic.caution": ["light": "#9a6700", "dark": "#d29922"],
    "ds.semantic.negative": ["light": "#b42318", "dark": "#ff7b72"],
    "ds.semantic.neutral": ["light": "#57606a", "dark": "#8b949e"],
  ]
}
