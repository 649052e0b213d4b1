public import SnippetFoundation

/// A rectangle whose corners follow those of the container around; in text, a rectangle with round corners.
public nonisolated struct ConcentricRectangle: InsettableShape {
  /// Makes one whose corners all follow the container's.
  public init() {}
  /// Makes one with corners of one kind.
  public init(
    corners: Edge.Corner.Style,
    isUniform: Bool = false
  ) {}
  /// Makes one with corners each of a kind.
  public init(
    topLeadingCorner: Edge.Corner.Style = .concentric,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) {}
  /// Makes one with corners of a kind above and of one below.
  public init(
    uniformTopCorners: Edge.Corner.Style = .concentric,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) {}
  /// Makes one with corners of a kind at each side.
  public init(
    uniformLeadingCorners: Edge.Corner.Style = .concentric,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) {}
  /// The rectangle.
  public func path(in rect: CGRect) -> Path { Path(rect) }
  /// The same.
  public func inset(by amount: CGFloat) -> Self { self }
  /// A rectangle with round corners.
  public var _outline: ShapeOutline { ShapeOutline(kind: .rounded) }
}

extension Shape where Self == ConcentricRectangle {
  /// A rectangle with corners of one kind.
  public nonisolated static func rect(
    corners: Edge.Corner.Style,
    isUniform: Bool = false
  ) -> Self { Self() }
  /// A rectangle with corners each of a kind.
  public nonisolated static func rect(
    topLeadingCorner: Edge.Corner.Style,
    topTrailingCorner: Edge.Corner.Style = .concentric,
    bottomLeadingCorner: Edge.Corner.Style = .concentric,
    bottomTrailingCorner: Edge.Corner.Style = .concentric
  ) -> Self { Self() }
  /// A rectangle with corners of a kind above and of one below.
  public nonisolated static func rect(
    uniformTopCorners: Edge.Corner.Style,
    uniformBottomCorners: Edge.Corner.Style = .concentric
  ) -> Self { Self() }
  /// A rectangle with corners of a kind at each side.
  public nonisolated static func rect(
    uniformLeadingCorners: Edge.Corner.Style,
    uniformTrailingCorners: Edge.Corner.Style = .concentric
  ) -> Self { Self() }
}

extension Shape where Self == ButtonBorderShape {
  /// The shape that stands around buttons.
  public nonisolated static var buttonBorder: Self { .automatic }
}

extension Edge {
  /// Where two sides meet.
  public enum Corner: Int8, CaseIterable, Sendable {
    /// Each by name.
    case topLeading, topTrailing, bottomLeading, bottomTrailing

    /// How a corner is rounded; accepted.
    public struct Style: Hashable, Sendable, ExpressibleByIntegerLiteral,
      ExpressibleByFloatLiteral
    {
      private let radius: Double?

      private init(radius: Double?) { self.radius = radius }

      /// Rounded by a radius in points.
      public init(integerLiteral value: Int) { radius = Double(value) }
      /// Rounded by a radius in points.
      public init(floatLiteral value: Float) { radius = Double(value) }
      /// As the container's corner.
      public static let concentric = Self(radius: nil)
      /// As the container's corner, at least as another one.
      public static func concentric(minimum: Self? = nil) -> Self { Self(radius: nil) }
      /// Rounded by a radius in points.
      public static func fixed(_ radius: CGFloat) -> Self { Self(radius: Double(radius)) }
    }
  }
}
