public import SnippetFoundation

/// How a view looks beside what it is: accepted, cells cannot show it.
public protocol VisualEffect: Sendable {}

/// A view as it is, which effects are put on.
public nonisolated struct EmptyVisualEffect: VisualEffect {}

extension VisualEffect {
  /// Draws elsewhere; accepted.
  public func offset(x: CGFloat = 0, y: CGFloat = 0) -> some VisualEffect { self }
  /// Draws elsewhere; accepted.
  public func offset(_ offset: CGSize) -> some VisualEffect { self }
  /// Draws fainter; accepted.
  public func opacity(_ opacity: Double) -> some VisualEffect { self }
  /// Draws larger or smaller; accepted.
  public func scaleEffect(_ scale: CGFloat, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Draws larger or smaller; accepted.
  public func scaleEffect(_ scale: CGSize, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Draws larger or smaller; accepted.
  public func scaleEffect(
    x: CGFloat = 1,
    y: CGFloat = 1,
    anchor: UnitPoint = .center
  ) -> some VisualEffect { self }
  /// Turns; accepted.
  public func rotationEffect(_ angle: Angle, anchor: UnitPoint = .center) -> some VisualEffect {
    self
  }
  /// Turns in space; accepted.
  public func rotation3DEffect(
    _ angle: Angle,
    axis: (x: CGFloat, y: CGFloat, z: CGFloat),
    anchor: UnitPoint = .center,
    anchorZ: CGFloat = 0,
    perspective: CGFloat = 1
  ) -> some VisualEffect { self }
  /// Blurs; accepted.
  public func blur(radius: CGFloat, opaque: Bool = false) -> some VisualEffect { self }
  /// Makes brighter; accepted.
  public func brightness(_ amount: Double) -> some VisualEffect { self }
  /// Makes colours differ more; accepted.
  public func contrast(_ amount: Double) -> some VisualEffect { self }
  /// Makes colours stronger; accepted.
  public func saturation(_ amount: Double) -> some VisualEffect { self }
  /// Takes colours away; accepted.
  public func grayscale(_ amount: Double) -> some VisualEffect { self }
  /// Turns colours; accepted.
  public func hueRotation(_ angle: Angle) -> some VisualEffect { self }
}

/// Where a view is while it is scrolled; a snippet is never scrolled: in its place.
public nonisolated enum ScrollTransitionPhase: Hashable, Sendable {
  /// Before its place; in it; behind it.
  case topLeading, identity, bottomTrailing

  /// Whether it is in its place.
  public var isIdentity: Bool { self == .identity }
  /// From -1 to 1.
  public var value: Double { self == .topLeading ? -1 : self == .identity ? 0 : 1 }
}

/// How a view comes into its place; accepted.
public nonisolated struct ScrollTransitionConfiguration: Sendable {
  /// Apple's ways.
  public static let animated = Self(), identity = Self(), interactive = Self()
  /// With an animation.
  public static func animated(_ animation: Animation) -> Self { Self() }
  /// Along a curve.
  public static func interactive(timingCurve: UnitCurve) -> Self { Self() }
  /// With an animation.
  public func animation(_ animation: Animation) -> Self { self }
  /// From a part of the view on.
  public func threshold(_ threshold: Threshold) -> Self { self }

  /// How much of a view is seen when it is in its place; accepted.
  public struct Threshold: Sendable {
    /// A part by name.
    public static let visible = Self(), hidden = Self(), centered = Self()
    /// A part from 0 to 1.
    public static func visible(_ amount: Double) -> Self { Self() }
  }
}

/// A curve of an animation; accepted.
public nonisolated struct UnitCurve: Hashable, Sendable {
  /// Apple's curves.
  public static let linear = Self(), easeIn = Self(), easeOut = Self(), easeInOut = Self()
  /// Apple's curves.
  public static let circularEaseIn = Self(), circularEaseOut = Self(), circularEaseInOut = Self()
  /// A curve through two points.
  public static func bezier(
    startControlPoint: UnitPoint,
    endControlPoint: UnitPoint
  ) -> Self { Self() }
}

extension View {
  /// Changes how a view looks by its room; accepted, the closure is not run.
  public nonisolated func visualEffect(
    _ effect: @escaping @Sendable (EmptyVisualEffect, GeometryProxy) -> some VisualEffect
  ) -> Self { self }

  /// Changes how a view looks while it is scrolled; accepted, the closure is not run.
  public nonisolated func scrollTransition(
    _ configuration: ScrollTransitionConfiguration = .interactive,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> Self { self }

  /// Changes how a view looks while it is scrolled; accepted, the closure is not run.
  public nonisolated func scrollTransition(
    topLeading: ScrollTransitionConfiguration,
    bottomTrailing: ScrollTransitionConfiguration,
    axis: Axis? = nil,
    transition: @escaping @Sendable (EmptyVisualEffect, ScrollTransitionPhase) -> some VisualEffect
  ) -> Self { self }
}
