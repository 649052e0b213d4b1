public import SnippetFoundation

// `Never` stands for "no value" and "no intent" in the types of results. It has no values, so its initialiser
// can only be reached by asking for one of a type that has none.

extension Never: _IntentValue {}

extension Never: IntentResult {}

extension Never: ParameterSummary {
  /// Never called.
  public var _branches: [_SummaryBranch] { switch self {} }

  /// Never called.
  public func _text(for intent: any AppIntent) -> String { switch self {} }
}

extension Never: AppIntent {
  /// The name of no action.
  public static var title: LocalizedStringResource { "" }
  /// People cannot find it.
  public static var isDiscoverable: Bool { false }

  /// Never returns: there is no such value.
  public init() { preconditionFailure("Never has no values: there is no intent to make.") }

  /// Never called.
  public func perform() async throws -> Never { throw CancellationError() }
}
