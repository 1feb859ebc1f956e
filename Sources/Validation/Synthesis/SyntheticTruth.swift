import Scoring

/// The truth file, the label meanings, the manifest and the data dictionary of a cohort.
extension SyntheticCohort {
  /// Everything that was put into the data: constants, traits, and dated events per person.
  package func truthJSON() -> [UInt8] {
    let constants = SyntheticPhysiology.listed.map { ($0.name, $0.amount.text) }
    let tables = SyntheticPhysiology.tables.map { table in
      (table.name, JSONText.array(table.amounts.map(\.text)))
    }
    let members = [
      ("schema", JSONText.string("synthetic-truth-1")),
      ("synthetic", "true"),
      ("seed", String(seed)),
      ("gaps", gaps ? "true" : "false"),
      ("constants", JSONText.object(constants, indent: 1)),
      ("tables", JSONText.object(tables, indent: 1)),
      ("persons", JSONText.array(persons.map(truth), indent: 1)),
    ]
    return Array((JSONText.object(members, indent: 0) + "\n").utf8)
  }

  private func truth(of person: SyntheticPerson) -> String {
    func date(_ day: Int) -> String { JSONText.string((person.firstDay + day).description) }
    func stretch(_ days: Range<Int>) -> [(String, String)] {
      [("first", date(days.lowerBound)), ("last", date(days.upperBound - 1))]
    }
    let events = person.events
    let illnesses = events.illnesses.map {
      JSONText.object(stretch($0.days) + [("severity", $0.severity.text)])
    }
    let change = events.deviceChange.map { change in
      JSONText.object(
        [("first", date(change.day))] + change.listed.map { ($0.name, $0.amount.text) })
    }
    let stress = person.intraday.stressBlocks.map {
      JSONText.object([
        ("date", date($0.day)), ("start_min", String($0.minutes.lowerBound)),
        ("end_min", String($0.minutes.upperBound)),
      ])
    }
    let traits = person.traits.listed.map { ($0.name, $0.amount.text) }
    return JSONText.object(
      [
        ("person", JSONText.string(person.id)),
        ("traits", JSONText.object(traits)),
        ("illnesses", JSONText.array(illnesses)),
        ("device_change", change ?? "null"),
        ("gap_dates", JSONText.array(gaps ? events.gaps.map(date) : [])),
        ("off_wrist", events.offWrist.isEmpty ? "null" : JSONText.object(stretch(events.offWrist))),
        (
          "coarse_nights",
          JSONText.array(events.coarseNights.map { JSONText.object(stretch($0)) })
        ),
        ("stress_blocks", JSONText.array(stress)),
      ], indent: 2)
  }

  /// Meaning of the label columns (decisions B12).
  package func labelsJSON() -> [UInt8] {
    func label(_ direction: String, badAt: Int) -> String {
      JSONText.object([
        ("low", "0"), ("high", "1"), ("direction", JSONText.string(direction)),
        ("bad_at", String(badAt)),
      ])
    }
    let members = [
      (SyntheticColumn.tired.name, label("higher_is_worse", badAt: 1)),
      (SyntheticColumn.rested.name, label("higher_is_better", badAt: 0)),
    ]
    return Array((JSONText.object(members, indent: 0) + "\n").utf8)
  }

  /// Sizes, seed, columns and the SHA-256 of every other file.
  package func manifestJSON(of files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    let columns = SyntheticColumn.allCases.map { column in
      JSONText.object([
        ("name", JSONText.string(column.name)), ("unit", JSONText.string(column.facts.unit)),
        ("decimals", String(column.facts.decimals)),
      ])
    }
    let hashes = files.map { file in
      JSONText.object([
        ("name", JSONText.string(file.name)), ("bytes", String(file.bytes.count)),
        ("sha256", JSONText.string(SHA256.hex(of: file.bytes))),
      ])
    }
    let members = [
      ("schema", JSONText.string("synthetic-manifest-1")),
      ("name", JSONText.string(name)),
      ("synthetic", "true"),
      ("generator_version", String(Self.generatorVersion)),
      ("seed", String(seed)),
      ("people", String(persons.count)),
      ("days", String(dayCount)),
      ("gaps", gaps ? "true" : "false"),
      ("first", JSONText.string(Self.firstDay.description)),
      ("last", JSONText.string(lastDay.description)),
      ("columns", JSONText.array(columns, indent: 1)),
      ("files", JSONText.array(hashes, indent: 1)),
    ]
    return Array((JSONText.object(members, indent: 0) + "\n").utf8)
  }
}

/// JSON from members that are JSON already; with an indent one member a line.
///
/// Numbers keep their fixed decimals (`0.10`), which a writer of doubles could not give.
private enum JSONText {
  /// Ids, names, units and dates only: nothing in them needs an escape.
  static func string(_ text: String) -> String { "\"\(text)\"" }

  static func object(_ members: [(String, String)], indent: Int? = nil) -> String {
    wrapped("{", members.map { "\(string($0.0)): \($0.1)" }, "}", indent)
  }

  static func array(_ items: [String], indent: Int? = nil) -> String {
    wrapped("[", items, "]", indent)
  }

  private static func wrapped(
    _ open: String, _ items: [String], _ close: String, _ indent: Int?
  ) -> String {
    guard let indent, !items.isEmpty else { return open + items.joined(separator: ", ") + close }
    let outer = "\n" + String(repeating: "  ", count: indent)
    return open + outer + "  " + items.joined(separator: "," + outer + "  ") + outer + close
  }
}
