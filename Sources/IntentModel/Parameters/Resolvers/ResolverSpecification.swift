/// The resolvers of a parameter or of a type, asked in their order.
///
/// **Source**: developer.apple.com/documentation/appintents/resolverspecification
public protocol ResolverSpecification: Hashable, Sendable, Sequence where Element == any Resolver {
  /// The type of the values that they make.
  associatedtype Output: _IntentValue
}

/// No resolvers.
///
/// **Source**: developer.apple.com/documentation/appintents/emptyresolverspecification
public struct EmptyResolverSpecification<Value: _IntentValue>: ResolverSpecification {
  /// The type of the values that none of them makes.
  public typealias Output = Value

  /// None.
  public init() {}

  /// There is nothing to go through.
  public func makeIterator() -> EmptyCollection<any Resolver>.Iterator { .init() }
}

/// Collects resolvers.
///
/// **Source**: developer.apple.com/documentation/appintents/resolverspecificationbuilder
@resultBuilder
public enum ResolverSpecificationBuilder<Property: _IntentValue> {
  /// What was collected.
  public struct Specification: ResolverSpecification {
    /// The type of the values that they make.
    public typealias Output = Property

    private let resolvers: [any Resolver]

    fileprivate init(_ resolvers: [any Resolver]) { self.resolvers = resolvers }

    /// None.
    public init() { resolvers = [] }

    /// Goes through them in their order.
    public func makeIterator() -> [any Resolver].Iterator { resolvers.makeIterator() }

    /// Whether both are the same resolvers in the same order.
    public static func == (one: Self, other: Self) -> Bool { one.keys == other.keys }

    /// Hashes them in their order.
    public func hash(into hasher: inout Hasher) { hasher.combine(keys) }

    private var keys: [AnyHashable] { resolvers.map { AnyHashable($0) } }
  }

  /// One of them.
  public static func buildExpression(_ resolver: some Resolver) -> any Resolver { resolver }
  /// All of them.
  public static func buildBlock(_ resolvers: any Resolver...) -> Specification { .init(resolvers) }
}
