import SnippetFoundation

extension ViewTree {
  /// Whether a control is picked by its number.
  package var hasNumbers: Bool { nodes.contains { $0.kind == .control && isNumbered($0) } }

  /// The first control of which something is drawn between its brackets, such as the sign of a symbol; its place.
  ///
  /// Of several texts in it one stands after the other.
  package func firstControl(drawnAs isMeant: (String) -> Bool) -> Int? {
    for (place, node) in nodes.enumerated() where node.kind == .control {
      guard controls.indices.contains(node.tableIndex) else { continue }
      let end = min(nodes.count, max(place + 1, Int(node.end)))
      let texts = nodes[place + 1..<end].filter { $0.kind == .text }
      let words = texts.compactMap { text($0.textOffset, $0.textBytes) }.joined(separator: " ")
      if isMeant(words) { return node.tableIndex }
    }
    return nil
  }

  /// Whether a control is drawn with its number before it.
  func isNumbered(_ control: Node) -> Bool {
    text(control.prefixOffset, control.prefixBytes)?.contains(":") ?? false
  }

  /// A text of the arena; nil: nothing is there.
  func text(_ offset: Int32, _ count: Int32) -> String? {
    let (start, length) = (Int(offset), Int(count))
    guard start >= 0, length > 0, start + length <= arena.count else { return nil }
    return String(decoding: arena[start..<start + length], as: UTF8.self)
  }
}

extension String {
  /// Whether a row begins as `3. `, as what is picked by a number does; what is not seen does not count.
  package var beginsAsNumberedRow: Bool {
    let seen = unicodeScalars.filter { $0.isASCII || !Scalars.isUnseen($0.value) }
    let text = seen.drop { $0.properties.isWhitespace }
    let rest = text.drop { Character($0).isNumber }
    guard rest.startIndex != text.startIndex, rest.first == "." else { return false }
    return rest.dropFirst().first?.properties.isWhitespace ?? false
  }
}
