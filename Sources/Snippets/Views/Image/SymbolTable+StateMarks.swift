extension SymbolTable {
  /// Whether a symbol says only that something is on or off: `checkmark.square`, `circle`, `largecircle.fill.circle`.
  static func isStateMark(_ name: String) -> Bool {
    if name.hasPrefix("switch.2") || name.hasPrefix("togglepower") { return true }
    return name.split(separator: ".").allSatisfy { stateMarkParts.contains($0) }
  }

  private static let stateMarkParts: Set<Substring> = [
    "checkmark", "xmark", "minus", "circle", "largecircle", "smallcircle", "square", "dot",
    "inset", "filled", "fill", "record", "dotted", "dashed", "seal", "lightswitch", "on", "off",
  ]
}

extension TreeBuilder {
  /// Leaves out a mark that an app's style draws of a state which is drawn anyway, and the room framed for it.
  mutating func leaveOutMark() {
    var i = nodes.count - 1
    while i > 0, nodes[i].end == 0, nodes[i].kind == .frame {
      (nodes[i].a, nodes[i].b, nodes[i].c, nodes[i].d) = (0, 0, 0, 0)
      i -= 1
    }
  }
}
