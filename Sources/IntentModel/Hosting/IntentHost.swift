package import SnippetFoundation

/// What a running intent may ask of whoever runs it.
package protocol IntentHost: Sendable {
  /// What the app registered for this conversation.
  var dependencies: AppDependencyManager { get }
  /// Returns the value of a confirmed snippet intent, nil for all else. Throws if the person does not confirm.
  func confirm(_ request: ConfirmationRequest) async throws -> (any Sendable)?
  func requestValue(_ request: ValueRequest) async throws -> any Sendable
  /// Returns the index of the option.
  func choose(_ request: ChoiceRequest) async throws -> Int
  func confirmValue(_ request: ValueConfirmationRequest) async throws -> Bool
  func continueInForeground(_ dialog: IntentDialog?, alwaysConfirm: Bool) async throws
  /// Whether the app is in front for the intent that runs.
  var isInFront: Bool { get }
  func reload(_ type: any AppIntent.Type)
  /// The call that the code runs in.
  var call: RunningCall? { get }
  /// Where changes are registered that can be taken back.
  var undoManager: UndoManager? { get }
  /// Where tasks run that the code starts.
  var executor: (any AppExecutor)? { get }
}

extension IntentHost {
  package var call: RunningCall? { nil }
  package var undoManager: UndoManager? { nil }
  package var executor: (any AppExecutor)? { nil }
}

/// The host that the current task runs under.
package enum CurrentHost {
  @TaskLocal package static var host: (any IntentHost)?

  /// Who draws the snippets of a type again for code without a host.
  private static let outside = Lock(Outside())

  /// A structure of its own: a function alone would be wrapped anew by each look at it.
  private struct Outside: Sendable {
    var reload: (@Sendable (any AppIntent.Type) -> Void)?
  }

  /// Says who draws snippets again for code that no conversation runs: a timer's, a queue's, a thread's.
  ///
  /// Called once, before the first conversation.
  package static func reloadsOutside(_ body: @escaping @Sendable (any AppIntent.Type) -> Void) {
    outside.withLock { $0.reload = body }
  }

  static func reload(_ type: any AppIntent.Type) {
    if let host { return host.reload(type) }
    outside.withLock { $0 }.reload?(type)
  }

  static func required(_ request: String) throws -> any IntentHost {
    guard let host else { throw IntentHostError.missing(request: request) }
    return host
  }
}

/// Asks for a yes, or for the press of a button.
package final class ConfirmationRequest: Sendable {
  package let intent: any AppIntent
  package let dialog: IntentDialog?
  package let showsDialog: Bool
  package let actionName: ConfirmationActionName
  package let conditions: ConfirmationConditions
  package let content: SnippetSource?

  package init(
    intent: any AppIntent,
    dialog: IntentDialog?,
    showsDialog: Bool,
    actionName: ConfirmationActionName,
    conditions: ConfirmationConditions = [],
    content: SnippetSource?
  ) {
    (self.intent, self.dialog, self.showsDialog) = (intent, dialog, showsDialog)
    (self.actionName, self.conditions, self.content) = (actionName, conditions, content)
  }
}

/// A view that nobody drew yet; what it is made of, the room of the views knows.
package protocol UndrawnView: Sendable {}

/// What a snippet is drawn from.
package enum SnippetSource: Sendable {
  /// A view: drawn once, its controls do not work.
  case view(any UndrawnView)
  /// An intent: performed for each drawing.
  case intent(any AppIntent)
}

/// Asks for a parameter's value.
package struct ValueRequest: Sendable {
  package var parameter: any AnyIntentParameter
  package var dialog: IntentDialog?
  /// For a disambiguation: only these.
  package var options: [ParameterOption]?
}

/// Asks whether a value is the one that was meant.
package struct ValueConfirmationRequest: Sendable {
  package var parameter: any AnyIntentParameter
  package var value: any Sendable
  package var display: DisplayRepresentation
  package var dialog: IntentDialog?
  package var view: (any UndrawnView)?
}

/// Asks for one of several options.
package struct ChoiceRequest: Sendable {
  package var options: [IntentChoiceOption]
  package var dialog: IntentDialog?
  package var view: (any UndrawnView)?
}
