public import SnippetFoundation

// Shapes that are made of two: drawn as the first, in text one cannot be cut out of another.
extension Shape {
  /// What is in one of two shapes; drawn as the first.
  public nonisolated func union<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ChangedShape(shape: self)
  }
  /// What is in both of two shapes; drawn as the first.
  public nonisolated func intersection<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ChangedShape(shape: self)
  }
  /// What is in the first of two shapes only; drawn as the first.
  public nonisolated func subtracting<T: Shape>(_ other: T, eoFill: Bool = false) -> some Shape {
    ChangedShape(shape: self)
  }
  /// What is in one of two shapes only; drawn as the first.
  public nonisolated func symmetricDifference<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape { ChangedShape(shape: self) }
  /// What of a shape's line is in another shape; drawn as the first.
  public nonisolated func lineIntersection<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape { ChangedShape(shape: self) }
  /// What of a shape's line is outside of another shape; drawn as the first.
  public nonisolated func lineSubtraction<T: Shape>(
    _ other: T,
    eoFill: Bool = false
  ) -> some Shape { ChangedShape(shape: self) }
}

extension Path {
  /// A part of the path; in text the whole, of a part without length nothing.
  public func trimmedPath(from: CGFloat, to: CGFloat) -> Path { from < to ? self : Path() }

  /// The path's line as a path; in text the same.
  public func strokedPath(_ style: StrokeStyle) -> Path { self }

  /// A part of a circle, on from an angle.
  public mutating func addRelativeArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    delta: Angle
  ) {
    addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: .radians(startAngle.radians + delta.radians),
      clockwise: delta.radians < 0
    )
  }

  /// A round corner between two lines; in text a sharp one.
  public mutating func addArc(tangent1End end1: CGPoint, tangent2End end2: CGPoint, radius: CGFloat)
  {
    addLine(to: end1)
    addLine(to: end2)
  }
}

extension Shape where Self == UnevenRoundedRectangle {
  /// A rectangle whose corners are round by different radii.
  public nonisolated static func rect(
    cornerRadii: RectangleCornerRadii,
    style: RoundedCornerStyle = .continuous
  ) -> Self { Self(cornerRadii: cornerRadii, style: style) }
}
