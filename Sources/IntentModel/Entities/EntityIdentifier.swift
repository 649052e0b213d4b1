import SnippetFoundation

/// Which entity: its type, and what tells it from others of the type.
///
/// **Source**: developer.apple.com/documentation/appintents/entityidentifier
public struct EntityIdentifier: Sendable, CustomStringConvertible, _IntentValue {
  /// The entity's type.
  public let entityType: any AppEntity.Type
  /// What tells it from others of the type, as text.
  public let identifier: String

  init(entityType: any AppEntity.Type, identifier: String) {
    (self.entityType, self.identifier) = (entityType, identifier)
  }

  /// Of an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// Of a type and an identifier.
  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    self.init(entityType: entityType, identifier: identifier.entityIdentifierString)
  }

  /// `Product/latte`, as a person types it.
  public var description: String { "\(entityType.persistentIdentifier)/\(identifier)" }
}

extension EntityIdentifier: Hashable {
  /// Whether both are of the same entity.
  public static func == (one: EntityIdentifier, other: EntityIdentifier) -> Bool {
    one.entityType == other.entityType && one.identifier == other.identifier
  }

  /// Hashes the type and the identifier.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(entityType))
    hasher.combine(identifier)
  }
}
