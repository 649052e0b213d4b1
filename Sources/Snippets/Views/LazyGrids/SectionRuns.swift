import SnippetFoundation

/// The children of a lazy grid, with the titles of sections among them: each is a line of its own, and cells begin anew below.
struct SectionRuns {
  /// Children that stand in the tracks, and how many stand before each since the last title.
  private(set) var cells: [Int32] = []
  private(set) var places: [Int] = []
  /// Titles, and how many cells stand before each.
  private var titles: [(node: Int32, cells: Int)] = []

  init(_ children: [Int32], _ pass: inout LayoutPass) {
    cells.reserveCapacity(children.count)
    places.reserveCapacity(children.count)
    for child in children {
      if pass.isWholeLine(child) {
        titles.append((child, cells.count))
      } else {
        places.append(cells.count - (titles.last?.cells ?? 0))
        cells.append(child)
      }
    }
  }

  /// The lines, of so many cells at most; whether one is a title.
  func lines(of count: Int) -> [(members: ArraySlice<Int32>, isWhole: Bool)] {
    var lines: [(members: ArraySlice<Int32>, isWhole: Bool)] = []
    var next = 0
    func add(upTo end: Int) {
      while next < end {
        let last = min(end, next + count)
        lines.append((cells[next..<last], false))
        next = last
      }
    }
    for title in titles {
      add(upTo: title.cells)
      lines.append(([title.node], true))
    }
    add(upTo: cells.count)
    return lines
  }
}

extension LayoutPass {
  /// Whether a child of a lazy grid is the title of a section.
  fileprivate func isWholeLine(_ i: Int32) -> Bool {
    guard nodes[Int(i)].kind == .layout else { return false }
    if case .wholeLine? = layouts[nodes[Int(i)].tableIndex].trait { return true }
    return false
  }
}

/// A lazy grid that is being lowered: its node, and the child that was looked at last.
struct OpenGrid {
  let index: Int
  var child: Int
}

extension TreeBuilder {
  /// Whether the next view is a child of a lazy grid, with nothing in between.
  var isDirectlyInGrid: Bool {
    mutating get {
      guard var grid = openGrid else { return false }
      while grid.child < nodes.count, nodes[grid.child].end != 0 {
        grid.child = Int(nodes[grid.child].end)
      }
      openGrid = grid
      return grid.child == nodes.count
    }
  }

  /// A title that goes over the whole line of a lazy grid; where there is none, cells begin anew all the same.
  mutating func wholeLine(_ title: (inout TreeBuilder) -> Void) {
    let index = open(TraitLayout(trait: .wholeLine))
    title(&self)
    closeSingle(index)
  }
}
