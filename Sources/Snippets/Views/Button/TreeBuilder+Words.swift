import SnippetFoundation

extension TreeBuilder {
  /// The words of the texts among some nodes, on one line; nil if there are none.
  func words(in range: Range<Int>) -> String? {
    var words: String?
    var hidden: String?
    for i in range {
      guard saysWords(at: i) else { continue }
      if let word = redactedWords(at: i) {
        // What hides several values that follow each other is said once.
        if word != hidden { words = words.map { $0 + " " + word } ?? word }
        hidden = word
        continue
      }
      let node = nodes[i]
      let start = bytes.base + Int(node.textOffset)
      let text = UnsafeBufferPointer(start: start, count: Int(node.textBytes))
      var word = String(decoding: text, as: UTF8.self)
      if node.textLines != 1 {
        word = String(word.map { $0 == "\n" ? " " as Character : $0 })
      }
      hidden = nil
      words = words.map { $0 + " " + word } ?? word
    }
    return words
  }

  /// Whether a node is a text with words.
  func saysWords(at index: Int) -> Bool {
    let node = nodes[index]
    guard node.kind == .text, node.textBytes > 0 else { return false }
    return node.flags & Self.symbolFlag == 0 || node.flags & Self.redactedFlag != 0
  }

  /// The words of a view that is not drawn; nil if it has none.
  ///
  /// The view is lowered and taken away again.
  @MainActor
  mutating func words<V: View>(of view: V) -> String? {
    unseen { builder in
      let start = builder.next
      let saved = (builder.environment, builder.spokenLabel)
      builder.environment.isInControl = true
      builder.spokenLabel = nil
      V._lower(view, &builder)
      let words = builder.words(in: start..<builder.next) ?? builder.spokenLabel
      (builder.environment, builder.spokenLabel) = saved
      return words
    }
  }

  /// Lowers something, looks at it, and takes it away again: nothing of it is drawn, said or counted.
  @MainActor
  mutating func unseen<Result>(_ body: (inout TreeBuilder) -> Result) -> Result {
    let (collects, isHidden) = (collectsControls, environment.isHidden)
    let (nodeCount, byteCount, spanCount) = (nodes.count, bytes.count, spans.count)
    let (noteCount, drawableCount) = (spoken.count, drawables.count)
    let (outerMasked, outerPairs) = (masked, pairs)
    collectsControls = false
    environment.isHidden = true
    let result = body(&self)
    (masked, pairs) = (outerMasked, outerPairs)
    forgetBrackets(from: byteCount)
    (collectsControls, environment.isHidden) = (collects, isHidden)
    (nodes.count, bytes.count, spans.count) = (nodeCount, byteCount, spanCount)
    if spoken.count > noteCount { spoken.removeSubrange(noteCount...) }
    if drawables.count > drawableCount { drawables.removeSubrange(drawableCount...) }
    return result
  }
}

extension String {
  /// Whether there is nothing in it but blanks.
  nonisolated var hasNoWords: Bool {
    // A closure in a function of the main actor would ask for each call whether it runs there.
    for byte in utf8 where byte > 0x20 { return false }
    return true
  }
}
