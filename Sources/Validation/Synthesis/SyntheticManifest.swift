/// What a machine reads before the data: label meanings, columns and the hash of every file.
extension SyntheticCohort {
  /// Meaning of the label columns (decisions B12).
  package func labelsJSON() -> [UInt8] {
    func label(_ direction: String, badAt: Int) -> String {
      SyntheticJSON.object([
        ("low", "0"), ("high", "1"), ("direction", SyntheticJSON.string(direction)),
        ("bad_at", String(badAt)),
      ])
    }
    let members = [
      (SyntheticColumn.tired.name, label("higher_is_worse", badAt: 1)),
      (SyntheticColumn.rested.name, label("higher_is_better", badAt: 0)),
    ]
    return Array((SyntheticJSON.object(members, indent: 0) + "\n").utf8)
  }

  /// Sizes, seed, columns and the SHA-256 of every other file.
  package func manifestJSON(of files: [(name: String, bytes: [UInt8])]) -> [UInt8] {
    let columns = SyntheticColumn.allCases.map { column in
      SyntheticJSON.object([
        ("name", SyntheticJSON.string(column.name)),
        ("unit", SyntheticJSON.string(column.facts.unit)),
        ("decimals", String(column.facts.decimals)),
      ])
    }
    let hashes = files.map { file in
      SyntheticJSON.object([
        ("name", SyntheticJSON.string(file.name)), ("bytes", String(file.bytes.count)),
        ("sha256", SyntheticJSON.string(SHA256.hex(of: file.bytes))),
      ])
    }
    let members = [
      ("schema", SyntheticJSON.string("synthetic-manifest-1")),
      ("name", SyntheticJSON.string(name)),
      ("synthetic", "true"),
      ("generator_version", String(Self.generatorVersion)),
      ("seed", String(seed)),
      ("people", String(persons.count)),
      ("days", String(dayCount)),
      ("gaps", gaps ? "true" : "false"),
      ("first", SyntheticJSON.string(Self.firstDay.description)),
      ("last", SyntheticJSON.string(lastDay.description)),
      ("columns", SyntheticJSON.array(columns, indent: 1)),
      ("files", SyntheticJSON.array(hashes, indent: 1)),
    ]
    return Array((SyntheticJSON.object(members, indent: 0) + "\n").utf8)
  }
}
