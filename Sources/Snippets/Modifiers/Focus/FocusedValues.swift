/// A value that the view with the focus gives to others.
public protocol FocusedValueKey {
  /// The type of the value.
  associatedtype Value
}

/// What the view with the focus gives to others: in text none has it, so there is nothing.
public struct FocusedValues {
  private var values: [ObjectIdentifier: Any] = [:]

  init() {}

  /// The value of a key; nil: nobody set one.
  public subscript<Key: FocusedValueKey>(key: Key.Type) -> Key.Value? {
    get { values[ObjectIdentifier(key)] as? Key.Value }
    set { values[ObjectIdentifier(key)] = newValue }
  }

  /// The value of a key that `@Entry` made.
  public subscript<Key: EnvironmentKey>(key: Key.Type) -> Key.Value {
    get { values[ObjectIdentifier(key)] as? Key.Value ?? Key.defaultValue }
    set { values[ObjectIdentifier(key)] = newValue }
  }
}

/// A value of the view with the focus; in text none has it: nil.
@propertyWrapper
public struct FocusedValue<Value> {
  private let value: Value?

  /// Reads the value of a key path.
  public nonisolated init(_ keyPath: KeyPath<FocusedValues, Value?>) {
    value = FocusedValues()[keyPath: keyPath]
  }

  /// Reads an object by its type.
  public nonisolated init(_ objectType: Value.Type) where Value: AnyObject { value = nil }

  /// The value now.
  public var wrappedValue: Value? { value }
}

/// A binding of the view with the focus; in text none has it: nil.
@propertyWrapper
public struct FocusedBinding<Value> {
  private let binding: Binding<Value>?

  /// Reads the binding of a key path.
  public nonisolated init(_ keyPath: KeyPath<FocusedValues, Binding<Value>?>) {
    binding = FocusedValues()[keyPath: keyPath]
  }

  /// The value now, read and written.
  public var wrappedValue: Value? {
    get { binding?.wrappedValue }
    nonmutating set { if let newValue { binding?.wrappedValue = newValue } }
  }

  /// The value, read and written.
  public var projectedValue: Binding<Value?> {
    Binding(
      get: { binding?.wrappedValue },
      set: { value in if let value { binding?.wrappedValue = value } }
    )
  }
}

/// An object of the view with the focus; in text none has it: nil.
@propertyWrapper
public struct FocusedObject<ObjectType: AnyObject> {
  /// Reads the object.
  public nonisolated init() {}
  /// The object now.
  public var wrappedValue: ObjectType? { nil }
}
