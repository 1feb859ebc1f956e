/// Reads `labels.json`: what the numbers of each label column mean.
///
///     {"label_rested": {"low": 1, "high": 5, "direction": "higher_is_better", "bad_at": 2}}
///
/// What an entry leaves out has the default: 0/1, higher is worse, bad at the worse end.
///
/// - Source: spec/decisions.md B12.
enum LabelsFile {
  /// By name without `label_`. `columns` are the labels the dataset has; with `mustExist` an entry
  /// for another one is an error, else it is passed over.
  static func read(
    _ bytes: [UInt8], file: String, columns: [String], mustExist: Bool
  ) throws(IngestError) -> [String: LabelMeaning] {
    let top = try JSONValue.json(bytes, file: file)
    var meanings: [String: LabelMeaning] = [:]
    for key in top.keys.sorted() {
      guard case .object(let entry)? = top[key] else {
        throw IngestError(file, "'\(key)' is no object with low, high, direction and bad_at")
      }
      let name = key.hasPrefix("label_") ? String(key.dropFirst(6)) : key
      guard key != name && columns.contains(name) else {
        guard mustExist else { continue }
        let nearest =
          columns.contains(key)
          ? "label_" + key : nearestName(to: key, in: columns.map { "label_" + $0 })
        throw IngestError(
          file,
          "'\(key)' is no label column of the table"
            + (nearest.map { "; did you mean '\($0)'" } ?? ""))
      }
      meanings[name] = try meaning(
        Settings(
          entry, file: file, place: "'\(key)'", keys: ["low", "high", "direction", "bad_at"]))
    }
    return meanings
  }

  private static func meaning(_ settings: Settings) throws(IngestError) -> LabelMeaning {
    let low = try settings.number("low") ?? 0
    let high = try settings.number("high") ?? 1
    guard low < high else { throw settings.error("low \(low) is not below high \(high)") }
    var direction = LabelMeaning.Direction.higherIsWorse
    if let word = try settings.text("direction") {
      guard let known = LabelMeaning.Direction(rawValue: word) else {
        throw settings.error(
          "direction is \(quoted(word)); expected higher_is_better or higher_is_worse")
      }
      direction = known
    }
    let badAt = try settings.number("bad_at") ?? (direction == .higherIsWorse ? high : low)
    guard (low...high).contains(badAt) else {
      throw settings.error("bad_at \(badAt) is outside \(low) to \(high)")
    }
    return LabelMeaning(low: low, high: high, direction: direction, badAt: badAt)
  }
}
