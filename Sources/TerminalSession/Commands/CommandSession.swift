import FlowEngine
import SnippetFoundation

/// What a command runs in: the app, and the terminal or pipes around it.
struct CommandSession {
  let app: HostedApp
  let environment: TerminalEnvironment
  let output = ConsoleOutput()

  /// Opens a conversation and stays till it ends.
  ///
  /// With an `opening`, stays till what that begins has ended. Returns the exit code.
  func converse(_ options: DrawingOptions, opening: FlowInput? = nil) -> Int32 {
    let environment = options.applied(to: environment)
    let inbox = Inbox()
    var settings = ConversationSettings()
    settings.columns = environment.columns
    // Two processes of one app must not make the same identifiers.
    settings.seed = .random(in: .min ... .max)
    let conversation = Conversation(app: app, settings: settings) { inbox.post(.event($0)) }
    var dialogue = Dialogue(conversation)
    dialogue.opening = opening
    guard environment.isInteractive else {
      var lines = PlainConversation(dialogue, inbox: inbox, style: environment.style)
      return lines.run()
    }
    return TerminalConversation(
      dialogue,
      appName: app.name,
      inbox: inbox,
      environment: environment
    ).run()
  }

  /// Waits, on the thread of the command line, for work that is asynchronous.
  func wait<Value: Sendable>(_ body: @escaping @Sendable () async -> Value) -> Value? {
    let result = Lock<Value?>(nil)
    let done = DispatchSemaphore(value: 0)
    Task {
      let value = await body()
      result.withLock { $0 = value }
      done.signal()
    }
    done.wait()
    return result.withLock { $0 }
  }
}
