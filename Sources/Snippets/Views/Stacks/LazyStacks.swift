public import SnippetFoundation

/// Sections' headers or footers that stay in sight while a stack scrolls; accepted, nothing scrolls.
public struct PinnedScrollableViews: OptionSet, Sendable {
  /// One bit a kind.
  public let rawValue: UInt32
  /// Makes a set of bits.
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  /// What stands above a section.
  public static let sectionHeaders = Self(rawValue: 1)
  /// What stands below a section.
  public static let sectionFooters = Self(rawValue: 2)
}

/// A `VStack`: all of its children are made, because all of them are drawn.
///
/// Renders as: a `VStack`.
@frozen
public nonisolated struct LazyVStack<Content: View>: PrimitiveView {
  @usableFromInline let stack: VStack<Content>

  /// Makes a stack; a spacing is in points, pinned views are accepted.
  @inlinable
  public init(
    alignment: HorizontalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    stack = VStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// Appends a node around the children.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    VStack._lower(view.stack, &builder)
  }
}

/// An `HStack`: all of its children are made, because all of them are drawn.
///
/// Renders as: an `HStack`.
@frozen
public nonisolated struct LazyHStack<Content: View>: PrimitiveView {
  @usableFromInline let stack: HStack<Content>

  /// Makes a stack; a spacing is in points, pinned views are accepted.
  @inlinable
  public init(
    alignment: VerticalAlignment = .center,
    spacing: CGFloat? = nil,
    pinnedViews: PinnedScrollableViews = .init(),
    @ViewBuilder content: () -> Content
  ) {
    stack = HStack(alignment: alignment, spacing: spacing, content: content)
  }

  /// Appends a node around the children.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    HStack._lower(view.stack, &builder)
  }
}
