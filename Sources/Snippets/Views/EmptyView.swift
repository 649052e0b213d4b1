/// Nothing: takes no room and is not drawn.
///
/// Renders as: nothing.
@frozen
public nonisolated struct EmptyView: PrimitiveView {
  /// Makes nothing.
  @inlinable public init() {}
  /// Appends the nodes of what it holds.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {}
}
