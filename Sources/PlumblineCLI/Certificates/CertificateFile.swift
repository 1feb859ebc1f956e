import Foundation
import Scoring
import Validation

/// A certificate as it stands in a file, checked against its own hash.
enum CertificateFile {
  /// Any byte that was changed is a fault: the text must be the canonical one, and the hash its own.
  struct Fault: Error, CustomStringConvertible {
    let description: String
  }

  static func read(_ path: String) throws -> Certificate {
    let data = try Data(contentsOf: URL(fileURLWithPath: path))
    let name = URL(fileURLWithPath: path).lastPathComponent
    guard let file = JSONValue(data: data), let content = file["certificate"] else {
      throw Fault(description: "\(name): is no certificate")
    }
    let certificate = Certificate(content: content)
    guard file["sha256"]?.text == certificate.digest else {
      throw Fault(
        description: "\(name): digest mismatch: sha256 is \(file["sha256"]?.text ?? "missing"), "
          + "the certificate has \(certificate.digest)")
    }
    guard Array(data) == Array(certificate.file(look: file["look"]?.integer).utf8) else {
      throw Fault(description: "\(name): is not in canonical form")
    }
    return certificate
  }
}

extension JSONValue {
  /// The value of a JSON text, nil when it is none; numbers are read to the nearest double.
  init?(data: Data) {
    guard let node = try? JSONDecoder().decode(Node.self, from: data) else { return nil }
    self = node.value
  }

  private struct Node: Decodable {
    let value: JSONValue

    init(from decoder: any Decoder) throws {
      let node = try decoder.singleValueContainer()
      if node.decodeNil() {
        value = .null
      } else if let bool = try? node.decode(Bool.self) {
        value = .bool(bool)
      } else if let number = try? node.decode(Double.self) {
        value = .number(number)
      } else if let text = try? node.decode(String.self) {
        value = .string(text)
      } else if let list = try? node.decode([Node].self) {
        value = .array(list.map(\.value))
      } else {
        value = .object(try node.decode([String: Node].self).mapValues(\.value))
      }
    }
  }
}
