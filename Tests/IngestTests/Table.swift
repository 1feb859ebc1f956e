import Foundation
import Ingest
import Testing

/// A folder of files that lives as long as a test.
final class Folder {
  let path: String

  init(_ files: [String: String] = [:]) throws {
    path = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumbline-ingest-\(UUID().uuidString)").path
    try FileManager.default.createDirectory(atPath: path, withIntermediateDirectories: true)
    for (name, text) in files { try write(name, Data(text.utf8)) }
  }

  deinit { try? FileManager.default.removeItem(atPath: path) }

  func file(_ name: String) -> String { path + "/" + name }

  func write(_ name: String, _ data: Data) throws {
    // A new file: writing over an old one (or with Foundation) waits for the disk on common file
    // systems, thousands of times in the mutation tests.
    unlink(file(name))
    let handle = try #require(fopen(file(name), "w"))
    defer { fclose(handle) }
    #expect(data.withUnsafeBytes { fwrite($0.baseAddress, 1, $0.count, handle) } == data.count)
  }

  /// The error of reading a file, without the folder's path.
  func error(_ name: String, _ options: ReadOptions = ReadOptions()) -> String? {
    do {
      _ = try DatasetReader.read(path: file(name), options: options)
      return nil
    } catch {
      return error.description.replacing(path + "/", with: "")
    }
  }
}

/// Reads a table from text.
func read(_ text: String, _ change: (inout ReadOptions) -> Void = { _ in }) throws -> Dataset {
  let folder = try Folder(["cohort.csv": text])
  var options = ReadOptions()
  change(&options)
  return try DatasetReader.read(path: folder.file("cohort.csv"), options: options)
}

/// The error text of reading a table from bytes.
func failure(_ bytes: [UInt8], _ change: (inout ReadOptions) -> Void = { _ in }) throws -> String? {
  let folder = try Folder()
  try folder.write("cohort.csv", Data(bytes))
  var options = ReadOptions()
  change(&options)
  return folder.error("cohort.csv", options)
}

func failure(_ text: String, _ change: (inout ReadOptions) -> Void = { _ in }) throws -> String? {
  try failure(Array(text.utf8), change)
}
