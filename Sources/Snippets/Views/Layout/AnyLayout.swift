public import SnippetFoundation

/// A layout whose type is hidden.
public struct AnyLayout: Layout {
  /// What the layout inside keeps between calls.
  public struct Cache {
    var value: Any
  }

  private let base: any Layout

  /// Hides the type of a layout.
  public init<L: Layout>(_ layout: L) { base = layout }

  /// Makes what the layout inside keeps.
  public func makeCache(subviews: Subviews) -> Cache {
    func made<L: Layout>(_ layout: L) -> Any { layout.makeCache(subviews: subviews) }
    return Cache(value: made(base))
  }

  /// The size that the layout inside chooses.
  public func sizeThatFits(
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) -> CGSize {
    func size<L: Layout>(_ layout: L, _ kept: inout Any) -> CGSize {
      var own = kept as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { kept = own }
      return layout.sizeThatFits(proposal: proposal, subviews: subviews, cache: &own)
    }
    return size(base, &cache.value)
  }

  /// Places as the layout inside does.
  public func placeSubviews(
    in bounds: CGRect,
    proposal: ProposedViewSize,
    subviews: Subviews,
    cache: inout Cache
  ) {
    func place<L: Layout>(_ layout: L, _ kept: inout Any) {
      var own = kept as? L.Cache ?? layout.makeCache(subviews: subviews)
      defer { kept = own }
      layout.placeSubviews(in: bounds, proposal: proposal, subviews: subviews, cache: &own)
    }
    place(base, &cache.value)
  }

  /// Appends the nodes of the layout inside.
  @MainActor
  public static func _lower<V: View>(
    _ layout: Self,
    _ content: V,
    _ builder: inout TreeBuilder
  ) {
    func lower<L: Layout>(_ layout: L) { L._lower(layout, content, &builder) }
    lower(layout.base)
  }
}
