/// Something that a person does with a view; in text nobody does.
@MainActor @preconcurrency
public protocol Gesture<Value> {
  /// What is known while it is done.
  associatedtype Value
  /// The gesture that it is made of.
  associatedtype Body: Gesture
  /// The gesture that it is made of.
  var body: Body { get }
}

extension Never: Gesture {
  /// Nothing is known: there is no value of this type.
  public typealias Value = Never
}

/// A gesture of the system's, which has no body.
@MainActor @preconcurrency
public protocol PrimitiveGesture: Gesture where Body == Never {}

extension PrimitiveGesture {
  /// Not for calling: the gesture is the system's.
  public nonisolated var body: Never { preconditionFailure("\(Self.self) has no body") }
}

/// A gesture with something to do, or together with others: as the gesture itself, nothing is done.
public nonisolated struct ModifiedGesture<Value>: PrimitiveGesture {}

extension Gesture {
  /// Says what is done at the end; never.
  public nonisolated func onEnded(_ action: @escaping (Value) -> Void) -> ModifiedGesture<Value> {
    ModifiedGesture()
  }

  /// Says what is done at every change; never.
  public nonisolated func onChanged(_ action: @escaping (Value) -> Void) -> ModifiedGesture<Value> {
    ModifiedGesture()
  }

  /// Keeps a state while the gesture goes on; it never does.
  public nonisolated func updating<State>(
    _ state: GestureState<State>,
    body: @escaping (Value, inout State, inout Transaction) -> Void
  ) -> ModifiedGesture<Value> { ModifiedGesture() }

  /// Makes another value of the gesture's.
  public nonisolated func map<T>(_ body: @escaping (Value) -> T) -> ModifiedGesture<T> {
    ModifiedGesture()
  }

  /// Another gesture at the same time.
  public nonisolated func simultaneously<Other: Gesture>(
    with other: Other
  ) -> ModifiedGesture<(first: Value?, second: Other.Value?)> { ModifiedGesture() }

  /// Another gesture behind it.
  public nonisolated func sequenced<Other: Gesture>(
    before other: Other
  ) -> ModifiedGesture<(first: Value, second: Other.Value?)> { ModifiedGesture() }

  /// Another gesture in its place.
  public nonisolated func exclusively<Other: Gesture>(
    before other: Other
  ) -> ModifiedGesture<Value> { ModifiedGesture() }
}

/// Which gestures of a view and of what is in it count; accepted.
public struct GestureMask: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32
  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// None.
  public static let none: GestureMask = []
  /// The view's; those of what is in it.
  public static let gesture = Self(rawValue: 1), subviews = Self(rawValue: 2)
  /// All.
  public static let all: GestureMask = [.gesture, .subviews]
}
