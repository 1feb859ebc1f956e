import Foundation
import Ingest
import Scoring
import Testing
import Validation

@Suite("Synthetic dataset, read back")
struct SyntheticReadBackTests {
  static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Datasets/synthetic-12x900").path

  private func same(_ a: [Double], _ b: [Double]) -> Bool {
    a.count == b.count && zip(a, b).allSatisfy { $0 == $1 || $0.isNaN && $1.isNaN }
  }

  @Test("the reader gets from the bundled files the series that the generator made")
  func readBack() throws {
    let dataset = try DatasetReader.read(path: Self.folder)
    let made = try SyntheticCohort(people: 12, days: 900).series()
    #expect(dataset.people.map(\.person) == made.map(\.person))
    for (read, made) in zip(dataset.people, made) {
      #expect(read.firstDay == made.firstDay && read.dayCount == made.dayCount)
      #expect(read.epochs == made.epochs)
      #expect(read.signals == made.signals)
      for signal in made.signals {
        #expect(
          same(read.values(signal), made.values(signal)), "\(made.person) \(signal.columnName)")
      }
      #expect(read.labels.map(\.name) == made.labels.map(\.name))
      #expect(zip(read.labels, made.labels).allSatisfy { same($0.values, $1.values) })
    }
  }
}
