import Foundation
import Testing

/// The folder of golden vectors: `Tests/Golden`, or `PLUMBLINE_GOLDEN_DIR` (same names and shapes).
enum Golden {
  static let folder: URL = {
    if let path = ProcessInfo.processInfo.environment["PLUMBLINE_GOLDEN_DIR"] {
      return URL(fileURLWithPath: path)
    }
    return URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().appendingPathComponent("Golden")
  }()

  static func data(_ path: String) throws -> Data {
    try Data(contentsOf: folder.appendingPathComponent(path))
  }

  static func text(_ path: String) throws -> String {
    String(decoding: try data(path), as: UTF8.self)
  }

  static func decode<T: Decodable>(_ type: T.Type, _ path: String) throws -> T {
    try JSONDecoder().decode(type, from: data(path))
  }

  /// All cases of one piece, for example `Golden.cases("validation/rng.json", …)`.
  static func cases<I: Decodable, E: Decodable>(
    _ path: String, inputs: I.Type, expected: E.Type
  ) throws -> [GoldenCase<I, E>] {
    let file = try decode(GoldenFile<I, E>.self, path)
    if let count = file.count { #expect(file.cases.count == count) }
    #expect(!file.cases.isEmpty, "\(path) has no cases")
    return file.cases
  }
}

struct GoldenFile<I: Decodable, E: Decodable>: Decodable {
  let count: Int?
  let cases: [GoldenCase<I, E>]
}

struct GoldenCase<I: Decodable, E: Decodable>: Decodable {
  let id: String
  let inputs: I
  let expected: E
}

/// A `[date, value]` pair of the golden series.
struct DatedValue: Decodable {
  let date: String
  let value: Double

  init(from decoder: any Decoder) throws {
    var row = try decoder.unkeyedContainer()
    date = try row.decode(String.self)
    value = try row.decode(Double.self)
  }
}

/// Absolute or relative closeness; two absent values agree, one absent value does not.
func near(_ a: Double?, _ b: Double?, _ tolerance: Double = 1e-9) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return a == b || abs(a - b) <= tolerance * max(1, abs(b))
}

/// Absolute closeness; two absent values agree, one absent value does not.
func within(_ a: Double?, _ b: Double?, _ tolerance: Double) -> Bool {
  guard let a, let b else { return a == nil && b == nil }
  return abs(a - b) <= tolerance
}
