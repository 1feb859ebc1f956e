import Scoring

/// Reads `--epochs FILE`: a CSV with `id,start,end`, both ends included, an empty end open.
///
/// The epochs hold for every person and win over a `source_epoch` column. Ids may return.
///
/// - Errors: those of `CSVReader`, an unreadable date, an epoch that ends before it starts.
/// - Source: DESIGN.md §4.
enum EpochsFile {
  static func read(_ bytes: [UInt8], file: String) throws(IngestError) -> [SourceEpoch] {
    try bytes.withUnsafeBufferPointer { buffer throws(IngestError) in
      var reader = try CSVReader(buffer, file: file)
      let header = try TableHeader(&reader)
      let id = try header.require("id", reader)
      let start = try header.require("start", reader)
      let end = try header.require("end", reader)
      var epochs: [SourceEpoch] = []
      while try reader.next() {
        try header.check(reader)
        let first = try day(reader, start, "start")
        let last = try day(reader, end, "end")
        if let first, let last, last < first {
          throw reader.error(end, "the epoch ends on \(last), before it starts on \(first)")
        }
        epochs.append(SourceEpoch(id: reader.text(id), first: first, last: last))
      }
      guard !epochs.isEmpty else {
        throw IngestError(file, "no data; the file has a header and no rows")
      }
      return epochs
    }
  }

  private static func day(
    _ reader: CSVReader, _ cell: Int, _ name: String
  ) throws(IngestError) -> Day? {
    reader.bytes(cell).isEmpty ? nil : try DateCell.read(reader, cell, name: name)
  }
}
