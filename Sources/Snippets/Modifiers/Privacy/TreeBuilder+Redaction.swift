import SnippetFoundation

// What is redacted is drawn as bars, whatever view it is the value of, and said as what hides it.
extension TreeBuilder {
  /// The text's characters are those of a `CoveredText`.
  static var redactedFlag: UInt8 { 128 }

  mutating func setRedaction(_ reasons: RedactionReasons) {
    environment.textRules.subtract([.placeholder, .privacy])
    if reasons.contains(.placeholder) { environment.textRules.insert(.placeholder) }
    if reasons.contains(.privacy) { environment.textRules.insert(.privacy) }
  }

  /// Whether a value that stands here is not to be read.
  var isRedacted: Bool {
    let rules = environment.textRules
    return rules.contains(.placeholder) || rules.contains(.privacy) && environment.isPrivate
  }

  /// What is said in place of a value that stands here; nil: it may be read.
  var redactedWords: String? {
    guard isRedacted else { return nil }
    return environment.textRules.contains(.placeholder) ? "placeholder" : "private"
  }

  /// What is said in place of the one text that the nodes since `index` are; nil: they are not, or may be read.
  func redactedWords(since index: Int) -> String? {
    next == index + 1 ? redactedWords(at: index) : nil
  }

  /// What is said in place of a node's characters; nil: they may be read.
  func redactedWords(at index: Int) -> String? {
    guard index < nodes.count, nodes[index].kind == .text,
      nodes[index].flags & Self.redactedFlag != 0
    else { return nil }
    let text = bytes.base + Int(nodes[index].textOffset)
    let length = Int(nodes[index].textBytes)
    var i = 0
    while i < length {
      let (scalar, step) = Columns.decode(text + i)
      if scalar == CoveredText.secret { return "private" }
      if scalar == CoveredText.placeholder { return "placeholder" }
      i &+= step
    }
    return environment.textRules.contains(.placeholder) ? "placeholder" : "private"
  }

  /// Appends the text of a value, covered where it is not to be read.
  mutating func value(_ value: String, style: Style? = nil) {
    let index = next
    text(value, style: style ?? environment.style)
    coverRedacted(from: index)
  }

  /// Covers, where values are redacted, the texts since `index`, which are the last ones in the arena.
  mutating func coverRedacted(from index: Int) {
    guard let words = redactedWords, index < next else { return }
    for i in index..<next where nodes[i].kind == .text { cover(i) }
    speak(words, from: index)
  }

  private mutating func cover(_ index: Int) {
    let (start, length) = (Int(nodes[index].textOffset), Int(nodes[index].textBytes))
    guard length > 0 else { return }
    nodes[index].flags |= Self.redactedFlag | 1
    bytes.reserve(Buffer<UInt8>.slack)
    let own = (0..<spans.count).filter { start < spans[$0].end && spans[$0].end <= start + length }
    let covered = CoveredText(
      bytes.base + start,
      length,
      ends: own.map { Int(spans[$0].end) - start },
      isPlaceholder: environment.textRules.contains(.placeholder)
    )
    forgetBrackets(from: start)
    if start + length == bytes.count {
      bytes.count = start
    } else {
      for place in start..<start + length { bytes.base[place] = 0x20 }
    }
    let offset = bytes.count
    covered.bytes.withUnsafeBufferPointer { source in
      if let first = source.baseAddress { bytes.append(first, source.count) }
    }
    nodes[index].a = Int32(truncatingIfNeeded: offset)
    nodes[index].b = Int32(truncatingIfNeeded: bytes.count - offset)
    for (span, end) in zip(own, covered.ends) {
      spans[span].end = Int32(truncatingIfNeeded: offset + end)
    }
  }
}
