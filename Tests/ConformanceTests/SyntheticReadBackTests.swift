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

  @Test("and the same samples and segments")
  func intradayReadBack() throws {
    let dataset = try DatasetReader.read(path: Self.folder)
    let made = try SyntheticCohort(people: 12, days: 900).series()
    for (read, made) in zip(dataset.people, made) {
      let (found, expected) = (read.intraday?.days ?? [:], made.intraday?.days ?? [:])
      #expect(found.keys.sorted() == expected.keys.sorted())
      for (day, detail) in expected {
        #expect(found[day]?.samples == detail.samples, "\(made.person) \(made.day(day))")
        #expect(found[day]?.asleep == detail.asleep, "\(made.person) \(made.day(day))")
      }
    }
    #expect(dataset.labelMeanings["tired"] == LabelMeaning())
    #expect(
      dataset.labelMeanings["rested"] == LabelMeaning(direction: .higherIsBetter, badAt: 0))
    #expect(dataset.people.count { $0.intraday != nil } == 2)
  }
}
