import Ingest

/// `--profiles`: people are called Profile A, B, … Z, AA by the rank of their id.
enum Profiles {
  static let flag = Flag("profiles", nil, "call people Profile A, B, … instead of by their id")

  /// The data with profile names, people in the order of their ids, so that no number changes.
  ///
  /// The digest is taken before, because it says which data these were.
  static func rename(_ dataset: Dataset) -> Dataset {
    Dataset(
      name: dataset.name,
      people: dataset.people.enumerated().map { $1.renamed("Profile " + letters(rank: $0)) },
      account: dataset.account, labelMeanings: dataset.labelMeanings)
  }

  /// A to Z, then AA, AB, …, as the columns of a spreadsheet.
  ///
  ///     Profiles.letters(rank: 27)     // AB
  static func letters(rank: Int) -> String {
    var letters = ""
    var rest = rank + 1
    while rest > 0 {
      let letter = Character(UnicodeScalar(UInt8(ascii: "A") + UInt8((rest - 1) % 26)))
      letters.insert(letter, at: letters.startIndex)
      rest = (rest - 1) / 26
    }
    return letters
  }
}
