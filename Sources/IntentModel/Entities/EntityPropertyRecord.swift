public import SnippetFoundation

/// What a `@ComputedProperty` or a `@DeferredProperty` leaves in the image, so that its entity's properties can be listed.
///
/// Nothing of such a property is stored in the entity; what is written beside it conforms to this, and is found there.
@_alwaysEmitConformanceMetadata
public protocol _EntityPropertyRecord {
  /// The property.
  static var _property: _EntityPropertyDeclaration { get }
}

/// A property of an entity's type that is not stored: what the type's name for it leads to.
public struct _EntityPropertyDeclaration: @unchecked Sendable {
  // Key paths never change, and metatypes neither.
  let entity: Any.Type
  /// As in the code.
  let name: String
  /// Where it stands in its file.
  let place: Int
  /// The type of its values.
  let type: any _IntentValue.Type
  /// Leads to what stands beside the property; nil: it is for the main actor alone.
  let path: AnyKeyPath?
  /// What it is now, of an entity; nil: that is asked for on the main actor alone, or is yet to be fetched.
  let read: (@Sendable (Any) -> (any AnyEntityProperty)?)?
  /// What people call it, where the code says so; nil: as in the code.
  let declaredTitle: LocalizedStringResource?
  /// What people call it, of an entity.
  let title: @Sendable (Any) -> String
  /// Fetches a deferred one; nil: it is computed.
  let fetch: (@Sendable (Any) async throws -> (any Sendable)?)?

  /// A computed property.
  public init<Entity, Value: _IntentValue>(
    _ path: KeyPath<Entity, EntityProperty<Value>>,
    named name: String,
    at place: Int,
    titled declaredTitle: LocalizedStringResource? = nil
  ) {
    self.declaredTitle = declaredTitle
    nonisolated(unsafe) let path = path
    (entity, self.name, self.place, self.path) = (Entity.self, name, place, path)
    type = Value.self
    read = { ($0 as? Entity)?[keyPath: path] }
    title = { ($0 as? Entity)?[keyPath: path].shownTitle ?? "" }
    fetch = nil
  }

  /// A deferred property.
  public init<Entity, Value: _IntentValue>(
    _ path: KeyPath<Entity, DeferredEntityProperty<Value>>,
    named name: String,
    at place: Int,
    titled declaredTitle: LocalizedStringResource? = nil,
    fetching fetch: @escaping @Sendable (Entity) async throws -> Value
  ) {
    self.declaredTitle = declaredTitle
    nonisolated(unsafe) let path = path
    (entity, self.name, self.place, self.path) = (Entity.self, name, place, path)
    type = Value.self
    read = nil
    title = { ($0 as? Entity)?[keyPath: path].title.resolved ?? "" }
    self.fetch = Self.erased(fetch)
  }

  /// A computed property of the main actor's.
  public init<Entity, Value: _IntentValue>(
    _ type: Value.Type,
    of entity: Entity.Type,
    named name: String,
    at place: Int,
    titled declaredTitle: LocalizedStringResource? = nil
  ) {
    self.declaredTitle = declaredTitle
    (self.entity, self.name, self.place, path) = (entity, name, place, nil)
    self.type = type
    (read, title, fetch) = (nil, { _ in "" }, nil)
  }

  /// A deferred property of the main actor's.
  public init<Entity, Value: _IntentValue>(
    _ type: Value.Type,
    of entity: Entity.Type,
    named name: String,
    at place: Int,
    titled declaredTitle: LocalizedStringResource? = nil,
    fetching fetch: @escaping @Sendable (Entity) async throws -> Value
  ) {
    self.declaredTitle = declaredTitle
    (self.entity, self.name, self.place, path) = (entity, name, place, nil)
    self.type = type
    (read, title, self.fetch) = (nil, { _ in "" }, Self.erased(fetch))
  }

  private static func erased<Entity, Value: _IntentValue>(
    _ fetch: @escaping @Sendable (Entity) async throws -> Value
  ) -> @Sendable (Any) async throws -> (any Sendable)? {
    { (entity: Any) in
      guard let entity = entity as? Entity else { return nil }
      let value = try await fetch(entity)
      return Value.self is any AnyOptional.Type ? value as? Value.UnwrappedType : value
    }
  }
}

/// The properties of entities that are not stored, by their types.
enum DeclaredProperties {
  /// Those of a type, in the order of the code.
  static func of(_ type: any AppEntity.Type) -> [_EntityPropertyDeclaration] {
    byEntity[ObjectIdentifier(type)] ?? []
  }

  /// Looked for once: what is in the image does not change.
  private static let byEntity: [ObjectIdentifier: [_EntityPropertyDeclaration]] = {
    let records = ImageTypes.conforming(to: (any _EntityPropertyRecord.Type).self)
    let all = records.map { $0._property }
    return Dictionary(grouping: all) { ObjectIdentifier($0.entity) }
      .mapValues { $0.sorted { ($0.place, $0.name) < ($1.place, $1.name) } }
  }()
}
