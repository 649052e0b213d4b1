/// A view for which those who hear it are told of other views, which are not drawn.
public nonisolated struct SpokenElsewise<Content: View, Other: View>: PrimitiveView {
  let content: Content
  let other: Other
  /// The other views are what is inside of the view, and said after it.
  var isInside = false

  /// Appends the content's nodes and keeps what is said of the other views.
  @MainActor
  public static func _lower(_ view: Self, _ builder: inout TreeBuilder) {
    let start = builder.next
    Content._lower(view.content, &builder)
    guard builder.collectsControls, builder.next > start else { return }
    let words = builder.rowsSaid(by: view.other).joined(separator: ", ")
    if view.isInside {
      builder.speakValue(words, from: start)
    } else {
      builder.speak(words, from: start)
    }
  }
}

extension View {
  /// Says what another view would say in place of this one.
  public nonisolated func accessibilityRepresentation<V: View>(
    @ViewBuilder representation: () -> V
  ) -> SpokenElsewise<Self, V> { SpokenElsewise(content: self, other: representation()) }

  /// Says what other views would say after this one, as what is inside of it.
  public nonisolated func accessibilityChildren<V: View>(
    @ViewBuilder children: () -> V
  ) -> SpokenElsewise<Self, V> {
    SpokenElsewise(content: self, other: children(), isInside: true)
  }
}

extension TreeBuilder {
  /// The rows in which a view that is not drawn would be read out.
  @MainActor
  fileprivate mutating func rowsSaid<V: View>(by view: V) -> [String] {
    let (notes, parts, label) = (spoken, spokenParts, spokenLabel)
    let (kept, taps, count) = (controls, actions, controlCount)
    let (listening, told, secret, silent) = (handlers, notices, privateText, wordless)
    let (outer, numbers, isHidden) = (environment, settings.numbersControls, environment.isHidden)
    (spoken, spokenParts, spokenLabel) = ([], [], nil)
    (controls, actions, controlCount) = ([], [], 0)
    settings.numbersControls = false
    let rows = unseen { builder in
      (builder.collectsControls, builder.environment.isHidden) = (true, isHidden)
      let start = builder.next
      V._lower(view, &builder)
      return SpokenOutput(builder.tree(from: start)).rows()
    }
    (spoken, spokenParts, spokenLabel) = (notes, parts, label)
    (controls, actions, controlCount) = (kept, taps, count)
    (handlers, notices, privateText, wordless) = (listening, told, secret, silent)
    environment = outer
    settings.numbersControls = numbers
    return rows
  }

  /// The nodes since `start` as a tree that is not laid out.
  private func tree(from start: Int) -> ViewTree {
    let first = Int32(truncatingIfNeeded: start)
    let own = (start..<next).map { index in
      var node = nodes[index]
      node.end -= first
      return node
    }
    let notes = spoken.map { note in
      var note = note
      (note.first, note.end) = (note.first - first, note.end - first)
      return note
    }
    return ViewTree(
      nodes: own,
      arena: Array(UnsafeBufferPointer(start: bytes.base, count: bytes.count)),
      runs: [],
      inOrder: true,
      controls: controls,
      spoken: notes,
      columns: 0,
      extent: Size(0, 0)
    )
  }
}
