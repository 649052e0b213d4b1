public import SnippetFoundation

/// A thing of the app that a person can name, found by its query.
///
/// **Source**: developer.apple.com/documentation/appintents/appentity
@_alwaysEmitConformanceMetadata
public protocol AppEntity: AppValue, DisplayRepresentable, Identifiable
where Self == ValueType, ID: EntityIdentifierConvertible & Sendable {
  /// The type of the query that finds entities.
  associatedtype DefaultQuery: EntityQuery where Self == DefaultQuery.Entity
  /// The query that finds entities.
  static var defaultQuery: DefaultQuery { get }
}

extension AppEntity {
  /// A property that people can see and search.
  public typealias Property = EntityProperty
}

/// An entity that is made for one use and cannot be found again.
public protocol TransientAppEntity: AppEntity where DefaultQuery == TransientAppEntityQuery<Self> {
  /// Makes an empty one.
  init()
}

extension TransientAppEntity {
  /// Finds none.
  public static var defaultQuery: TransientAppEntityQuery<Self> { TransientAppEntityQuery() }
}

/// The query of entities that cannot be found.
public struct TransientAppEntityQuery<Entity: AppEntity>: EntityQuery {
  /// Makes the query.
  public init() {}

  /// Finds none.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] { [] }
}

/// An identifier that can be written as text and read again.
public protocol EntityIdentifierConvertible {
  /// The identifier as text.
  var entityIdentifierString: String { get }
  /// The identifier of a text; nil if it is none.
  static func entityIdentifier(for entityIdentifierString: String) -> Self?
}

extension EntityIdentifierConvertible where Self: LosslessStringConvertible {
  /// The identifier as text.
  public var entityIdentifierString: String { description }
  /// The identifier of a text; nil if it is none.
  public static func entityIdentifier(for entityIdentifierString: String) -> Self? {
    Self(entityIdentifierString)
  }
}

extension String: EntityIdentifierConvertible {}
extension Int: EntityIdentifierConvertible {}
extension Float: EntityIdentifierConvertible {}

extension UUID: EntityIdentifierConvertible {
  /// The identifier as text.
  public var entityIdentifierString: String { uuidString }
  /// The identifier of a text; nil if it is none.
  public static func entityIdentifier(for entityIdentifierString: String) -> UUID? {
    UUID(uuidString: entityIdentifierString)
  }
}
