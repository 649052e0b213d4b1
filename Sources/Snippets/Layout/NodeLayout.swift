import SnippetFoundation

/// How a `.layout` node measures and places its children: all that is beyond the fixed kinds.
///
/// Kept in a table beside the nodes, while they are laid out only. By default it is its one child.
protocol NodeLayout {
  /// The ideal size and what is done with more.
  func ideal(_ i: Int32, _ pass: inout LayoutPass) -> Slot
  /// The size for a proposal.
  func size(_ i: Int32, _ proposal: Proposal, _ pass: inout LayoutPass) -> Size
  /// The least and the most that can be taken.
  func bounds(_ i: Int32, _ pass: inout LayoutPass) -> Bounds
  /// Emits the runs of the children.
  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  )
  /// Where a guide is, in points from the node's top left; nil: nowhere in particular.
  func explicitGuide(
    _ guide: Guide,
    _ i: Int32,
    _ proposal: Proposal,
    _ size: Size,
    _ pass: inout LayoutPass
  ) -> CGFloat?
  /// What it says about its child to containers around it.
  var trait: LayoutTrait? { get }
}

extension NodeLayout {
  func ideal(_ i: Int32, _ pass: inout LayoutPass) -> Slot {
    let child = pass.slots[i &+ 1]
    return Slot(child.width, child.height, child.traits)
  }
  func size(_ i: Int32, _ proposal: Proposal, _ pass: inout LayoutPass) -> Size {
    pass.size(i &+ 1, proposal)
  }
  func bounds(_ i: Int32, _ pass: inout LayoutPass) -> Bounds { pass.bounds[i &+ 1] }
  func place(
    _ i: Int32,
    _ proposal: Proposal,
    _ origin: Point,
    _ size: Size,
    _ pass: inout LayoutPass
  ) {
    let size = pass.size(i &+ 1, proposal)
    pass.place(i &+ 1, proposal, x: origin.x, y: origin.y, size)
  }
  func explicitGuide(
    _ guide: Guide,
    _ i: Int32,
    _ proposal: Proposal,
    _ size: Size,
    _ pass: inout LayoutPass
  ) -> CGFloat? {
    let size = pass.size(i &+ 1, proposal)
    return pass.explicitGuide(guide, i &+ 1, proposal, size)
  }
  var trait: LayoutTrait? { nil }
}

/// A cell by its column and row.
struct Point: BitwiseCopyable, Hashable {
  var x, y: Int32
  init(_ x: Int32, _ y: Int32) { (self.x, self.y) = (x, y) }
}

/// What a view says about itself to the containers around it.
enum LayoutTrait {
  case zIndex(Double)
  case columns(Int)
  case columnAlignment(HorizontalAlignment)
  case cellAnchor(UnitPoint)
  case unsizedAxes(Axis.Set)
  /// In a lazy grid: no cell of a column, but over all of them.
  case wholeLine
  case value(ObjectIdentifier, Any)
}

/// A view with a trait; otherwise its one child.
struct TraitLayout: NodeLayout {
  let trait: LayoutTrait?

  func ideal(_ i: Int32, _ pass: inout LayoutPass) -> Slot {
    let child = pass.slots[i &+ 1]
    var slot = Slot(child.width, child.height, child.traits)
    if case .zIndex? = trait { slot.traits.insert(.raised) }
    return slot
  }
}

extension LayoutPass {
  /// The first answer of a node, or of the one child that it wraps, and so on.
  mutating func trait<Value>(_ i: Int32, _ read: (LayoutTrait) -> Value?) -> Value? {
    var i = i
    while true {
      let node = nodes[Int(i)]
      switch node.kind {
      case .padding, .frame, .fixed, .hidden, .overlay: i &+= 1
      case .layout:
        let layout = layouts[node.tableIndex]
        if let trait = layout.trait {
          if let value = read(trait) { return value }
        } else if i &+ 1 == node.end || nodes[Int(i) &+ 1].end != node.end {
          return nil
        }
        i &+= 1
      default: return nil
      }
      if i >= node.end { return nil }
    }
  }

  /// How far in front a child of layers stands.
  mutating func zIndex(_ i: Int32) -> Double {
    guard slots[i].traits.contains(.raised) else { return 0 }
    return trait(i) { if case .zIndex(let value) = $0 { value } else { nil } } ?? 0
  }
}

extension TreeBuilder {
  /// Opens a node that a layout measures and places.
  mutating func open(_ layout: any NodeLayout, flags: UInt8 = 0, style: Style = Style()) -> Int {
    var node = Node(.layout, flags: flags, style: style)
    node.a = layoutTables.keep(layout)
    return open(node)
  }
}
