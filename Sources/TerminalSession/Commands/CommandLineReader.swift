import ArgumentParser
import FlowFormat
import SnippetFoundation
import TerminalDialogue

/// Reads the command line; what it refuses ends the program by the table of exit codes.
enum CommandLineReader {
  /// The parser's own code for a command line that it cannot read.
  private static let parserUsage: Int32 = 64

  /// The parser lays its words out even where only a code is asked for, and stops the program where a terminal
  /// is narrower than its indents; nothing else here reads the variable.
  private static let hasRoom: Void = { setenv("COLUMNS", "80", 1) }()

  static func read(_ arguments: [String]) -> any RunnableCommand {
    do {
      return try parse(arguments)
    } catch {
      let words = words(for: error, arguments)
      let code = exitCode(for: error)
      if code == ExitCode.passed {
        ConsoleOutput().print([words])
      } else if let json = refusal(of: arguments, error) {
        ConsoleOutput().print([json])
      } else {
        ConsoleOutput().complain(words)
      }
      exit(code)
    }
  }

  /// Reads a command; a group of commands by itself asks for its help.
  static func parse(_ arguments: [String]) throws -> any RunnableCommand {
    if let help = try IntentHelpCommand(arguments) { return help }
    var command = try AppCommand.parseAsRoot(arguments)
    if let runnable = command as? any RunnableCommand { return runnable }
    try command.run()
    throw CleanExit.helpRequest(command)
  }

  /// What is said of a command line that is no command: what is wrong with it, or the help it asked for.
  ///
  /// 80 columns wide wherever it is read: the parser has no words for a terminal of 20.
  static func words(for error: any Error, _ arguments: [String] = []) -> String {
    _ = hasRoom
    let words = AppCommand.fullMessage(for: error, columns: 80)
    guard exitCode(for: error) == ExitCode.usage else { return words }
    return slip(in: arguments)?.words(inPlaceOf: words) ?? words
  }

  /// What a program reads of a `run --json` that is refused; nil: it is another command line.
  static func refusal(of arguments: [String], _ error: any Error) -> String? {
    guard arguments.first == "run", arguments.contains("--json") else { return nil }
    let intent = intentPlace(in: arguments).map { arguments[$0] } ?? ""
    return OneShotReport.refused(intent, AppCommand.message(for: error)).json
  }

  /// Where the arguments of a `run` name the intent.
  static func intentPlace(in arguments: [String]) -> Int? {
    arguments.indices.dropFirst().first { place in
      !arguments[place].hasPrefix("-") && !optionsWithValues.contains(arguments[place - 1])
    }
  }

  /// The options of `run` that another word follows.
  static let optionsWithValues = ["--width", "--trace", "--log", "--locale"]

  /// The command that a word was meant to be, which is all that is wrong with the arguments; nil: it is something else.
  private static func slip(in arguments: [String]) -> MisspeltCommand? {
    MisspeltCommand(in: arguments) { path in
      var commands = AppCommand.configuration.subcommands
      for word in path {
        let group = commands.first { $0.configuration.commandName == word }
        commands = group?.configuration.subcommands ?? []
      }
      return commands.map { $0.configuration }.filter(\.shouldDisplay).compactMap(\.commandName)
    }
  }

  static func exitCode(for error: any Error) -> Int32 {
    _ = hasRoom
    let code = AppCommand.exitCode(for: error).rawValue
    return code == parserUsage ? ExitCode.usage : code
  }
}
