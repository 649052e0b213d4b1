public import SnippetFoundation

/// A parameter of an intent: `@Parameter`.
///
/// A class, so that a constant intent can be given values; copies of an intent share it.
/// **Errors**: reading a required parameter that has no value stops the program; a conversation asks for it before `perform()`.
/// **Source**: developer.apple.com/documentation/appintents/intentparameter
@propertyWrapper
public final class IntentParameter<Value: _IntentValue>: @unchecked Sendable {  // guarded by lock
  let configuration: ParameterConfiguration
  private let lock = InlineLock()
  // The lock excludes: a check at each access would repeat it.
  @exclusivity(unchecked) private var givenName = ""
  /// A `Value`, if there is one.
  ///
  /// Its type is not that of the storage, which code for values of any type would look up whenever it reads it.
  @exclusivity(unchecked) private var given: (any Sendable)?

  /// A parameter without a title: the property's name in words.
  public convenience init() { self.init(onlyTitle: nil) }

  @usableFromInline
  init(onlyTitle title: consuming LocalizedStringResource?) {
    configuration = ParameterConfiguration(onlyTitle: title)
  }

  @usableFromInline
  init(_ configuration: consuming ParameterConfiguration) {
    self.configuration = configuration
    if !configuration.isUnitAdjusted { applyDefault() }
  }

  /// The value.
  public var wrappedValue: Value {
    get {
      if let held { return value(held) }
      return absentValue
    }
    @inlinable set { replace(newValue) }
  }

  /// nil, where that is a value.
  ///
  /// Apart: what is needed for it here is looked up by the runtime, for no other value.
  @inline(never)
  private var absentValue: Value {
    if let none = (Value.self as? any AnyOptional.Type)?.absent as? Value { return none }
    preconditionFailure(
      "\(AppIntentError.naming(titleText)) was read before it had a value. Set it first, or "
        + (CurrentHost.host == nil
          ? "run the intent in a conversation, which asks for it."
          : AppIntentError.otherWayInConversation)
    )
  }

  /// The parameter itself: what asks for values.
  public var projectedValue: IntentParameter<Value> { self }

  /// The value before anything was given.
  public var defaultValue: Value.UnwrappedType? {
    configuration.defaultValue as? Value.UnwrappedType
  }

  /// Whether the parameter has a value.
  public var valueState: ValueState {
    held.map { .set(value($0)) } ?? .unset
  }

  /// Whether a parameter has a value, and which.
  public enum ValueState: Sendable {
    /// It has none.
    case unset
    /// It has one.
    case set(Value)
  }

  /// The value, if there is one, in its own type.
  var held: (any Sendable)? { lock.withLock { given } ?? localDefault }

  /// Whether there is a value, nil among them.
  var holdsAny: Bool {
    if lock.withLock({ if case .some = given { true } else { false } }) { return true }
    return localDefault != nil
  }

  package var isByDefault: Bool { configuration.isUnitAdjusted && lock.withLock { given } == nil }

  /// A default whose unit is that of the person's region, for whom the parameter may have been made too early.
  private var localDefault: (any Sendable)? {
    configuration.isUnitAdjusted ? adjustedDefault : nil
  }

  /// Apart, as the value of one that has none.
  @inline(never)
  private var adjustedDefault: (any Sendable)? {
    (configuration.defaultValue as? Value).map { $0 as any Sendable }
  }

  /// What is held, in its own type: nothing else is ever put there.
  private func value(_ held: any Sendable) -> Value {
    func open<Held>(_ held: Held) -> Value { unsafeBitCast(held, to: Value.self) }
    return open(held)
  }

  package var name: String { lock.withLock { givenName } }

  package func give(name: String) { lock.withLock { givenName = name } }

  package func clear() { replace(nil) }

  /// Holds a `Value` from now on, or nothing.
  ///
  /// The old value ends outside the lock: its end may run code of the app.
  @usableFromInline func replace(_ value: consuming (any Sendable)?) {
    lock.withLock { swap(&given, &value) }
  }
}
