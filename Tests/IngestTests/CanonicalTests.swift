import Foundation
import Ingest
import Scoring
import Testing

@Suite("canonical CSV")
struct CanonicalTests {
  @Test("the golden daily table gives its days, signals and epochs")
  func golden() throws {
    let path = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Golden/validation/e2e/daily.csv").path
    let dataset = try DatasetReader.read(path: path)
    let series = try #require(dataset.people.first)
    #expect(dataset.people.count == 1 && series.person == "")
    #expect(series.firstDay == Day("2022-01-01")!)
    #expect(series.column(.hrv)?[0] == 41.4)
    #expect(series.hrvKind == .hrvSDNN)
    #expect(dataset.account.isConsistent && dataset.account.ignored.isEmpty)
    #expect(dataset.account.dropped.isEmpty)
    #expect(series.dayCount == 1200 && dataset.account.rows == 1155 && dataset.name == "e2e")
    #expect(
      series.epochs == [
        SourceEpoch(id: "epoch_a", first: nil, last: Day("2023-06-30")!),
        SourceEpoch(id: "epoch_b", first: Day("2023-07-01")!, last: nil),
      ])
  }
}
