import Foundation
import Testing

/// Real people's data, read where they stand: `datasets` in the shared folder beside the package, or
/// `PLUMBLINE_DATASETS_DIR`.
enum RealData {
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["PLUMBLINE_DATASETS_DIR"] {
      return URL(fileURLWithPath: path)
    }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      .appendingPathComponent("shared/datasets")
  }()

  /// The path of a data file, or nil with a loud note. A machine without the data cannot run the
  /// test; it must not look as if it had.
  static func path(_ name: String) -> String? {
    let path = folder.appendingPathComponent(name).path
    if FileManager.default.fileExists(atPath: path) { return path }
    let note = "NOT TESTED: real data \(name) is not in the datasets folder; set PLUMBLINE_DATASETS_DIR"
    FileHandle.standardError.write(Data((note + "\n").utf8))
    withKnownIssue { Issue.record(Comment(rawValue: note)) }
    return nil
  }
}
