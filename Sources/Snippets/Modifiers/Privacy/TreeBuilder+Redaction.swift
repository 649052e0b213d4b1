// What is redacted is drawn as bars, whatever view it is the value of, and said as what hides it.
extension TreeBuilder {
  /// The text's characters stand for others that are not to be read; with `symbolFlag` by a placeholder.
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
    return nodes[index].flags & Self.symbolFlag != 0 ? "placeholder" : "private"
  }

  /// A value as it is drawn here: bars as wide as its lines where it is not to be read.
  func shown(_ value: String) -> String {
    guard isRedacted else { return value }
    return value.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      String(repeating: "▒", count: Snippets.columns(of: String(line)))
    }.joined(separator: "\n")
  }

  /// Appends the text of a value.
  mutating func value(_ value: String, style: Style? = nil) {
    let index = next
    text(shown(value), style: style ?? environment.style)
    markRedacted(from: index)
  }

  /// Notes, where values are redacted, that the texts since `index` stand for others.
  mutating func markRedacted(from index: Int) {
    guard let words = redactedWords, index < next else { return }
    let isPlaceholder = environment.textRules.contains(.placeholder)
    for i in index..<next where nodes[i].kind == .text {
      nodes[i].flags &= ~Self.symbolFlag
      nodes[i].flags |= Self.redactedFlag | (isPlaceholder ? Self.symbolFlag : 0)
    }
    speak(words, from: index)
  }
}
