import Ingest
import Reports

extension AccountSummary {
  /// The account of the files as a report shows it.
  init(_ account: IngestAccount) {
    func sorted<Key: RawRepresentable<String>>(_ counts: [Key: Int]) -> [(String, Int)] {
      counts.map { ($0.rawValue, $1) }.sorted { $0 < $1 }
    }
    self.init(
      rows: account.rows, duplicateRows: account.duplicateRows,
      columns: account.columns.map { column in
        Column(
          name: column.name, meaning: column.meaning, seen: column.seen, kept: column.kept,
          dropped: sorted(column.dropped), flags: sorted(column.flags))
      },
      ignored: account.ignored.map { ($0.name, $0.nearest) })
  }
}
