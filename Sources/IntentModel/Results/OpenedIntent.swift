public import SnippetFoundation

/// Stands for an intent of any type that runs next, in the type of a result.
public enum _OpenedIntent: AppIntent {
  /// The name of no action.
  public static var title: LocalizedStringResource { "" }
  /// People cannot find it.
  public static var isDiscoverable: Bool { false }

  /// Never returns: there is no such value.
  public init() { preconditionFailure("A stand-in has no values: there is no intent to make.") }

  /// Never called.
  public func perform() async throws -> Never { throw CancellationError() }
}
