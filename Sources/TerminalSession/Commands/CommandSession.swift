import FlowEngine
import SnippetFoundation
import Snippets

/// What a command runs in: the app, and the terminal or pipes around it.
struct CommandSession {
  let app: HostedApp
  let environment: TerminalEnvironment
  let output = ConsoleOutput()

  /// Opens a conversation and stays till it ends.
  ///
  /// With an `opening`, stays till what that begins has ended. Returns the exit code.
  func converse(
    _ options: DrawingOptions,
    seeing: SeeingOptions = SeeingOptions(),
    opening: FlowInput? = nil
  ) -> Int32 {
    let environment = options.applied(to: environment)
    let inbox = Inbox()
    var settings = ConversationSettings()
    settings.columns = environment.columns
    // Two processes of one app must not make the same identifiers.
    settings.seed = .random(in: .min ... .max)
    let files: SeenFiles
    do {
      files = try SeenFiles(seeing)
    } catch {
      output.complain(error.words)
      return ExitCode.usage
    }
    settings.logger = files.logger
    let conversation = Conversation(app: app, settings: settings) { event in
      files.keep(event)
      inbox.post(.event(event))
    }
    defer { if opening != nil { linger(conversation) } }
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

  /// Waits for what the intent left behind on purpose, as long as a perform may take.
  private func linger(_ conversation: Conversation) {
    let limit = Duration.seconds(30)
    let unfinished = wait { await conversation.linger(upTo: limit) } ?? []
    guard !unfinished.isEmpty else { return }
    let warning = FlowWarning.abandonedWork(of: unfinished, seconds: limit.secondsText)
    output.complain("warning: \(visible(warning.text))")
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
