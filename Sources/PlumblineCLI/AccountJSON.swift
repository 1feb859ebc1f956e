import Ingest
import Scoring

extension IngestAccount {
  /// Every row and cell with what became of it.
  var json: JSONValue {
    func counts<Key: RawRepresentable<String>>(_ values: [Key: Int]) -> JSONValue {
      .object(
        Dictionary(uniqueKeysWithValues: values.map { ($0.rawValue, .number(Double($1))) }))
    }
    return [
      "rows": .number(Double(rows)), "blank_lines": .number(Double(blankLines)),
      "duplicate_rows": .number(Double(duplicateRows)), "seen": .number(Double(seen)),
      "kept": .number(Double(kept)), "dropped": counts(dropped), "flagged": counts(flags),
      "columns": .array(
        columns.map { column in
          [
            "name": .string(column.name), "meaning": .string(column.meaning),
            "empty": .number(Double(column.empty)), "seen": .number(Double(column.seen)),
            "kept": .number(Double(column.kept)), "dropped": counts(column.dropped),
            "flagged": counts(column.flags),
          ]
        }),
      "ignored": .array(
        ignored.map { ["name": .string($0.name), "nearest": .optional($0.nearest)] }),
      "files": .array(
        details.map { detail in
          [
            "name": .string(detail.name), "rows": .number(Double(detail.rows)),
            "kept": .number(Double(detail.kept)),
            "dropped": .object(
              Dictionary(
                uniqueKeysWithValues: detail.dropped.map { ($0, .number(Double($1))) })),
          ]
        }),
    ]
  }
}
