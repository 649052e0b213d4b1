import SnippetFoundation

/// Content that is made for the room that it gets.
///
/// Renders as: its content, at the top left of all the room that is offered. Where no height is offered, as in a snippet,
/// it is as high as its content; in points it would be 10 high, and drawn over what is below. There lengths of the content
/// that follow from the reader's height, as `frame(height: proxy.size.height)` has one, are none.
///
/// The content is made again when its room is known, at most eight times in a rendering.
public nonisolated struct GeometryReader<Content: View>: PrimitiveView {
  let content: (GeometryProxy) -> Content

  /// Makes a reader; the proxy's lengths are in points.
  public init(@ViewBuilder content: @escaping (GeometryProxy) -> Content) {
    self.content = content
  }

  /// Appends a node around the content.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    guard builder.enter(Self.self) else { return }
    let tables = builder.layoutTables
    let path = tables.nextPath()
    let assumed = Size(Int32(clamping: builder.columns), 1)
    let proxy = GeometryProxy(path, tables, assumed: assumed)
    let index = builder.open(ReaderLayout(path: path, tables: tables))
    let layers = Node(.layers, flags: Alignment.topLeading.bits)
    let outer = tables.enter(path)
    builder.stack(layers, axis: 2) { Content._lower(view.content(proxy), &$0) }
    tables.leave(outer)
    builder.close(index)
    if tables.heights.hasFollowers(path) {
      let hasWords = builder.words(in: index..<builder.next) != nil
      let drawables = hasWords ? builder.drawables : []
      tables.heights.loosen(path, builder.nodes, from: index, grounds: drawables)
    }
    builder.leave()
  }
}
