/// Views of which as much is seen as there is room for.
///
/// Where less height is offered than the content has, the last row says how much is hidden: `… 12 more rows`, in
/// fewer words where the room is narrower: `… 12`. Where
/// less width is offered to one that scrolls sideways, the rows that go on end in `…`.
///
/// Renders as: its content where there is room; in two rows of four, `row 1` above `… 3 more rows`.
public nonisolated struct ScrollView<Content: View>: PrimitiveView {
  /// The views that scroll.
  public var content: Content
  private let axes: Axis.Set

  /// Makes a view that scrolls along some axes.
  public init(
    _ axes: Axis.Set = .vertical,
    showsIndicators: Bool = true,
    @ViewBuilder content: () -> Content
  ) {
    self.axes = axes
    self.content = content()
  }

  /// Appends a node that cuts the content to its room.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let alignment: Alignment = view.axes.contains(.horizontal) ? .topLeading : .top
    builder.scroll(view.axes, alignment: alignment) { Content._lower(view.content, &$0) }
  }
}

extension TreeBuilder {
  /// Appends a node around content that is cut to the room there is.
  @MainActor
  mutating func scroll(
    _ axes: Axis.Set,
    alignment: Alignment = .top,
    isWide: Bool = false,
    _ content: (inout TreeBuilder) -> Void
  ) {
    let tables = layoutTables
    containerCount &+= 1
    let (path, outerSpaces) = (tables.nextPath(), tables.scrollSpaces)
    let layout = ScrollLayout(axes: axes, isWide: isWide, path: path, tables: tables)
    let index = open(layout, style: environment.style)
    let outer = environment.axis
    tables.scrollSpaces.enter(path, axes)
    environment.axis = 1
    let column = open(Node(.column, flags: alignment.bits))
    content(&self)
    close(column)
    close(index)
    environment.axis = outer
    tables.scrollSpaces = outerSpaces
  }
}

/// Makes views that scroll and can be told where to.
///
/// Renders as its content.
public nonisolated struct ScrollViewReader<Content: View>: View {
  /// Makes the views.
  public var content: (ScrollViewProxy) -> Content

  /// Makes a reader.
  public init(@ViewBuilder content: @escaping (ScrollViewProxy) -> Content) {
    self.content = content
  }

  /// The content.
  public var body: some View { content(ScrollViewProxy()) }
}

/// Tells views where to scroll; in text nothing scrolls.
public struct ScrollViewProxy: Sendable {
  /// Does nothing: what is seen is the beginning.
  public func scrollTo<ID: Hashable>(_ id: ID, anchor: UnitPoint? = nil) {}
}
