import Foundation
import Synchronization

/// Data go to stdout, progress and warnings to stderr.
enum Terminal {
  static func write(_ text: String) { write(text, to: 1) }

  static func error(_ text: String) { write(text, to: 2) }

  private static func write(_ text: String, to descriptor: Int32) {
    var text = text
    text.withUTF8 { bytes in
      var rest = bytes[...]
      while !rest.isEmpty {
        let count = Foundation.write(
          descriptor, UnsafeRawBufferPointer(UnsafeBufferPointer(rebasing: rest)).baseAddress!,
          rest.count)
        if count < 0 && errno == EINTR { continue }
        guard count > 0 else { return }
        rest = rest.dropFirst(count)
      }
    }
  }

  static var errorIsTerminal: Bool { isatty(2) == 1 }

  /// A progress bar on stderr when that is a terminal, otherwise nothing.
  static func progress(_ title: String) -> (@Sendable (Double) -> Void)? {
    guard errorIsTerminal else { return nil }
    let shown = Mutex(-1)
    return { share in
      let percent = Int(share * 100)
      shown.withLock { last in
        guard percent > last else { return }
        last = percent
        let filled = percent * 30 / 100
        let bar =
          String(repeating: "█", count: filled) + String(repeating: "░", count: 30 - filled)
        error("\r\(title) \(bar) \(percent) %" + (percent == 100 ? "\r\u{1B}[K" : ""))
      }
    }
  }

  /// Writes a file and makes its folder.
  static func save(_ text: String, to path: String) throws { try save(Array(text.utf8), to: path) }

  static func save(_ bytes: [UInt8], to path: String) throws {
    let url = URL(fileURLWithPath: path)
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(bytes).write(to: url)
  }
}
