public import SnippetFoundation

/// A column of a `LazyVGrid` or a row of a `LazyHGrid`.
public struct GridItem: Sendable {
  /// How long an item is, in points.
  public enum Size: Sendable {
    /// One item of a length.
    case fixed(CGFloat)
    /// One item between bounds.
    case flexible(minimum: CGFloat = 10, maximum: CGFloat = .infinity)
    /// As many items between bounds as there is room for.
    case adaptive(minimum: CGFloat, maximum: CGFloat = .infinity)
  }

  /// How long the item is.
  public var size: GridItem.Size
  /// The points to the next item; nil: a column, or no row.
  public var spacing: CGFloat?
  /// Where views stand in it; nil: in the middle.
  public var alignment: Alignment?

  /// Makes an item.
  public init(
    _ size: GridItem.Size = .flexible(),
    spacing: CGFloat? = nil,
    alignment: Alignment? = nil
  ) {
    (self.size, self.spacing, self.alignment) = (size, spacing, alignment)
  }
}
