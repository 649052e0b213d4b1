/// A view whose type is hidden.
///
/// Leaves no node.
public nonisolated struct AnyView: PrimitiveView {
  private let lower: @MainActor (inout TreeBuilder) -> Void

  /// Hides the type of a view.
  public init<V: View>(_ view: V) {
    // A view is a value and is lowered on the main actor only.
    nonisolated(unsafe) let view = view
    lower = { builder in
      guard builder.enter(V.self) else { return }
      V._lower(view, &builder)
      builder.leave()
    }
  }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Appends the nodes of the view inside.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) { view.lower(&builder) }
}
