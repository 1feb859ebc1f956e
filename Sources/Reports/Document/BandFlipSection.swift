import MethodologyRegistry
import Validation

/// Two versions of one formula in one run: how often a user would see another band.
struct VersionPair {
  let from: String
  let to: String
  /// Days of all people.
  let flips: BandFlips

  /// Every pair of neighbouring versions whose bands are fixed thresholds, in the order of the run.
  static func all(_ result: ValidationResult) -> [VersionPair] {
    let rows = result.candidates.compactMap { try? Methodology.named($0.key) }
    return rows.flatMap { from -> [VersionPair] in
      let later = rows.filter {
        $0.identity.id == from.identity.id && $0.identity.version > from.identity.version
      }
      guard let to = later.min(by: { $0.identity.version < $1.identity.version }),
        from.band.isFixed && to.band.isFixed
      else { return [] }
      let flips = result.people.map { person in
        func bands(_ row: Methodology) -> [Band?] {
          person.scores.first { $0.key == row.key }!.values.map { row.band.band(of: $0) }
        }
        return BandFlips(from: bands(from), to: bands(to))
      }
      guard let first = flips.first else { return [] }
      return [
        VersionPair(from: from.key, to: to.key, flips: flips.dropFirst().reduce(first, +))
      ]
    }
  }
}

extension ReportBuilder {
  var bandFlips: ReportDocument.Section? {
    let pairs = VersionPair.all(result).filter { $0.flips.days > 0 }
    if pairs.isEmpty { return nil }
    return .init(
      id: "bands", title: words(.bandFlips),
      blocks: pairs.flatMap { pair -> [ReportDocument.Block] in
        let share = Double(pair.flips.flipped) / Double(pair.flips.days)
        return [
          .paragraph(
            words(
              .bandFlipsSentence,
              [
                "from": pair.from, "to": pair.to, "flipped": pair.flips.flipped.description,
                "days": pair.flips.days.description, "share": number.percent(share),
              ])),
          .table(matrix(pair)),
        ]
      })
  }

  private func matrix(_ pair: VersionPair) -> ReportTable {
    ReportTable(
      "\(pair.from) → \(pair.to)",
      [.text("\(pair.from) ↓ · \(pair.to) →")]
        + Band.allCases.map { .number(words.title("band", $0.rawValue)) },
      Band.allCases.map { from in
        [words.title("band", from.rawValue)]
          + Band.allCases.map { pair.flips.count(from: from, to: $0).description }
      })
  }
}
