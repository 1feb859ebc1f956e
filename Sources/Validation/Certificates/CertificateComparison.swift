import Scoring

extension Certificate {
  /// Where another certificate of the same run differs: exact members bit for bit, numbers of
  /// `within_1e-9` within 1e-9 (absolute below 1, relative above).
  ///
  ///     certificate.differences(from: certificate)     // []
  ///
  /// - Returns: one line per difference, members in canonical order:
  ///   `dataset.days: certificate 10800, recomputed 10799`.
  public func differences(from recomputed: Certificate) -> [String] {
    var lines: [String] = []
    compare(content, recomputed.content, path: "", loose: false, &lines)
    return lines
  }
}

private func compare(
  _ a: JSONValue, _ b: JSONValue, path: String, loose: Bool, _ lines: inout [String]
) {
  switch (a, b) {
  case (.object(let x), .object(let y)):
    for name in Set(x.keys).union(y.keys).sorted() {
      compare(
        x[name] ?? .null, y[name] ?? .null, path: path.isEmpty ? name : "\(path).\(name)",
        loose: loose || path.isEmpty && name == Certificate.looseMember, &lines)
    }
  case (.array(let x), .array(let y)) where x.count == y.count:
    for index in x.indices {
      compare(x[index], y[index], path: "\(path)[\(index)]", loose: loose, &lines)
    }
  case (.array(let x), .array(let y)):
    lines.append("\(path): certificate has \(x.count) entries, recomputed \(y.count)")
  case (.number(let x), .number(let y)) where loose:
    if abs(x - y) > Certificate.tolerance * max(1, max(abs(x), abs(y))) {
      lines.append("\(path): certificate \(a.canonical), recomputed \(b.canonical)")
    }
  default:
    if a != b { lines.append("\(path): certificate \(a.canonical), recomputed \(b.canonical)") }
  }
}
