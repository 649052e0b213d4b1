public import SnippetFoundation

/// How a change moves; accepted, a snippet is a picture.
public nonisolated struct Animation: Hashable, Sendable {
  /// Apple's animations.
  public static let `default` = Self(), easeIn = Self(), easeOut = Self(), easeInOut = Self()
  /// Apple's animations.
  public static let linear = Self(), spring = Self(), snappy = Self(), bouncy = Self()
  /// Apple's animations.
  public static let smooth = Self(), interactiveSpring = Self(), interpolatingSpring = Self()

  /// One that takes some seconds.
  public static func easeIn(duration: TimeInterval) -> Self { Self() }
  /// One that takes some seconds.
  public static func easeOut(duration: TimeInterval) -> Self { Self() }
  /// One that takes some seconds.
  public static func easeInOut(duration: TimeInterval) -> Self { Self() }
  /// One that takes some seconds.
  public static func linear(duration: TimeInterval) -> Self { Self() }
  /// A spring.
  public static func spring(
    response: Double = 0.5,
    dampingFraction: Double = 0.825,
    blendDuration: TimeInterval = 0
  ) -> Self { Self() }
  /// A spring.
  public static func spring(
    duration: TimeInterval,
    bounce: Double = 0,
    blendDuration: Double = 0
  ) -> Self { Self() }
  /// A spring that a finger moves.
  public static func interactiveSpring(
    response: Double = 0.15,
    dampingFraction: Double = 0.86,
    blendDuration: TimeInterval = 0.25
  ) -> Self { Self() }
  /// A spring.
  public static func interpolatingSpring(
    mass: Double = 1,
    stiffness: Double,
    damping: Double,
    initialVelocity: Double = 0
  ) -> Self { Self() }
  /// A spring without a bounce.
  public static func smooth(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self()
  }
  /// A spring with a small bounce.
  public static func snappy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self()
  }
  /// A spring with a bounce.
  public static func bouncy(duration: TimeInterval = 0.5, extraBounce: Double = 0) -> Self {
    Self()
  }
  /// One along a curve.
  public static func timingCurve(
    _ x1: Double,
    _ y1: Double,
    _ x2: Double,
    _ y2: Double,
    duration: TimeInterval = 0.35
  ) -> Self { Self() }

  /// Later.
  public func delay(_ delay: TimeInterval) -> Self { self }
  /// Faster.
  public func speed(_ speed: Double) -> Self { self }
  /// Some times.
  public func repeatCount(_ count: Int, autoreverses: Bool = true) -> Self { self }
  /// Without an end.
  public func repeatForever(autoreverses: Bool = true) -> Self { self }
}

/// Runs a closure; nothing moves.
public nonisolated func withAnimation<Result>(
  _ animation: Animation? = .default,
  _ body: () throws -> Result
) rethrows -> Result { try body() }

/// Runs a closure, then another; nothing moves.
@MainActor
public func withAnimation<Result>(
  _ animation: Animation? = .default,
  completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
  _ body: () throws -> Result,
  completion: @escaping () -> Void
) rethrows -> Result {
  let result = try body()
  completion()
  return result
}

/// When an animation is over; accepted.
public nonisolated struct AnimationCompletionCriteria: Hashable, Sendable {
  private let name: String
  /// When it looks so, or when it is.
  public static let logicallyComplete = Self(name: "logically"), removed = Self(name: "removed")
}

/// How content changes into other content; accepted.
public nonisolated struct ContentTransition: Equatable, Sendable {
  /// Apple's transitions.
  public static let identity = Self(), opacity = Self(), interpolate = Self(), symbolEffect = Self()
  /// Digits roll.
  public static func numericText(countsDown: Bool = false) -> Self { Self() }
  /// Digits roll to a value.
  public static func numericText(value: Double) -> Self { Self() }
  /// A symbol becomes another.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> Self { Self() }
}

/// How a view comes and goes; accepted.
public nonisolated struct AnyTransition: Sendable {
  /// Apple's transitions.
  public static let identity = Self(), opacity = Self(), scale = Self(), slide = Self()
  /// Out of a blur.
  public static let blurReplace = Self()
  /// Out of a blur, larger or smaller.
  public static func blurReplace(_ config: BlurReplaceTransition.Configuration) -> Self { Self() }
  /// In from an edge.
  public static func move(edge: Edge) -> Self { Self() }
  /// In from an edge, the other out.
  public static func push(from edge: Edge) -> Self { Self() }
  /// In from a distance.
  public static func offset(_ offset: CGSize) -> Self { Self() }
  /// In from a distance.
  public static func offset(x: CGFloat = 0, y: CGFloat = 0) -> Self { Self() }
  /// From another size.
  public static func scale(scale: CGFloat, anchor: UnitPoint = .center) -> Self { Self() }
  /// In and out in two ways.
  public static func asymmetric(insertion: Self, removal: Self) -> Self { Self() }
  /// In the way that a symbol has.
  public static let symbolEffect = Self()
  /// In a symbol's way.
  public static func symbolEffect<T: SymbolEffect>(
    _ effect: T,
    options: SymbolEffectOptions = .default
  ) -> Self { Self() }
  /// In the way of a modifier.
  public static func modifier<E: ViewModifier>(active: E, identity: E) -> Self { Self() }
  /// Both.
  public func combined(with other: Self) -> Self { self }
  /// With an animation.
  public func animation(_ animation: Animation?) -> Self { self }
}

/// Out of a blur; accepted.
public nonisolated struct BlurReplaceTransition: Sendable {
  /// How the size changes meanwhile; accepted.
  public struct Configuration: Hashable, Sendable {
    private let name: String
    /// From below, or from above.
    public static let downUp = Self(name: "downUp"), upUp = Self(name: "upUp")
  }
}
