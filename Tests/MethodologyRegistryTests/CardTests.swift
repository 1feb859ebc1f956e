import MethodologyRegistry
import Scoring
import Testing

/// A generic renderer that knows the four node types and no formula; it notes what it cannot draw.
struct CardRenderer {
  private(set) var lines: [String] = []
  private(set) var problems: [String] = []
  private var content: [String: JSONValue] = [:]
  private var tokens: [String: JSONValue] = [:]
  private var used: Set<String> = []

  static let slots: [String: Set<String>] = [
    "text": ["text"], "score_card": ["title", "value", "unit", "status", "color"],
    "badge": ["label", "meaning"],
  ]

  init(_ card: JSONValue) {
    guard case .object(let members) = card, case .object(let templates)? = members["templates"],
      case .object(let content)? = members["content"],
      case .object(let tokens)? = members["tokens"],
      let root = templates["card"]
    else {
      problems = ["no card"]
      return
    }
    self.content = content
    self.tokens = tokens
    draw(root)
    for key in content.keys.sorted() where !used.contains(key) {
      problems.append("content '\(key)' is never drawn")
    }
  }

  private mutating func draw(_ node: JSONValue) {
    guard case .object(let members) = node, case .string(let type)? = members["type"] else {
      return problems.append("a node without a type")
    }
    if type == "container" {
      guard case .array(let children)? = members["children"] else {
        return problems.append("a container without children")
      }
      for child in children { draw(child) }
      return
    }
    guard let slots = Self.slots[type], case .object(let bindings)? = members["template_bindings"],
      slots.subtracting(bindings.keys).isSubset(of: ["unit"]), slots.isSuperset(of: bindings.keys)
    else { return problems.append("a node of type '\(type)' with other slots") }
    for (slot, binding) in bindings.sorted(by: { $0.key < $1.key }) {
      guard case .string(let key) = binding, case .string(let text)? = content[key], !text.isEmpty
      else {
        problems.append("slot '\(slot)' leads nowhere")
        continue
      }
      used.insert(key)
      if slot == "color" && tokens[text] == nil { problems.append("no token '\(text)'") }
      lines.append("\(type).\(slot): \(text)")
    }
  }
}

@Suite("card")
struct CardTests {
  static func card(_ status: ScoreStatus = .scored) throws -> JSONValue {
    let payload = try ScriptedFormula(
      "readiness",
      outputs: [
        Output("score", unit: "points", range: 0...100), Output("sleep_part", unit: "points"),
      ],
      rows: [.init([84, 70], status)]
    ).payloads(.fixed(optimal: 80, fair: 50))[0]
    return ScoreCard(payload).json
  }

  @Test("a generic renderer draws every text of the payload")
  func draws() throws {
    let renderer = CardRenderer(try Self.card())
    #expect(renderer.problems.isEmpty)
    for line in [
      "score_card.title: Readiness (ratio model)", "score_card.value: 84",
      "score_card.unit: points",
      "score_card.status: good", "score_card.color: ds.semantic.positive",
      "badge.label: Research only", "text.text: 2026-01-01", "text.text: What the formula saw",
      "text.text: Sleep part", "text.text: 70 points",
    ] {
      #expect(renderer.lines.contains(line), "\(line) is missing")
    }
  }

  @Test("a day without a value is drawn in the neutral colour")
  func withoutValue() throws {
    let renderer = CardRenderer(try Self.card(.historyTooShort))
    #expect(renderer.problems.isEmpty)
    #expect(renderer.lines.contains("score_card.value: no value"))
    #expect(renderer.lines.contains("score_card.color: ds.semantic.neutral"))
  }

  @Test("the renderer of this test notices a binding that leads nowhere")
  func noticed() {
    let card: JSONValue = [
      "templates": ["card": ["type": "text", "template_bindings": ["text": "gone"]]],
      "content": ["other": "x"], "tokens": [:],
    ]
    #expect(
      CardRenderer(card).problems == [
        "slot 'text' leads nowhere", "content 'other' is never drawn",
      ])
  }
}
