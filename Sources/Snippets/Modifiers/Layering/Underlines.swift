import SnippetFoundation

// Lines below words: of views beside each other the one that has such a line is chosen.
extension TreeBuilder {
  /// Says of the one view in a row that is underlined, among others of its form that are not, that it is chosen.
  mutating func speakUnderlined() {
    guard collectsControls else { return }
    let words = AccessibilityTraits.isSelected.words[0]
    var told: Set<Int>?
    for i in 0..<nodes.count where nodes[i].kind == .row {
      guard let chosen = underlined(in: i) else { continue }
      let all =
        told ?? Set(spoken.lazy.filter { $0.isValue && $0.words == words }.map { Int($0.first) })
      told = all
      let place = controlAround(chosen) ?? chosen
      let end = Int(nodes[place].end)
      guard !(i..<end).contains(where: all.contains) else { continue }
      speakValue(words, from: place, to: end)
    }
  }

  /// The child of a row that alone has a line below its words, if all children are of one form.
  private func underlined(in row: Int) -> Int? {
    var (child, chosen, count) = (row + 1, Int?.none, 0)
    var first: [FormPart]?
    while child < Int(nodes[row].end) {
      guard isRead(child), let form = form(of: child) else { return nil }
      if let first, !isAlike(first, form) { return nil }
      first = first ?? form
      if isUnderlined(child) {
        guard chosen == nil else { return nil }
        chosen = child
      }
      count += 1
      child = Int(nodes[child].end)
    }
    return count > 1 ? chosen : nil
  }

  /// Whether the last view of a column in a view is a thin line that is seen, and the others are to be read.
  private func isUnderlined(_ index: Int) -> Bool {
    (index..<Int(nodes[index].end)).contains { column in
      guard nodes[column].kind == .column else { return false }
      var (child, hasWords) = (column + 1, false)
      while child < Int(nodes[column].end) {
        let end = Int(nodes[child].end)
        if end == Int(nodes[column].end) { return hasWords && isThinLine(child..<end) }
        hasWords = hasWords || isRead(child)
        child = end
      }
      return false
    }
  }

  private func isThinLine(_ range: Range<Int>) -> Bool {
    var isLine = false
    for i in range {
      switch nodes[i].kind {
      case .frame, .padding, .fixed, .layout: break
      case .custom:
        guard let shape = shapeDrawing(at: i), shape.isThin, !nodes[i].style.isClear else {
          return false
        }
        isLine = true
      default: return false
      }
    }
    return isLine
  }

  /// The control that a view is, but for what sizes it.
  private func controlAround(_ index: Int) -> Int? {
    var i = index
    while i < nodes.count {
      switch nodes[i].kind {
      case .control: return i
      case .frame, .padding, .fixed, .layout: i += 1
      default: return nil
      }
    }
    return nil
  }
}
