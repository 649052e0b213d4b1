import SnippetFoundation

/// Collects the nodes that views lower themselves to.
///
/// Its methods are not generic, so that the generic code around them stays small; it is not a
/// class, so that no access is checked.
public struct TreeBuilder: ~Copyable {
  var nodes = Buffer<Node>(capacity: 64)
  var bytes = Buffer<UInt8>(capacity: 1024)
  var spans = Buffer<TextSpan>(capacity: 0)
  /// What was found in the text that `append` copied last, if it is not plain.
  var surveyed = Columns.Survey()
  /// The columns offered to the whole tree.
  var columns = 44
  @usableFromInline var drawables: [any CellDrawable] = []
  /// What views inherit.
  public var environment = LoweringEnvironment()
  /// What has a spelling in ASCII is spelled.
  var spellsLetters = false
  /// Labels, actions and payloads of controls are wanted, not only their rows.
  var collectsControls = false
  var controlCount = 0
  /// Shapes were drawn of which what stands around them decides what they are: parts of circles, bars of charts.
  var hasOpenShapes = false
  /// Names of pictures were lowered, which are not drawn behind words.
  var hasPictures = false
  /// Whether views further in take over what those in their places owned in the round before.
  @usableFromInline var keepsStates = false
  var depth = 0
  /// What few trees have.
  let extras = TreeExtras()
  private let memory = OnlyInMemory()

  init() {}

  mutating func reset(keepsTables: Bool = false) {
    extras.reset(keepsTables: keepsTables)
    keepsStates = tables?.states != nil
    nodes.count = 0
    bytes.count = 0
    spans.count = 0
    if !drawables.isEmpty { drawables.removeAll(keepingCapacity: true) }
    environment = LoweringEnvironment()
    (controlCount, depth) = (0, 0)
    (hasOpenShapes, hasPictures) = (false, false)
    nodes.append(Node(.column, flags: Alignment(.leading, .top).bits))
  }

  /// The tables, made when they are first needed.
  var layoutTables: LayoutTables {
    mutating get {
      if let tables { return tables }
      let made = LayoutTables(mostHiddenChoices: extras.mostHiddenChoices)
      tables = made
      return made
    }
  }

  mutating func finish() {
    nodes[0].end = Int32(nodes.count)
    if hasPictures { settlePictures() }
    if let pairs { settlePairs(pairs) }
    if hasOpenShapes {
      settleCutouts()
      settleStacks()
      settleSwitches()
      settleGrounds()
      speakUnderlined()
      settleRings()
      settlePillars()
      settleSteps()
      settleSegments()
      settleSigns()
    }
  }

  /// The index that the next node will have.
  public var next: Int { nodes.count }

  /// Appends a node without children.
  public mutating func leaf(_ node: Node) {
    var node = node
    node.end = Int32(truncatingIfNeeded: nodes.count &+ 1)
    nodes.append(node)
  }

  /// Appends a node whose children follow, until `close` of the returned index.
  public mutating func open(_ node: Node) -> Int {
    depth &+= 1
    nodes.append(node)
    return nodes.count &- 1
  }

  /// Closes an open node.
  public mutating func close(_ index: Int) {
    depth &-= 1
    nodes[index].end = Int32(truncatingIfNeeded: nodes.count)
  }

  /// Closes a node that takes exactly one child; any other number of them is put in a column.
  public mutating func closeSingle(_ index: Int) {
    let first = index &+ 1
    gather(from: first, in: Node(.column))
    // What stands in a stack for its content is served as that is.
    nodes[index].priority = nodes[first].priority
    close(index)
  }

  /// Puts a node around the views lowered since `first`, unless they are exactly one.
  @inline(__always)
  mutating func gather(from first: Int, in node: @autoclosure () -> Node) {
    if first < nodes.count, Int(nodes[first].end) == nodes.count { return }
    gatherSeveral(from: first, in: node())
  }

  // By itself: most of what takes one view is given one.
  @inline(never)
  private mutating func gatherSeveral(from first: Int, in node: Node) {
    if collectsControls { moveNotes(from: first) }
    if tags != nil { moveTags(from: first) }
    leaf(node)
    for i in stride(from: nodes.count - 1, to: first, by: -1) {
      nodes[i] = nodes[i - 1]
      nodes[i].end += 1
    }
    nodes[first] = node
    nodes[first].end = Int32(truncatingIfNeeded: nodes.count)
  }

  /// Gives the views lowered since `start` a layout priority.
  public mutating func setPriority(_ priority: Int16, from start: Int) {
    var index = start
    while index < nodes.count {
      nodes[index].priority = priority
      index = Int(nodes[index].end)
    }
  }

  /// Keeps a drawable beside the tree and returns its index for a `.custom` node.
  @inlinable
  public mutating func keep<Drawable: CellDrawable>(_ drawable: consuming Drawable) -> Int32 {
    drawables.append(drawable)
    return Int32(truncatingIfNeeded: drawables.count &- 1)
  }
}
