import Foundation
import Scoring
import Validation

/// The ledger as JSON lines; one process at a time may look and append.
enum LedgerFile {
  struct Broken: Error, CustomStringConvertible {
    let description: String
  }

  /// Checks the whole chain, adds what is new and returns the look number.
  static func record(_ path: String, _ certification: Certification, dataset: String) throws -> Int? {
    let descriptor = open(path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else { throw Broken(description: "\(path): \(String(cString: strerror(errno)))") }
    // Closing the file gives the lock back, also when the process dies.
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    guard flock(descriptor, LOCK_EX) == 0 else {
      throw Broken(description: "\(path): cannot be locked: \(String(cString: strerror(errno)))")
    }
    var ledger = Ledger()
    let text = String(decoding: try file.readToEnd() ?? Data(), as: UTF8.self)
    var lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    do {
      guard lines.removeLast().isEmpty else {
        throw LedgerError(line: lines.count + 1, "has no end of line")
      }
      for line in lines {
        try ledger.append(line: String(line), JSONValue(data: Data(line.utf8)) ?? .null)
      }
    } catch let error as LedgerError {
      throw Broken(description: "\(path): \(error)")
    }
    let look = ledger.record(
      certificate: certification.certificate.digest, dataset: dataset, tests: certification.tests)
    let added = ledger.lines[lines.count...].map { $0 + "\n" }.joined()
    try file.write(contentsOf: Data(added.utf8))
    try file.synchronize()
    return look
  }
}
