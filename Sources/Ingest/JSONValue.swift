import CTOML
import Foundation

/// Any JSON value, for small files whose mistakes deserve better words than a decoder's.
enum JSONValue: Decodable, Equatable {
  case null
  case bool(Bool)
  case number(Double)
  case text(String)
  case list([JSONValue])
  case object([String: JSONValue])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let bool = try? value.decode(Bool.self) {
      self = .bool(bool)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONValue].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONValue].self))
    }
  }

  /// The object at the top of a JSON file.
  static func json(_ bytes: [UInt8], file: String) throws(IngestError) -> [String: JSONValue] {
    guard let value = try? JSONDecoder().decode(JSONValue.self, from: Data(bytes)) else {
      throw IngestError(file, "is no valid JSON")
    }
    guard case .object(let object) = value else {
      throw IngestError(file, "holds no JSON object at its top")
    }
    return object
  }

  /// The table at the top of a TOML file.
  static func toml(_ bytes: [UInt8], file: String) throws(IngestError) -> [String: JSONValue] {
    var rendered: UnsafeMutablePointer<CChar>?
    let failure = bytes.withUnsafeBufferPointer { buffer in
      buffer.withMemoryRebound(to: CChar.self) {
        plumbline_toml_to_json($0.baseAddress, $0.count, &rendered)
      }
    }
    defer {
      plumbline_toml_free(failure)
      plumbline_toml_free(rendered)
    }
    if let failure { throw tomlError(String(cString: failure), file) }
    guard let rendered else { throw IngestError(file, "cannot be read: out of memory") }
    return try json(Array(String(cString: rendered).utf8), file: file)
  }

  /// The parser says `line:column: reason`.
  private static func tomlError(_ text: String, _ file: String) -> IngestError {
    let parts = text.split(separator: ":", maxSplits: 2)
    guard parts.count == 3, let line = Int(parts[0]), let column = Int(parts[1]) else {
      return IngestError(file, text)
    }
    return IngestError(file, line: line, column: column, trimmed(String(parts[2])))
  }
}

/// A keyed part of a small settings file; reading it checks that no key is left over.
struct Settings {
  let file: String
  /// Where in the file, for messages: `column 'x'`.
  let place: String
  private let values: [String: JSONValue]

  init(
    _ values: [String: JSONValue], file: String, place: String, keys: [String]
  ) throws(IngestError) {
    self.values = values
    self.file = file
    self.place = place
    for key in values.keys.sorted() where !keys.contains(key) {
      let nearest = nearestName(to: key, in: keys)
      throw error(
        "'\(key)' is no known key; expected one of \(keys.joined(separator: " "))"
          + (nearest.map { "; did you mean '\($0)'" } ?? ""))
    }
  }

  func error(_ message: String) -> IngestError {
    IngestError(file, place.isEmpty ? message : "\(place): \(message)")
  }

  func has(_ key: String) -> Bool { values[key] != nil }

  func text(_ key: String) throws(IngestError) -> String? {
    guard let value = values[key] else { return nil }
    guard case .text(let text) = value else { throw error("'\(key)' is no text") }
    return text
  }

  func number(_ key: String) throws(IngestError) -> Double? {
    guard let value = values[key] else { return nil }
    guard case .number(let number) = value, number.isFinite else {
      throw error("'\(key)' is no number")
    }
    return number
  }

  func bool(_ key: String) throws(IngestError) -> Bool? {
    guard let value = values[key] else { return nil }
    guard case .bool(let bool) = value else { throw error("'\(key)' is neither true nor false") }
    return bool
  }

  func numbers(_ key: String) throws(IngestError) -> [Double]? {
    guard let value = values[key] else { return nil }
    var numbers: [Double] = []
    guard case .list(let list) = value else { throw error("'\(key)' is no list of numbers") }
    for item in list {
      guard case .number(let number) = item else { throw error("'\(key)' is no list of numbers") }
      numbers.append(number)
    }
    return numbers
  }
}
