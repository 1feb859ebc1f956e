import Scoring

/// Reads a dataset from a CSV file or from a folder that holds `daily.csv`.
///
/// Beside the daily table `labels.json`, `samples.csv` and `segments.csv` are read when they are
/// there.
///
///     let dataset = try DatasetReader.read(path: "cohort", options: ReadOptions())
///     dataset.people.count
///
/// - Errors: `IngestError`, naming file, line and column.
/// - Complexity: O(bytes + rows × log rows + days × columns).
/// - Source: DESIGN.md §4, §8.
public enum DatasetReader {
  public static func read(
    path: String, options: ReadOptions = ReadOptions()
  ) throws(IngestError) -> Dataset {
    let isFolder = FileBytes.isFolder(path)
    let folder = isFolder ? path : FileBytes.folder(of: path)
    let file = isFolder ? FileBytes.join(folder, "daily.csv") : path
    if isFolder && !FileBytes.exists(file) {
      throw IngestError(path, "the folder holds no daily.csv")
    }
    let plan = try plan(options)
    var epochs: [SourceEpoch]?
    if let epochsFile = options.epochsFile {
      epochs = try EpochsFile.read(FileBytes.read(epochsFile), file: epochsFile)
    }
    let table = try FileBytes.read(file).withUnsafeBufferPointer { bytes throws(IngestError) in
      try DailyTable.read(bytes, file: file, plan: plan, options: options)
    }
    let meanings = try labelMeanings(table, plan, folder, options)
    var builder = SeriesBuilder(table, options: options, epochs: epochs)
    var (people, account) = try builder.build(labelMeanings: meanings)

    var intraday = IntradayReader(people, strict: options.strict)
    if let (path, bytes) = try companion("samples.csv", in: folder) {
      account.details.append(try intraday.readSamples(bytes, file: path))
    }
    if let (path, bytes) = try companion("segments.csv", in: folder) {
      account.details.append(try intraday.readSegments(bytes, file: path))
    }
    people = intraday.finish()
    return Dataset(
      name: FileBytes.datasetName(file), people: people, account: account, labelMeanings: meanings)
  }

  private static func plan(_ options: ReadOptions) throws(IngestError) -> any TablePlan {
    if let mapFile = options.mapFile {
      guard options.preset == nil else {
        throw IngestError(mapFile, "a map and a preset exclude each other; give one of them")
      }
      return try MapPlan(FileBytes.read(mapFile), file: mapFile)
    }
    return switch options.preset {
    case .lifesnaps: LifeSnapsPlan()
    case nil: CanonicalPlan()
    }
  }

  private static func labelMeanings(
    _ table: DailyTable, _ plan: any TablePlan, _ folder: String, _ options: ReadOptions
  ) throws(IngestError) -> [String: LabelMeaning] {
    let labels = table.columns.compactMap { column -> String? in
      if case .label(let name) = column.meaning { name } else { nil }
    }
    var meanings: [String: LabelMeaning] = [:]
    for label in labels { meanings[label] = plan.labelMeanings[label] ?? LabelMeaning() }
    if let file = options.labelsFile {
      let stated = try LabelsFile.read(
        FileBytes.read(file), file: file, columns: labels, mustExist: true)
      meanings.merge(stated) { $1 }
    } else if let (file, bytes) = try companion("labels.json", in: folder) {
      let stated = try LabelsFile.read(bytes, file: file, columns: labels, mustExist: false)
      meanings.merge(stated) { $1 }
    }
    return meanings
  }

  private static func companion(
    _ name: String, in folder: String
  ) throws(IngestError) -> (path: String, bytes: [UInt8])? {
    let path = FileBytes.join(folder, name)
    return FileBytes.exists(path) ? (path, try FileBytes.read(path)) : nil
  }
}
