/// The list of commands, and what happens before and after one runs.
enum CommandTable {
  static let all: [Command] = [
    .describe, .score, .validate, .compare, .check, .audit, .selftest, .certify, .verify, .registry,
    .synth,
  ]

  static let version = "0.1.0"

  static func run(_ arguments: [String]) -> Int32 {
    guard let name = arguments.first else {
      Terminal.error(help)
      return ExitCode.usage.rawValue
    }
    if ["help", "--help", "-h"].contains(name) {
      Terminal.write(help)
      return ExitCode.fine.rawValue
    }
    if ["version", "--version"].contains(name) {
      Terminal.write("plumbline \(version)\n")
      return ExitCode.fine.rawValue
    }
    guard let command = all.first(where: { $0.name == name }) else {
      Terminal.error(
        "plumbline: command is '\(name)'; expected one of "
          + all.map(\.name).joined(separator: ", ") + "\n")
      return ExitCode.usage.rawValue
    }
    do {
      let rest = Array(arguments.dropFirst())
      if rest.contains("--help") || rest.contains("-h") {
        Terminal.write(help(command))
        return ExitCode.fine.rawValue
      }
      return try command.run(Arguments(rest, flags: command.flags)).rawValue
    } catch let error as UsageError {
      Terminal.error("plumbline \(name): \(error)\ntry 'plumbline \(name) --help'\n")
      return ExitCode.usage.rawValue
    } catch {
      Terminal.error("plumbline \(name): \(error)\n")
      return ExitCode.failed.rawValue
    }
  }

  private static var help: String {
    var text = """
      plumbline: personal health scores from daily wearable series, held against naive floors

      usage: plumbline COMMAND [options]


      """
    for command in all { text += pad(command.name, 12) + command.summary + "\n" }
    return text
      + "\n'plumbline COMMAND --help' shows options and a worked example.\n"
      + "exit codes: 0 fine, 1 failed, 2 usage, 3 an audit or registry check found something\n"
  }

  private static func help(_ command: Command) -> String {
    var text = "plumbline \(command.name): \(command.summary)\n\n"
    text += "usage: plumbline \(command.name) \(command.usage)\n\n"
    for flag in command.flags {
      let head = "  --" + flag.name + (flag.value.map { " " + $0 } ?? "")
      text += pad(head, 28) + flag.help + "\n"
    }
    return text + "\nexample:\n" + command.example + "\n"
  }

  static func pad(_ text: String, _ width: Int) -> String {
    text + String(repeating: " ", count: max(1, width - text.count))
  }
}
