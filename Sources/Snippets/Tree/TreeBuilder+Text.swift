extension TreeBuilder {
  /// Appends a text: copied to the arena, made harmless and measured once.
  public mutating func text(_ string: String) {
    text(string, style: environment.style)
  }

  mutating func text(_ string: String, style: Style) {
    let offset = bytes.count
    append(string)
    finishText(from: offset, style: style, flags: 0)
  }

  /// Copies a text to the arena; what is not plain goes through `visible`.
  mutating func append(_ string: String) {
    var string = string
    let offset = bytes.count
    string.withUTF8 { source in
      if let start = source.baseAddress { bytes.append(start, source.count) }
    }
    bytes.reserve(Buffer<UInt8>.slack)
    let text = bytes.base + offset
    if Columns.isPlainASCII(text, bytes.count &- offset) { return }
    let clean = visible(string, keepingLines: !environment.isInControl)
    if clean == string { return }
    bytes.count = offset
    var copy = clean
    copy.withUTF8 { source in
      if let start = source.baseAddress { bytes.append(start, source.count) }
    }
  }

  /// Appends the node for the text that was copied to the arena since `offset`.
  mutating func finishText(from offset: Int, style: Style, flags: UInt8) {
    let text = bytes.base + offset
    let length = bytes.count &- offset
    var node = Node(.text, style: style, Int32(truncatingIfNeeded: offset))
    node.b = Int32(truncatingIfNeeded: length)
    node.flags = flags | environment.textFlags
    if Columns.isPlainASCII(text, length) {
      (node.c, node.d) = (node.b, 1)
    } else {
      (node.c, node.d) = Columns.measureLines(text, length)
    }
    node.d |= environment.lineLimit << 16
    leaf(node)
  }
}
