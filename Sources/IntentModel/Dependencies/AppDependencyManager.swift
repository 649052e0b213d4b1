import SnippetFoundation
import Synchronization

/// Where an app registers what its intents and queries need.
///
/// **Source**: developer.apple.com/documentation/appintents/appdependencymanager
public final class AppDependencyManager: Sendable {
  /// The one of an app that is being launched, or of a test.
  @TaskLocal package static var scoped: AppDependencyManager?

  private static let process = AppDependencyManager()
  private static let isOneApps = Atomic(false)

  /// From now on the process is one app's, as a program is and a test is not.
  ///
  /// What is registered outside of a conversation then counts in each: before `main()`, on a queue, in a detached task.
  package static func processIsOneApps() { isOneApps.store(true, ordering: .relaxed) }

  /// The manager: the conversation's own inside a conversation, else the one of the process.
  public static var shared: AppDependencyManager {
    CurrentHost.host?.dependencies ?? scoped ?? process
  }

  private let app = Lock(Belongings())

  /// What else is an app's own; made when it is first asked for.
  private struct Belongings: Sendable {
    var surroundings: AppSurroundings?
    var relevant: RelevantIntentManager?
    var donated: IntentDonationManager?
    /// The kinds of widgets and controls that the app asked to be reloaded.
    var reloads: Set<String> = []
    /// Those that nobody looked up since.
    var newReloads: NewReloads?
    /// The settings of the Focus that is on, by their types.
    var focus: [ObjectIdentifier: any SetFocusFilterIntent] = [:]
    /// What capture extensions know, as JSON, by the types of their intents.
    var cameraContexts: [ObjectIdentifier: Data] = [:]
  }

  /// The kinds of widgets and controls that the app asked to be reloaded.
  package var reloads: Set<String> { app.withLock { $0.reloads } }

  /// Keeps that the app asked for a reload of a kind; `known` tells which kinds the widgets and controls of modules have.
  package func note(reload kind: String, known: @escaping NewReloads.Known) {
    app.withLock { app in
      guard app.reloads.insert(kind).inserted else { return }
      app.newReloads = NewReloads(kinds: (app.newReloads?.kinds ?? []) + [kind], known: known)
    }
  }

  /// The kinds that the app asked for since this was asked last; each kind once.
  package func takeNewReloads() -> NewReloads? {
    app.withLock { app in
      defer { app.newReloads = nil }
      return app.newReloads
    }
  }

  /// Turns a Focus on that has these settings.
  package func focus(on filter: any SetFocusFilterIntent) {
    app.withLock { $0.focus[ObjectIdentifier(type(of: filter))] = filter }
  }

  /// The settings of the Focus that is on; nil: it has none of the type.
  func focus<Filter: SetFocusFilterIntent>(of type: Filter.Type) -> Filter? {
    app.withLock { $0.focus[ObjectIdentifier(type)] as? Filter }
  }

  /// Keeps what the capture extension of an intent knows; nil: nothing.
  func keep(cameraContext data: Data?, of intent: any CameraCaptureIntent.Type) {
    app.withLock { $0.cameraContexts[ObjectIdentifier(intent)] = data }
  }

  /// What the capture extension of an intent knows; nil: nothing.
  func cameraContext(of intent: any CameraCaptureIntent.Type) -> Data? {
    app.withLock { $0.cameraContexts[ObjectIdentifier(intent)] }
  }

  /// The app that the dependencies belong to; nil: nobody said.
  package var surroundings: AppSurroundings? {
    get { app.withLock { $0.surroundings } }
    set { app.withLock { $0.surroundings = newValue } }
  }

  /// What the app says is relevant, and what was donated; nil: it never did.
  var known: (relevant: RelevantIntentManager?, donated: IntentDonationManager?) {
    app.withLock { ($0.relevant, $0.donated) }
  }

  var relevant: RelevantIntentManager {
    app.withLock { app in
      let manager = app.relevant ?? RelevantIntentManager()
      app.relevant = manager
      return manager
    }
  }

  var donated: IntentDonationManager {
    app.withLock { app in
      let manager = app.donated ?? IntentDonationManager()
      app.donated = manager
      return manager
    }
  }

  private let entries = Lock<[DependencyKey: Entry]>([:])

  private enum Entry: Sendable {
    case value(any Sendable)
    case lazy(@Sendable () async throws -> any Sendable)
  }

  /// Makes a manager without anything registered.
  public init() {}

  /// Registers a value for its type, or for a key.
  @_disfavoredOverload
  public func add<Value: Sendable>(
    key: AnyHashable? = nil,
    dependency: @autoclosure () -> Value
  ) {
    let value = dependency()
    entries.withLock { $0[DependencyKey(type: Value.self, key: key)] = .value(value) }
  }

  /// Registers the value of a closure, which is called at once.
  public func add<Value: Sendable>(key: AnyHashable? = nil, dependency: () -> Value) {
    let value = dependency()
    entries.withLock { $0[DependencyKey(type: Value.self, key: key)] = .value(value) }
  }

  /// Registers the value of a closure that is called once on the main actor, when the value is first needed.
  public func add<Value: Sendable>(
    key: AnyHashable? = nil,
    dependency: @escaping @MainActor @Sendable () -> Value
  ) {
    entries.withLock {
      $0[DependencyKey(type: Value.self, key: key)] = .lazy { await dependency() }
    }
  }

  /// Registers the value of a closure that is called once, when the value is first needed.
  public func add<Value: Sendable>(
    key: AnyHashable? = nil,
    dependency: @escaping @Sendable () async throws -> Value
  ) {
    entries.withLock {
      $0[DependencyKey(type: Value.self, key: key)] = .lazy { try await dependency() }
    }
  }

  /// Where what nobody registered here may be registered as well.
  private var fallback: AppDependencyManager? {
    Self.isOneApps.load(ordering: .relaxed) && self !== Self.process ? Self.process : nil
  }

  /// Whether something is registered, made or not.
  func isRegistered(_ key: DependencyKey) -> Bool {
    entries.withLock { $0[key] != nil } || fallback?.isRegistered(key) == true
  }

  /// What is registered for the key of another type, if it is made.
  func madeOther<Value>(than type: Value.Type, for key: DependencyKey) -> Any.Type? {
    guard key.key != nil, let made = value(for: key), !(made is Value) else { return nil }
    return Swift.type(of: made)
  }

  /// The value, if it is made.
  func value(for key: DependencyKey) -> (any Sendable)? {
    switch entries.withLock({ $0[key] }) {
    case .value(let value): value
    case .lazy: nil
    case nil: fallback?.value(for: key)
    }
  }

  /// The value, made now if that needs no waiting.
  func madeAtOnce(_ key: DependencyKey) -> (any Sendable)? {
    switch entries.withLock({ $0[key] }) {
    case .value: nil
    case .lazy(let make): withoutWaiting { try await make() }.map { keep($0, for: key) }
    case nil: fallback?.madeAtOnce(key)
    }
  }

  /// Keeps what was made; whoever was first wins.
  private func keep(_ made: any Sendable, for key: DependencyKey) -> any Sendable {
    entries.withLock { entries in
      if case .value(let first) = entries[key] { return first }
      entries[key] = .value(made)
      return made
    }
  }

  /// The value, made now if it must be; nil if nobody registered one.
  func load<Value>(
    _ key: DependencyKey,
    as type: Value.Type,
    owner: String
  ) async throws -> (any Sendable)? {
    switch entries.withLock({ $0[key] }) {
    case nil: return try await fallback?.load(key, as: type, owner: owner)
    case .value(let value): return value
    case .lazy(let make):
      let made: any Sendable
      do { made = try await make() } catch {
        throw Error<Value>.failedToLoadDependency(
          type: key.typeName,
          owner: owner,
          reason: wordsOnOneLine(of: error)
        )
      }
      return keep(made, for: key)
    }
  }
}

/// What a dependency is found by: its type, or its type and a key.
package struct DependencyKey: Hashable, @unchecked Sendable {  // only hashed and compared
  let type: Any.Type
  /// One or none: a list of nothing is copied and compared without a look at what could be in it.
  private let keys: [AnyHashable]

  init(type: Any.Type, key: AnyHashable?) {
    self.type = type
    keys = if let key { [key] } else { [] }
  }

  var key: AnyHashable? { keys.first }

  package static func == (left: DependencyKey, right: DependencyKey) -> Bool {
    if left.keys.isEmpty, right.keys.isEmpty { return left.type == right.type }
    return left.keys == right.keys
  }

  package func hash(into hasher: inout Hasher) {
    if let key { hasher.combine(key) } else { hasher.combine(ObjectIdentifier(type)) }
  }

  var typeName: String { SnippetFoundation.typeName(type) }

  /// How the key is named in messages.
  var words: String { key.map { "\($0.base)" } ?? typeName }
}
