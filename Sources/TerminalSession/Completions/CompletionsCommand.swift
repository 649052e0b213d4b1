import ArgumentParser
import FlowEngine
import IntentModel
import SnippetFoundation
import TerminalDialogue

/// `completions`: the script that a shell completes the app's command line with.
struct CompletionsCommand: RunnableCommand {
  static let configuration = CommandConfiguration(
    commandName: "completions",
    abstract: "Write a completion script for bash, zsh or fish.",
    discussion: """
      bash:  eval "$(\(AppCommand.programName) completions bash)"
      zsh:   \(AppCommand.programName) completions zsh > a folder of $fpath, as _\(AppCommand.programName)
      fish:  \(AppCommand.programName) completions fish > \
      ~/.config/fish/completions/\(AppCommand.programName).fish
      """
  )

  @Argument(help: "bash, zsh or fish.")
  var shell: String

  func validate() throws {
    if Shell(rawValue: shell) == nil {
      throw ValidationError("'\(shell)' is no shell that has a script. Name bash, zsh or fish.")
    }
  }

  func run(in session: CommandSession) -> Int32 {
    guard let shell = Shell(rawValue: shell) else { return ExitCode.usage }
    session.output.print([shell.script(for: AppCommand.programName)])
    return ExitCode.passed
  }
}

/// `__complete`: what the scripts ask for each time.
struct CompleteCommand: RunnableCommand {
  static let configuration = CommandConfiguration(commandName: "__complete", shouldDisplay: false)

  @Argument(parsing: .captureForPassthrough)
  var words: [String] = []

  func run(in session: CommandSession) -> Int32 {
    let catalog = IntentCatalog(modules: session.app.modules)
    let words = words.first == "--" ? Array(words.dropFirst()) : words
    let line = CommandLineCompletion(
      words,
      catalog: catalog,
      found: { FindCatalog(modules: session.app.modules) },
      values: { Self.titles(of: $0, in: session) }
    )
    let rows = Localization.withTaken(ConversationSettings().locale) {
      line.candidates.map(\.row)
    }
    session.output.print(rows)
    return ExitCode.passed
  }

  /// What the app offers, as far as it says so in good time: a person waits for Tab.
  private static func titles(
    of open: CommandLineCompletion.OpenValue,
    in session: CommandSession
  ) -> [String] {
    let (app, parameter, intent, given) = (session.app, open.parameter, open.intent, open.given)
    let titles = session.wait(upTo: 2) {
      // An enumeration's cases need nothing of the app's.
      if parameter.kind != .enumeration { await MainActor.run { _ = app.launch() } }
      for other in parameters(of: intent)
      where parameter.dependencies(in: intent).contains(other.name) {
        guard let text = given[other.name], !other.isList,
          case .value(let value)? = try? await other.resolve(text)
        else { continue }
        other.set(value)
      }
      return try? await CurrentIntent.$intent.withValue(intent) {
        try await parameter.options().map(\.title)
      }
    }
    return titles.flatMap(\.self) ?? []
  }
}
