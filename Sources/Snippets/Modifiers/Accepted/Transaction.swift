/// A value that goes with a change.
public protocol TransactionKey {
  /// The type of the value.
  associatedtype Value
  /// The value where nothing was set.
  static var defaultValue: Value { get }
}

/// What goes with a change; accepted, nothing moves.
public nonisolated struct Transaction {
  /// How the change moves.
  public var animation: Animation?
  /// Whether it does not.
  public var disablesAnimations = false
  /// Whether it goes on.
  public var isContinuous = false
  /// Whether a list keeps its place.
  public var scrollPositionUpdatePreservesVelocity = false
  /// Whether what comes and goes is tracked by how fast a finger moves.
  public var tracksVelocity = false
  private var values: [ObjectIdentifier: Any] = [:]

  /// Makes one without an animation.
  public init() {}
  /// Makes one.
  public init(animation: Animation?) { self.animation = animation }

  /// The value of a key.
  public subscript<Key: TransactionKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a key that `@Entry` made.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// Runs a closure when an animation is over: at once, nothing moves.
  public func addAnimationCompletion(
    criteria: AnimationCompletionCriteria = .logicallyComplete,
    _ completion: @escaping () -> Void
  ) { completion() }
}

/// Runs a closure; nothing moves.
public nonisolated func withTransaction<Result>(
  _ transaction: Transaction,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs a closure; nothing moves.
public nonisolated func withTransaction<R, V>(
  _ keyPath: WritableKeyPath<Transaction, V>,
  _ value: V,
  _ body: () throws -> R
) rethrows -> R { try body() }
