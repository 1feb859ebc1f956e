/// One subcommand of `plumbline`.
struct Command: Sendable {
  let name: String
  /// One line for the list of commands.
  let summary: String
  /// What follows the name, for example `DATA [options]`.
  let usage: String
  let flags: [Flag]
  /// A worked example and what it shows.
  let example: String
  let run: @Sendable (Arguments) throws -> ExitCode
}

/// An option of a command; `value` names its argument, nil for a switch.
struct Flag: Sendable {
  let name: String
  let value: String?
  let help: String

  init(_ name: String, _ value: String? = nil, _ help: String) {
    self.name = name
    self.value = value
    self.help = help
  }
}

/// 0 fine, 1 failed, 2 usage, 3 an audit or registry check found something.
///
/// A verdict, a wrong sign or too little data is 0: the tool did its work.
enum ExitCode: Int32 {
  case fine = 0
  case failed = 1
  case usage = 2
  case finding = 3
}

/// The caller wrote something the command does not take.
struct UsageError: Error, CustomStringConvertible {
  let description: String

  init(_ description: String) { self.description = description }
}
