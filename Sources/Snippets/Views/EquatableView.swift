/// A view that is drawn anew only where it differs; in text it is drawn as it is.
///
/// Renders as: the view in it.
public nonisolated struct EquatableView<Content: Equatable & View>: PrimitiveView {
  /// The view.
  public var content: Content

  /// Wraps a view.
  public init(content: Content) { self.content = content }

  /// Appends the view.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    Content._lower(view.content, &builder)
  }
}
