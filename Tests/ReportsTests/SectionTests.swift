import Foundation
import MethodologyRegistry
import Reports
import Scoring
import Testing
import Validation

@Suite("sections of the report")
struct SectionTests {
  private func section(_ id: String, _ html: String) -> String? {
    guard let start = html.range(of: "<section id=\"\(id)\"") else { return nil }
    let rest = html[start.lowerBound...]
    return rest.range(of: "</section>").map { String(rest[..<$0.lowerBound]) }
  }

  @Test("error over time has a figure per person, lines of floor and entry, gaps and epochs")
  func errors() throws {
    let input = try Sample.onePerson()
    let text = try #require(section("errors", HTMLReport.text(input)))
    #expect(text.contains("class=\"floor-line dense\"") && text.contains("class=\"series dense\""))
    #expect(text.contains("class=\"gap\"") && text.contains("Week from"))
  }

  @Test("calibration stands once per primary target with the days of each group")
  func calibration() throws {
    let input = try Sample.cohort()
    let text = try #require(section("calibration", HTMLReport.text(input)))
    let targets = Set(Calibration.all(input.result.people).map(\.target))
    #expect(text.count(of: "<figure ") == targets.count)
    for bin in Calibration.all(input.result.people).flatMap(\.bins) {
      #expect(text.contains("<td>\(bin.count)</td>"))
    }
  }

  @Test("two versions of one formula have a matrix of bands that counts every day of both")
  func bands() throws {
    let input = try Sample.onePerson()
    let text = try #require(section("bands", HTMLReport.text(input)))
    let person = try #require(input.result.people.first)
    func bands(_ key: String) throws -> [Band?] {
      let rule = try Methodology.named(key).band
      return person.scores.first { $0.key == key }!.values.map { rule.band(of: $0) }
    }
    let flips = try BandFlips(from: bands("readiness@1"), to: bands("readiness@2"))
    #expect(flips.days > 100)
    #expect(text.contains("\(flips.flipped) of \(flips.days) days"))
    for count in flips.counts.flatMap({ $0 }) { #expect(text.contains("<td>\(count)</td>")) }
  }

  @Test("self-report shows what is missing and the table over people", arguments: Language.allCases)
  func selfReport(_ language: Language) throws {
    let input = try Sample.cohort(language)
    let text = try #require(section("self-report", HTMLReport.text(input)))
    let pooled = input.result.selfReport.filter { $0.person == nil && $0.lagDays == 1 }
    #expect(!pooled.isEmpty)
    for row in pooled { #expect(text.contains("<td>\(row.answeredDays)</td>")) }
    // One of twelve people has 12 answers and needs 18 more.
    #expect(text.contains("12") && text.contains("18"))
    #expect(!text.contains("own floor") || language == .en)
  }

  @Test("people: a sentence on how much they differ, with what chance alone gives")
  func heterogeneity() throws {
    let input = try Sample.cohort()
    let text = try #require(section("people", HTMLReport.text(input)))
    #expect(text.contains("standard deviation") && text.contains("chance alone gives"))
    let alone = HTMLReport.text(try Sample.onePerson())
    #expect(section("people", alone) == nil)
    #expect(alone.contains("All numbers come from one person."))
  }

  @Test("with many formulas a table of all verdicts comes before the cards")
  func summary() throws {
    let html = HTMLReport.text(try Sample.cohort())
    let table = try #require(html.range(of: "All verdicts</caption>"))
    let card = try #require(html.range(of: "<article"))
    #expect(table.lowerBound < card.lowerBound)
  }
}

extension String {
  fileprivate func count(of part: String) -> Int { components(separatedBy: part).count - 1 }
}
