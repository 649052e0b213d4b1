import SnippetFoundation

/// A view that is seen through another.
///
/// A colour, a gradient or a filled shape seen through words or symbols is drawn as those, in its colour, as far as it goes; where
/// it ends, what lies behind stays. Symbols seen through colours and shapes are drawn as far as those go. Where the same symbols
/// lie behind, those beyond are drawn as outlines. Anything else is shown as it is.
///
/// Renders as, of `Color.red.mask { Text("Sale") }` in 10 columns: `   Sale`; of five stars over which a rating fills three:
/// `★★★☆☆`.
public nonisolated struct Masked<Content: View, Mask: View>: PrimitiveView {
  let content: Content
  let mask: Mask
  let alignment: Alignment

  /// Appends a node around both, or the content alone.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    if builder.writing(view.mask) != nil, builder.isGround(view.content) {
      let layout = MaskLayout(alignment: view.alignment)
      builder.lower(layout, seen: view.mask, ground: view.content)
    } else if builder.isGround(view.mask), builder.writing(view.content) == .symbols {
      let layout = MaskLayout(alignment: view.alignment, isCut: true)
      builder.lower(layout, seen: view.content, ground: view.mask)
    } else {
      Content._lower(view.content, &builder)
    }
  }
}

/// What a view is drawn as that draws nothing but text.
private enum Writing {
  case words
  case symbols
}

extension TreeBuilder {
  /// Appends a node around what is seen, the ground that says where, and the outlines of symbols for everywhere else.
  @MainActor
  fileprivate mutating func lower<Seen: View, Ground: View>(
    _ layout: MaskLayout,
    seen: Seen,
    ground: Ground
  ) {
    let (outer, notes) = (environment, spoken.count)
    environment.axis = 2
    environment.decorated = -1
    var layout = layout
    if collectsControls {
      layout.symbols = masked ?? MaskedSymbols()
      masked = layout.symbols
    }
    let index = open(layout)
    let layers = Node(.layers, flags: layout.alignment.bits, 0, layout.alignment.codes)
    Seen._lower(seen, &self)
    gather(from: index + 1, in: layers)
    let hasWords = words(in: index + 1..<next) != nil
    // Symbols in front of others are the same ones in another colour.
    if outer.decorated >= 0, !hasWords { silenceSymbols(since: notes) }
    let second = next
    environment.surroundings.insert(.masked)
    Ground._lower(ground, &self)
    gather(from: second, in: layers)
    environment.surroundings = outer.surroundings
    if !hasWords {
      let (third, said) = (next, spoken.count)
      environment.surroundings.insert(.outlined)
      Seen._lower(seen, &self)
      gather(from: third, in: layers)
      silenceSymbols(since: said)
    }
    environment = outer
    close(index)
    passTag(to: index)
  }

  /// Nothing is said of symbols until it is known whether they are drawn.
  private mutating func silenceSymbols(since note: Int) {
    for i in note..<spoken.count {
      masked?.keep(spoken[i].words, of: nodes[Int(spoken[i].first)])
      spoken[i].words = ""
    }
  }

  /// Says of symbols through a mask, and of those behind them, what is seen of them.
  mutating func settleMasked() {
    guard let masked else { return }
    for i in spoken.indices {
      let note = spoken[i]
      let node = nodes[Int(note.first)]
      guard note.end == note.first + 1, !note.isValue, !note.isTitle,
        let isDrawn = masked.isDrawn(node)
      else { continue }
      spoken[i].words = isDrawn ? masked.words(of: node) ?? note.words : ""
    }
  }

  /// What a view is drawn as that draws nothing but words and symbols; nil where it draws anything else.
  @MainActor
  fileprivate mutating func writing<V: View>(_ view: V) -> Writing? {
    lookAt(view) { builder, range in
      var hasText = false
      for i in range {
        let node = builder.nodes[i]
        if node.kind == .text { hasText = hasText || node.textBytes > 0 && !node.style.isClear }
        if node.kind != .text, !builder.isRoom(node) { return nil }
      }
      guard hasText else { return nil }
      return builder.words(in: range) == nil ? .symbols : .words
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
  private mutating func lookAt<V: View, Result>(
    _ view: V,
    _ body: (inout TreeBuilder, Range<Int>) -> Result
  ) -> Result {
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
    func length(_ proposed: Int?) -> Int { proposed.map { $0 < 1 &<< 20 ? $0 : 1 } ?? 1 }
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
