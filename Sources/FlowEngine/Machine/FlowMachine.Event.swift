import IntentModel
import Snippets

extension FlowMachine {
  /// What happens to a conversation.
  ///
  /// What holds values of any type is kept apart: an event is handed on, not copied value by value.
  enum Event: Sendable {
    case input(FlowInput)
    /// Perform, suspended, asks a person.
    case requested(Request)
    case prepared(Int, Result<[Prepared], Failure>)
    /// Entities of a parameter were fetched again for a call; how many.
    case fetched(Int, parameter: String, count: Int)
    case listed(Int, Result<[ParameterOption], Failure>)
    /// A text became a value, or did not; what it is called.
    indirect case understood(Int, Result<ParameterResolution, Failure>, [TitledValue] = [])
    case checked(Int, Result<Bool, Failure>)
    indirect case defaultCame(Int, Result<(any Sendable)?, Failure>, [TitledValue] = [])
    case toldApart(Int, Result<[PhraseMatch.Standing], Failure>)
    indirect case performed(Int, Result<IntentOutcome, Failure>, told: ValueWords? = nil)
    case drew(Int, Result<Drawing, Failure>)
    /// The scene's handlers came back: how many took what the app was opened with.
    case handled(Int, Result<Int, Failure>)
    /// What the last undoable intent did was taken back; what it is called, nil: there was nothing.
    case undone(Int, Result<String?, Failure>)
    case reload(any AppIntent.Type, by: Int?)
    /// The task that made a request was cancelled, maybe before its request came; the request's number and its call.
    case withdrawn(Int, by: Int)
    /// The code that runs waits for something else than a person: what was put off till then begins.
    case waits
    /// A reload by code that no conversation runs, of a snippet that none shows.
    case notShown(any AppIntent.Type)
    /// Code of a call asked for a reload of a kind that no widget and no control has; those that they have.
    indirect case unknownKind(String, known: [String])
    /// The person is typing.
    case typing
    /// An effect of the app was committed; its name, and the call that did it.
    case committed(String, call: Int?)
    /// A registered deadline has come.
    case expired
    /// A thread has come to the call.
    case began(Int)
    /// What the code of a call says of itself.
    case signed(Int, RunningCall.Sign)
    /// The main actor has been held for so many nanoseconds; by whom.
    case mainHeld(Int64, by: String)
    case mainFreed(Int64)
  }

  /// What is known of a parameter after defaults were applied and entities fetched again.
  struct Prepared: Sendable {
    var isSet: Bool
    var text: String?
  }

  /// A snippet that was drawn, and the value its intent returned.
  ///
  /// A class: it is large, and handed on from the main actor to the machine.
  final class Drawing: Sendable {
    let resolved: ResolvedSnippet
    /// The view it was drawn from.
    let content: SnippetContent
    let value: (any Sendable)?

    init(resolved: ResolvedSnippet, content: SnippetContent, value: (any Sendable)?) {
      (self.resolved, self.content, self.value) = (resolved, content, value)
    }
  }

  /// Why a call into the app's code gave no result.
  ///
  /// Small, since every result of a call has room for one.
  indirect enum Failure: Error, Sendable {
    case declined
    case cancelled
    case needsValue(any AnyIntentParameter, prompt: String?, options: [ParameterOption]?)
    /// The entity that a person named is not there any more.
    case gone(any AnyIntentParameter, ParameterRejection)
    case restart
    case needsForeground(
      prompt: String?,
      asks: Bool,
      body: (@MainActor @Sendable () async throws -> Void)?
    )
    case busy
    /// The words to show.
    case failed(String)
  }

  /// What perform asks while it waits.
  struct Request: Sendable {
    indirect enum Kind: Sendable {
      case confirmation(ConfirmationRequest)
      case value(ValueRequest)
      case choice(ChoiceRequest)
      case valueConfirmation(ValueConfirmationRequest)
      /// The app in front; `asks` whether a person is asked first.
      case foreground(prompt: String, asks: Bool)
    }

    var id: Int
    var call: Int
    var kind: Kind
  }

  /// How a request ends.
  enum Reply: Sendable {
    case accepted((any Sendable)?)
    case value(any Sendable)
    case chosen(Int)
    case answered(Bool)
    case declined
    case cancelled
    case failed(String)
  }
}

extension Result where Failure == FlowMachine.Failure {
  /// Whether the call only says that it was cancelled.
  var isCancellation: Bool {
    if case .failure(.cancelled) = self { true } else { false }
  }
}
