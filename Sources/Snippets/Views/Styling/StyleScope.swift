/// A view and the style of one kind of view in it.
///
/// Leaves no node.
public nonisolated struct StyleScope<Content: View, Configuration>: PrimitiveView {
  private let content: Content
  private let slot: StyleSlot<Configuration>
  private let type: Any.Type
  /// Nil: the system's style.
  private let draw: (@MainActor (Configuration, inout TreeBuilder) -> Void)?

  init(
    _ content: Content,
    _ slot: StyleSlot<Configuration>,
    _ type: Any.Type,
    draw: (@MainActor (Configuration, inout TreeBuilder) -> Void)?
  ) {
    (self.content, self.slot, self.type, self.draw) = (content, slot, type, draw)
  }

  /// Appends the content's nodes with the style set.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let outer = builder.stylings[keyPath: view.slot.path]
    let surroundings = builder.environment.surroundings
    let styling = view.draw.map { Styling(outer: outer, type: view.type, draw: $0) }
    builder.set(styling, view.slot)
    Content._lower(view.content, &builder)
    builder.stylings[keyPath: view.slot.path] = outer
    builder.environment.surroundings = surroundings
  }
}

/// A view with something set around it that has no value.
///
/// Leaves no node.
public nonisolated struct Surrounded<Content: View>: PrimitiveView {
  let content: Content
  let surroundings: Surroundings
  /// What is no longer around it.
  var without: Surroundings = []

  /// Appends the content's nodes within the surroundings.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let saved = builder.environment.surroundings
    builder.environment.surroundings.subtract(view.without)
    builder.environment.surroundings.formUnion(view.surroundings)
    Content._lower(view.content, &builder)
    builder.environment.surroundings = saved
  }
}
