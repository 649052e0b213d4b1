/// A view whose type is hidden.
///
/// Leaves no node.
///
/// Renders as: the view in it.
public nonisolated struct AnyView: PrimitiveView {
  private let content: HiddenContent

  /// Hides the type of a view.
  public init<V: View>(_ view: V) { content = HiddenView(view) }

  /// Hides the type of a view.
  public init<V: View>(erasing view: V) { self.init(view) }

  /// Appends the nodes of the view inside.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    view.content.lower(&builder)
  }
}

/// What is in an `AnyView`.
///
/// A view is a value and is lowered on the main actor only.
nonisolated private class HiddenContent: @unchecked Sendable {
  @MainActor func lower(_ builder: inout TreeBuilder) {}
}

nonisolated private final class HiddenView<V: View>: HiddenContent, @unchecked Sendable {
  private var view: V?

  init(_ view: V) { self.view = view }

  @MainActor override func lower(_ builder: inout TreeBuilder) {
    guard let view, builder.enter(V.self) else { return }
    V._lower(view, &builder)
    builder.leave()
  }

  /// Any number of them may be in each other: what is far in is kept until those around it are gone.
  deinit {
    let releases = ViewReleases.current
    guard releases.depth < ViewReleases.limit else {
      if let view { releases.kept.append(view) }
      return
    }
    releases.depth += 1
    view = nil
    if releases.depth == 1 { releases.releaseKept() }
    releases.depth -= 1
  }
}
