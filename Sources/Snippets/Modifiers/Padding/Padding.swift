public import SnippetFoundation

/// Sides of a rectangle, as a set.
@frozen
public enum Edge: Int8, CaseIterable, Sendable {
  /// Each side by name.
  case top, leading, bottom, trailing

  /// Some of the four sides.
  @frozen
  public struct Set: OptionSet, Sendable {
    /// One bit a side.
    public let rawValue: Int8
    /// Makes a set of bits.
    @inlinable public init(rawValue: Int8) { self.rawValue = rawValue }
    /// The set of one side.
    @inlinable public init(_ e: Edge) { self.init(rawValue: 1 << e.rawValue) }
    /// The first row's side.
    public static let top = Set(rawValue: 1)
    /// Where lines begin.
    public static let leading = Set(rawValue: 2)
    /// The last row's side.
    public static let bottom = Set(rawValue: 4)
    /// Where lines end.
    public static let trailing = Set(rawValue: 8)
    /// Left and right.
    public static let horizontal: Set = [.leading, .trailing]
    /// Above and below.
    public static let vertical: Set = [.top, .bottom]
    /// All four.
    public static let all: Set = [.horizontal, .vertical]
  }
}

/// Lengths in points at the four sides.
@frozen
public struct EdgeInsets: Equatable, Sendable {
  /// Points at each side.
  public var top, leading, bottom, trailing: CGFloat
  /// Makes insets of four lengths.
  @inlinable
  public init(top: CGFloat = 0, leading: CGFloat = 0, bottom: CGFloat = 0, trailing: CGFloat = 0) {
    (self.top, self.leading, self.bottom, self.trailing) = (top, leading, bottom, trailing)
  }
}

/// Blank cells around a view: eight points a column, sixteen a row; what is no length is none.
///
/// Renders as, of `Text("Hi").padding()`, with a blank row above and below, two columns in: `  Hi`
@frozen
public nonisolated struct Padding<Content: View>: PrimitiveView {
  @usableFromInline let content: Content
  @usableFromInline let node: Node

  @inlinable init(_ content: consuming Content, _ insets: EdgeInsets) {
    self.content = content
    node = Node(
      .padding,
      Points.columns(insets.leading),
      Points.columns(insets.trailing),
      Points.rows(insets.top),
      Points.rows(insets.bottom)
    )
  }

  /// Appends a node around the content.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let index = builder.open(view.node)
    Content._lower(view.content, &builder)
    builder.closeEach(index)
  }
}

extension View {
  /// Blank cells at some sides; 16 points (two columns, one row) where no length is given.
  @inlinable
  public nonisolated consuming func padding(
    _ edges: Edge.Set = .all,
    _ length: CGFloat? = nil
  ) -> Padding<Self> {
    let points = length ?? 16
    let insets = EdgeInsets(
      top: edges.contains(.top) ? points : 0,
      leading: edges.contains(.leading) ? points : 0,
      bottom: edges.contains(.bottom) ? points : 0,
      trailing: edges.contains(.trailing) ? points : 0
    )
    return Padding(self, insets)
  }

  /// Blank cells at all sides.
  @inlinable
  public nonisolated consuming func padding(_ length: CGFloat) -> Padding<Self> {
    Padding(self, EdgeInsets(top: length, leading: length, bottom: length, trailing: length))
  }

  /// Blank cells at each side.
  @inlinable
  public nonisolated consuming func padding(_ insets: EdgeInsets) -> Padding<Self> {
    Padding(self, insets)
  }
}
