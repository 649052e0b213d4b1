public import SearchIndex
import SnippetFoundation

/// An entity that an index can have.
///
/// **Source**: developer.apple.com/documentation/appintents/indexedentity
@_alwaysEmitConformanceMetadata
public protocol IndexedEntity: AppEntity {
  /// What the index knows of it.
  var attributeSet: CSSearchableItemAttributeSet { get }
  /// Whether searching does not find it.
  var hideInSpotlight: Bool { get }
}

extension IndexedEntity {
  /// What it is shown with.
  public var attributeSet: CSSearchableItemAttributeSet { defaultAttributeSet }
  /// Searching finds it.
  public var hideInSpotlight: Bool { false }

  /// Attributes with what it is shown with, and its properties that have a key.
  public var defaultAttributeSet: CSSearchableItemAttributeSet {
    let display = displayRepresentation
    let attributes = CSSearchableItemAttributeSet(contentType: .item)
    attributes.title = display.title.resolvedInLines
    attributes.displayName = display.title.resolvedInLines
    attributes.contentDescription = display.subtitle?.resolvedInLines
    attributes.alternateNames = display.synonyms.map(\.resolved)
    for child in Mirror(reflecting: self).children {
      (child.value as? any IndexedProperty)?.index(in: attributes)
    }
    for property in DeclaredProperties.of(Self.self) {
      (property.read?(self) as? any IndexedProperty)?.index(in: attributes)
    }
    return attributes
  }
}

extension CSSearchableIndex {
  /// Takes entities in.
  public func indexAppEntities<Entity: IndexedEntity>(
    _ entities: [Entity],
    priority: Int = 0
  ) async throws {
    try await indexSearchableItems(
      entities.filter { !$0.hideInSpotlight }.map { entity in
        let item = CSSearchableItem(
          uniqueIdentifier: EntityIdentifier(for: entity).description,
          domainIdentifier: Entity.persistentIdentifier,
          attributeSet: entity.attributeSet
        )
        item.associateAppEntity(entity, priority: priority)
        return item
      }
    )
  }

  /// Which entities of a type the indexes of the program have, each once, by their titles.
  static func identifiers<Entity: AppEntity>(of type: Entity.Type) -> [Entity.ID] {
    let mark = type.persistentIdentifier + "/"
    var seen: Set<String> = []
    return items { $0.domainIdentifier == type.persistentIdentifier }.map(\.uniqueIdentifier)
      .filter { $0.hasPrefix(mark) && seen.insert($0).inserted }
      .compactMap { Entity.ID.entityIdentifier(for: String($0.dropFirst(mark.count))) }
  }

  /// Forgets entities.
  public func deleteAppEntities<Entity: AppEntity>(
    identifiedBy identifiers: [Entity.ID],
    ofType entityType: Entity.Type
  ) async throws {
    try await deleteSearchableItems(
      withIdentifiers: identifiers.map {
        EntityIdentifier(for: entityType, identifier: $0).description
      }
    )
  }

  /// Forgets all entities of a type.
  public func deleteAppEntities<Entity: AppEntity>(ofType entityType: Entity.Type) async throws {
    try await deleteSearchableItems(withDomainIdentifiers: [entityType.persistentIdentifier])
  }
}

extension CSSearchableItem {
  /// Says which entity the thing is; accepted, the identifier says it here.
  public func associateAppEntity(_ entity: some IndexedEntity, priority: Int = 0) {}
}
