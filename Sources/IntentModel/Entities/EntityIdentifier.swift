import SnippetFoundation

/// Which entity: its type, and what tells it from others of the type.
///
/// **Source**: developer.apple.com/documentation/appintents/entityidentifier
public struct EntityIdentifier: Sendable, Hashable, CustomStringConvertible, _IntentValue {
  /// The name of the entity's type.
  public let entityType: String
  /// What tells it from others of the type, as text.
  public let identifier: String

  init(entityType: String, identifier: String) {
    (self.entityType, self.identifier) = (entityType, identifier)
  }

  /// Of an entity.
  public init<Entity: AppEntity>(for entity: Entity) {
    self.init(for: Entity.self, identifier: entity.id)
  }

  /// Of a type and an identifier.
  public init<Entity: AppEntity>(for entityType: Entity.Type, identifier: Entity.ID) {
    self.init(
      entityType: Entity.persistentIdentifier,
      identifier: identifier.entityIdentifierString
    )
  }

  /// `Product/latte`, as a person types it.
  public var description: String { "\(entityType)/\(identifier)" }
}
