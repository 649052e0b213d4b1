/// An object whose changes can be observed, by the older protocol.
///
/// A snippet is a picture of now, so that nobody observes it.
public protocol ObservableObject: AnyObject {
  /// The type of what says that the object changes.
  associatedtype ObjectWillChangePublisher = ObservableObjectPublisher
  /// What says that the object is about to change.
  var objectWillChange: ObjectWillChangePublisher { get }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
  /// What says that the object is about to change.
  public nonisolated var objectWillChange: ObservableObjectPublisher { ObservableObjectPublisher() }
}

/// What says that an object is about to change; nobody listens.
public nonisolated final class ObservableObjectPublisher: Publisher, Sendable {
  /// Nothing is handed on.
  public typealias Output = Void
  /// Nothing can go wrong.
  public typealias Failure = Never

  /// Makes it.
  public init() {}
  /// Says that the object is about to change.
  public func send() {}
}

/// What hands values on over time; accepted, in a snippet no time passes.
public protocol Publisher<Output, Failure> {
  /// What is handed on.
  associatedtype Output
  /// What can go wrong.
  associatedtype Failure: Error
}

/// A part of an object whose changes can be observed.
@propertyWrapper
public struct Published<Value> {
  /// What hands the part's values on; nobody listens.
  public struct Publisher: Snippets.Publisher {
    /// The part's value.
    public typealias Output = Value
    /// Nothing can go wrong.
    public typealias Failure = Never
  }

  /// The part's value.
  public var wrappedValue: Value

  /// Starts with a value.
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
  /// Starts with a value.
  public init(initialValue: Value) { wrappedValue = initialValue }

  /// What hands the part's values on.
  public var projectedValue: Publisher {
    get { Publisher() }
    set {}
  }
}

extension Published: Sendable where Value: Sendable {}
