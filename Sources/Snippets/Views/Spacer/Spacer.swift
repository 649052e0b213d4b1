public import SnippetFoundation

/// Room that grows along the axis of the stack it stands in.
///
/// Renders as: blanks in a row, blank rows in a column that is offered a height; nothing is left of it where room is short.
@frozen
public nonisolated struct Spacer: PrimitiveView {
  @usableFromInline let minLength: CGFloat

  /// Makes room of at least some points; none where no length is given.
  @inlinable public init(minLength: CGFloat? = nil) { self.minLength = minLength ?? 0 }

  /// Appends the spacer's node.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let axis = builder.environment.axis
    let least =
      view.minLength == 0
      ? 0 : axis == 1 ? Points.rows(view.minLength) : Points.columns(view.minLength)
    builder.leaf(Node(.spacer, flags: axis, least))
  }
}
