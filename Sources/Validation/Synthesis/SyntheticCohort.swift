import Scoring

/// Invented people with daily wearable series and a record of everything that was put into them.
///
/// The same arguments give the same bytes on every machine: no libm, no clock, no formatting of
/// doubles. `gaps: false` is the twin: the same values with a row for every day.
///
///     SyntheticCohort(people: 12, days: 900).persons[0].id   // "p01"
///
/// - Complexity: O(people × days) time and memory.
/// - Source: DESIGN.md §6.
package struct SyntheticCohort: Sendable {
  package static let defaultSeed: UInt64 = 1
  /// Raised whenever the same arguments give other bytes.
  package static let generatorVersion = 1
  /// What stands in `Datasets/synthetic-12x900`.
  package static let bundled = SyntheticCohort(people: 12, days: 900)
  /// A Saturday.
  package static let firstDay = Day(year: 2022, month: 1, day: 1)!

  package let dayCount: Int
  package let seed: UInt64
  package let gaps: Bool
  package let persons: [SyntheticPerson]

  package init(
    people: Int, days: Int, seed: UInt64 = SyntheticCohort.defaultSeed, gaps: Bool = true
  ) {
    precondition(people >= 1, "a cohort has at least one person")
    precondition((1...DailySeries.longestSpan).contains(days), "a person has 1 to 36,525 days")
    dayCount = days
    self.seed = seed
    self.gaps = gaps
    let width = max(2, String(people).utf8.count)
    persons = (0..<people).map { place in
      let number = String(place + 1)
      let zeros = String(repeating: "0", count: width - number.utf8.count)
      return SyntheticPerson(
        place: place, id: "p" + zeros + number, firstDay: Self.firstDay, dayCount: days, seed: seed)
    }
  }

  package var lastDay: Day { Self.firstDay + (dayCount - 1) }

  /// `synthetic-12x900`, or `synthetic-12x900-no-gaps` for the twin.
  package var name: String {
    "synthetic-\(persons.count)x\(dayCount)" + (gaps ? "" : "-no-gaps")
  }

  /// What a reader of the files gets, one series a person.
  package func series() throws(SeriesError) -> [DailySeries] {
    var all: [DailySeries] = []
    for person in persons { all.append(try person.series(gaps: gaps)) }
    return all
  }

  /// Every file of the dataset, the manifest last.
  package func files() -> [(name: String, bytes: [UInt8])] {
    var files = [
      (name: "daily.csv", bytes: dailyCSV()),
      (name: "samples.csv", bytes: samplesCSV()),
      (name: "segments.csv", bytes: segmentsCSV()),
      (name: "labels.json", bytes: labelsJSON()),
      (name: "truth.json", bytes: truthJSON()),
      (name: "README.md", bytes: dataDictionary()),
    ]
    files.append((name: "manifest.json", bytes: manifestJSON(of: files)))
    return files
  }
}
