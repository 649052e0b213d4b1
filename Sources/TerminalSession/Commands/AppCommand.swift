import ArgumentParser
import IntentModel
import SnippetFoundation
import Snippets
import TerminalDialogue

/// A command of an app's executable: parsed here, run on the thread of the command line.
protocol RunnableCommand: ParsableCommand, Sendable {
  /// Runs to the end. Returns the exit code.
  func run(in session: CommandSession) -> Int32
}

/// The executable of an app, by itself: a conversation.
struct AppCommand: RunnableCommand {
  /// The name that the executable was started by.
  static let programName =
    (CommandLine.arguments.first?.split(separator: "/").last).map(String.init) ?? "app"

  static let configuration = CommandConfiguration(
    commandName: programName,
    abstract: "Converse with the app, or run one of its commands.",
    discussion: """
      Without a command, opens a conversation. Lines on standard input are answered one by one, \
      and only the conversation is written to standard output.

      A file or a pipe gets UTF-8 whatever the locale; a terminal whose locale has none gets ASCII. \
      That is all that LANG and LC_ALL say: the language of the conversation is English, or that of --locale.
      """,
    subcommands: [
      RunCommand.self, IntentsCommand.self, FindCommand.self, QueryCommand.self,
      SearchCommand.self, CheckCommand.self, PreviewCommand.self,
      FlowCommand.self, CompletionsCommand.self, CompleteCommand.self,
    ]
  )

  @OptionGroup var drawing: DrawingOptions

  @OptionGroup var seeing: SeeingOptions

  @OptionGroup var language: LanguageOptions

  func run(in session: CommandSession) -> Int32 {
    if let problem = session.nothingToRun {
      session.output.complain(visible(problem.description))
      return ExitCode.differs
    }
    return session.converse(drawing, seeing: seeing, in: language.chosen)
  }
}

/// How a conversation is drawn.
struct DrawingOptions: ParsableArguments, Sendable {
  @Option(
    name: .long,
    help:
      "Columns to draw in, 8 to 1000, at most a terminal's. (default: the terminal's, at most 44)"
  )
  var width: Int?

  @Flag(name: .long, help: "One thing a line, as it would be read out: nothing drawn.")
  var accessible = false

  @Flag(name: .customLong("no-color"), help: "No colours.")
  var noColor = false

  func validate() throws {
    if let width, !(8...1000).contains(width) {
      throw ValidationError("'\(width)' is no width. Give --width a whole number from 8 to 1000.")
    }
  }

  /// The environment, with what the options say.
  func applied(to environment: TerminalEnvironment) -> TerminalEnvironment {
    var changed = environment
    if let width { changed.requestedColumns = width }
    if accessible { changed.isAccessible = true }
    if noColor { changed.wantsColor = false }
    return changed
  }
}
