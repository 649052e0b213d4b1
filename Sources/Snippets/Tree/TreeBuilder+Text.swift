import SnippetFoundation

extension TreeBuilder {
  /// Appends a text: copied to the arena, made harmless and measured once.
  public mutating func text(_ string: String) {
    text(string, style: environment.style)
  }

  @usableFromInline
  mutating func text(_ string: String, style: Style) {
    let offset = bytes.count
    let isPlain = copy(string)
    if !isPlain { surveyOther(from: offset, false) }
    tellBracketsApart(since: offset)
    if isPlain {
      plainText(from: offset, style: style, flags: 0)
    } else {
      otherText(from: offset, surveyed, style: style, flags: 0)
    }
  }

  /// Copies a text to the arena; what is not plain goes through `visible`.
  ///
  /// True if the text is nothing but printable ASCII, so that bytes are columns. One that continues its line may begin with
  /// a sign that takes no column.
  @discardableResult
  mutating func append(_ string: String, continuesLine: Bool = false) -> Bool {
    let offset = bytes.count
    if copy(string) { return true }
    surveyOther(from: offset, continuesLine)
    return false
  }

  /// Copies a text to the arena; true if it is nothing but printable ASCII.
  @inline(__always)
  private mutating func copy(_ string: String) -> Bool {
    // Not by `withUTF8`, which needs a string of its own: that would be counted twice for each text.
    let isPlain = string.utf8.withContiguousStorageIfAvailable { source in
      guard let start = source.baseAddress else { return true }
      return bytes.appendText(start, source.count)
    }
    return isPlain ?? copyPieces(string)
  }

  /// The same for a string whose bytes are not in one piece.
  @inline(never)
  private mutating func copyPieces(_ string: String) -> Bool {
    let offset = bytes.count
    for byte in string.utf8 { bytes.append(byte) }
    bytes.reserve(Buffer<UInt8>.slack)
    return Columns.isPlainASCII(bytes.base + offset, bytes.count &- offset)
  }

  /// What is not plain: measured, and cleaned where that is needed.
  @inline(never)
  private mutating func surveyOther(from offset: Int, _ continuesLine: Bool) {
    if spellsLetters { spell(from: offset, continuesLine) }
    surveyed = Columns.survey(bytes.base + offset, bytes.count &- offset)
    if surveyed.isHarmless { return }
    clean(from: offset, continuesLine: continuesLine)
    surveyed = Columns.survey(bytes.base + offset, bytes.count &- offset)
  }

  /// Spells what has a spelling in ASCII.
  private mutating func spell(from offset: Int, _ continuesLine: Bool) {
    let text = UnsafeBufferPointer(start: bytes.base + offset, count: bytes.count &- offset)
    let last = continuesLine && offset > 0 ? bytes.base[offset &- 1] : 0
    var spelled = SpelledLetters.spelled(
      String(decoding: text, as: UTF8.self),
      behindNumber: (0x30...0x39).contains(last)
    )
    bytes.count = offset
    spelled.withUTF8 { source in
      if let start = source.baseAddress { bytes.append(start, source.count) }
    }
  }

  /// Makes a text harmless; one that continues its line may begin with a mark.
  private mutating func clean(from offset: Int, continuesLine: Bool = false) {
    let shown = VisibleText(continuesLine: continuesLine)
    let text = UnsafeBufferPointer(start: bytes.base + offset, count: bytes.count &- offset)
    var clean = shown.shown(String(decoding: text, as: UTF8.self))
    bytes.count = offset
    clean.withUTF8 { source in
      if let start = source.baseAddress { bytes.append(start, source.count) }
    }
  }

  /// Moves what belongs to the last character since `start` from the beginning of a text behind it, in its style.
  mutating func continueCharacter(with text: inout String, since start: Int) {
    var first = max(start, bytes.count &- 256)
    while first < bytes.count, bytes.base[first] & 0xC0 == 0x80 { first &+= 1 }
    let end = UnsafeBufferPointer(start: bytes.base + first, count: bytes.count &- first)
    guard let last = String(decoding: end, as: UTF8.self).last,
      let joined = (String(last) + text).first, joined.utf8.count > last.utf8.count
    else { return }
    let marks = text.utf8.prefix(joined.utf8.count - last.utf8.count)
    let offset = bytes.count
    Array(marks).withUnsafeBufferPointer { source in
      if let start = source.baseAddress { bytes.append(start, source.count) }
    }
    clean(from: offset, continuesLine: true)
    spans[spans.count &- 1].end = Int32(truncatingIfNeeded: bytes.count)
    text.removeSubrange(text.startIndex..<marks.endIndex)
  }

  @inline(__always)
  private mutating func plainText(from offset: Int, style: Style, flags: UInt8) {
    var node = Node(.text, style: style, Int32(truncatingIfNeeded: offset))
    node.flags = flags | environment.textFlags
    node.b = Int32(truncatingIfNeeded: bytes.count &- offset)
    node.c = node.b
    node.d = 1 | environment.lineLimit &<< 16
    leaf(node)
  }

  /// Appends the node for the text that was copied to the arena since `offset`.
  mutating func finishText(from offset: Int, style: Style, flags: UInt8) {
    let text = bytes.base + offset
    let length = bytes.count &- offset
    if Columns.isPlainASCII(text, length) {
      return plainText(from: offset, style: style, flags: flags)
    }
    otherText(from: offset, Columns.survey(text, length), style: style, flags: flags)
  }

  private mutating func otherText(
    from offset: Int,
    _ survey: Columns.Survey,
    style: Style,
    flags: UInt8
  ) {
    var node = Node(.text, style: style, Int32(truncatingIfNeeded: offset))
    node.b = Int32(truncatingIfNeeded: bytes.count &- offset)
    node.flags = flags | environment.textFlags | (survey.needsCare ? 1 : 0)
    node.c = survey.columns
    node.d = survey.lines | environment.lineLimit &<< 16
    leaf(node)
  }
}
