public import SnippetFoundation

/// A point of a view as parts of its width and height.
@frozen
public struct UnitPoint: Hashable, Sendable {
  /// The part of the width: 0 at the leading side.
  public var x: CGFloat
  /// The part of the height: 0 at the top.
  public var y: CGFloat

  /// The leading corner of the top.
  @inlinable public init() { (x, y) = (0, 0) }
  /// Makes a point of two parts.
  @inlinable public init(x: CGFloat, y: CGFloat) { (self.x, self.y) = (x, y) }

  /// The leading corner of the top.
  public static let zero = UnitPoint()
  /// In the middle.
  public static let center = UnitPoint(x: 0.5, y: 0.5)
  /// In the middle of the leading side.
  public static let leading = UnitPoint(x: 0, y: 0.5)
  /// In the middle of the trailing side.
  public static let trailing = UnitPoint(x: 1, y: 0.5)
  /// In the middle of the top.
  public static let top = UnitPoint(x: 0.5, y: 0)
  /// In the middle of the bottom.
  public static let bottom = UnitPoint(x: 0.5, y: 1)
  /// The leading corner of the top.
  public static let topLeading = UnitPoint(x: 0, y: 0)
  /// The trailing corner of the top.
  public static let topTrailing = UnitPoint(x: 1, y: 0)
  /// The leading corner of the bottom.
  public static let bottomLeading = UnitPoint(x: 0, y: 1)
  /// The trailing corner of the bottom.
  public static let bottomTrailing = UnitPoint(x: 1, y: 1)
}
