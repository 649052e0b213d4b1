import IntentModel
import Lanes
import SnippetFoundation
import Snippets

// The app comes to the front: before perform, in the middle, at its end, or with an address or an activity.
extension FlowMachine {
  /// What the app is opened with.
  enum Opened: Sendable {
    case url(URL)
    case activity(NSUserActivity)
    case intent(any TargetContentProvidingIntent)

    /// What stands after the app's name.
    var reason: String {
      switch self {
      case .url(let url): url.absoluteString
      case .activity(let activity): activity.title ?? activity.activityType
      case .intent(let intent): IntentWords.title(of: intent)
      }
    }
  }

  /// How long after an input a person counts as busy with the conversation.
  private static let attention = Duration.seconds(5)

  /// What is asked before the app comes to the front, where the app's code says nothing.
  static func wordsToContinue(in app: String) -> String { "Continue in \(app)?" }

  /// Why the app came to the front: what the app's code said, else which intent runs there.
  private func reason(_ prompt: String, in index: Int) -> String {
    prompt == Self.wordsToContinue(in: app.name) ? runs[index].title : prompt
  }

  /// Shows that the app came to the front, once a run.
  mutating func open(for index: Int, because reason: String) {
    guard !runs[index].isInFront else { return }
    runs[index].isInFront = true
    note(.opened(app: app.name, reason: reason))
  }

  /// Before perform: an intent that runs in front brings the app there, and so does a result that opens an intent.
  mutating func openIfNeeded(_ index: Int) {
    if let open = runs[index].intent as? OpenURLIntent, !runs[index].isInFront {
      runs[index].isInFront = true
      return self.open(.url(open.url))
    }
    let type = Swift.type(of: runs[index].intent)
    if runs[index].origin == .opened || type.openAppWhenRun
      || type.supportedModes.contains(.foreground(.immediate))
    {
      open(for: index, because: runs[index].title)
    }
  }

  /// After perform: an intent that said it would come to the front later is brought there, if it did not come itself.
  ///
  /// In one that shows a part of the app, the scene goes there.
  mutating func openAtTheEnd(_ run: Run) {
    if run.isInFront, let target = run.intent as? any TargetContentProvidingIntent {
      let opened = Opened.intent(target)
      start(.handle(opened), for: nil, .handle(opened))
    }
    let modes = Swift.type(of: run.intent).supportedModes
    guard modes.contains(.foreground(.deferred)), !run.isInFront else { return }
    note(.opened(app: app.name, reason: run.title))
  }

  /// The app is opened with an address or an activity: one row, then its scene's handlers.
  mutating func open(_ opened: Opened) {
    note(.opened(app: app.name, reason: opened.reason))
    record("open \(opened.reason)")
    start(.handle(opened), for: nil, .handle(opened))
  }

  /// The scene's handlers came back; how many took it.
  mutating func handled(_ id: Int, _ result: Result<Int, Failure>) {
    guard let call = finish(id, as: "the scene's handlers"), case .handle(let opened) = call.kind
    else { return }
    switch result {
    case .success(0): record("nothing in \(app.name) listens to \(opened.reason)")
    case .success(let count): record("handled by \(count): \(opened.reason)")
    case .failure(let failure):
      note(.text("\(app.name) could not take \(opened.reason): \(failure.message)"))
    }
    askAgainIfThrough()
  }

  /// Whether the scene's handlers are still at something.
  var isHandling: Bool {
    calls.indices.contains { if case .handle = calls[$0].kind { true } else { false } }
  }

  /// Whether a person has just done something, so that a request that allows it need not ask.
  private var isAttended: Bool { now - lastInput <= Self.attention.nanoseconds }

  /// A suspended perform wants the app in front.
  mutating func bringToFront(_ prompt: String, asks: Bool, _ request: Request, _ index: Int) {
    if runs[index].isInFront { return reply(.accepted(nil), to: request, in: index) }
    if !asks, isAttended {
      open(for: index, because: reason(prompt, in: index))
      return reply(.accepted(nil), to: request, in: index)
    }
    put(continuing(prompt), for: .request(request), in: index)
  }

  /// Perform stopped and wants the app in front.
  mutating func continueInFront(_ wish: Continuation, in index: Int) {
    guard !runs[index].isInFront else {
      let again = "It asked for the app in front a second time, though it is there. "
      let advice = "Look at systemContext.currentMode before throwing."
      return end(run: index, .failed(intent: runs[index].title, message: again + advice))
    }
    if !wish.asks, isAttended { return goOn(wish, in: index) }
    put(continuing(wish.prompt), for: .continuation(wish), in: index)
  }

  /// The question was answered.
  mutating func continueInFront(_ yes: Bool, _ wish: Continuation, in index: Int) {
    runs[index].question = nil
    guard yes else { return end(run: index, .declined(intent: runs[index].title)) }
    goOn(wish, in: index)
  }

  private mutating func goOn(_ wish: Continuation, in index: Int) {
    open(for: index, because: reason(wish.prompt, in: index))
    guard let body = wish.body else { return advance(index) }
    record("continue \(runs[index].title)")
    start(.perform, for: runs[index].id, .proceed(body))
  }

  private mutating func continuing(_ prompt: String) -> Question {
    yesOrNo(prompt, accept: "Continue", deny: "Cancel")
  }
}

extension FlowMachine {
  /// What a perform that stopped wants done with the app in front.
  struct Continuation: Sendable {
    var prompt: String
    var asks: Bool
    /// nil: perform begins again.
    var body: (@MainActor @Sendable () async throws -> Void)?
  }
}
