import SnippetFoundation

/// Makes a value of a parameter's type from a value of another type, such as what a person typed.
///
/// **Source**: developer.apple.com/documentation/appintents/resolver
public protocol Resolver: Hashable, Sendable {
  /// What is given: another intent's value, or what a person typed, read as a value of this type.
  associatedtype Input: _IntentValue
  /// The parameter's type.
  associatedtype Output: _IntentValue

  /// Returns the value; nil: this resolver cannot tell.
  func resolve(
    from input: Input,
    context: IntentParameterContext<Output>
  ) async throws -> Output?
}

extension Resolver {
  /// What a resolver is told about the parameter.
  public typealias Context = IntentParameterContext<Output>
}
