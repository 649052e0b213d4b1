public import SnippetFoundation

extension ShapeStyle where Self == LinearGradient {
  /// Colours along a line.
  public nonisolated static func linearGradient(
    _ gradient: Gradient,
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> Self { Self(gradient: gradient, startPoint: startPoint, endPoint: endPoint) }

  /// Colours along a line.
  public nonisolated static func linearGradient(
    colors: [Color],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> Self { Self(colors: colors, startPoint: startPoint, endPoint: endPoint) }

  /// Colours along a line.
  public nonisolated static func linearGradient(
    stops: [Gradient.Stop],
    startPoint: UnitPoint,
    endPoint: UnitPoint
  ) -> Self { Self(stops: stops, startPoint: startPoint, endPoint: endPoint) }

  /// Colours along a line.
  public nonisolated static func linearGradient(
    _ gradient: AnyGradient,
    startPoint: UnitPoint = .top,
    endPoint: UnitPoint = .bottom
  ) -> Self { Self(gradient: gradient.gradient, startPoint: startPoint, endPoint: endPoint) }
}

extension ShapeStyle where Self == RadialGradient {
  /// Colours outwards from a point.
  public nonisolated static func radialGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> Self {
    Self(gradient: gradient, center: center, startRadius: startRadius, endRadius: endRadius)
  }

  /// Colours outwards from a point.
  public nonisolated static func radialGradient(
    colors: [Color],
    center: UnitPoint,
    startRadius: CGFloat,
    endRadius: CGFloat
  ) -> Self { Self(colors: colors, center: center, startRadius: startRadius, endRadius: endRadius) }
}

extension ShapeStyle where Self == EllipticalGradient {
  /// Colours outwards in an ellipse.
  public nonisolated static func ellipticalGradient(
    colors: [Color],
    center: UnitPoint = .center,
    startRadiusFraction: CGFloat = 0,
    endRadiusFraction: CGFloat = 0.5
  ) -> Self { Self(colors: colors, center: center) }
}

extension ShapeStyle where Self == AngularGradient {
  /// Colours around a point.
  public nonisolated static func angularGradient(
    colors: [Color],
    center: UnitPoint,
    startAngle: Angle,
    endAngle: Angle
  ) -> Self { Self(colors: colors, center: center, startAngle: startAngle, endAngle: endAngle) }

  /// Colours around a point, all the way.
  public nonisolated static func conicGradient(
    colors: [Color],
    center: UnitPoint,
    angle: Angle = .zero
  ) -> Self { Self(colors: colors, center: center, angle: angle) }

  /// Colours around a point, all the way.
  public nonisolated static func conicGradient(
    _ gradient: Gradient,
    center: UnitPoint,
    angle: Angle = .zero
  ) -> Self { Self(gradient: gradient, center: center, angle: angle) }
}
