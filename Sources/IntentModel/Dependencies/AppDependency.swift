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
public final class AppDependency<Value: Sendable>: Sendable {
  private let key: DependencyKey
  private let manager: AppDependencyManager?
  private let makeDefault: (@Sendable () async throws -> Value)?
  private let state = Lock(State())

  private struct State: Sendable {
    /// Set by hand: stays.
    var override: Value?
    /// Found by the manager.
    var found: Value?
  }

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

  /// The value.
  public var wrappedValue: Value {
    get {
      let known = state.withLock { $0 }
      if let value = known.override { return value }
      // A query is often one value for all conversations, so the manager of this one goes before what was found.
      if let value = (manager ?? .shared).value(for: key) as? Value { return value }
      if let value = known.found { return value }
      preconditionFailure(
        "AppDependency of type \(Value.self) was read, but nobody registered one. "
          + AppDependencyManager.advice(key)
      )
    }
    set { state.withLock { $0.override = newValue } }
  }

  /// The dependency itself.
  public var projectedValue: AppDependency<Value> { self }
}

extension AppDependency: PreparableDependency {
  package func prepare(owner: String) async throws {
    if state.withLock({ $0.override }) != nil { return }
    let manager = manager ?? .shared
    if let loaded = try await manager.load(key, owner: owner) {
      guard let value = loaded as? Value else {
        throw AppDependencyManager.Error.incorrectDependencyType(
          key: key.words,
          expected: "\(Value.self)",
          actual: "\(type(of: loaded))"
        )
      }
      state.withLock { $0.found = value }
    } else if let makeDefault {
      let value = try await makeDefault()
      state.withLock { $0.found = value }
    } else {
      throw AppDependencyManager.Error.failedToRetrieveDependency(
        type: key.typeName,
        key: key.key == nil ? nil : key.words,
        owner: owner
      )
    }
  }

  package func takeOverride(from other: Any) {
    guard let value = (other as? AppDependency<Value>)?.state.withLock({ $0.override }) else {
      return
    }
    state.withLock { $0.override = value }
  }
}

/// A dependency that is found before it is used.
package protocol PreparableDependency: Sendable {
  func prepare(owner: String) async throws
  func takeOverride(from other: Any)
}

/// Finds the dependencies of an intent, a query or an option provider.
///
/// **Errors**: `AppDependencyManager.Error` for the first one that is missing.
package func prepareDependencies(of value: Any, owner: String) async throws {
  for dependency in dependencyWrappers(of: value) { try await dependency.prepare(owner: owner) }
}
