import Foundation
import Testing

/// One run of the built `plumbline` as a user would start it.
struct CommandRun {
  let status: Int32
  let output: String
  let errors: String

  /// The package folder.
  static let root = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent()

  /// The command beside the running test bundle, so it is of the same build.
  static let executable: URL = {
    let bundle = URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath()
    return bundle.deletingLastPathComponent().appendingPathComponent("plumbline")
  }()

  static let cohort = root.appendingPathComponent("Datasets/synthetic-12x900").path

  init(
    _ arguments: String..., folder: URL? = nil, environment: [String: String] = [:]
  ) throws {
    try self.init(arguments, folder: folder, environment: environment)
  }

  /// - Parameter program: the command itself unless another program starts it.
  init(
    _ arguments: [String], program: URL = executable, folder: URL? = nil,
    environment: [String: String] = [:]
  ) throws {
    let process = Process()
    process.executableURL = program
    process.arguments = arguments
    process.environment = ProcessInfo.processInfo.environment.merging(environment) { $1 }
    if let folder { process.currentDirectoryURL = folder }
    // Files instead of pipes: a long output cannot block on a full pipe.
    let scratch = try CommandRun.scratch()
    defer { try? FileManager.default.removeItem(at: scratch) }
    let paths = ["out", "err"].map { scratch.appendingPathComponent($0) }
    for path in paths { try Data().write(to: path) }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try FileHandle(forWritingTo: paths[0])
    process.standardError = try FileHandle(forWritingTo: paths[1])
    try process.run()
    process.waitUntilExit()
    status = process.terminationReason == .exit ? process.terminationStatus : -1
    output = String(decoding: try Data(contentsOf: paths[0]), as: UTF8.self)
    errors = String(decoding: try Data(contentsOf: paths[1]), as: UTF8.self)
  }

  /// A new empty folder.
  static func scratch() throws -> URL {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("plumbline-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    return folder
  }

  /// A file with this content, for one test.
  static func file(_ name: String, _ content: String) throws -> URL {
    try file(name, Data(content.utf8))
  }

  static func file(_ name: String, _ content: Data) throws -> URL {
    let path = try scratch().appendingPathComponent(name)
    try content.write(to: path)
    return path
  }
}
