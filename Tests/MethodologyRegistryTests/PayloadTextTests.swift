import MethodologyRegistry
import Scoring
import Testing

/// What a client prints: numbers, words and sections in each language.
@Suite("payload: texts")
struct PayloadTextTests {
  /// One day of a formula with every kind of output.
  static func payload(_ language: Language) throws -> ScorePayload {
    try ScriptedFormula(
      outputs: [
        Output("efficiency", unit: "1", range: 0...1), Output("hrv_z", unit: "z"),
        Output("sleep_recent", unit: "h"), Output("mine", unit: "furlongs"),
        Output("event_t1_t3", kind: .flag, unit: "0/1"),
        Output("verdict", kind: .code(["rest", "push_hard"]), unit: "word"),
        Output("strange", kind: .code(["unheard_of"]), unit: "word"),
        Output("tonight", unit: "1", range: 0...1),
      ],
      rows: [.init([0.925, -1.256, 7.25, 3, 1, 1, 0, .nan])]
    ).payloads(.unsupported, in: language)[0]
  }

  @Test("numbers are written for people, with the decimal mark of the language")
  func numbers() throws {
    let texts = try Language.allCases.map { language in
      let payload = try Self.payload(language)
      return [payload.valueText, payload.unitText]
        + payload.components.map(\.text) + [payload.components[1].unitText]
    }
    #expect(
      texts[0] == [
        "92.5", "%", "-1.26", "7.3", "3", "yes", "Ready for a hard day", "unheard_of", "no value",
        "h",
      ])
    #expect(
      texts[1] == [
        "92,5", "%", "-1,26", "7,3", "3", "да", "Можно нагружаться", "unheard_of", "нет значения",
        "ч",
      ])
    #expect(
      texts[2] == [
        "92,5", "%", "-1,26", "7,3", "3", "da", "Spremno za veći napor", "unheard_of",
        "nema vrednosti", "h",
      ])
  }

  static let unitForms: [(Language, Double, String)] = [
    (.en, 1, "day"), (.en, 2, "days"), (.en, 0, "days"), (.en, 1.5, "days"),
    (.ru, 1, "день"), (.ru, 2, "дня"), (.ru, 5, "дней"), (.ru, 11, "дней"), (.ru, 21, "день"),
    (.ru, 112, "дней"), (.ru, -3, "дня"), (.ru, 7.5, "дня"), (.ru, 0, "дней"),
    (.sr, 1, "dan"), (.sr, 3, "dana"), (.sr, 7, "dana"), (.sr, 2.5, "dana"),
  ]

  @Test("a unit takes the form its number asks for", arguments: unitForms)
  func unitForm(language: Language, value: Double, unit: String) throws {
    let payload = try ScriptedFormula(
      outputs: [Output("newest_age_days", unit: "days")], rows: [.init([value])]
    ).payloads(.unsupported, in: language)[0]
    #expect(payload.unitText == unit)
  }

  @Test("a bare count has no unit")
  func count() throws {
    let payload = try ScriptedFormula(
      outputs: [Output("steps_usual", unit: "count")], rows: [.init([8000])]
    ).payloads(.unsupported)[0]
    #expect(payload.unitText == nil && payload.valueText == "8000")
    #expect(CardRenderer(ScoreCard(payload).json).problems.isEmpty)
  }

  @Test("a name without a text stands for itself, so a stranger's formula can be shown")
  func stranger() throws {
    let payload = try Self.payload(.ru)
    #expect(payload.title == "scripted@1")
    #expect(payload.components[2].title == "mine" && payload.components[2].unitText == "furlongs")
  }

  @Test("sections list reasons, what was seen, and the trust with its caveats")
  func sections() throws {
    let payload = try Self.payload(.en)
    #expect(payload.sections.map(\.id) == ["why", "seen", "trust"])
    #expect(payload.sections[0].lines.map(\.title) == ["scored"])
    #expect(
      payload.sections[1].lines.map(\.text) == [
        "-1.26 SD", "7.3 h", "3 furlongs", "yes", "Ready for a hard day",
        "unheard_of",
      ])
    #expect(payload.sections[2].lines[0].title == "Research only")
    #expect(payload.sections[2].lines.count == 1 + payload.badge.caveats.count)
  }

  @Test("canonical JSON has the members of the schema")
  func members() throws {
    guard case .object(let members) = try Self.payload(.sr).json else {
      Issue.record("a payload is an object")
      return
    }
    #expect(
      members.keys.sorted() == [
        "badge", "band", "band_text", "color_token", "components", "date", "key", "language",
        "reason", "reason_text", "sections", "status", "status_text", "status_word",
        "status_word_text", "title", "unit", "unit_text", "value", "value_text", "version",
      ])
    #expect(members["value"] == .number(0.925) && members["language"] == "sr")
    #expect(members["band"] == .null && members["band_text"] == .null)
    #expect(members["date"] == "2026-01-01")
  }

  /// 60 days with a gap of two weeks in the nights, so that every formula meets days without a value.
  static func series() throws -> DailySeries {
    var series = try DailySeries(firstDay: Day("2026-01-01")!, dayCount: 60)
    func column(_ center: Double, _ step: Double, missing: Range<Int>? = nil) -> [Double] {
      (0..<60).map { missing?.contains($0) == true ? .nan : center + step * Double($0 * 7 % 11) }
    }
    let gap = 30..<45
    for (signal, values) in [
      (Signal.hrvSDNN, column(40, 1, missing: gap)),
      (.restingHR, column(55, 0.5, missing: 35..<40)),
      (.walkingHR, column(100, 1, missing: gap)), (.sleepTotal, column(7, 0.1, missing: gap)),
      (.sleepDeep, column(1.2, 0.02, missing: gap)), (.sleepREM, column(1.6, 0.02, missing: gap)),
      (.sleepCore, column(4.2, 0.06, missing: gap)), (.sleepAwake, column(0.4, 0.01, missing: gap)),
      (.steps, column(8000, 100)), (.activeEnergy, column(400, 10)),
    ] {
      try series.set(values, for: signal)
    }
    return series
  }

  @Test(
    "every formula and language: no empty text, no day breaks the contract",
    arguments: Methodology.all.map(\.key), Language.allCases)
  func everyFormula(key: String, language: Language) throws {
    let row = try Methodology.named(key)
    let series = try Self.series()
    let table = try row.formula.score(series)
    let badge = BadgeRules.badge(for: row, audits: [], certificates: [])
    var withValue = 0
    for day in 0..<series.dayCount {
      let payload = ScorePayload(
        row, badge: badge, table: table, day: day, date: series.day(day), in: language)
      #expect((payload.value != nil) == payload.status.hasValue)
      #expect(payload.band == nil || payload.value != nil)
      #expect((payload.colorToken == Band.neutralToken) == (payload.band == nil))
      #expect(PayloadTextTests.emptyTexts(payload.json).isEmpty)
      #expect(CardRenderer(ScoreCard(payload).json).problems.isEmpty)
      if payload.value != nil { withValue += 1 }
    }
    #expect(withValue < series.dayCount, "no day without a value was met")
  }

  /// Paths of empty strings anywhere in a value.
  static func emptyTexts(_ value: JSONValue, at path: String = "") -> [String] {
    switch value {
    case .string(let text): text.isEmpty ? [path] : []
    case .array(let items):
      items.enumerated().flatMap { emptyTexts($0.element, at: "\(path)/\($0.offset)") }
    case .object(let members): members.flatMap { emptyTexts($0.value, at: "\(path)/\($0.key)") }
    case .null, .bool, .number: []
    }
  }
}
