public import SnippetFoundation

/// A property of an entity that people can see and search: `@Property`.
///
/// A class, so copies of an entity share it.
@propertyWrapper
public final class EntityProperty<Value: _IntentValue>: Sendable {
  /// What the property is called; empty: as the property in the code.
  public let title: LocalizedStringResource
  private let storage: Lock<Value?>
  /// Where an index keeps it.
  let indexing: PropertyIndexing?

  /// A property called as in the code.
  public convenience init() { self.init("", nil, nil) }

  /// A property with a title.
  public convenience init(title: LocalizedStringResource) { self.init(title, nil, nil) }

  /// A property as it is now: what a computed one is beside its getter.
  public convenience init(title: LocalizedStringResource = "", reading value: Value) {
    self.init(title, value, nil)
  }

  init(_ title: LocalizedStringResource, _ value: Value?, _ indexing: PropertyIndexing?) {
    self.title = title
    storage = Lock(value)
    self.indexing = indexing
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
