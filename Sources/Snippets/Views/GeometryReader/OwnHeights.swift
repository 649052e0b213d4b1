import SnippetFoundation

/// Lengths in the content of readers that follow from the reader's height, where that is the height of the content.
///
/// Such a length would be found from itself: the content would stay as high as was assumed, or grow in every round. Which
/// lengths they are is found out by lowering once more, with another height: those that differ then.
struct OwnHeights {
  /// Readers that were offered no height in this round, and the height that they chose.
  private(set) var readers: [UInt64: Int32] = [:]
  /// What readers answered where no height was offered, and how wide.
  private var answers: [UInt64: Size] = [:]
  /// The lengths that follow from a reader's height; none for readers of which that is not known.
  private var followers: [UInt64: Followers] = [:]
  /// How often a reader was told another height.
  private var changes: [UInt64: Int] = [:]
  private var trial: Trial?

  /// What was lowered before a trial, and with what it is compared.
  private struct Trial {
    let nodes: [Node]
    let layouts: [any NodeLayout]
    let readers: Set<UInt64>
    let rows: Int32
  }

  /// The lengths of some nodes after a reader's, and how many nodes there are in it.
  private struct Followers {
    var count: Int
    var nodes: [(offset: Int, node: Node)] = []
  }

  /// Another height is tried: that of a screen; then one that is no threshold of an app.
  private static let trials: [Int32] = [40, 8]
  /// A reader is told its height at most so often: what it is made of in other ways may grow with it.
  private static let mostChanges = 3

  /// The height that a reader is told in place of its own.
  func height(_ path: UInt64, _ known: Int32) -> Int32 {
    guard let trial, trial.readers.contains(path) else { return known }
    return trial.rows
  }

  var isTrial: Bool { trial != nil }

  mutating func begin() {
    if !readers.isEmpty { readers.removeAll() }
    if !answers.isEmpty { answers.removeAll() }
  }

  /// Keeps what a reader answered where no height was offered.
  mutating func answer(_ path: UInt64, _ size: Size) { answers[path] = size }

  /// Keeps that a reader got a height which is its own: none was offered, or a row is as high as the reader in it.
  mutating func place(
    _ path: UInt64,
    _ proposal: Proposal,
    _ size: Size,
    ideal: Int32,
    told: Int32
  ) {
    let isOwn = told == 1 && (size.height == ideal || size == answers[path])
    if proposal.height < 0 || isOwn { readers[path] = size.height }
  }

  /// Begins a trial if there are readers of which the lengths that follow are not known.
  mutating func beginTrial(_ nodes: borrowing Buffer<Node>, _ layouts: [any NodeLayout]) -> Bool {
    let open = Set(readers.keys.filter { followers[$0] == nil })
    guard !open.isEmpty else { return false }
    var tried: Set<UInt64> = []
    for (path, range) in Self.readers(in: nodes, layouts) where open.contains(path) {
      if range.contains(where: { Self.hasLength(nodes[$0]) }) {
        tried.insert(path)
      } else {
        followers[path] = Followers(count: range.count)
      }
    }
    guard !tried.isEmpty else { return false }
    let all = Array(UnsafeBufferPointer(start: nodes.base, count: nodes.count))
    trial = Trial(nodes: all, layouts: layouts, readers: tried, rows: Self.trials[0])
    return true
  }

  /// Compares what was lowered in a trial with what was before, and begins another one where that cannot be.
  mutating func endTrial(
    _ nodes: borrowing Buffer<Node>,
    _ layouts: [any NodeLayout],
    mayRepeat: Bool
  ) {
    guard let trial else { return }
    let now = Self.readers(in: nodes, layouts)
    let before = trial.nodes.withUnsafeBufferPointer { Self.readers(in: $0, trial.layouts) }
    var open: Set<UInt64> = []
    for path in trial.readers {
      guard let (old, new) = before[path].flatMap({ old in now[path].map { (old, $0) } }),
        old.count == new.count
      else {
        open.insert(path)
        continue
      }
      var found = Followers(count: old.count)
      for offset in 0..<old.count {
        let (node, other) = (trial.nodes[old.lowerBound + offset], nodes[new.lowerBound + offset])
        if let loose = node.loosened(where: other) { found.nodes.append((offset, loose)) }
      }
      followers[path] = found
    }
    self.trial = nil
    guard !open.isEmpty, mayRepeat, trial.rows == Self.trials[0] else {
      for path in open { followers[path] = Followers(count: 0) }
      return
    }
    self.trial = Trial(
      nodes: trial.nodes,
      layouts: trial.layouts,
      readers: open,
      rows: Self.trials[1]
    )
  }

  /// Whether lengths follow from the height of a reader.
  func hasFollowers(_ path: UInt64) -> Bool { followers[path]?.nodes.isEmpty == false }

  /// Takes the lengths away that follow from the height of a reader whose content was lowered.
  ///
  /// Among words a filled shape whose height follows is a ground, which is not drawn; without words, `drawables` has none.
  mutating func loosen(
    _ path: UInt64,
    _ nodes: borrowing Buffer<Node>,
    from index: Int,
    grounds drawables: [any CellDrawable]
  ) {
    guard let known = followers[path] else { return }
    guard known.count == nodes.count - index else {
      // The content is another one now, whose lengths are not known.
      if trial == nil { followers[path] = nil }
      return
    }
    for (offset, node) in known.nodes where nodes[index + offset].kind == node.kind {
      nodes[index + offset].takeLengths(of: node)
      guard node.kind == .frame, node.c < 0, nodes[index + offset + 1].kind == .custom else {
        continue
      }
      let place = nodes[index + offset + 1].tableIndex
      guard place < drawables.count, (drawables[place] as? ShapeDrawing)?.isGround == true else {
        continue
      }
      (nodes[index + offset].c, nodes[index + offset].d) = (0, 0)
    }
  }

  /// The height that a reader is told next: what it has, once it is known what follows from it, but not too often.
  mutating func told(_ path: UInt64, _ known: Int32, found: Int32, mayTry: Bool) -> Int32 {
    guard known != found else { return found }
    if mayTry, followers[path] == nil { return known }
    let count = changes[path, default: 0] + 1
    changes[path] = count
    return count > Self.mostChanges ? known : found
  }

  private static func readers(
    in nodes: borrowing Buffer<Node>,
    _ layouts: [any NodeLayout]
  ) -> [UInt64: Range<Int>] {
    readers(in: UnsafeBufferPointer(start: nodes.base, count: nodes.count), layouts)
  }

  private static func readers(
    in nodes: UnsafeBufferPointer<Node>,
    _ layouts: [any NodeLayout]
  ) -> [UInt64: Range<Int>] {
    var found: [UInt64: Range<Int>] = [:]
    for (i, node) in nodes.enumerated() where node.kind == .layout {
      guard let reader = layouts[node.tableIndex] as? ReaderLayout else { continue }
      found[reader.path] = i..<Int(node.end)
    }
    return found
  }

  /// Whether a node has a length that may follow from a height.
  private static func hasLength(_ node: Node) -> Bool {
    switch node.kind {
    case .frame, .padding, .spacer: true
    case .column: node.spacing > 0
    default: false
    }
  }
}

extension Node {
  /// A frame that is as high as this at the height of a row is so whatever the height is.
  private static var leastLength: Int32 { 4 }

  /// The node without the lengths that are others in another node; nil if there are none.
  ///
  /// A frame has none then, or at least its own if that is long; other things keep what they have at a low height.
  fileprivate func loosened(where other: Node) -> Node? {
    guard kind == other.kind else { return nil }
    switch kind {
    case .frame:
      var node = self
      if node.a != other.a { node.a = a < Self.leastLength ? .unspecified : a }
      if node.b != other.b { node.b = .unspecified }
      if node.c != other.c { node.c = c < Self.leastLength ? .unspecified : c }
      if node.d != other.d { node.d = .unspecified }
      if idealWidth != other.idealWidth { node.style.bits &= ~0xFFFF }
      if idealHeight != other.idealHeight { node.style.bits &= ~0xFFFF_0000 }
      return node == self ? nil : node
    case .padding:
      return (a, b, c, d) == (other.a, other.b, other.c, other.d) ? nil : self
    case .column, .spacer: return a == other.a ? nil : self
    default: return nil
    }
  }

  /// Takes over the lengths of a node of the same kind.
  fileprivate mutating func takeLengths(of node: Node) {
    a = node.a
    guard kind == .frame || kind == .padding else { return }
    (b, c, d) = (node.b, node.c, node.d)
    guard kind == .frame else { return }
    style.bits = style.bits & ~0xFFFF_FFFF | node.style.bits & 0xFFFF_FFFF
    if c < 0 { flags &= ~(Node.noHeight | Node.hairHeight) }
    if a < 0 { flags &= ~(Node.slimWidth | Node.hairWidth) }
  }
}

extension ShapeDrawing {
  /// It is filled, and no part of a circle.
  fileprivate var isGround: Bool { isFilled && part == nil }
}
