import Foundation
import Ingest
import Scoring
import Testing

/// The one-person table of `golden/validation/e2e`, read by the product's own reader.
enum EndToEnd {
  static func series() throws -> DailySeries {
    let path = Golden.folder.appendingPathComponent("validation/e2e/daily.csv").path
    let dataset = try DatasetReader.read(path: path)
    #expect(dataset.people.count == 1)
    return dataset.people[0]
  }

  /// The day index of a row's `date`.
  static func day(_ row: [String: String], _ series: DailySeries) -> Int? {
    row["date"].flatMap { Day($0) }.flatMap { series.index(of: $0) }
  }

  /// Rows of a CSV file without quoting, as dictionaries by header name.
  static func table(_ path: String) throws -> [[String: String]] {
    let lines = try Golden.text(path).split(separator: "\n")
    let header = lines[0].split(separator: ",", omittingEmptySubsequences: false).map(String.init)
    return lines.dropFirst().map { line in
      let cells = line.split(separator: ",", omittingEmptySubsequences: false).map(String.init)
      return Dictionary(uniqueKeysWithValues: zip(header, cells))
    }
  }
}
