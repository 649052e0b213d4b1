public import SnippetFoundation

/// Values that follow each other in time; accepted, a snippet is a picture of the first.
public protocol Keyframes<Value> {
  /// What changes.
  associatedtype Value
}

/// Values of one part that follow each other in time; accepted.
public protocol KeyframeTrackContent<Value> {
  /// What changes.
  associatedtype Value
}

/// The values of one part of what changes; accepted.
public nonisolated struct KeyframeTrack<Root, Part, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Part {
  /// What changes as a whole.
  public typealias Value = Root

  /// The values of a part.
  public init(
    _ keyPath: WritableKeyPath<Root, Part>,
    @KeyframeTrackContentBuilder<Part> content: () -> Content
  ) {}
}

extension KeyframeTrack where Root == Part {
  /// The values of the whole.
  public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {}
}

/// A value that is reached at an even pace; accepted.
public nonisolated struct LinearKeyframe<Value>: KeyframeTrackContent, Keyframes {
  /// Reaches a value in some seconds.
  public init(_ to: Value, duration: TimeInterval, timingCurve: UnitCurve = .linear) {}
}

/// A value that is reached along a curve; accepted.
public nonisolated struct CubicKeyframe<Value>: KeyframeTrackContent, Keyframes {
  /// Reaches a value in some seconds.
  public init(
    _ to: Value,
    duration: TimeInterval,
    startVelocity: Value? = nil,
    endVelocity: Value? = nil
  ) {}
}

/// A value that is reached as by a spring; accepted.
public nonisolated struct SpringKeyframe<Value>: KeyframeTrackContent, Keyframes {
  /// Reaches a value in some seconds.
  public init(
    _ to: Value,
    duration: TimeInterval? = nil,
    spring: Spring = Spring(),
    startVelocity: Value? = nil
  ) {}
}

/// A value that is reached at once; accepted.
public nonisolated struct MoveKeyframe<Value>: KeyframeTrackContent, Keyframes {
  /// Reaches a value.
  public init(_ to: Value) {}
}

/// How a spring moves; accepted.
public nonisolated struct Spring: Hashable, Sendable {
  /// Apple's springs.
  public static let smooth = Self(), snappy = Self(), bouncy = Self()
  /// One that takes some seconds.
  public init(duration: TimeInterval = 0.5, bounce: Double = 0) {}
  /// One of a stiffness.
  public init(response: Double, dampingRatio: Double) {}
  /// One of a mass.
  public init(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    allowOverDamping: Bool = false
  ) {}
  /// A spring with a bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self()
  }
  /// A spring without one.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self()
  }
  /// A spring with a small one.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self()
  }
}

/// Several values in turn.
public nonisolated struct MergedKeyframes<Value>: KeyframeTrackContent, Keyframes {}

/// Builds the values of one part.
@resultBuilder
public enum KeyframeTrackContentBuilder<Value> {
  /// A value.
  public static func buildExpression<K: KeyframeTrackContent>(_ expression: K) -> K
  where K.Value == Value { expression }
  /// None.
  public static func buildBlock() -> MergedKeyframes<Value> { MergedKeyframes() }
  /// The first.
  public static func buildPartialBlock<K: KeyframeTrackContent>(first: K) -> K { first }
  /// One more.
  public static func buildPartialBlock(
    accumulated: some KeyframeTrackContent,
    next: some KeyframeTrackContent
  ) -> MergedKeyframes<Value> { MergedKeyframes() }
  /// Some.
  public static func buildArray(
    _ components: [some KeyframeTrackContent]
  ) -> MergedKeyframes<Value> { MergedKeyframes() }
  /// One of two.
  public static func buildEither(
    first component: some KeyframeTrackContent
  ) -> MergedKeyframes<Value> { MergedKeyframes() }
  /// One of two.
  public static func buildEither(
    second component: some KeyframeTrackContent
  ) -> MergedKeyframes<Value> { MergedKeyframes() }
}

/// Builds the values of all parts.
@resultBuilder
public enum KeyframesBuilder<Value> {
  /// A track.
  public static func buildExpression<K: Keyframes>(_ expression: K) -> K
  where K.Value == Value { expression }
  /// None.
  public static func buildBlock() -> MergedKeyframes<Value> { MergedKeyframes() }
  /// The first.
  public static func buildPartialBlock<K: Keyframes>(first: K) -> K { first }
  /// One more.
  public static func buildPartialBlock(
    accumulated: some Keyframes,
    next: some Keyframes
  ) -> MergedKeyframes<Value> { MergedKeyframes() }
  /// Nothing is left to do.
  public static func buildFinalResult<K: Keyframes>(_ component: K) -> MergedKeyframes<Value>
  where K.Value == Value { MergedKeyframes() }
}

/// A view along keyframes; a snippet is a picture: with the first value.
///
/// Renders as: the content of the first value.
public nonisolated struct KeyframeAnimator<Value, Path: Keyframes, Content: View>: PrimitiveView
where Path.Value == Value {
  // Used on the main actor only.
  nonisolated(unsafe) private let value: Value
  private let content: (Value) -> Content

  /// A view along keyframes without an end.
  public init(
    initialValue: Value,
    repeating: Bool = true,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) { (value, self.content) = (initialValue, content) }

  /// A view along keyframes when a value changes.
  public init(
    initialValue: Value,
    trigger: some Equatable,
    @ViewBuilder content: @escaping (Value) -> Content,
    @KeyframesBuilder<Value> keyframes: @escaping (Value) -> Path
  ) { (value, self.content) = (initialValue, content) }

  /// Appends the nodes of the first value.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    guard builder.enter(Self.self) else { return }
    Content._lower(view.content(view.value), &builder)
    builder.leave()
  }
}
