import AppExits
import FlowEngine
import IntentModel
import Lanes
import SnippetFoundation
import Snippets
import TerminalDialogue

/// What a command runs in: the app, and the terminal or pipes around it.
struct CommandSession {
  let app: HostedApp
  let environment: TerminalEnvironment
  /// Two processes of one app must not make the same identifiers.
  let seed = UInt64.random(in: .min ... .max)
  let output = ConsoleOutput()

  /// What is said of an app in which nothing could happen, whatever a person says; nil: something can.
  var nothingToRun: AppFinding? {
    guard !app.hasIntents else { return nil }
    let manager = AppDependencyManager()
    let hasWindow = wait {
      await AppDependencyManager.$scoped.withValue(manager) {
        await MainActor.run { [app] () -> Bool in
          guard let window = app.launch() else { return false }
          return (try? resolve(window, settings: RenderSettings()))?.tree.size.rows ?? 0 > 0
        }
      }
    }
    return hasWindow == true ? nil : IntentModel.nothingToRun(app: app.name, modules: app.modules)
  }

  /// Opens a conversation and stays till it ends.
  ///
  /// With an `opening`, stays till what that begins has ended. Returns the exit code.
  func converse(
    _ drawing: DrawingOptions,
    seeing: SeeingOptions,
    in locale: Locale,
    opening: FlowInput? = nil,
    confirmsAll: Bool = false,
    recordingTo file: String? = nil
  ) -> Int32 {
    let environment = drawing.applied(to: environment)
    let inbox = Inbox()
    var start = Date()
    if file != nil {
      // As in the flow that it becomes: no zone but UTC, and whole seconds, as the file has them.
      useUniversalTime()
      start = Date(timeIntervalSince1970: start.timeIntervalSince1970.rounded(.down))
    }
    var recorder = FlowRecorder(
      app: app.name,
      columns: environment.columns,
      seed: seed,
      start: start,
      colorScheme: environment.colorScheme ?? .light,
      locale: locale,
      zone: .current,
      standsStill: file != nil
    )
    if let file {
      var rows = recorder.record(to: file)
      let isRecording = recorder.isRecording(to: file)
      if isRecording { rows.append("The app's clock is in UTC, and stands still while you think.") }
      output.complain(rows.joined(separator: "\n"))
      guard isRecording else { return ExitCode.usage }
      CasesAtPlay.begin("the conversation that is recorded to \(file)")
    }
    let opened = conversation(
      environment,
      inbox,
      seeing,
      locale,
      recordedFrom: file.map { _ in start }
    )
    guard let (conversation, files) = opened else { return ExitCode.usage }
    var dialogue = Dialogue(conversation)
    dialogue.post = { input in
      KeptSettings.readAnew()
      conversation.post(input)
    }
    dialogue.opening = opening
    dialogue.confirmsAll = confirmsAll
    recorder.now = { conversation.waitedTillNow() }
    recorder.workLeft = { conversation.leftBehind }
    dialogue.recorder = recorder
    let code = converse(dialogue, inbox, environment)
    // Nobody is there who could wait for it.
    if opening != nil || !environment.isInteractive { linger(conversation) }
    letCancellationsBeHeard(conversation)
    return finish(files, code)
  }

  func converse(
    _ dialogue: Dialogue,
    _ inbox: Inbox,
    _ environment: TerminalEnvironment
  ) -> Int32 {
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
  func run(
    _ opening: FlowInput,
    _ drawing: DrawingOptions,
    seeing: SeeingOptions,
    in locale: Locale,
    _ options: OneShotRun.Options
  ) -> Int32 {
    let environment = drawing.applied(to: environment)
    let inbox = Inbox()
    let opened = conversation(
      environment,
      inbox,
      seeing,
      locale,
      describesValues: options.writesJSON
    )
    guard let (conversation, files) = opened else {
      if options.writesJSON {
        let words = "The file for the trace or the log cannot be written."
        output.print([OneShotReport.refused(options.intents.first?.identifier ?? "", words).json])
      }
      return ExitCode.usage
    }
    var run = OneShotRun(
      Dialogue(conversation),
      inbox: inbox,
      environment: environment,
      options: options
    )
    let code = run.run(
      opening,
      value: { conversation.lastJSON },
      effects: {
        // Those of what the intent has left behind, too.
        linger(conversation)
        letCancellationsBeHeard(conversation)
        return conversation.view.effects
      }
    )
    return finish(files, code)
  }

  /// Says what of the trace and the log was not written; the exit code, with that in mind.
  private func finish(_ files: SeenFiles, _ code: Int32) -> Int32 {
    KeptSettings.write()
    let problems = files.problems
    for problem in problems { output.complain(problem.words) }
    return code == ExitCode.passed && !problems.isEmpty ? ExitCode.usage : code
  }

  /// nil: a file that what happens was to be written to cannot be, which is said.
  private func conversation(
    _ environment: TerminalEnvironment,
    _ inbox: Inbox,
    _ seeing: SeeingOptions,
    _ locale: Locale,
    recordedFrom start: Date? = nil,
    describesValues: Bool = false
  ) -> (Conversation, SeenFiles)? {
    var settings = ConversationSettings()
    settings.columns = environment.columns
    settings.colorScheme = environment.colorScheme ?? settings.colorScheme
    settings.locale = locale
    settings.timeZone = .current
    settings.seed = seed
    settings.recordedFrom = start
    settings.describesValues = describesValues
    do {
      let files = try SeenFiles(seeing)
      settings.logger = files.logger
      let conversation = Conversation(app: app, settings: settings) { event in
        if case .settled = event { KeptSettings.write() }
        files.keep(event)
        inbox.post(event, waited: LanePool.shared.clock.waited)
      }
      return (conversation, files)
    } catch {
      output.complain(error.words)
      return nil
    }
  }

  /// Waits for what the intent left behind on purpose, as long as a perform may take, or till a signal comes.
  private func linger(_ conversation: Conversation) {
    let limit = Duration.seconds(30)
    let unfinished =
      wait(until: SignalRelay.isInterrupted) { await conversation.linger(upTo: limit) } ?? []
    guard !unfinished.isEmpty else { return }
    let warning = FlowWarning.abandonedWork(of: unfinished, seconds: limit.secondsText)
    output.complain("warning: \(visible(warning.text))")
  }

  /// Where a signal ends the program, the app's code first hears of it; one second at most.
  private func letCancellationsBeHeard(_ conversation: Conversation) {
    let step: useconds_t = 2_000
    var left = 500
    while SignalRelay.isInterrupted, conversation.isCancelling, left > 0 {
      usleep(step)
      left -= 1
    }
  }

  /// Waits, on the thread of the command line, for work that is asynchronous; nil: the seconds were not enough, or it
  /// is over, as after a signal.
  func wait<Value: Sendable>(
    upTo seconds: Double = .infinity,
    until isOver: @autoclosure () -> Bool = false,
    _ body: @escaping @Sendable () async -> Value
  ) -> Value? {
    let result = Lock<Value?>(nil)
    let done = DispatchSemaphore(value: 0)
    Task {
      let value = await body()
      result.withLock { $0 = value }
      done.signal()
    }
    let end = seconds.isFinite ? DispatchTime.now() + seconds : .distantFuture
    while done.wait(timeout: min(end, .now() + 0.05)) == .timedOut, .now() < end, !isOver() {}
    return result.withLock { $0 }
  }
}
