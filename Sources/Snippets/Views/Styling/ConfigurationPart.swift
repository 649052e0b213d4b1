/// A part of the view that a style draws: its label, its value, its content.
///
/// Leaves no node.
public nonisolated struct ConfigurationPart: PrimitiveView, Sendable {
  private let lower: @MainActor (inout TreeBuilder) -> Void

  init(lower: @escaping @MainActor (inout TreeBuilder) -> Void) { self.lower = lower }

  init<V: View>(_ view: V) {
    // A view is a value and is lowered on the main actor only.
    nonisolated(unsafe) let view = view
    lower = { V._lower(view, &$0) }
  }

  /// Nil where there is no view to draw.
  init?<V: View>(ifDrawn view: V) {
    if V.self == EmptyView.self { return nil }
    self.init(view)
  }

  /// Appends the part's nodes.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) { view.lower(&builder) }
}
