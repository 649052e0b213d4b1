public import SnippetFoundation

extension Path {
  /// The path with each of its points moved, turned and scaled.
  public func applying(_ transform: CGAffineTransform) -> Path {
    if transform.isIdentity { return self }
    return Path { path in
      forEach { step in
        switch step {
        case .move(let point): path.move(to: point.applying(transform))
        case .line(let point): path.addLine(to: point.applying(transform))
        case .quadCurve(let point, let control):
          path.addQuadCurve(to: point.applying(transform), control: control.applying(transform))
        case .curve(let point, let control1, let control2):
          path.addCurve(
            to: point.applying(transform),
            control1: control1.applying(transform),
            control2: control2.applying(transform)
          )
        case .closeSubpath: path.closeSubpath()
        }
      }
    }
  }

  /// The path, moved.
  public func offsetBy(dx: CGFloat, dy: CGFloat) -> Path {
    applying(CGAffineTransform(translationX: dx, y: dy))
  }

  /// Adds another path, moved, turned and scaled.
  public mutating func addPath(_ path: Path, transform: CGAffineTransform) {
    addPath(path.applying(transform))
  }

  /// Adds a rectangle, moved, turned and scaled.
  public mutating func addRect(_ rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(rect), transform: transform)
  }

  /// Adds an ellipse, moved, turned and scaled.
  public mutating func addEllipse(in rect: CGRect, transform: CGAffineTransform) {
    addPath(Path(ellipseIn: rect), transform: transform)
  }

  /// Adds straight lines, moved, turned and scaled.
  public mutating func addLines(_ lines: [CGPoint], transform: CGAffineTransform) {
    addLines(lines.map { $0.applying(transform) })
  }

  /// Adds a part of a circle, moved, turned and scaled.
  public mutating func addArc(
    center: CGPoint,
    radius: CGFloat,
    startAngle: Angle,
    endAngle: Angle,
    clockwise: Bool,
    transform: CGAffineTransform
  ) {
    var arc = Path()
    arc.addArc(
      center: center,
      radius: radius,
      startAngle: startAngle,
      endAngle: endAngle,
      clockwise: clockwise
    )
    addPath(arc, transform: transform)
  }
}

extension Shape {
  /// The shape, moved, turned and scaled; in text drawn as it is.
  public nonisolated func transform(_ transform: CGAffineTransform) -> TransformedShape<Self> {
    TransformedShape(shape: self, transform: transform)
  }
}

/// A shape that is moved, turned and scaled; in text drawn as it is.
public nonisolated struct TransformedShape<Content: Shape>: Shape {
  /// The shape.
  public var shape: Content
  /// What becomes of its points.
  public var transform: CGAffineTransform

  /// Makes one of a shape.
  public init(shape: Content, transform: CGAffineTransform) {
    (self.shape, self.transform) = (shape, transform)
  }

  /// The shape's outline, changed.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect).applying(transform) }

  /// The shape's own.
  public var _outline: ShapeOutline { shape._outline }
}
