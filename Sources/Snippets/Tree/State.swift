/// A value that a view owns.
///
/// A snippet is lowered once, so it holds what the view was made with.
@propertyWrapper
public struct State<Value> {
  private final class Box {
    var value: Value
    init(_ value: Value) { self.value = value }
  }

  private let box: Box

  /// Starts with a value.
  public nonisolated init(wrappedValue: Value) { box = Box(wrappedValue) }

  /// Starts with a value.
  public nonisolated init(initialValue: Value) { box = Box(initialValue) }

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

extension State where Value: ExpressibleByNilLiteral {
  /// Starts with nothing.
  public nonisolated init() { self.init(wrappedValue: nil) }
}

/// A way to read and write a value that someone else owns.
@propertyWrapper
public struct Binding<Value> {
  private let read: () -> Value
  private let write: (Value) -> Void

  /// Reads and writes through closures.
  public nonisolated init(get: @escaping () -> Value, set: @escaping (Value) -> Void) {
    (read, write) = (get, set)
  }

  /// Always the same value.
  public nonisolated static func constant(_ value: Value) -> Binding<Value> {
    Binding(get: { value }, set: { _ in })
  }

  /// The value now.
  public var wrappedValue: Value {
    get { read() }
    nonmutating set { write(newValue) }
  }

  /// The binding itself.
  public var projectedValue: Binding<Value> { self }
}
