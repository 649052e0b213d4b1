import IntentModel
import SnippetFoundation
import Snippets

extension FlowMachine {
  /// What the runner has to do.
  ///
  /// None of them blocks. What holds values of any type is kept apart: a list of actions is moved, not copied value by value.
  enum Action: Sendable {
    case emit(FlowEvent)
    /// Begins a call.
    case start(Beginning)
    /// Cancels the task of the call with this number; its result will be late.
    case cancelTask(Int, IntentCancellationReason)
    /// Lets the perform that made a request go on.
    indirect case reply(request: Int, Reply)
    indirect case assign(any AnyIntentParameter, any Sendable)
    case clear(any AnyIntentParameter)
    /// Something is put off till the code that runs waits: `.waits` is to come.
    case watchForRest
    /// The app's other conversations draw a snippet again where they show it.
    case reloadElsewhere(any AppIntent.Type)
    /// Files that an app wanted removed when an intent is through are removed.
    case remove(Set<URL>)
    /// An intent is run because a person said its phrase.
    case said(any AppIntent.Type)
  }
}

extension FlowMachine.Action {
  /// A call that begins: its number, and what is called.
  final class Beginning: Sendable {
    let call: Int
    let work: Work

    init(_ call: Int, _ work: Work) { (self.call, self.work) = (call, work) }
  }

  /// A call into the app's code.
  enum Work: Sendable {
    /// Applies defaults and fetches entities again.
    case prepare([any AnyIntentParameter], of: any AppIntent)
    case options(any AnyIntentParameter, of: any AppIntent)
    /// `isOnShow`: what can be chosen is before the person's eyes.
    case understand(
      any AnyIntentParameter,
      String,
      isOnShow: Bool,
      declined: Int,
      of: any AppIntent
    )
    /// Makes a value of another intent's, with the words for that, by the parameter's resolvers.
    case convert(any AnyIntentParameter, any Sendable, called: String, of: any AppIntent)
    /// Finds out whether the parameter's value can still be chosen.
    case check(any AnyIntentParameter, of: any AppIntent)
    /// Asks what a parameter is chosen from for a default.
    case defaultResult(any AnyIntentParameter, of: any AppIntent)
    /// Finds out which of several phrases have values that there are.
    case tellApart([PhraseMatch])
    /// Fetches entities again that a person named meanwhile, and performs; a run that is to be suggested is donated, and
    /// a value that may be looked at described.
    case perform(
      any AppIntent,
      refetching: [any AnyIntentParameter],
      isDonated: Bool,
      isDescribed: Bool
    )
    /// Performs a snippet intent and draws its view.
    case refresh(any AppIntent, RenderSettings)
    case draw(SnippetContent, RenderSettings)
    /// Runs the handlers of the app's scene.
    case handle(FlowMachine.Opened)
    /// Takes back what the last undoable intent did.
    case undo
    /// Runs what a stopped perform left to be done with the app in front.
    case proceed(@MainActor @Sendable () async throws -> Void)
  }
}
