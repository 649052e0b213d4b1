/// A view that is seen through another.
///
/// A colour, a gradient or a filled shape seen through words or symbols is drawn as those, in its colour, as far as it goes; where
/// it ends, what lies behind stays. Anything else is shown as it is.
///
/// Renders as, of `Color.red.mask { Text("Sale") }` in 10 columns: `   Sale`.
public nonisolated struct Masked<Content: View, Mask: View>: PrimitiveView {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  /// Appends a node around both, or the content alone.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    guard builder.isWriting(view.mask), builder.isGround(view.content) else {
      return Content._lower(view.content, &builder)
    }
    let (outer, notes) = (builder.environment, builder.spoken.count)
    builder.environment.axis = 2
    builder.environment.decorated = -1
    let index = builder.open(MaskLayout(alignment: view.alignment))
    let layers = Node(.layers, flags: view.alignment.bits, 0, view.alignment.codes)
    Mask._lower(view.mask, &builder)
    builder.gather(from: index + 1, in: layers)
    // Symbols in front of others are the same ones in another colour.
    let hasWords = builder.words(in: index + 1..<builder.next) != nil
    if outer.decorated >= 0, !hasWords {
      for i in notes..<builder.spoken.count { builder.spoken[i].words = "" }
    }
    let ground = builder.next
    builder.environment.surroundings.insert(.masked)
    Content._lower(view.content, &builder)
    builder.gather(from: ground, in: layers)
    builder.environment = outer
    builder.close(index)
  }
}

extension TreeBuilder {
  /// Whether a view is drawn as words or symbols, and nothing else.
  @MainActor
  fileprivate mutating func isWriting<V: View>(_ view: V) -> Bool {
    lookAt(view) { builder, range in
      var hasText = false
      for i in range {
        let node = builder.nodes[i]
        if node.kind == .text { hasText = hasText || node.textBytes > 0 && !node.style.isClear }
        if node.kind != .text, !builder.isRoom(node) { return false }
      }
      return hasText
    }
  }

  /// Whether a view is made of colours, gradients and filled shapes, and nothing else.
  @MainActor
  fileprivate mutating func isGround<V: View>(_ view: V) -> Bool {
    lookAt(view) { builder, range in
      var isFilled = false
      for i in range {
        let node = builder.nodes[i]
        if node.kind == .custom, builder.drawables[node.tableIndex] is Filling {
          isFilled = true
        } else if !builder.isRoom(node) {
          return false
        }
      }
      return isFilled
    }
  }

  /// Whether a node draws nothing by itself.
  private func isRoom(_ node: Node) -> Bool {
    switch node.kind {
    case .row, .column, .layers, .overlay, .spacer, .padding, .frame, .fixed, .hidden, .empty: true
    // A box draws its lines itself.
    case .layout: !(tables?.layouts[node.tableIndex] is BorderLayout)
    case .text, .divider, .control, .custom, .bar: false
    }
  }

  @MainActor
  private mutating func lookAt<V: View>(
    _ view: V,
    _ body: (inout TreeBuilder, Range<Int>) -> Bool
  ) -> Bool {
    unseen { builder in
      let (outer, start) = (builder.environment, builder.next)
      builder.environment.surroundings.insert(.masked)
      V._lower(view, &builder)
      builder.environment = outer
      return body(&builder, start..<builder.next)
    }
  }

  /// All the room that is offered, in a colour of which something is seen through a mask.
  mutating func filling(_ style: Style) {
    raiseFrame()
    let index = openRoom()
    leaf(Node(.custom, style: style, keep(Filling())))
    close(index)
  }
}

/// A colour from side to side.
private struct Filling: CellDrawable {
  func size(columns: Int?, rows: Int?) -> (columns: Int, rows: Int) {
    func length(_ proposed: Int?) -> Int { proposed.map { $0 < 1 << 20 ? $0 : 1 } ?? 1 }
    return (length(columns), length(rows))
  }

  func character(column: Int, row: Int, columns: Int, rows: Int) -> Unicode.Scalar { "█" }
}

extension View {
  /// Shows a view through another: a colour through words is those words in that colour.
  public nonisolated func mask<Mask: View>(
    alignment: Alignment = .center,
    @ViewBuilder _ mask: () -> Mask
  ) -> Masked<Self, Mask> { Masked(content: self, mask: mask(), alignment: alignment) }

  /// Shows a view through another: a colour through words is those words in that colour.
  public nonisolated func mask<Mask: View>(_ mask: Mask) -> Masked<Self, Mask> {
    Masked(content: self, mask: mask, alignment: .center)
  }
}
