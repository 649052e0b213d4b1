public import SnippetFoundation

/// A parameter of an intent: `@Parameter`.
///
/// A class, so that a constant intent can be given values; copies of an intent share it.
/// **Errors**: reading a required parameter that has no value stops the program; a conversation asks for it before `perform()`.
/// **Source**: developer.apple.com/documentation/appintents/intentparameter
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {
  // The lock guards the name and the value.
  let configuration: ParameterConfiguration
  @usableFromInline let lock = InlineLock()
  private var givenName = ""
  @usableFromInline var given: Value?

  /// A parameter without a title: the property's name in words.
  public init() {
    configuration = ParameterConfiguration()
  }

  init(_ configuration: consuming ParameterConfiguration) {
    self.configuration = configuration
    applyDefault()
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      if let value = stored { return value }
      if let none = (Value.self as? any AnyOptional.Type)?.absent as? Value { return none }
      preconditionFailure(
        "The parameter '\(title)' was read before it had a value. "
          + "Set it first, or run the intent in a conversation, which asks for it."
      )
    }
    @inlinable set { replace(newValue) }
  }

  /// The parameter itself: what asks for values.
  public var projectedValue: IntentParameter<Value> { self }

  /// The value before anything was given.
  public var defaultValue: Value.UnwrappedType? {
    configuration.defaultValue as? Value.UnwrappedType
  }

  /// Whether the parameter has a value.
  public var valueState: ValueState {
    guard let value = stored else { return .unset }
    return .set(value)
  }

  /// Whether a parameter has a value, and which.
  public enum ValueState: Sendable {
    /// It has none.
    case unset
    /// It has one.
    case set(Value)
  }

  var stored: Value? { lock.withLock { given } }

  package var name: String { lock.withLock { givenName } }

  package func give(name: String) { lock.withLock { givenName = name } }

  package func clear() { replace(nil) }

  /// The old value ends outside the lock: its end may run code of the app.
  @inlinable func replace(_ value: Value?) {
    let old = lock.withLock {
      let old = given
      given = value
      return old
    }
    withExtendedLifetime(old) {}
  }
}
