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

/// The resolvers of a parameter, asked in their order.
public struct ResolverSpecification: Sendable {
  let resolvers: [any Resolver]

  init(_ resolvers: [any Resolver]) { self.resolvers = resolvers }

  /// None of the app's own.
  public init() { self.init([]) }
}

/// Collects resolvers.
@resultBuilder
public enum ResolverSpecificationBuilder {
  /// One of them.
  public static func buildExpression(_ resolver: some Resolver) -> [any Resolver] { [resolver] }
  /// Several.
  public static func buildBlock(_ parts: [any Resolver]...) -> [any Resolver] {
    parts.flatMap { $0 }
  }
  /// All of them.
  public static func buildFinalResult(_ resolvers: [any Resolver]) -> ResolverSpecification {
    ResolverSpecification(resolvers)
  }
}
