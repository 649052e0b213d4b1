public import SnippetFoundation

/// A rectangle.
public nonisolated struct Rectangle: InsettableShape {
  /// Makes it.
  public init() {}
  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The same.
  public func inset(by amount: CGFloat) -> Self { self }
  /// A rectangle.
  public var _outline: ShapeOutline { ShapeOutline(kind: .rectangle) }
}

/// A circle.
public nonisolated struct Circle: InsettableShape {
  /// Makes it.
  public init() {}
  /// The largest circle inside.
  public func path(in rect: CGRect) -> Path {
    let side = min(rect.width, rect.height)
    return Path(
      ellipseIn: CGRect(
        x: rect.midX - side / 2,
        y: rect.midY - side / 2,
        width: side,
        height: side
      )
    )
  }
  /// The same.
  public func inset(by amount: CGFloat) -> Self { self }
  /// The smaller one of what is proposed, in both directions.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize {
    let room = proposal.replacingUnspecifiedDimensions()
    let side = min(room.width, room.height)
    return CGSize(width: side, height: side)
  }
  /// A circle.
  public var _outline: ShapeOutline { ShapeOutline(kind: .circle, isSquare: true) }
}

/// An ellipse.
public nonisolated struct Ellipse: InsettableShape {
  /// Makes it.
  public init() {}
  /// The largest ellipse inside.
  public func path(in rect: CGRect) -> Path { Path(ellipseIn: rect) }
  /// The same.
  public func inset(by amount: CGFloat) -> Self { self }
  /// A circle.
  public var _outline: ShapeOutline { ShapeOutline(kind: .circle) }
}

/// A rectangle with round ends.
public nonisolated struct Capsule: InsettableShape {
  /// How the corners are rounded.
  public var style: RoundedCornerStyle
  /// Makes it.
  public init(style: RoundedCornerStyle = .continuous) { self.style = style }
  /// The rectangle with round ends.
  public func path(in rect: CGRect) -> Path {
    Path(roundedRect: rect, cornerRadius: rect.height / 2)
  }
  /// The same.
  public func inset(by amount: CGFloat) -> Self { self }
  /// A rectangle with round ends.
  public var _outline: ShapeOutline { ShapeOutline(kind: .capsule) }
}

/// A rectangle with round corners.
public nonisolated struct RoundedRectangle: InsettableShape {
  /// The corners, in points.
  public var cornerSize: CGSize
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes a rectangle with corners of a radius.
  public init(cornerRadius: CGFloat, style: RoundedCornerStyle = .continuous) {
    self.init(cornerSize: CGSize(width: cornerRadius, height: cornerRadius), style: style)
  }

  /// Makes a rectangle with corners of a size.
  public init(cornerSize: CGSize, style: RoundedCornerStyle = .continuous) {
    (self.cornerSize, self.style) = (cornerSize, style)
  }

  /// The rectangle with round corners.
  public func path(in rect: CGRect) -> Path { Path(roundedRect: rect, cornerSize: cornerSize) }
  /// The same.
  public func inset(by amount: CGFloat) -> Self { self }
  /// A rectangle; with round corners if they have a radius.
  public var _outline: ShapeOutline {
    ShapeOutline(kind: cornerSize.width > 0 || cornerSize.height > 0 ? .rounded : .rectangle)
  }
}

/// A rectangle whose corners are round by different radii.
public nonisolated struct UnevenRoundedRectangle: InsettableShape {
  /// The corners, in points.
  public var cornerRadii: RectangleCornerRadii
  /// How the corners are rounded.
  public var style: RoundedCornerStyle

  /// Makes a rectangle of corners.
  public init(cornerRadii: RectangleCornerRadii, style: RoundedCornerStyle = .continuous) {
    (self.cornerRadii, self.style) = (cornerRadii, style)
  }

  /// Makes a rectangle of corners.
  public init(
    topLeadingRadius: CGFloat = 0,
    bottomLeadingRadius: CGFloat = 0,
    bottomTrailingRadius: CGFloat = 0,
    topTrailingRadius: CGFloat = 0,
    style: RoundedCornerStyle = .continuous
  ) {
    self.init(
      cornerRadii: RectangleCornerRadii(
        topLeading: topLeadingRadius,
        bottomLeading: bottomLeadingRadius,
        bottomTrailing: bottomTrailingRadius,
        topTrailing: topTrailingRadius
      ),
      style: style
    )
  }

  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The same.
  public func inset(by amount: CGFloat) -> Self { self }
  /// A rectangle with round corners.
  public var _outline: ShapeOutline { ShapeOutline(kind: .rounded) }
}

/// The shape of the container around; in text, a rectangle with round corners.
public nonisolated struct ContainerRelativeShape: InsettableShape {
  /// Makes it.
  public init() {}
  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The same.
  public func inset(by amount: CGFloat) -> Self { self }
  /// A rectangle with round corners.
  public var _outline: ShapeOutline { ShapeOutline(kind: .rounded) }
}

/// A shape whose type is hidden.
public nonisolated struct AnyShape: Shape {
  private let shape: any Shape
  /// Hides the type of a shape.
  public init<S: Shape>(_ shape: S) { self.shape = shape }
  /// The shape's outline.
  public func path(in rect: CGRect) -> Path { shape.path(in: rect) }
  /// The size of the shape inside.
  public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { shape.sizeThatFits(proposal) }
  /// What text has of the shape inside.
  public var _outline: ShapeOutline { shape._outline }
}

/// How corners are rounded; accepted.
public nonisolated enum RoundedCornerStyle: Sendable, Hashable {
  /// As a circle, or as Apple's own.
  case circular, continuous
}

/// The radii of a rectangle's corners, in points.
public nonisolated struct RectangleCornerRadii: Equatable, Sendable {
  /// A corner's radius.
  public var topLeading, bottomLeading, bottomTrailing, topTrailing: CGFloat

  /// Makes radii.
  public init(
    topLeading: CGFloat = 0,
    bottomLeading: CGFloat = 0,
    bottomTrailing: CGFloat = 0,
    topTrailing: CGFloat = 0
  ) {
    (self.topLeading, self.bottomLeading) = (topLeading, bottomLeading)
    (self.bottomTrailing, self.topTrailing) = (bottomTrailing, topTrailing)
  }
}
