import AppExits
import FlowEngine
import IntentModel
import SnippetFoundation
import Snippets
import TerminalDialogue

/// The front end that a linked terminal gives every app: a conversation, and commands.
enum TerminalFrontEnd: AppFrontEnd {
  /// Serves the main actor on the main thread; the command line has a thread of its own.
  static func run(_ app: any App.Type) -> Never {
    // What is to happen at an exit of the app's code happens before that is said.
    CasesAtPlay.watchExit()
    let arguments = Array(CommandLine.arguments.dropFirst())
    let isCase = arguments == CaseProcess.words && FlowCaseCommand.isHandedOver
    if arguments.first == "flow" { EmptySettings.begin() }
    KeptFiles.tell()
    AppDependencyManager.processIsOneApps()
    signal(SIGPIPE, SIG_IGN)
    openStandardDescriptors()
    // What the app prints is no part of a result.
    PrintedRelay.begin()
    let app = HostedApp(app)
    // What a run starts for each of many cases need not be looked up among all commands.
    let command: any RunnableCommand =
      isCase
      ? FlowCaseCommand()
      : CommandLineReader.read(
        ParameterOptions.marked(arguments) { IntentCatalog(modules: app.modules) }
      )
    let session = CommandSession(app: app, environment: .current())
    let thread = Thread { CasesAtPlay.leave(with: command.run(in: session)) }
    thread.stackSize = 8 &<< 20
    thread.start()
    serveMain()
  }

  /// Serves the main queue and the main run loop, as the main thread of an app does: its timers fire too.
  private static func serveMain() -> Never {
    while true { _ = RunLoop.main.run(mode: .default, before: .distantFuture) }
  }

  /// Opens what the process was started without, lest a file of the app's gets a standard descriptor's number.
  private static func openStandardDescriptors() {
    for descriptor in STDIN_FILENO...STDERR_FILENO where fcntl(descriptor, F_GETFD) == -1 {
      _ = open("/dev/null", O_RDWR)
    }
  }
}
