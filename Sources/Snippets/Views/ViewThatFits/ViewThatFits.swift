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

  /// Appends a node around all views; those that are not seen are hidden, their controls cannot be tapped.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let tables = builder.layoutTables
    let path = tables.nextPath()
    tables.hasChoices = true
    let layout = FittingLayout(axes: view.axes, path: path, tables: tables)
    let (outerAxis, outerChoice) = (builder.environment.axis, tables.choice)
    builder.environment.axis = 2
    let index = builder.open(layout)
    let outer = tables.enter(path)
    tables.choice = (0, tables.choices[path, default: 0])
    Content._lowerEach(view.content, &builder)
    tables.leave(outer)
    tables.choice = outerChoice
    builder.close(index)
    builder.environment.axis = outerAxis
  }
}

extension TreeBuilder {
  /// Lowers one alternative, which is one node: hidden, unless it is the one that is seen.
  @usableFromInline
  mutating func alternative(_ lower: (inout TreeBuilder) -> Void) {
    let tables = layoutTables
    let (number, seen) = tables.choice
    let first = next
    if number == seen {
      lower(&self)
      gather(from: first, in: Node(.column, flags: 5))
    } else {
      let outer = environment.isHidden
      environment.isHidden = true
      let index = open(Node(.hidden))
      lower(&self)
      closeSingle(index)
      environment.isHidden = outer
    }
    tables.choice = (number + 1, seen)
  }
}
