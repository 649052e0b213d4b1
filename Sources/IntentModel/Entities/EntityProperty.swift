public import SnippetFoundation

/// A property of an entity that people can see and search: `@Property`.
///
/// A class, so copies of an entity share it.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
  /// What the property is called; empty: as the property in the code.
  public let title: LocalizedStringResource
  private let storage: Lock<Value?>

  /// A property called as in the code.
  public init() {
    title = ""
    storage = Lock(nil)
  }

  /// A property with a title.
  public init(title: LocalizedStringResource) {
    self.title = title
    storage = Lock(nil)
  }

  /// A property as it is now: what a computed one is beside its getter.
  public init(title: LocalizedStringResource = "", reading value: Value) {
    self.title = title
    storage = Lock(value)
  }

  /// The value.
  ///
  /// Reading one that was never set stops the program.
  public var wrappedValue: Value {
    get {
      if let value = storage.withLock({ $0 }) { return value }
      if let none = (Value.self as? any AnyOptional.Type)?.absent as? Value { return none }
      preconditionFailure(
        "The property '\(title.resolved)' was read before it had a value. Set it in the entity's init."
      )
    }
    set { storage.withLock { $0 = newValue } }
  }

  /// The property itself.
  public var projectedValue: EntityProperty<Value> { self }

  /// The value, if it was ever set.
  var held: Value? { storage.withLock { $0 } }

  /// Whether the value may be nil.
  public var isOptional: Bool { Value.self is any AnyOptional.Type }
}
