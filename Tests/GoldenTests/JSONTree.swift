import Foundation
import Testing

/// A JSON value, so that a whole file is compared and no key of it can be forgotten.
indirect enum JSONTree: Decodable {
  case null
  case number(Double)
  case text(String)
  case bool(Bool)
  case list([JSONTree])
  case object([String: JSONTree])

  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let flag = try? value.decode(Bool.self) {
      self = .bool(flag)
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let text = try? value.decode(String.self) {
      self = .text(text)
    } else if let list = try? value.decode([JSONTree].self) {
      self = .list(list)
    } else {
      self = .object(try value.decode([String: JSONTree].self))
    }
  }

  static func count(_ value: Int) -> JSONTree { .number(Double(value)) }
  static func maybe(_ value: Double?) -> JSONTree { value.map { JSONTree.number($0) } ?? .null }
  static func maybe(_ value: String?) -> JSONTree { value.map { JSONTree.text($0) } ?? .null }
  static func numbers(_ values: [Double]) -> JSONTree { .list(values.map { JSONTree.number($0) }) }

  subscript(_ key: String) -> JSONTree? {
    if case .object(let members) = self { members[key] } else { nil }
  }

  /// Records every difference: a key on one side only, another length, kind, text or number.
  func expect(_ wanted: JSONTree, at path: String = "") {
    switch (self, wanted) {
    case (.null, .null): break
    case (.bool(let a), .bool(let b)): #expect(a == b, "\(path)")
    case (.text(let a), .text(let b)): #expect(a == b, "\(path)")
    case (.number(let a), .number(let b)): #expect(near(a, b), "\(path): \(a) is not \(b)")
    case (.list(let a), .list(let b)):
      #expect(a.count == b.count, "\(path) has \(a.count) items, not \(b.count)")
      for (index, pair) in zip(a, b).enumerated() { pair.0.expect(pair.1, at: "\(path)[\(index)]") }
    case (.object(let a), .object(let b)):
      #expect(a.keys.sorted() == b.keys.sorted(), "\(path) has other keys")
      for (key, value) in a { if let other = b[key] { value.expect(other, at: "\(path).\(key)") } }
    default: Issue.record("\(path): \(self) is not \(wanted)")
    }
  }
}
