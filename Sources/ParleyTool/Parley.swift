import ArgumentParser
import FlowFormat
import Foundation

/// The tool for work on files rather than in an app.
@main
struct Parley: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "parley",
    abstract: "Works on the snapshots and flows of a package.",
    subcommands: [SnapshotsCommand.self, FlowCommand.self]
  )

  /// Runs the command; usage errors exit 2, as the table of exit codes says, and not 64.
  static func main() {
    // The parser stops the program where a terminal is narrower than its indents.
    setenv("COLUMNS", "80", 1)
    do {
      var command = try parseAsRoot()
      try command.run()
    } catch let exit as ExitCode {
      Foundation.exit(exit.rawValue)
    } catch {
      let code = exitCode(for: error)
      let text = fullMessage(for: error, columns: 80)
      if code == .success {
        print(text)
        Foundation.exit(0)
      }
      let slip = code == .validationFailure ? slip(in: CommandLine.arguments.dropFirst()) : nil
      Output.error(slip?.words(inPlaceOf: text) ?? text)
      Foundation.exit(code == .validationFailure ? 2 : code.rawValue)
    }
  }

  /// The command that a word was meant to be, which is all that is wrong with the arguments; nil: it is something else.
  private static func slip(in arguments: some Sequence<String>) -> MisspeltCommand? {
    func name(_ command: any ParsableCommand.Type) -> String {
      command.configuration.commandName ?? "\(command)".lowercased()
    }
    return MisspeltCommand(in: Array(arguments)) { path in
      var commands = configuration.subcommands
      for word in path {
        commands = commands.first { name($0) == word }?.configuration.subcommands ?? []
      }
      return commands.map(name)
    }
  }
}

/// The two streams.
enum Output {
  static func error(_ text: String) {
    FileHandle.standardError.write(Data((text + "\n").utf8))
  }
}
