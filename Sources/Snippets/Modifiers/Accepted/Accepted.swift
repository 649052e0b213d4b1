public import SnippetFoundation

/// A shape; text has none.
public protocol Shape: Sendable {}
/// A rectangle.
public struct Rectangle: Shape {
  /// Makes it.
  public init() {}
}
/// A circle.
public struct Circle: Shape {
  /// Makes it.
  public init() {}
}
/// A rectangle with round ends.
public struct Capsule: Shape {
  /// Makes it.
  public init() {}
}
/// A rectangle with round corners.
public struct RoundedRectangle: Shape {
  /// Makes a rectangle with corners of a radius.
  public init(cornerRadius: CGFloat) {}
}

/// How content changes into other content.
public struct ContentTransition: Sendable {
  /// Apple's transitions.
  public static let identity = Self(), opacity = Self(), interpolate = Self()
  /// Digits roll.
  public static func numericText(countsDown: Bool = false) -> Self { Self() }
  /// Digits roll to a value.
  public static func numericText(value: Double) -> Self { Self() }
}

/// How a change moves.
public struct Animation: Sendable {
  /// Apple's animations.
  public static let `default` = Self(), easeIn = Self(), easeOut = Self(), easeInOut = Self()
  /// Apple's animations.
  public static let linear = Self(), spring = Self(), snappy = Self(), bouncy = Self()
}

/// How a symbol moves.
public struct SymbolEffect: Sendable {
  /// Apple's effects.
  public static let bounce = Self(), pulse = Self(), scale = Self(), variableColor = Self()
}

extension View {
  /// Cuts a view to a shape; accepted.
  public nonisolated func clipShape<S: Shape>(_ shape: S) -> Self { self }
  /// Rounds corners; accepted.
  public nonisolated func cornerRadius(_ radius: CGFloat) -> Self { self }
  /// Draws a shadow; accepted.
  public nonisolated func shadow(
    color: Color = .black,
    radius: CGFloat,
    x: CGFloat = 0,
    y: CGFloat = 0
  ) -> Self { self }
  /// Moves content; accepted.
  public nonisolated func contentTransition(_ transition: ContentTransition) -> Self { self }
  /// Moves changes; accepted.
  public nonisolated func animation<V: Equatable>(_ animation: Animation?, value: V) -> Self {
    self
  }
  /// Moves symbols; accepted.
  public nonisolated func symbolEffect(_ effect: SymbolEffect) -> Self { self }
  /// Moves symbols when a value changes; accepted.
  public nonisolated func symbolEffect<V: Equatable>(_ effect: SymbolEffect, value: V) -> Self {
    self
  }
  /// Sets how large symbols are; accepted.
  public nonisolated func imageScale(_ scale: Image.Scale) -> Self { self }
  /// Gives a view an identity; accepted.
  public nonisolated func id<ID: Hashable>(_ id: ID) -> Self { self }
}
