import FlowEngine
import SnippetFoundation

/// What a command runs in: the app, and the terminal or pipes around it.
struct CommandSession {
  let app: HostedApp
  let environment: TerminalEnvironment
  /// Two processes of one app must not make the same identifiers.
  let seed = UInt64.random(in: .min ... .max)
  let output = ConsoleOutput()

  /// Opens a conversation and stays till it ends.
  ///
  /// With an `opening`, stays till what that begins has ended. Returns the exit code.
  func converse(
    _ drawing: DrawingOptions,
    opening: FlowInput? = nil,
    confirmsAll: Bool = false
  ) -> Int32 {
    let environment = drawing.applied(to: environment)
    let inbox = Inbox()
    var dialogue = Dialogue(conversation(environment, inbox))
    dialogue.opening = opening
    dialogue.confirmsAll = confirmsAll
    dialogue.recorder = recorder(environment, seed: seed)
    guard environment.isInteractive else {
      var lines = PlainConversation(dialogue, inbox: inbox, environment: environment)
      return lines.run()
    }
    return TerminalConversation(
      dialogue,
      appName: app.name,
      inbox: inbox,
      environment: environment
    ).run()
  }

  /// Runs one intent without a person.
  ///
  /// Returns the exit code.
  func run(_ opening: FlowInput, _ drawing: DrawingOptions, _ options: OneShotRun.Options) -> Int32
  {
    let environment = drawing.applied(to: environment)
    let inbox = Inbox()
    let conversation = conversation(environment, inbox)
    var run = OneShotRun(
      Dialogue(conversation),
      inbox: inbox,
      style: environment.style,
      options: options
    )
    return run.run(
      opening,
      value: { conversation.lastValue },
      effects: { conversation.view.effects }
    )
  }

  private func conversation(_ environment: TerminalEnvironment, _ inbox: Inbox) -> Conversation {
    var settings = ConversationSettings()
    settings.columns = environment.columns
    settings.seed = seed
    return Conversation(app: app, settings: settings) { inbox.post(.event($0)) }
  }

  private func recorder(_ environment: TerminalEnvironment, seed: UInt64) -> FlowRecorder {
    FlowRecorder(app: app.name, columns: environment.columns, seed: seed, start: Date())
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
