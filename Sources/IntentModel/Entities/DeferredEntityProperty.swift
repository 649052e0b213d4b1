public import SearchIndex
public import SnippetFoundation

/// A property of an entity that is fetched only when it is asked for: what `$name` is beside a `@DeferredProperty`.
///
/// A class, so copies of an entity share it. While one intent performs, an entity's value is fetched once, for those too
/// that ask for it at the same time; the next perform fetches it anew. A getter in the entity's own code is no more than
/// a getter: each read of the property itself runs it, as on Apple's systems. Fetching is part of that perform, and of its budget.
public final class DeferredEntityProperty<Value: _IntentValue>: Sendable {
  /// What fetches the value.
  public typealias Provider = @Sendable () async throws -> Value

  /// What the property is called; empty: as the property in the code.
  public let title: LocalizedStringResource
  private let provider: Lock<Provider?>
  private let fetched = FetchedOnce<Value>()

  /// A property that something has yet to provide.
  public init(title: LocalizedStringResource = "") {
    self.title = title
    provider = Lock(nil)
  }

  /// A property with a getter.
  public init(title: LocalizedStringResource = "", reading provider: @escaping Provider) {
    self.title = title
    self.provider = Lock(provider)
  }

  /// A property that something has yet to provide, with a key that an index may keep it under; none here fetches it.
  public convenience init(
    title: LocalizedStringResource,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>
  ) { self.init(title: title) }

  /// A property with a getter and a key that an index may keep it under; none here fetches it.
  public convenience init(
    title: LocalizedStringResource,
    indexingKey: PartialKeyPath<CSSearchableItemAttributeSet>,
    reading provider: @escaping Provider
  ) { self.init(title: title, reading: provider) }

  /// Sets what fetches the value for this entity.
  public func provide(_ provider: @escaping Provider) {
    self.provider.withLock { $0 = provider }
    fetched.forget()
  }

  /// Fetches the value of an entity's property: what was set on it comes before what was registered for its type.
  ///
  /// - Throws: What fetching throws; a `DeferredPropertyError` where nothing fetches it.
  public func value<Entity: AppEntity>(
    of entity: Entity,
    at property: KeyPath<Entity, DeferredEntityProperty<Value>>,
    named name: String
  ) async throws -> Value {
    guard let call = CurrentHost.host?.call else {
      return try await fetch(entity, property, name)
    }
    return try await fetched.value(in: call) { try await fetch(entity, property, name) }
  }

  private nonisolated(nonsending) func fetch<Entity: AppEntity>(
    _ entity: Entity,
    _ property: KeyPath<Entity, DeferredEntityProperty<Value>>,
    _ name: String
  ) async throws -> Value {
    if let provider = provider.withLock({ $0 }) { return try await provider() }
    let registered = AppDependencyManager.shared.value(for: .deferred(property))
    guard let registered = registered as? RegisteredProvider<Entity, Value> else {
      throw DeferredPropertyError(property: name, entity: String(describing: Entity.self))
    }
    return try await registered.fetch(entity)
  }
}

/// No two differ: what is fetched is not here.
extension DeferredEntityProperty: Hashable {
  /// Always true.
  public static func == (left: DeferredEntityProperty, right: DeferredEntityProperty) -> Bool {
    true
  }

  /// Feeds nothing.
  public func hash(into hasher: inout Hasher) {}
}

extension AppEntity {
  /// Registers what fetches a deferred property for all entities of the type, in the app that is launched now.
  ///
  /// ```swift
  /// TaskEntity.provide(\.$subtaskCount) { task in await store.subtasks(of: task.id).count }
  /// ```
  public static func provide<Value>(
    _ property: KeyPath<Self, DeferredEntityProperty<Value>>,
    with provider: @escaping @Sendable (Self) async throws -> Value
  ) {
    let registered = RegisteredProvider(fetch: provider)
    AppDependencyManager.shared.add(key: property, dependency: { registered })
  }
}

/// A provider as the dependency manager keeps it.
private struct RegisteredProvider<Entity: AppEntity, Value: _IntentValue>: Sendable {
  let fetch: @Sendable (Entity) async throws -> Value
}

extension DependencyKey {
  fileprivate static func deferred(_ property: AnyKeyPath) -> DependencyKey {
    DependencyKey(type: AnyKeyPath.self, key: property)
  }
}

/// A deferred property was asked for, and nothing fetches it.
public struct DeferredPropertyError: Error, Equatable, Sendable {
  /// As in the code.
  public let property: String
  /// The entity's type.
  public let entity: String
}

extension DeferredPropertyError: LocalizedError, CustomStringConvertible {
  /// What happened, and what to do.
  public var description: String {
    "Nothing provides '\(property)' of \(entity). Register it: "
      + "\(entity).provide(\\.$\(property)) { ... }"
  }

  /// The same words.
  public var errorDescription: String? { description }
}
