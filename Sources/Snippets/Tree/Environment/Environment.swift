public import Observation

/// Reads a value of the environment in a view's body.
@propertyWrapper
public struct Environment<Value>: DynamicProperty {
  private let read: @MainActor () -> Unshared<Value>

  /// Names the value to read.
  public init(_ keyPath: KeyPath<EnvironmentValues, Value>) {
    // Used on the main actor only, like the view that it is in.
    nonisolated(unsafe) let keyPath = keyPath
    read = { Unshared(value: EnvironmentValues.current[keyPath: keyPath]) }
  }

  /// Names the type of an object that a view around has put into the environment.
  ///
  /// Errors: where none has, the program ends and names the type, as on Apple's systems.
  public init(_ objectType: Value.Type) where Value: AnyObject & Observable {
    read = {
      guard let object = EnvironmentValues.current[object: Value.self] else {
        preconditionFailure(
          "No '\(Value.self)' in the environment. Add .environment(_:) to a view around this one."
        )
      }
      return Unshared(value: object)
    }
  }

  /// Names the type of an object that a view around may have put into the environment.
  public init<T: AnyObject & Observable>(_ objectType: T.Type) where Value == T? {
    read = { Unshared(value: EnvironmentValues.current[object: T.self]) }
  }

  /// The value where the view stands.
  ///
  /// Isolated to nothing, so that a wrapper of the app's own need not be. **Errors**: off the main actor the program ends.
  public var wrappedValue: Value { MainActor.assumeIsolated { [read] in read() }.value }
}

/// A value on its way out of code of the main actor.
private struct Unshared<Value>: @unchecked Sendable {  // made and taken on the main actor alone
  let value: Value
}

extension Environment: Sendable where Value: Sendable {}

/// A property that a view reads when its body is made.
public protocol DynamicProperty {
  /// Is called before the body is made on Apple's systems; here a snippet is a picture of now.
  mutating func update()
}

extension DynamicProperty {
  /// Does nothing.
  public nonisolated mutating func update() {}
}
