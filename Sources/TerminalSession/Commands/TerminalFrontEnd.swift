import FlowEngine
import SnippetFoundation
import Snippets

/// The front end that a linked terminal gives every app: a conversation, and commands.
enum TerminalFrontEnd: AppFrontEnd {
  /// Serves the main actor on the main thread; the command line has a thread of its own.
  static func run(_ app: any App.Type) -> Never {
    signal(SIGPIPE, SIG_IGN)
    let command = CommandLineReader.read(Array(CommandLine.arguments.dropFirst()))
    let session = CommandSession(app: HostedApp(app), environment: .current())
    let thread = Thread { exit(command.run(in: session)) }
    thread.stackSize = 8 << 20
    thread.start()
    dispatchMain()
  }
}
