import SnippetFoundation

// A button without words that lies over a view, so that a tap anywhere on it acts: in cells its brackets would cover letters.
extension TreeBuilder {
  /// Puts the brackets of a button without words around the view that it was lowered in front of.
  ///
  /// Around a view that has controls of its own they cannot stand: the button is beside it then. True if there is such a
  /// button.
  mutating func settleCover(_ index: Int, other: Int) -> Bool {
    guard let control = coveringControl(other) else { return false }
    let content = index + 1..<other
    if content.contains(where: { nodes[$0].kind == .control }) {
      let row = Node(.row, flags: Alignment(.center, .center).bits, 1)
      (nodes[index].kind, nodes[index].flags) = (row.kind, row.flags)
      (nodes[index].a, nodes[index].b) = (row.a, row.b)
      nodes.count = control + 1
      leaf(Node(.empty))
      for i in other...control { nodes[i].end = Int32(truncatingIfNeeded: nodes.count) }
    } else {
      closeBrackets(of: content)
      let priority = nodes[index].priority
      nodes[index] = nodes[control]
      nodes[index].priority = priority
      nodes.count = other
      nameCover(index)
    }
    nodes[index].end = Int32(truncatingIfNeeded: nodes.count)
    return true
  }

  /// The button that a view in front is, if nothing is drawn of it but its brackets.
  private func coveringControl(_ other: Int) -> Int? {
    var control: Int?
    for i in other..<nodes.count {
      switch nodes[i].kind {
      // What ends in no bracket is a toggle, and what stands in its place is not around the view.
      case .control where control == nil && nodes[i].suffix != 0: control = i
      case .frame, .padding, .fixed: break
      case .empty, .spacer, .row, .column, .layers: if control == nil { return nil }
      case .text where nodes[i].textBytes == 0: if control == nil { return nil }
      default: return nil
      }
    }
    return control
  }

  /// The button has the words of the view that it is around, if it has none of its own; else it says them behind its own.
  private mutating func nameCover(_ index: Int) {
    guard collectsControls else { return }
    let number = nodes[index].tableIndex
    let end = nodes.count
    spoken.removeAll { Int($0.first) >= end }
    for i in spokenParts.indices where spokenParts[i].control == number {
      spokenParts[i].nodes = index..<end
    }
    guard controls.indices.contains(number), let words = words(in: index..<end) else {
      return
    }
    if controls[number].label.isEmpty {
      controls[number].label = words
      wordless.remove(number)
    } else {
      speakValue(words, from: index)
    }
  }

  /// Draws the brackets with braces that would end a control around some nodes before it ends.
  private mutating func closeBrackets(of range: Range<Int>) {
    guard settings.numbersControls || settings.marksForgedControls else { return }
    for node in range where nodes[node].kind == .text {
      var (isOpen, start) = (0, Int(nodes[node].textOffset))
      let end = start + Int(nodes[node].textBytes)
      while start < end {
        switch bytes.base[start] {
        case UInt8(ascii: "["): isOpen += 1
        case UInt8(ascii: "]") where isOpen > 0: isOpen -= 1
        case UInt8(ascii: "]"): bytes.base[start] = UInt8(ascii: "}")
        default: break
        }
        start += 1
      }
    }
  }
}
