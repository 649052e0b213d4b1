import SnippetFoundation

/// A type in which `@Dependency` can be used: intents, queries, option providers.
public protocol _SupportsAppDependencies {}

extension _SupportsAppDependencies {
  /// Something the app registered.
  public typealias Dependency = AppDependency
}

/// Something the app registered with `AppDependencyManager`: `@Dependency`.
///
/// **Errors**: reading one that nobody registered stops the program; a conversation checks before it runs an intent, and says so.
@propertyWrapper
// The lock guards all that changes.
public final class AppDependency<Value: Sendable>: @unchecked Sendable {
  private let key: DependencyKey
  private let manager: AppDependencyManager?
  private let makeDefault: (@Sendable () async throws -> Value)?
  // The lock excludes: a check at each access would repeat it.
  private let lock = InlineLock()
  /// A `Value` that was set by hand, or else found by the manager; in no storage of its type, which code for values of
  /// any type would look up whenever it reads it.
  @exclusivity(unchecked) private var stored: (any Sendable)?
  /// Whether the stored value was set by hand: what is found does not replace it.
  @exclusivity(unchecked) private var isOverride = false

  /// What was registered for the type, or for the key.
  public init(key: AnyHashable? = nil, manager: AppDependencyManager? = nil) {
    self.key = DependencyKey(type: Value.self, key: key)
    self.manager = manager
    makeDefault = nil
  }

  /// What was registered, or the value of a closure.
  public init(
    key: AnyHashable? = nil,
    manager: AppDependencyManager? = nil,
    default makeDefault: @escaping @Sendable @autoclosure () -> Value
  ) {
    self.key = DependencyKey(type: Value.self, key: key)
    self.manager = manager
    self.makeDefault = makeDefault
  }

  /// What was registered, or what a closure makes when it is first needed.
  public init(
    key: AnyHashable? = nil,
    manager: AppDependencyManager? = nil,
    default makeDefault: @escaping @Sendable () async throws -> Value
  ) {
    self.key = DependencyKey(type: Value.self, key: key)
    self.manager = manager
    self.makeDefault = makeDefault
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      if let given = override, let value = given as? Value { return value }
      // A query is often one value for all conversations, so the manager of this one goes before what was found.
      if let found = (manager ?? .shared).value(for: key), let value = found as? Value {
        return value
      }
      return lateValue
    }
    set { store(newValue, isOverride: true) }
  }

  /// What was found before, or is made now.
  ///
  /// Apart: what is needed for it here is looked up by the runtime, for no other value.
  @inline(never)
  private var lateValue: Value {
    if let found = lock.withLock({ stored }), let value = found as? Value { return value }
    if let value = madeAtOnce() { return value }
    preconditionFailure(
      "AppDependency of type \(Value.self) was read, but nobody registered one that is there at once. "
        + AppDependencyManager.advice(key)
        + ". One that must be waited for is found by calling the intent: try await intent()"
    )
  }

  /// The dependency itself.
  public var projectedValue: AppDependency<Value> { self }
}

extension AppDependency: PreparableDependency {
  package func prepareAtOnce() -> Bool {
    if lock.withLock({ isOverride }) { return true }
    guard let value = (manager ?? .shared).value(for: key), value is Value else { return false }
    store(value, isOverride: false)
    return true
  }

  package func prepare(owner: String) async throws {
    let manager = manager ?? .shared
    if let loaded = try await manager.load(key, as: Value.self, owner: owner) {
      guard let value = loaded as? Value else {
        throw AppDependencyManager.Error<Value>.incorrectDependencyType(
          key: key.words,
          expected: typeName(Value.self),
          actual: "\(type(of: loaded))"
        )
      }
      store(value, isOverride: false)
    } else if let makeDefault {
      store(try await makeDefault(), isOverride: false)
    } else {
      throw AppDependencyManager.Error<Value>.failedToRetrieveDependency(
        key: .init(name: key.key == nil ? nil : key.words, owner: owner),
        type: key.typeName
      )
    }
  }

  package func missing(in manager: AppDependencyManager) -> MissingDependency? {
    let manager = self.manager ?? manager
    if let other = manager.madeOther(than: Value.self, for: key) {
      return MissingDependency(key: key, found: other)
    }
    return makeDefault != nil || manager.isRegistered(key) ? nil : MissingDependency(key: key)
  }

  package func takeOverride(from other: Any) {
    guard let value = (other as? AppDependency<Value>)?.override else { return }
    store(value, isOverride: true)
  }

  /// Outside of a conversation nobody found it before: what its closure makes without waiting.
  private func madeAtOnce() -> Value? {
    let manager = manager ?? .shared
    if let value = manager.madeAtOnce(key) as? Value { return value }
    guard let makeDefault, let value = withoutWaiting({ try await makeDefault() }) else {
      return nil
    }
    store(value, isOverride: false)
    return value
  }

  /// The value set by hand.
  private var override: (any Sendable)? { lock.withLock { isOverride ? stored : nil } }

  /// The old value ends outside the lock: its end may run code of the app.
  private func store(_ value: any Sendable, isOverride: Bool) {
    let old = lock.withLock { () -> (any Sendable)? in
      if self.isOverride, !isOverride { return nil }
      self.isOverride = isOverride
      let old = stored
      stored = value
      return old
    }
    withExtendedLifetime(old) {}
  }
}

/// A dependency that is found before it is used.
package protocol PreparableDependency: AnyObject, Sendable {
  /// Finds what is made already; false if it must be made, or was never registered.
  func prepareAtOnce() -> Bool
  func prepare(owner: String) async throws
  func takeOverride(from other: Any)
  /// What nobody registered with the manager; nil: it can be found, or has a default.
  func missing(in manager: AppDependencyManager) -> MissingDependency?
}

/// A dependency that whoever has it cannot get.
package struct MissingDependency {
  let key: DependencyKey
  /// The type of what is registered for its key; nil: nothing is.
  var found: Any.Type?
}

/// The dependencies of an intent, a query or an option provider that nobody registered.
func missingDependencies<User>(
  of value: User,
  in manager: AppDependencyManager
) -> [MissingDependency] { dependencyWrappers(of: value).compactMap { $0.missing(in: manager) } }

/// Finds the dependencies of an intent, a query or an option provider.
///
/// **Errors**: `AppDependencyManager.Error` for the first one that is missing.
package nonisolated(nonsending) func prepareDependencies(of value: Any) async throws {
  try await prepare(dependencyWrappers(of: value), owner: nestedTypeName(type(of: value)))
}

/// Finds dependencies; `owner` is only asked for where one is missing or must be made.
nonisolated(nonsending) func prepare(
  _ dependencies: [any PreparableDependency],
  owner: @autoclosure () -> String
) async throws {
  for dependency in dependencies where !dependency.prepareAtOnce() {
    try await dependency.prepare(owner: owner())
  }
}
