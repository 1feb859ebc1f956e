import Scoring

/// The words after a command: positional ones and the options it declares.
///
/// `--name value` and `--name=value` are the same; a word after `--` is positional.
struct Arguments {
  private(set) var positional: [String] = []
  private var values: [String: String] = [:]

  init(_ words: [String], flags: [Flag]) throws {
    var index = 0
    while index < words.count {
      let word = words[index]
      index += 1
      if word == "--" {
        positional += words[index...]
        break
      }
      guard word.hasPrefix("--") else {
        if word.hasPrefix("-") && word.count > 1 {
          throw UsageError("unknown option '\(word)'")
        }
        positional.append(word)
        continue
      }
      let parts = word.dropFirst(2).split(
        separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
      let name = String(parts[0])
      guard let flag = flags.first(where: { $0.name == name }) else {
        let known = flags.map { "--" + $0.name }.joined(separator: " ")
        throw UsageError("unknown option '--\(name)'; known options: \(known)")
      }
      if flag.value == nil {
        guard parts.count == 1 else { throw UsageError("option '--\(name)' takes no value") }
        values[name] = ""
      } else if parts.count == 2 {
        values[name] = String(parts[1])
      } else {
        guard index < words.count else {
          throw UsageError("option '--\(name)' needs a value: --\(name) \(flag.value!)")
        }
        values[name] = words[index]
        index += 1
      }
    }
  }

  func has(_ name: String) -> Bool { values[name] != nil }
  func text(_ name: String) -> String? { values[name] }

  func integer(_ name: String, in range: ClosedRange<Int>) throws -> Int? {
    guard let text = values[name] else { return nil }
    guard let number = Int(text), range.contains(number) else {
      throw UsageError(
        "option '--\(name)' is '\(text)'; expected a whole number from \(range.lowerBound) to "
          + "\(range.upperBound)")
    }
    return number
  }

  func day(_ name: String) throws -> Day? {
    guard let text = values[name] else { return nil }
    guard let day = Day(text) else {
      throw UsageError("option '--\(name)' is '\(text)'; expected a date such as 2025-01-31")
    }
    return day
  }

  func choice<Choice: RawRepresentable & CaseIterable>(_ name: String, _ type: Choice.Type) throws
    -> Choice? where Choice.RawValue == String
  {
    guard let text = values[name] else { return nil }
    guard let choice = Choice(rawValue: text) else {
      let known = Choice.allCases.map(\.rawValue).joined(separator: ", ")
      throw UsageError("option '--\(name)' is '\(text)'; expected one of \(known)")
    }
    return choice
  }

  /// The only positional word, or an error that names what was expected.
  func single(_ what: String) throws -> String {
    guard positional.count == 1 else {
      throw UsageError(
        positional.isEmpty
          ? "\(what) is missing" : "expected one \(what), found \(positional.count)")
    }
    return positional[0]
  }
}
