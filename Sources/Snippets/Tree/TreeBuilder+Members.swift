import SnippetFoundation

// A modifier is for views, not for a group of them: of several views each gets what it puts around one.
extension TreeBuilder {
  /// Closes a node that a modifier puts around a view: of several views each gets one, and of none there is none.
  ///
  /// The cells of a grid's row are such views, not the row; so are the rows of a list's section.
  @usableFromInline
  mutating func closeEach(_ index: Int) {
    let first = index &+ 1
    guard isOneView(from: first) else { return closeMembers(index) }
    nodes[index].priority = nodes[first].priority
    close(index)
    if tags != nil { passTag(to: index) }
  }

  /// Whether exactly one view was lowered since `first`.
  @usableFromInline
  func isOneView(from first: Int) -> Bool {
    first < nodes.count && Int(nodes[first].end) == nodes.count && !nodes[first].isGridRow
  }

  @inline(never)
  private mutating func closeMembers(_ index: Int) {
    var node = nodes[index]
    if node.kind == .layout { node.flags |= Node.isOneOfSeveral }
    each(in: index) { builder, view in
      let around = builder.open(node)
      builder.put(view)
      builder.closeSingle(around)
    }
  }

  /// Takes a node that is open away, and puts the views in it down again one after the other, each as `around` says.
  mutating func each(in index: Int, _ around: (inout TreeBuilder, LiftedView) -> Void) {
    var lifted = LiftedViews(from: index + 1, &self)
    let endsWithGap = gapEnd == nodes.count && gapEnd > index + 1
    nodes.count = index
    depth -= 1
    relay(lifted.range, &lifted, around)
    if tags != nil { lifted.moveTags(&self) }
    lifted.movePreferences(&self)
    if endsWithGap { gapEnd = nodes.count }
  }

  private mutating func relay(
    _ range: Range<Int>,
    _ lifted: inout LiftedViews,
    _ around: (inout TreeBuilder, LiftedView) -> Void
  ) {
    var child = range.lowerBound
    while child < range.upperBound {
      let node = lifted[child]
      let end = Int(node.end)
      lifted.starts[child] = nodes.count
      if lifted.nodesAroundViews(at: child) > 0 {
        relayInside(child, &lifted, around)
      } else {
        let view = lifted.view(child..<end)
        // The blank rows between sections are no views.
        if node.kind == .text, node.textBytes == 0, isIn(.list) {
          put(view)
        } else {
          around(&self, view)
        }
        lifted.putNotesOfSeveral(child..<end, &self)
      }
      child = end
    }
  }

  /// Puts down what is around cells or rows as it was, and these one after the other.
  private mutating func relayInside(
    _ child: Int,
    _ lifted: inout LiftedViews,
    _ around: (inout TreeBuilder, LiftedView) -> Void
  ) {
    let (end, count) = (Int(lifted[child].end), lifted.nodesAroundViews(at: child))
    if count == 2 { sectionRows.insert(nodes.count) }
    let first = nodes.count
    for index in child..<child + count {
      var node = lifted[index]
      node.end = 0
      lifted.starts[index] = open(node)
    }
    relay(child + count..<end, &lifted, around)
    for index in (first..<first + count).reversed() { close(index) }
  }

  /// Puts a view down where the tree is now.
  mutating func put(_ view: LiftedView) {
    let distance = nodes.count - view.start
    nodes.reserve(view.nodes.count)
    for var node in view.nodes {
      node.end += Int32(truncatingIfNeeded: distance)
      nodes.append(node)
    }
    for var note in view.notes {
      note.first += Int32(truncatingIfNeeded: distance)
      note.end += Int32(truncatingIfNeeded: distance)
      spoken.append(note)
    }
    for var part in view.parts {
      part.nodes = part.nodes.lowerBound + distance..<part.nodes.upperBound + distance
      spokenParts.append(part)
    }
  }
}

/// A view that was taken out of the tree, with what is said of it.
struct LiftedView {
  /// Where it stood.
  let start: Int
  let nodes: ArraySlice<Node>
  let notes: [SpokenNote]
  let parts: [SpokenPart]
}

/// Views that stood next to each other and were taken out of the tree.
struct LiftedViews {
  let range: Range<Int>
  /// Where views that stood somewhere stand now, with what is around them.
  var starts: [Int: Int] = [:]
  private let nodes: [Node]
  private let sectionRows: Set<Int>
  /// What is said, by the view in which it ends.
  private var notes: [Int: [SpokenNote]] = [:]
  private var parts: [Int: [SpokenPart]] = [:]

  /// Takes the views lowered since an index; their nodes are still to be removed.
  init(from first: Int, _ builder: inout TreeBuilder) {
    range = first..<max(first, builder.nodes.count)
    nodes = range.map { builder.nodes[$0] }
    sectionRows = builder.sectionRows
    guard builder.collectsControls else { return }
    let owners = owners()
    let own = range
    for note in builder.spoken
    where own.contains(Int(note.end) - 1) && own.contains(Int(note.first)) {
      notes[owners[Int(note.end) - 1 - first], default: []].append(note)
    }
    builder.spoken.removeAll { own.contains(Int($0.end) - 1) && own.contains(Int($0.first)) }
    for part in builder.spokenParts where own.contains(part.nodes.lowerBound) {
      parts[owners[part.nodes.upperBound - 1 - first], default: []].append(part)
    }
    builder.spokenParts.removeAll { own.contains($0.nodes.lowerBound) }
  }

  subscript(index: Int) -> Node { nodes[index - range.lowerBound] }

  /// The view whose nodes stood in a range, with what is said of it and of nothing else.
  func view(_ range: Range<Int>) -> LiftedView {
    let first = self.range.lowerBound
    return LiftedView(
      start: range.lowerBound,
      nodes: nodes[range.lowerBound - first..<range.upperBound - first],
      notes: notes[range.lowerBound, default: []].filter { $0.first >= range.lowerBound },
      parts: parts[range.lowerBound, default: []].filter {
        $0.nodes.lowerBound >= range.lowerBound
      }
    )
  }

  /// Puts down what is said of several views, the last of which is down now.
  func putNotesOfSeveral(_ last: Range<Int>, _ builder: inout TreeBuilder) {
    for var note in notes[last.lowerBound, default: []] where note.first < last.lowerBound {
      note.first = Int32(truncatingIfNeeded: starts[Int(note.first)] ?? builder.nodes.count - 1)
      note.end = Int32(truncatingIfNeeded: builder.nodes.count)
      builder.spoken.append(note)
    }
    for var part in parts[last.lowerBound, default: []]
    where part.nodes.lowerBound < last.lowerBound {
      let first = starts[part.nodes.lowerBound] ?? builder.nodes.count - 1
      part.nodes = first..<builder.nodes.count
      builder.spokenParts.append(part)
    }
  }

  /// A view that stands for a value does so with what is around it.
  ///
  /// What stands for a value inside of a view does so no longer.
  func moveTags(_ builder: inout TreeBuilder) {
    builder.tags = builder.tags?.compactMap { tag in
      if tag.index < range.lowerBound { return tag }
      guard let start = starts[tag.index] else { return nil }
      var tag = tag
      (tag.index, tag.depth) = (start, tag.depth + 1)
      return tag
    }
  }

  /// What a view gives it gives with what is around it.
  func movePreferences(_ builder: inout TreeBuilder) {
    guard let tables = builder.tables, !tables.preferences.isEmpty else { return }
    let views = starts.keys.sorted()
    for i in tables.preferences.indices where tables.preferences[i].node >= range.lowerBound {
      let node = tables.preferences[i].node
      if let view = views.last(where: { $0 <= node }), let start = starts[view] {
        tables.preferences[i].node = start
      }
    }
  }

  /// How many nodes are around views that are gone through one by one: a grid's row, or what sets rows of a section in.
  func nodesAroundViews(at index: Int) -> Int {
    let node = self[index]
    if node.isGridRow { return 1 }
    guard node.kind == .padding, sectionRows.contains(index), index + 1 < Int(node.end) else {
      return 0
    }
    return self[index + 1].kind == .column ? 2 : 0
  }

  /// For each node the index of the view that it stands in.
  private func owners() -> [Int] {
    var owners = [Int](repeating: 0, count: nodes.count)
    var child = range.lowerBound
    while child < range.upperBound {
      let around = nodesAroundViews(at: child)
      if around > 0 {
        child += around
        continue
      }
      let end = Int(self[child].end)
      for index in child..<end { owners[index - range.lowerBound] = child }
      child = end
    }
    return owners
  }
}

extension Node {
  /// A row of a grid: its children are cells.
  var isGridRow: Bool { kind == .row && flags & Node.gridRow != 0 }
  /// A layout that is around each of several views.
  static var isOneOfSeveral: UInt8 { 1 }
}
