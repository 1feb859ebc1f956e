import Foundation
import Ingest
import Scoring
import Validation

/// The options that say how a dataset is read, shared by the commands that take one.
enum DatasetArguments {
  static let flags = wholeDataset + [
    Flag("person", "ID", "only this person"),
    Flag("from", "DATE", "only days from this date"),
    Flag("to", "DATE", "only days up to this date"),
  ]

  /// Without the options that take a part of the data.
  static let wholeDataset = [
    Flag("preset", "NAME", "read a known file shape: lifesnaps"),
    Flag("map", "FILE", "TOML that says what the columns of another CSV mean"),
    Flag("labels", "FILE", "meanings of label_* columns instead of labels.json"),
    Flag("epochs", "FILE", "source epochs (id,start,end), instead of the source_epoch column"),
    Flag("hrv", "sdnn|rmssd", "which HRV the formulas use when there are two"),
    Flag("duplicates", "first|last", "keep one of two rows of a person and day"),
    Flag("drop-implausible", nil, "drop values outside the plausible range"),
    Flag("strict", nil, "a dropped cell or an unknown column is an error"),
  ]

  private enum HRV: String, CaseIterable { case sdnn, rmssd }

  static let what = "DATA, a CSV file or a folder with daily.csv"

  /// - Parameters:
  ///   - path: of the data; nil takes the only positional word.
  ///   - clip: whether days outside `--from` and `--to` are taken away.
  static func read(_ arguments: Arguments, path: String? = nil, clip: Bool = true) throws
    -> Dataset
  {
    let dataset = try DatasetReader.read(
      path: path ?? arguments.single(what), options: options(arguments))
    var people = dataset.people
    if let id = arguments.text("person") {
      people = people.filter { $0.person == id }
      guard !people.isEmpty else {
        let known = dataset.people.prefix(5).map { "'\($0.person)'" }.joined(separator: ", ")
        throw UsageError("person '\(id)' is not in the data; people are \(known), …")
      }
    }
    let (from, to) = try range(arguments)
    if clip && (from != nil || to != nil) {
      people = try people.compactMap { series throws(SeriesError) in
        try series.clipped(to: series.days(from: from, to: to))
      }
      guard !people.isEmpty else { throw UsageError("no day of the data lies in that range") }
    }
    return Dataset(
      name: dataset.name, people: people, account: dataset.account,
      labelMeanings: dataset.labelMeanings)
  }

  static func range(_ arguments: Arguments) throws -> (from: Day?, to: Day?) {
    let from = try arguments.day("from")
    let to = try arguments.day("to")
    if let from, let to, from > to { throw UsageError("--from \(from) is after --to \(to)") }
    return (from, to)
  }

  private static func options(_ arguments: Arguments) throws -> ReadOptions {
    var options = ReadOptions()
    options.preset = try arguments.choice("preset", Preset.self)
    options.mapFile = arguments.text("map")
    options.labelsFile = arguments.text("labels")
    options.epochsFile = arguments.text("epochs")
    options.hrv = try arguments.choice("hrv", HRV.self).map { $0 == .sdnn ? .hrvSDNN : .hrvRMSSD }
    options.duplicates = try arguments.choice("duplicates", ReadOptions.Duplicates.self) ?? .refuse
    options.dropImplausible = arguments.has("drop-implausible")
    options.strict = arguments.has("strict")
    return options
  }

  /// The meanings of the label columns in the words of Validation, by name.
  static func labelRules(_ dataset: Dataset) -> [LabelRule] {
    dataset.labelMeanings.sorted { $0.key < $1.key }.map { name, meaning in
      LabelRule(
        name, higherIsBetter: meaning.direction == .higherIsBetter, badAt: meaning.badAt)
    }
  }

  /// Who the data are, with the mark of a generator read from `manifest.json` beside them.
  static func identity(_ dataset: Dataset, path: String) -> DatasetIdentity {
    DatasetIdentity(
      name: dataset.name, digest: datasetDigest(dataset.people), people: dataset.people.count,
      days: dataset.people.reduce(0) { $0 + $1.dayCount }, synthetic: isSynthetic(path))
  }

  private static func isSynthetic(_ path: String) -> Bool {
    var folder = URL(fileURLWithPath: path)
    if !folder.hasDirectoryPath { folder.deleteLastPathComponent() }
    guard let data = try? Data(contentsOf: folder.appendingPathComponent("manifest.json")),
      let manifest = try? JSONDecoder().decode(Manifest.self, from: data)
    else { return false }
    return manifest.synthetic
  }

  private struct Manifest: Decodable { let synthetic: Bool }

  /// One line about what was not taken over, for stderr.
  static func warnings(_ account: IngestAccount) -> [String] {
    var lines: [String] = []
    let dropped = account.dropped.sorted {
      ($1.value, $0.key.rawValue) < ($0.value, $1.key.rawValue)
    }
    if !dropped.isEmpty {
      lines.append(
        "dropped cells: "
          + dropped.map { "\($0.value) \($0.key.rawValue)" }.joined(separator: ", "))
    }
    // A misspelt name deserves its own line; a wide export with many foreign columns does not.
    let foreign = account.ignored.filter { $0.nearest == nil }
    for column in account.ignored where column.nearest != nil || foreign.count <= 3 {
      lines.append(
        "column '\(column.name)' is not known and was ignored"
          + (column.nearest.map { "; did you mean '\($0)'?" } ?? ""))
    }
    if foreign.count > 3 {
      let shown = foreign.prefix(3).map { "'\($0.name)'" }.joined(separator: ", ")
      lines.append("\(foreign.count) columns are not known and were ignored: \(shown), …")
    }
    if account.duplicateRows > 0 {
      lines.append("rows left out as duplicate days: \(account.duplicateRows)")
    }
    return lines
  }
}
