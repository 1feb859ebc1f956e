import MethodologyRegistry
import Reports
import Scoring
import Testing

@Suite("Markdown report")
struct MarkdownReportTests {
  @Test(
    "the sentence of every formula stands there as in report.json", arguments: Language.allCases)
  func sentences(_ language: Language) throws {
    let input = try Sample.onePerson(language)
    guard case .object(let report) = ReportJSON.value(input),
      case .array(let headlines) = report["headlines"]
    else { throw Missing() }
    let text = MarkdownReport.text(input).replacing("\\", with: "")
    #expect(headlines.count == 4)
    for headline in headlines {
      guard case .object(let members) = headline, case .string(let sentence) = members["sentence"]
      else { throw Missing() }
      if !sentence.contains("<") { #expect(text.contains(sentence)) }
    }
  }

  @Test("a table row has as many cells as its heading")
  func tables() throws {
    var width: Int?
    var rows = 0
    for line in MarkdownReport.text(try Sample.cohort()).split(
      separator: "\n", omittingEmptySubsequences: false)
    {
      guard line.hasPrefix("|") else {
        width = nil
        continue
      }
      let cells = line.replacing("\\|", with: "").count { $0 == "|" }
      #expect(cells == width ?? cells)
      width = cells
      rows += 1
    }
    #expect(rows > 100)
  }

  @Test("names of people and columns stay text")
  func escaping() throws {
    let text = MarkdownReport.text(try Sample.cohort())
    #expect(!text.contains("<script>"))
    #expect(
      text.contains("&lt;script&gt;alert(&quot;x&quot;)&lt;/script&gt; &amp; 'co' \\| \\*\\`"))
  }

  private struct Missing: Error {}
}
