import SnippetFoundation

extension TreeBuilder {
  /// A control drawn by an app's style: the brackets stand around the label, wherever the style puts it; around all that
  /// the style draws if it leaves the label out.
  @MainActor
  mutating func styledControl<Label: View>(
    _ action: ControlAction,
    _ payload: (any Sendable)?,
    isOn: Bool?,
    role: ButtonRole?,
    isMixed: Bool = false,
    _ label: Label,
    draw: (inout TreeBuilder, ConfigurationPart) -> Bool
  ) {
    let control = beginControl(action, payload, isOn: isOn, role: role, isMixed: isMixed)
    // A view is a value and is lowered on the main actor only.
    nonisolated(unsafe) let label = label
    let outer = pendingControl
    let start = next
    pendingControl = control.node
    let notes = spoken.count
    let part = ConfigurationPart { $0.controlLabel(label) }
    if isOn != nil { environment.surroundings.insert(.stateMarks) }
    let isStyled = draw(&self, part)
    if !isStyled { Label._lower(label, &self) }
    var name: String?
    var index = (start..<next).first { nodes[$0].kind == .control }
    if isStyled { silenceSymbols(notes, outside: index.map { $0..<Int(nodes[$0].end) }) }
    if let node = pendingControl {
      if isOn != nil, !(start..<next).contains(where: { nodes[$0].kind == .text }) { text("") }
      if collectsControls { name = words(of: label) }
      wrap(node, from: start)
      index = isStyled ? nil : start
    } else if collectsControls, let index {
      name = words(in: index..<Int(nodes[index].end))
    }
    pendingControl = outer
    endControl(control, from: start, name: name, node: index)
  }

  /// What a style draws around the label is seen only.
  private mutating func silenceSymbols(_ notes: Int, outside label: Range<Int>?) {
    let symbol = Self.symbolFlag
    for i in notes..<spoken.count where !(label?.contains(Int(spoken[i].first)) ?? false) {
      let flags = nodes[Int(spoken[i].first)].flags
      if flags & (symbol | Self.redactedFlag) == symbol { spoken[i].words = "" }
    }
  }

  /// The label of the control that is being drawn; the first that is seen is the control.
  @MainActor
  private mutating func controlLabel<Label: View>(_ label: Label) {
    guard var node = pendingControl, !environment.isHidden else {
      return Label._lower(label, &self)
    }
    pendingControl = nil
    node.style = environment.style
    let index = open(node)
    let surroundings = environment.surroundings
    environment.surroundings.remove(.stateMarks)
    Label._lower(label, &self)
    environment.surroundings = surroundings
    closeLabel(index)
  }

  /// Puts a node around what was lowered since `start`.
  mutating func wrap(_ node: Node, from start: Int) {
    if collectsControls { moveNotes(from: start) }
    leaf(node)
    for i in stride(from: nodes.count - 1, to: start, by: -1) {
      nodes[i] = nodes[i - 1]
      nodes[i].end += 1
    }
    nodes[start] = node
    depth += 1
    closeSingle(start)
  }
}
