import MethodologyRegistry
import Scoring
import Testing
import Validation

@Suite("texts")
struct TextCatalogueTests {
  @Test("no key stands twice and no text is empty")
  func unique() {
    var seen: Set<String> = []
    for text in TextCatalogue.all {
      #expect(seen.insert(text.key).inserted, "\(text.key) stands twice")
      for language in Language.allCases {
        let trimmed = text[language].split(separator: " ").joined(separator: " ")
        #expect(!trimmed.isEmpty && trimmed == text[language], "\(text.key) in \(language)")
      }
    }
  }

  @Test("translations are no copies of the English text, units excepted")
  func translated() {
    for text in TextCatalogue.all where !text.key.hasPrefix("unit.") {
      #expect(text.ru != text.en, "\(text.key)")
      #expect(text.sr != text.en, "\(text.key)")
    }
  }

  @Test("Russian is Cyrillic, Serbian and English are Latin")
  func scripts() {
    func cyrillic(_ text: String) -> Bool {
      text.unicodeScalars.contains { (0x400...0x4FF).contains($0.value) }
    }
    for text in TextCatalogue.all {
      #expect(!cyrillic(text.sr) && !cyrillic(text.en), "\(text.key)")
      if !text.key.hasPrefix("unit.") { #expect(cyrillic(text.ru), "\(text.key)") }
    }
  }

  @Test("every language fills the same placeholders")
  func placeholders() {
    func names(_ text: String) -> Set<Substring> {
      Set(
        text.split(separator: "{", omittingEmptySubsequences: false).dropFirst().compactMap {
          $0.split(separator: "}").first
        })
    }
    for text in TextCatalogue.all {
      #expect(names(text.ru) == names(text.en), "\(text.key)")
      #expect(names(text.sr) == names(text.en), "\(text.key)")
    }
  }

  @Test("placeholders are replaced, unknown ones stay")
  func fills() {
    #expect(TextCatalogue.text("report.people", .en, ["n": "12"]) == "People: 12")
    #expect(TextCatalogue.text("report.people", .ru, ["m": "12"]) == "Людей: {n}")
    #expect(TextCatalogue.text("word.good", .ru) == "хорошо")
    #expect(TextCatalogue.find("formula.mine@1", .en) == nil)
  }

  @Test("no two badge classes share a label in any language")
  func labels() {
    for language in Language.allCases {
      let labels = BadgeClass.allCases.map {
        TextCatalogue.text("badge.\($0.rawValue).label", language)
      }
      #expect(Set(labels).count == 6, "\(labels)")
    }
  }

  /// The keys that rows, rules, statuses and protocols ask for.
  static let needed: [String] = {
    var keys: [String] = []
    for row in Methodology.all {
      let identity = row.identity
      keys.append("formula.\(row.key)")
      keys += identity.reasons.map { "reason.\($0)" }
      for output in identity.outputs {
        keys.append("output.\(output.name)")
        switch output.kind {
        case .number:
          if output.unit != "count" && output.unit != "1" { keys.append("unit.\(output.unit)") }
        case .flag: keys += ["code.yes", "code.no"]
        case .code(let words): keys += words.map { "code.\($0)" }
        }
      }
    }
    keys += Band.allCases.flatMap { ["band.\($0.rawValue)", "word.\($0.word)"] }
    keys += ScoreStatus.allCases.map { "status.\($0.name)" }
    keys += BadgeClass.allCases.flatMap {
      ["badge.\($0.rawValue).label", "badge.\($0.rawValue).meaning"]
    }
    keys += Requirement.allCases.map { "requirement.\($0.rawValue)" }
    keys += Audit.allCases.map { "audit.\($0.rawValue)" }
    keys += TargetKind.all.map { "target.\($0.id)" }
    keys += Role.allCases.map { "role.\($0.rawValue)" }
    keys += TargetReason.allCases.map { "reason.\($0.word)" }
    let strictWords = [
      "beats_floor", "indistinguishable_from_floor", "worse_than_floor", "not_in_family",
    ]
    for word in strictWords + FloorVerdict.allCases.map(\.rawValue) {
      keys += ["verdict.\(word)", "verdict.\(word).sentence"]
    }
    keys += ["not_enough_rows_primary", "not_enough_rows_inner", "one_class_training", "looks_ahead"]
      .map { "reason." + $0 }
    return keys
  }()

  @Test("everything a row, a rule or a verdict can name has its text", arguments: needed)
  func complete(key: String) {
    #expect(TextCatalogue.find(key, .en) != nil)
  }
}
