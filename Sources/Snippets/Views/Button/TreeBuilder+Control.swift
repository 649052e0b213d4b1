extension TreeBuilder {
  /// Appends a control around its label, and its line in the table of controls.
  @MainActor
  mutating func control(
    _ control: ViewTree.Control,
    payload: (any Sendable)?,
    label: (inout TreeBuilder) -> Void
  ) {
    let prefix = appendPrefix(control)
    var node = Node(.control, style: style(of: control))
    (node.a, node.b, node.c) = (Int32(controlCount), prefix.offset, prefix.bytes)
    if control.kind == .button { node.d = control.isEnabled ? 0x5D : 0x29 }
    let saved = (environment, spokenLabel)
    environment.style = node.style
    environment.isInControl = true
    spokenLabel = nil
    let number = controls.count
    let counts = collectsControls && !environment.isHidden
    if !environment.isHidden { controlCount += 1 }
    if counts { controls.append(PendingControl(control: control, payload: payload)) }
    let index = open(node)
    label(&self)
    closeSingle(index)
    keepWordsWhole(from: index)
    if counts { controls[number].control.label = words(from: index) ?? spokenLabel ?? "" }
    (environment, spokenLabel) = saved
  }

  /// A label of one word is cut with an ellipsis where it does not fit, rather than broken inside the word.
  private mutating func keepWordsWhole(from index: Int) {
    for i in (index + 1)..<nodes.count {
      let node = nodes[i]
      guard node.kind == .text, node.lineLimit == 0, node.textLines == 1 else { continue }
      let text = UnsafeBufferPointer(
        start: bytes.base + Int(node.textOffset),
        count: Int(node.textBytes)
      )
      if !text.contains(0x20) { nodes[i].d |= 1 << 16 }
    }
  }

  private func style(of control: ViewTree.Control) -> Style {
    var style = environment.style
    if !control.isEnabled { style.bits |= Style.dim.bits }
    if control.isEnabled, control.role == .destructive {
      style = Color.red.change.applied(to: style)
    }
    return style
  }

  /// `[`, `[2: `, `[x] `, `[2: x] `, with round brackets for a disabled control.
  private mutating func appendPrefix(
    _ control: ViewTree.Control
  ) -> (offset: Int32, bytes: Int32) {
    let offset = bytes.count
    bytes.append(control.isEnabled ? 0x5B : 0x28)
    if settings.numbersControls {
      for byte in "\(controlCount + 1): ".utf8 { bytes.append(byte) }
    }
    if let isOn = control.isOn {
      bytes.append(isOn ? 0x78 : 0x20)
      bytes.append(control.isEnabled ? 0x5D : 0x29)
      bytes.append(0x20)
    }
    return (Int32(truncatingIfNeeded: offset), Int32(truncatingIfNeeded: bytes.count - offset))
  }

  /// The words of the texts below a node; nil if there are none.
  private func words(from index: Int) -> String? {
    var words: [String] = []
    for i in (index + 1)..<nodes.count {
      let node = nodes[i]
      guard node.kind == .text, node.flags & Self.symbolFlag == 0, node.textBytes > 0 else {
        continue
      }
      let start = bytes.base + Int(node.textOffset)
      words.append(
        String(
          decoding: UnsafeBufferPointer(start: start, count: Int(node.textBytes)),
          as: UTF8.self
        )
      )
    }
    return words.isEmpty ? nil : words.joined(separator: " ")
  }
}
