import Glibc

/// Whole files as bytes, with a clear error for what cannot be read.
enum FileBytes {
  /// Larger tables belong into a database.
  static let limit = 1 << 31

  static func isFolder(_ path: String) -> Bool {
    var facts = stat()
    return stat(path, &facts) == 0 && facts.st_mode & S_IFMT == S_IFDIR
  }

  static func exists(_ path: String) -> Bool { access(path, F_OK) == 0 }

  static func read(_ path: String) throws(IngestError) -> [UInt8] {
    let file = open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw failure(path) }
    defer { close(file) }
    var facts = stat()
    guard fstat(file, &facts) == 0 else { throw failure(path) }
    guard facts.st_mode & S_IFMT != S_IFDIR else {
      throw IngestError(path, "is a folder; expected a file")
    }
    guard facts.st_size <= limit else { throw tooLarge(path) }
    // One byte more than the size, so that the usual file ends without growing the buffer.
    var bytes = [UInt8](repeating: 0, count: max(Int(facts.st_size), 0) + 1)
    var filled = 0
    while true {
      if filled == bytes.count { bytes.append(contentsOf: repeatElement(0, count: filled)) }
      let got = bytes.withUnsafeMutableBytes { buffer in
        Glibc.read(file, buffer.baseAddress! + filled, buffer.count - filled)
      }
      if got < 0 && errno == EINTR { continue }
      guard got >= 0 else { throw failure(path) }
      if got == 0 { break }
      filled += got
      guard filled <= limit else { throw tooLarge(path) }
    }
    bytes.removeLast(bytes.count - filled)
    return bytes
  }

  private static func tooLarge(_ path: String) -> IngestError {
    IngestError(path, "is larger than \(limit) bytes; split it or use a database")
  }

  private static func failure(_ path: String) -> IngestError {
    switch errno {
    case ENOENT, ENOTDIR: IngestError(path, "there is no such file")
    case EACCES, EPERM: IngestError(path, "may not be read; its permissions forbid it")
    default: IngestError(path, "cannot be read: \(String(cString: strerror(errno)))")
    }
  }
}

extension FileBytes {
  /// The folder part of a path, empty when it has none.
  static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }

  /// The file's name without `.csv`; of `daily.csv` the name of its folder. It does not depend on the
  /// working directory or on how the path is spelt.
  static func datasetName(_ path: String) -> String {
    var full = path
    if let resolved = realpath(path, nil) {
      full = String(cString: resolved)
      free(resolved)
    }
    let parts = full.split(separator: "/")
    guard let last = parts.last else { return full }
    if last == "daily.csv", parts.count > 1 { return String(parts[parts.count - 2]) }
    return last.hasSuffix(".csv") ? String(last.dropLast(4)) : String(last)
  }
}
