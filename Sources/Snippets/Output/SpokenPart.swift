/// A field or a control among the nodes of a tree, of which an accessibility label changes the name only.
struct SpokenPart {
  var nodes: Range<Int>
  /// What is said behind a field's name: what it is, and its value.
  var facts = ""
  /// A control's line in the table of controls.
  var control: Int?
}

extension TreeBuilder {
  /// Keeps what is said of the nodes since `index` whatever they are called.
  mutating func keepFacts(_ facts: [String?], from index: Int) {
    guard collectsControls, index < next else { return }
    let words = facts.compactMap { $0 }.filter { !$0.isEmpty }.joined(separator: ", ")
    if !words.isEmpty { spokenParts.append(SpokenPart(nodes: index..<next, facts: words)) }
  }

  /// Names the field or the control that the nodes since `index` are; false if they are more than that.
  mutating func namePart(_ name: String, from index: Int, _ parts: Int) -> Bool {
    guard let part = spokenParts.dropFirst(parts).last,
      spokenParts.dropFirst(parts).allSatisfy({ $0.nodes.clamped(to: part.nodes) == $0.nodes }),
      saysNothing(outside: part.nodes, from: index)
    else { return false }
    guard let control = part.control else {
      speak("\(name), \(part.facts)", from: index)
      return true
    }
    if wordless.contains(control) {
      controls[control].label = name
    } else if let node = (index..<next).first(where: { isControl(nodes[$0], control) }) {
      speak(name, from: node, to: Int(nodes[node].end))
    }
    return true
  }

  /// Whether all that the nodes since `index` show in words stands in a range.
  func saysNothing(outside range: Range<Int>, from index: Int) -> Bool {
    words(in: index..<max(index, min(range.lowerBound, next))) == nil
      && words(in: min(range.upperBound, next)..<next) == nil
  }

  private func isControl(_ node: Node, _ number: Int) -> Bool {
    node.kind == .control && node.tableIndex == number
  }
}
