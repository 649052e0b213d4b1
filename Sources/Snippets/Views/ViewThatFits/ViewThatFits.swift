/// The first of several views that fits the room.
///
/// Renders as: that view; the last one if none fits. In a snippet, which has no height, only the width counts.
public nonisolated struct ViewThatFits<Content: View>: PrimitiveView {
  let content: Content
  let axes: Axis.Set

  /// Makes a choice of views, the first of which is preferred.
  public init(in axes: Axis.Set = [.horizontal, .vertical], @ViewBuilder content: () -> Content) {
    (self.axes, self.content) = (axes, content())
  }

  /// Appends a node around the views; those that are not seen are hidden, their controls cannot be tapped.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let tables = builder.layoutTables
    let path = tables.nextPath()
    let outer = (axis: builder.environment.axis, choice: tables.choice, path: tables.enter(path))
    builder.environment.axis = 2
    tables.choice = Choice(counts: true)
    Content._lowerEach(view.content, &builder)
    let choice = tables.beginChoice(path, of: tables.choice?.next ?? 0, in: outer.choice)
    let layout = FittingLayout(axes: view.axes, path: path, choice: choice, tables: tables)
    let index = builder.open(layout)
    tables.choice = choice
    Content._lowerEach(view.content, &builder)
    builder.close(index)
    tables.leave(outer.path)
    tables.choice = outer.choice
    builder.environment.axis = outer.axis
  }
}

extension TreeBuilder {
  /// Lowers one alternative, which is one node: hidden, unless it is the one that is seen.
  @usableFromInline
  mutating func alternative(_ lower: (inout TreeBuilder) -> Void) {
    let tables = layoutTables
    guard var choice = tables.choice else { return lower(&self) }
    let number = choice.next
    choice.next += 1
    defer { tables.choice = choice }
    guard choice.isLowered(number) else { return }
    tables.choice?.open(number)
    let outer = tables.enter(alternative: number)
    if number == choice.seen {
      let first = next
      lower(&self)
      gather(from: first, in: Node(.column, flags: 5))
    } else {
      let isHidden = environment.isHidden
      environment.isHidden = true
      let index = open(Node(.hidden))
      lower(&self)
      closeSingle(index)
      environment.isHidden = isHidden
    }
    tables.leave(alternative: outer)
  }
}
