import SnippetFoundation

/// Reads a tree out: one thing a row, in reading order, nothing drawn.
///
/// A row of the tree is one row here, its texts with commas between them; below it its controls, each with its number,
/// label, role and state. Of a row that begins with a control everything is said in its place.
struct SpokenOutput {
  private enum Item {
    case words(String)
    case control(String)

    var text: String {
      switch self {
      case .words(let text), .control(let text): text
      }
    }
  }

  private let tree: ViewTree
  /// By the first node they are about, from the innermost to the outermost.
  private var notes: [Int: [SpokenNote]] = [:]

  /// Where texts are drawn, by their places in the arena; kept where an app's own layout or a lazy grid places them.
  private var textRows: [Int32: Int32] = [:]

  init(_ tree: ViewTree) {
    self.tree = tree
    if tree.nodes.contains(where: Self.isSaidByRows) {
      for run in tree.runs where run.bytes > 0 { textRows[run.offset] = run.row }
    }
    for note in tree.spoken { notes[Int(note.first), default: []].append(note) }
  }

  /// The rows; none of them empty.
  func rows() -> [String] {
    let hasNumbers = tree.hasNumbers
    return items().flatMap { item in
      lines(of: item).map { Self.trimmed($0) }
        .filter { !$0.isEmpty }
        .map { hasNumbers && isWords(item) && $0.beginsAsNumberedRow ? "text: \($0)" : $0 }
    }
  }

  /// The rows of an item; a control has one, whatever its label is.
  private func lines(of item: Item) -> [Substring] {
    let lines = Self.written(item.text).split(separator: "\n")
    return isWords(item) ? lines : [Substring(lines.joined(separator: " "))]
  }

  /// A text without what is not written when it is drawn: soft hyphens, blanks of no width.
  private static func written(_ text: String) -> String {
    guard text.unicodeScalars.contains(where: isUnwritten) else { return text }
    return String(String.UnicodeScalarView(text.unicodeScalars.filter { !isUnwritten($0) }))
  }

  private static func isUnwritten(_ scalar: Unicode.Scalar) -> Bool {
    !scalar.isASCII && Scalars.attributes(scalar.value).isHidden
  }

  private static func trimmed(_ row: Substring) -> String {
    guard let first = row.firstIndex(where: { $0 != " " }),
      let last = row.lastIndex(where: { $0 != " " })
    else { return "" }
    return String(row[first...last])
  }

  /// A subtree of which the parts are being gone through; nil: the whole tree.
  private struct Visit {
    var range: Range<Int>?
    /// The subtrees in the node, then those that stand beside it in the range.
    var children: [Range<Int>]
    /// How many of them are in the node.
    var inside: Int
    var parts: [[Item]] = []
  }

  /// Not by calling itself: a tree may be as deep as two thousand nodes, and the stack need not be.
  private func items() -> [Item] {
    let roots = children(in: 0..<tree.nodes.count)
    var visits = [Visit(range: nil, children: roots, inside: roots.count)]
    while true {
      let last = visits.count - 1
      let next = visits[last].parts.count
      if next < visits[last].children.count {
        visits.append(visit(visits[last].children[next]))
        continue
      }
      let done = visits.removeLast()
      guard let range = done.range else { return Array(done.parts.joined()) }
      visits[last - 1].parts.append(items(of: range, done))
    }
  }

  private func visit(_ range: Range<Int>) -> Visit {
    let node = tree.nodes[range.lowerBound]
    // A note may be about several nodes without a stack around them.
    let below =
      range.lowerBound + 1..<max(range.lowerBound + 1, min(range.upperBound, Int(node.end)))
    let inside = saysParts(node) ? children(in: below) : []
    let beside = children(in: below.upperBound..<max(below.upperBound, range.upperBound))
    return Visit(range: range, children: inside + beside, inside: inside.count)
  }

  /// Whether what is in a node is said.
  private func saysParts(_ node: Node) -> Bool {
    switch node.kind {
    case .text, .bar, .hidden, .spacer, .divider, .empty, .custom: false
    case .control: !tree.controls.indices.contains(node.tableIndex)
    case .row, .column, .layers, .padding, .frame, .overlay, .fixed, .layout: true
    }
  }

  /// The ranges of the subtrees that stand beside each other in a range.
  private func children(in range: Range<Int>) -> [Range<Int>] {
    var ranges: [Range<Int>] = []
    var index = range.lowerBound
    while index < range.upperBound {
      // A tree that was read from outside need not be one.
      let end = min(range.upperBound, max(index + 1, Int(tree.nodes[index].end)))
      let far = notes[index]?.map(\.end).max().map { Int($0) } ?? end
      let noted = min(range.upperBound, max(end, far))
      ranges.append(index..<noted)
      index = noted
    }
    return ranges
  }

  /// What is said of a subtree whose parts are known.
  private func items(of range: Range<Int>, _ visit: Visit) -> [Item] {
    let node = tree.nodes[range.lowerBound]
    var items = own(node, range.lowerBound, visit)
    var beside = visit.inside
    var values: [SpokenNote] = []
    for note in notes[range.lowerBound] ?? [] {
      while beside < visit.parts.count, visit.children[beside].upperBound <= note.end {
        items += visit.parts[beside]
        beside += 1
      }
      if note.isValue {
        values.append(note)
        items = adding(note.words, to: items)
      } else if note.isTitle {
        if !note.words.isEmpty { items.insert(.words(note.words), at: 0) }
      } else if !isName(note, of: node) {
        let controls = items.filter { !isWords($0) }
        items = note.words.isEmpty ? controls : [.words(note.words)] + controls
        // What is said of a part is not said of the whole that has words of its own.
        for value in values where value.end >= note.end { items = adding(value.words, to: items) }
      }
    }
    for part in visit.parts[beside...] { items += part }
    return items
  }

  /// Whether a note is what a control is called, whatever the words on it are.
  private func isName(_ note: SpokenNote, of node: Node) -> Bool {
    node.kind == .control && !note.isValue && !note.isTitle && note.end == node.end
      && !note.words.isEmpty
  }

  /// Says something more of the last thing.
  private func adding(_ words: String, to items: [Item]) -> [Item] {
    guard !words.isEmpty else { return items }
    switch items.last {
    case .words(let text): return items.dropLast() + [.words("\(text), \(words)")]
    case .control(let text) where items.count == 1: return [.control("\(text), \(words)")]
    default: return items + [.words(words)]
    }
  }

  private func own(_ node: Node, _ place: Int, _ visit: Visit) -> [Item] {
    let parts = visit.parts[..<visit.inside]
    switch node.kind {
    case .text: return text(node.textOffset, node.textBytes).map { [.words($0)] } ?? []
    case .bar: return text(node.b, node.c).map { [.words("progress, \($0)")] } ?? []
    case .control: return [.control(control(node, place, parts))]
    case .row: return row(parts)
    case .column:
      let endsInBar = visit.inside == 2 && tree.nodes[visit.children[1].lowerBound].kind == .bar
      return column(Array(parts.joined()), endsInBar: endsInBar)
    case .hidden, .spacer, .divider, .empty, .custom: return []
    case .layout where Self.isSaidByRows(node): return placed(parts, visit.children)
    case .layers, .padding, .frame, .overlay, .fixed, .layout: return Array(parts.joined())
    }
  }

  private static func isSaidByRows(_ node: Node) -> Bool {
    node.kind == .layout && node.flags & (Node.placesFreely | Node.isSaidByRows) != 0
  }

  /// What an app's own layout or a lazy grid put in one row is one row.
  private func placed(_ parts: ArraySlice<[Item]>, _ children: [Range<Int>]) -> [Item] {
    var (items, line): ([Item], [[Item]]) = ([], [])
    var last: Int32?
    for (part, range) in zip(parts, children) {
      let row = drawnRow(range)
      if row == nil || row != last {
        items += self.row(line[...])
        line = []
      }
      line.append(part)
      last = row
    }
    return items + row(line[...])
  }

  /// The row that the first text among some nodes is drawn in; nil: there is none.
  private func drawnRow(_ range: Range<Int>) -> Int32? {
    for node in tree.nodes[range] where node.kind == .text && node.textBytes > 0 {
      return textRows[node.textOffset]
    }
    return nil
  }

  /// One row of what stands beside each other and says one thing, its controls apart; what says more is a part of no row.
  private func row(_ parts: ArraySlice<[Item]>) -> [Item] {
    var (items, line): ([Item], [Item]) = ([], [])
    for part in parts {
      if part.count(where: isWords) > 1 {
        items += self.line(line) + part
        line = []
      } else {
        line += part
        if part.contains(where: hasSeveralRows) {
          items += self.line(line)
          line = []
        }
      }
    }
    return items + self.line(line)
  }

  /// Whether words are said in rows: what stands behind them does so behind the last of these.
  private func hasSeveralRows(_ item: Item) -> Bool { isWords(item) && item.text.contains("\n") }

  private func line(_ all: [Item]) -> [Item] {
    // What stands behind a control, such as its price, is said with it.
    if let first = all.first, !isWords(first), all.dropFirst().allSatisfy(isWords) {
      return [.control(all.map(\.text).joined(separator: ", "))]
    }
    // What begins with words has a name, and its value is said with that.
    if let first = all.first, isWords(first) {
      return joined(all.filter(isWords)) + all.filter { !isWords($0) }
    }
    var (items, words): ([Item], [Item]) = ([], [])
    for item in all {
      if isWords(item) {
        words.append(item)
      } else {
        items += joined(words) + [item]
        words = []
      }
    }
    return items + joined(words)
  }

  /// A bar belongs to the label above it.
  private func column(_ items: [Item], endsInBar: Bool) -> [Item] {
    endsInBar && items.count == 2 ? joined(items) : items
  }

  private func isWords(_ item: Item) -> Bool { if case .words = item { true } else { false } }

  private func joined(_ items: [Item]) -> [Item] {
    items.isEmpty ? [] : [.words(items.map(\.text).joined(separator: ", "))]
  }

  /// `3. Oat milk, switch, off`.
  private func control(_ node: Node, _ place: Int, _ parts: ArraySlice<[Item]>) -> String {
    guard tree.controls.indices.contains(node.tableIndex) else {
      return parts.joined().map(\.text).joined(separator: " ")
    }
    let control = tree.controls[node.tableIndex]
    let number = tree.isNumbered(node) ? "\(node.tableIndex + 1). " : ""
    let name = notes[place]?.last { isName($0, of: node) }?.words ?? control.label
    let isBlank = Self.written(name).unicodeScalars.allSatisfy(\.properties.isWhitespace)
    var facts = [isBlank ? "no name" : name]
    facts.append(role(of: control))
    if let state = control.spokenState {
      facts.append(state)
    } else if control.isMixed == true {
      facts.append("partly on")
    } else if let isOn = control.isOn {
      facts.append(isOn ? "on" : "off")
    }
    if control.role == .destructive, !control.action.canBeUndone {
      facts.append("cannot be undone")
    }
    if !control.isEnabled { facts.append("disabled") }
    return number + facts.joined(separator: ", ")
  }

  private func role(of control: ViewTree.Control) -> String {
    switch (control.kind, control.action.kind) {
    case (.toggle, _): "switch"
    case (.button, .link): "link"
    case (.button, .closure) where control.action.identifier == "Menu": "menu"
    case (.button, _): "button"
    }
  }

  /// Whether it is a part of a box or a bar, which nobody wants to hear.
  private static func isDrawing(_ scalar: Unicode.Scalar) -> Bool {
    (0x2500...0x259F).contains(scalar.value)
  }

  /// The words between boxes and bars; nil: there are none.
  private static func withoutDrawings(_ text: String) -> String? {
    let rows = text.split(separator: "\n").map { row in
      row.unicodeScalars.split(whereSeparator: { isDrawing($0) || $0 == " " })
        .map { String(String.UnicodeScalarView($0)) }
        .joined(separator: " ")
    }
    let words = rows.filter { !$0.isEmpty }.joined(separator: "\n")
    return words.isEmpty ? nil : words
  }

  private func text(_ offset: Int32, _ count: Int32) -> String? {
    tree.text(offset, count).flatMap {
      $0.unicodeScalars.contains(where: Self.isDrawing) ? Self.withoutDrawings($0) : $0
    }
  }
}
