public import SnippetFoundation

/// Thrown by a request when the person says no.
///
/// Leaving the whole flow throws `CancellationError` instead.
public struct IntentDeclinedError: Error, Equatable, Sendable {
  /// Makes the error.
  public init() {}
}

extension IntentDeclinedError: LocalizedError {
  /// What happened.
  public var errorDescription: String? { "The request was declined." }
}

/// Why a request of an intent could not be asked at all.
package enum IntentHostError: Error, Sendable, Equatable {
  /// No conversation runs the intent.
  case missing(request: String)
  /// A choice between no options.
  case noOptions(of: String)
  /// The answer is of another type than the parameter.
  case wrongType(parameter: String, expected: String)
  /// The intent's modes do not let the app come to the front.
  case noForeground(intent: String)
  /// A confirmed snippet intent brought no value.
  case noValue(of: String)
  /// An intent that was called for its value brought none.
  case noResult(of: String)
}

extension IntentHostError: LocalizedError, CustomStringConvertible {
  package var errorDescription: String? { description }

  package var description: String {
    switch self {
    case .missing(let request):
      "'\(request)' was called outside a conversation, so there is nobody to ask. "
        + "Write the test as Conversation.with(app) { await $0.run(intent) ... } and answer with "
        + "\(answer(request)), or in a flow."
    case .noOptions(let call):
      "'\(call)' was called without options, so there is nothing to choose. Pass at least one."
    case .wrongType(let parameter, let expected):
      "The answer for '\(parameter)' is no \(expected). Give a value of the parameter's own type."
    case .noForeground(let intent):
      "The intent '\(intent)' may not bring the app to the front. "
        + "Add .foreground(.dynamic) to its supportedModes."
    case .noValue(let intent):
      "The snippet intent '\(intent)' was confirmed but has no value. "
        + "Return one from its perform() with .result(value:view:)."
    case .noResult(let intent):
      "The intent '\(intent)' came to no value. Return one from its perform() with .result(value:)."
    }
  }
}

/// How a scripted conversation answers a request.
private func answer(_ request: String) -> String {
  switch request {
  case "requestConfirmation", "continueInForeground", "requestToContinueInForeground":
    "confirm() or decline()"
  case "requestValue": "answer(\\Intent.$parameter, value)"
  default: "type(\"...\")"
  }
}
