/// A line across the axis of the stack it stands in.
///
/// Renders as: `────────────` in a column, `│` in each row of a row's height.
@frozen
public nonisolated struct Divider: PrimitiveView {
  /// Makes a divider.
  @inlinable public init() {}

  /// Appends the divider's node.
  @inlinable @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let axis: UInt8 = builder.environment.axis == 0 ? 1 : 0
    builder.leaf(Node(.divider, flags: axis, style: builder.environment.style))
  }
}
