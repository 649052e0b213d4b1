public import IntentModel
public import Snippets

extension IntentParameterContext {
  /// Asks below a view whether a value was meant.
  ///
  /// - Returns: false, once the person has said no.
  /// - Throws: Until then: after a yes the value is the parameter's.
  nonisolated(nonsending) public func requestConfirmation<Content: View>(
    for value: Value,
    dialog: IntentDialog? = nil,
    view: Content
  ) async throws -> Bool {
    try confirm(value, ResolverQuestion(dialog, SnippetContent(view)))
  }

  /// Asks below the view of a builder whether a value was meant.
  ///
  /// - Returns: false, once the person has said no.
  /// - Throws: Until then: after a yes the value is the parameter's.
  nonisolated(nonsending) public func requestConfirmation<Content: View>(
    for value: Value,
    dialog: IntentDialog? = nil,
    @ViewBuilder view: () -> Content
  ) async throws -> Bool {
    try confirm(value, ResolverQuestion(dialog, SnippetContent(view())))
  }
}
