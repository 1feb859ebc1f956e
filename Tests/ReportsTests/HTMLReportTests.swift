import Foundation
import FoundationXML
import MethodologyRegistry
import Reports
import Testing

/// Reads a page the way a machine would and keeps what the tests ask for.
private final class Page: NSObject, XMLParserDelegate {
  private(set) var figures: [(titles: Int, descriptions: Int, tables: Int)] = []
  private(set) var ids: [String] = []
  private(set) var links: [String] = []
  private(set) var elements: [String: Int] = [:]
  private(set) var headings: [Int] = []
  private(set) var cells: Set<String> = []
  private(set) var problems: [String] = []
  private(set) var language: String?
  private var text = ""

  init(_ page: String) {
    super.init()
    let parser = XMLParser(data: Data(page.utf8))
    parser.delegate = self
    if !parser.parse() { problems.append("\(parser.parserError as Any) line \(parser.lineNumber)") }
  }

  func parser(
    _ parser: XMLParser, didStartElement name: String, namespaceURI: String?,
    qualifiedName: String?, attributes: [String: String]
  ) {
    elements[name, default: 0] += 1
    text = ""
    if let id = attributes["id"] { ids.append(id) }
    if let link = attributes["href"] { links.append(link) }
    if name.count == 2, name.hasPrefix("h"), let level = Int(name.suffix(1)) {
      headings.append(level)
    }
    switch name {
    case "html": language = attributes["lang"]
    case "figure": figures.append((0, 0, 0))
    case "title" where elements["svg"] != nil: figures[figures.count - 1].titles += 1
    case "desc": figures[figures.count - 1].descriptions += 1
    case "table" where !figures.isEmpty: figures[figures.count - 1].tables += 1
    case "svg":
      if attributes["role"] != "img" { problems.append("a drawing without role img") }
    case "th":
      if attributes["scope"] == nil { problems.append("a heading cell without scope") }
    default: break
    }
  }

  func parser(_ parser: XMLParser, foundCharacters characters: String) { text += characters }

  func parser(
    _ parser: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    if ["td", "th", "dd"].contains(name) { cells.insert(text) }
  }
}

@Suite("HTML report")
struct HTMLReportTests {
  @Test(
    "well-formed, in the report's language, nothing loaded from elsewhere",
    arguments: Language.allCases)
  func wellFormed(_ language: Language) throws {
    for input in [try Sample.onePerson(language), try Sample.cohort(language)] {
      let html = HTMLReport.text(input)
      let page = Page(html)
      #expect(page.problems == [])
      #expect(page.language == (language == .sr ? "sr-Latn" : language.rawValue))
      #expect(page.elements["script"] == nil && page.elements["link"] == nil)
      #expect(page.elements["img"] == nil && !html.contains("url("))
      #expect(html.utf8.count < 2_000_000)
    }
  }

  @Test("every drawing has a title, a description and a table of its numbers")
  func alternatives() throws {
    let page = Page(HTMLReport.text(try Sample.cohort()))
    #expect(page.figures.count > 20)
    // Each is drawn for a wide and a narrow window.
    #expect(page.figures.allSatisfy { $0.titles == 2 && $0.descriptions == 2 && $0.tables >= 1 })
    #expect(page.elements["table"] == page.elements["caption"])
  }

  @Test("ids are unique, links lead somewhere, headings skip no level")
  func structure() throws {
    let page = Page(HTMLReport.text(try Sample.cohort()))
    #expect(Set(page.ids).count == page.ids.count)
    #expect(page.links.allSatisfy { page.ids.contains(String($0.dropFirst())) })
    #expect(page.headings.filter { $0 == 1 }.count == 1)
    #expect(zip(page.headings, page.headings.dropFirst()).allSatisfy { $1 <= $0 + 1 })
  }

  @Test("the verdict of every formula comes before anything else")
  func verdictFirst() throws {
    let input = try Sample.cohort()
    let html = HTMLReport.text(input)
    let start = try #require(html.range(of: "<section id=\"change\""))
    for badge in input.badges {
      let card = try #require(html.range(of: "<code>\(badge.formula)</code>"))
      #expect(card.upperBound < start.lowerBound)
      #expect(html.contains(badge.label) && html.contains(badge.meaning))
    }
    #expect(html.contains("These data are synthetic"))
  }

  @Test("every evidence row stands in a table with its numbers")
  func numbers() throws {
    let input = try Sample.onePerson()
    let page = Page(HTMLReport.text(input))
    for row in input.result.evidence {
      #expect(page.cells.contains(row.candidate) && page.cells.contains(row.target))
      if let count = row.nTest { #expect(page.cells.contains(count.description)) }
    }
    #expect(page.cells.contains("a baseline shown for comparison"))
  }

  @Test("names of people, columns and datasets stay text")
  func escaping() throws {
    let html = HTMLReport.text(try Sample.cohort())
    #expect(!html.contains("<script>"))
    #expect(html.contains("&lt;script&gt;alert(&quot;x&quot;)"))
    #expect(Page(html).cells.contains(Sample.hostile))
  }
}
