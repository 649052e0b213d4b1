import SnippetFoundation

/// What an intent's `perform()` brought, with all types erased.
package struct IntentOutcome: Sendable {
  package var value: (any Sendable)?
  package var dialog: IntentDialog?
  package var snippet: SnippetSource?
  package var opens: (any AppIntent)?
  /// What the Action button does from now on.
  package var actionButton: (any AppIntent)?

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
  try await prepare(
    dependencyWrappers(of: intent),
    owner: type(of: intent).persistentIdentifier
  )
  for parameter in parameters(of: intent) where !parameter.isOptional && !parameter.isSet {
    parameter.applyDefault()
    if !parameter.isSet, parameter.mayHaveDefaultResult {
      try await applyDefaultResult(to: parameter, of: intent)
    }
    if !parameter.isSet {
      throw AppIntentError(reason: .needsValue(parameter: parameter, dialog: nil))
    }
  }
  return try await performErased(intent)
}

private nonisolated(nonsending) func performErased<Intent: AppIntent>(
  _ intent: Intent
) async throws -> IntentOutcome {
  let result = try await intent.perform()
  return (result as? any ErasedIntentResult)?.outcome ?? IntentOutcome()
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
