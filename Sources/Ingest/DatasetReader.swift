import Scoring

/// Reads a dataset from a CSV file or from a folder that holds `daily.csv`.
///
/// Beside the daily table `labels.json`, `samples.csv` and `segments.csv` are read when they are there.
///
///     let dataset = try DatasetReader.read(path: "cohort", options: ReadOptions())
///     dataset.people.count
///
/// - Errors: `IngestError`, naming file, line and column.
/// - Source: DESIGN.md §4.
public enum DatasetReader {
  public static func read(
    path: String, options: ReadOptions = ReadOptions()
  ) throws(IngestError) -> Dataset {
    let file = FileBytes.isFolder(path) ? path + "/daily.csv" : path
    if file != path && !FileBytes.exists(file) {
      throw IngestError(path, "the folder holds no daily.csv")
    }
    let bytes = try FileBytes.read(file)
    let plan = CanonicalPlan()
    let table = try bytes.withUnsafeBufferPointer { bytes throws(IngestError) in
      try DailyTable.read(bytes, file: file, plan: plan, options: options)
    }
    var builder = SeriesBuilder(table, options: options, epochs: nil)
    let (people, account) = try builder.build(labelMeanings: [:])
    return Dataset(name: FileBytes.datasetName(file), people: people, account: account)
  }
}
