import SnippetFoundation

extension TreeBuilder {
  /// Appends rows below each other, with a blank row between sections.
  @MainActor
  mutating func rows(_ content: (inout TreeBuilder) -> Void) {
    let (surroundings, outer, first) = (environment.surroundings, gapEnd, next)
    environment.surroundings.insert(.list)
    environment.surroundings.remove(.labelsHidden)
    scroll(.vertical, alignment: .topLeading, isWide: true) { builder in
      let start = builder.next
      builder.gapEnd = start
      content(&builder)
      // The last section leaves no gap behind it.
      if builder.gapEnd == builder.next, builder.gapEnd > start { builder.dropGap(since: start) }
    }
    (environment.surroundings, gapEnd) = (surroundings, outer)
    keepContainer(from: first)
  }

  /// Takes the blank row behind the last section away, and out of the views that the section stands in.
  private mutating func dropGap(since start: Int) {
    nodes.count -= 1
    cutNotes(at: next)
    var index = start
    while index < next {
      if Int(nodes[index].end) > next {
        nodes[index].end = Int32(truncatingIfNeeded: next)
        index += 1
      } else {
        index = Int(nodes[index].end)
      }
    }
  }

  /// Sets what is lowered apart from the rows around it, if it leaves any node.
  @MainActor
  mutating func section(_ content: (inout TreeBuilder) -> Void) {
    let start = next
    // What a modifier puts around sections is open.
    let needsGap = gapEnd > start || (gapEnd..<start).contains { nodes[$0].end != 0 }
    if needsGap { text("") }
    let first = next
    content(&self)
    if next == first {
      nodes.count = start
    } else {
      text("")
      gapEnd = next
    }
  }
}
