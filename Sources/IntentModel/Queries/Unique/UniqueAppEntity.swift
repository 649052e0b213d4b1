public import SnippetFoundation

/// An entity of which there is one only, such as the app's settings.
///
/// **Source**: developer.apple.com/documentation/appintents/uniqueappentity
public protocol UniqueAppEntity: AppEntity where DefaultQuery: UniqueAppEntityQuery {}

extension UniqueAppEntity {
  /// What its type is called.
  public var displayRepresentation: DisplayRepresentation {
    DisplayRepresentation(title: Self.typeDisplayRepresentation.name)
  }
}

extension UniqueAppEntity where ID == String {
  /// The type's own name.
  public var id: String { String(describing: Self.self) }
}

/// A query that finds the one entity there is.
public protocol UniqueAppEntityQuery: EnumerableEntityQuery where Result == [Entity] {
  /// Returns the one entity.
  func uniqueEntity() async throws -> Entity
}

extension UniqueAppEntityQuery {
  /// The one entity, if it is asked for.
  public func entities(for identifiers: [Entity.ID]) async throws -> [Entity] {
    let one = try await uniqueEntity()
    return identifiers.contains(one.id) ? [one] : []
  }

  /// The one entity.
  public func allEntities() async throws -> [Entity] { [try await uniqueEntity()] }
}

/// The query of a unique entity: a closure, or the entity's own initialiser.
public struct UniqueAppEntityProvider<Entity: UniqueAppEntity>: UniqueAppEntityQuery {
  private let make: @Sendable () async throws -> Entity

  /// Made by a closure.
  public init(_ provider: @escaping @Sendable () async throws -> Entity) { make = provider }

  /// Finds nothing: there is no closure.
  public init() { make = { throw UniqueEntityError(entity: String(describing: Entity.self)) } }

  /// The one entity.
  public func uniqueEntity() async throws -> Entity { try await make() }
}

extension UniqueAppEntityProvider where Entity: _DefaultConstructible {
  /// The one that the entity's `init()` makes.
  public init() { make = { Entity() } }
}

/// A type with an `init()`.
public protocol _DefaultConstructible {
  /// Makes a value.
  init()
}

/// A unique entity was asked for, and nothing makes it.
public struct UniqueEntityError: Error, Equatable, Sendable {
  /// The entity's type.
  public let entity: String
}

extension UniqueEntityError: LocalizedError, CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    "Nothing makes the one '\(entity)'. Write: UniqueAppEntityProvider { \(entity)() }"
  }

  /// The same words.
  public var errorDescription: String? { description }
}
