import SnippetFoundation

/// What an intent's `perform()` brought, with all types erased.
///
/// A class: every suspended perform keeps room for one.
package final class IntentOutcome: Sendable {
  package let value: (any Sendable)?
  package let dialog: IntentDialog?
  package let snippet: SnippetSource?
  package let opens: (any AppIntent)?
  /// What the Action button does from now on.
  package let actionButton: (any AppIntent)?

  package init(
    value: (any Sendable)? = nil,
    dialog: IntentDialog? = nil,
    snippet: SnippetSource? = nil,
    opens: (any AppIntent)? = nil,
    actionButton: (any AppIntent)? = nil
  ) {
    self.value = value
    self.dialog = dialog
    self.snippet = snippet
    self.opens = opens
    self.actionButton = actionButton
  }

  /// The same without anything to look at.
  package var withoutSnippet: IntentOutcome {
    IntentOutcome(value: value, dialog: dialog, opens: opens, actionButton: actionButton)
  }
}

package protocol ErasedIntentResult {
  var outcome: IntentOutcome { get }
}

/// Performs an intent whose type is not known.
///
/// **Errors**: `AppDependencyManager.Error` before anything runs if a dependency is missing;
/// an `AppIntentError` that needs a value if a required parameter has none; what `perform()` throws.
package nonisolated(nonsending) func perform(_ intent: any AppIntent) async throws -> IntentOutcome
{
  try await makeReady(intent)
  return try await performErased(intent)
}

/// Finds dependencies and applies defaults; apart, since a perform that waits keeps the room that this takes.
@inline(never)
private nonisolated(nonsending) func makeReady(_ intent: any AppIntent) async throws {
  try await prepare(
    dependencyWrappers(of: intent),
    owner: type(of: intent).persistentIdentifier
  )
  // As most are: no list is made of what has its value.
  guard hasParameter(intent, where: { !$0.isOptional && !$0.isSet }) else { return }
  for parameter in parameters(of: intent) where !parameter.isOptional && !parameter.isSet {
    parameter.applyDefault()
    if !parameter.isSet, parameter.mayHaveDefaultResult {
      try await applyDefaultResult(to: parameter, of: intent)
    }
    if !parameter.isSet {
      throw AppIntentError(reason: .needsValue(parameter: parameter, dialog: nil))
    }
  }
}

private nonisolated(nonsending) func performErased<Intent: AppIntent>(
  _ intent: Intent
) async throws -> IntentOutcome {
  outcome(of: try await intent.perform())
}

@inline(never)
private func outcome<Result>(of result: Result) -> IntentOutcome {
  (result as? any ErasedIntentResult)?.outcome ?? IntentOutcome()
}

/// Gives a parameter the default of what it is chosen from, if there is one.
package nonisolated(nonsending) func applyDefaultResult(
  to parameter: any AnyIntentParameter,
  of intent: any AppIntent
) async throws {
  let value = try await CurrentIntent.$intent.withValue(intent) {
    try await parameter.defaultResult()
  }
  if let value { parameter.set(value) }
}
