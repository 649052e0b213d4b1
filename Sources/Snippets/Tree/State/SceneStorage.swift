/// A value that a window remembers; here it begins anew with each view.
@propertyWrapper
public struct SceneStorage<Value>: DynamicProperty {
  private let state: State<Value>

  /// The value now.
  public var wrappedValue: Value {
    get { state.wrappedValue }
    nonmutating set { state.wrappedValue = newValue }
  }

  /// A way to read and write the value from elsewhere.
  public var projectedValue: Binding<Value> { state.projectedValue }

  /// Starts with a value.
  public init(wrappedValue: Value, _ key: String) { state = State(wrappedValue: wrappedValue) }

  /// Starts with nothing.
  public init(_ key: String) where Value: ExpressibleByNilLiteral {
    state = State(wrappedValue: nil)
  }
}

extension SceneStorage: Sendable where Value: Sendable {}
