/// A value that a view owns.
///
/// A snippet is a picture of now, so it holds what the view was made with, or what an action changed while sizes were found.
@propertyWrapper
public struct State<Value>: DynamicProperty {
  fileprivate final class Box: StateStorage {
    var value: Value
    init(_ value: Value) { self.value = value }

    override func take(from other: StateStorage) {
      if let other = other as? Box { value = other.value }
    }
  }

  fileprivate let box: Box

  /// Starts with a value.
  public init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// Starts with a value.
  public init(initialValue: Value) { box = Box(initialValue) }

  /// The value now.
  public var wrappedValue: Value {
    get { box.value }
    nonmutating set { box.value = newValue }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> {
    Binding(get: { [box] in box.value }, set: { [box] in box.value = $0 })
  }
}

extension State: StoredState {
  var storage: StateStorage { box }
}

extension State where Value: ExpressibleByNilLiteral {
  /// Starts with nothing.
  public nonisolated init() { self.init(wrappedValue: nil) }
}

// Used on the main actor only, like the view that it is in; Apple's is so too.
extension State: @unchecked Sendable where Value: Sendable {}

/// A value that lasts as long as a gesture; nobody makes gestures in a snippet.
@propertyWrapper
public struct GestureState<Value>: DynamicProperty {
  /// The value: the first one.
  public let wrappedValue: Value

  /// Starts with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Starts with a value.
  public init(initialValue: Value) { wrappedValue = initialValue }
  /// Starts with a value, and with how it goes back to it; accepted.
  public init(wrappedValue: Value, resetTransaction: Transaction) {
    self.wrappedValue = wrappedValue
  }

  /// The state itself, for a gesture.
  public var projectedValue: GestureState<Value> { self }
}

extension GestureState: Sendable where Value: Sendable {}

extension GestureState where Value: ExpressibleByNilLiteral {
  /// Starts with nothing.
  public nonisolated init(resetTransaction: Transaction = Transaction()) {
    self.init(wrappedValue: nil)
  }
}

/// A name that views share which belong together; accepted, nothing moves.
@propertyWrapper
public struct Namespace: DynamicProperty, Sendable {
  /// The name.
  public struct ID: Hashable, Sendable {}

  /// Makes a name.
  public init() {}
  /// The name.
  public var wrappedValue: ID { ID() }
}

/// A length that grows with the size of text; a terminal's text has one size.
@propertyWrapper
public struct ScaledMetric<Value: BinaryFloatingPoint>: DynamicProperty {
  /// The length.
  public let wrappedValue: Value

  /// Keeps a length.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Keeps a length that grows with a text style.
  public init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle) {
    self.wrappedValue = wrappedValue
  }
}

extension ScaledMetric: Sendable where Value: Sendable {}
