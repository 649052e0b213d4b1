import SnippetFoundation

/// A part of what some nodes say.
struct SpokenPiece {
  var words: String
  /// The words of a text that nothing else is said of.
  var isText = false
  /// The words stand for a text that is not to be read.
  var isRedacted = false
  /// The words say how far a ring has come, which a number in front of it says too.
  var isRing = false
}

extension TreeBuilder {
  /// What the nodes since `index` say, one after the other; controls have lines of their own.
  func spokenWords(from index: Int) -> [String] {
    spokenPieces(in: index..<nodes.count).map(\.words)
  }

  /// What some nodes say as the name of something: what stands on it, symbols, pictures and bars included; nil: nothing, or
  /// no more than their texts.
  func spokenName(in range: Range<Int>) -> String? {
    guard collectsControls, !range.isEmpty else { return nil }
    let hasNotes = spoken.last.map { Int($0.end) > range.lowerBound } ?? false
    guard hasNotes || range.contains(where: { nodes[$0].kind == .bar }) else { return nil }
    var pieces = spokenPieces(in: range)
    if pieces.contains(where: { !$0.isRing && $0.words.contains(where: \.isNumber) }) {
      pieces.removeAll(where: \.isRing)
    }
    pieces = pieces.withoutEchoes
    if pieces.isEmpty { return nil }
    var name = ""
    for (i, piece) in pieces.enumerated() {
      let last = i > 0 ? pieces[i - 1] : nil
      // What hides several values that follow each other is said once.
      if let last, last.isRedacted, piece.isRedacted, last.words == piece.words { continue }
      if let last { name += last.isText && piece.isText ? " " : ", " }
      name += piece.words
    }
    return name
  }

  /// Says how far something is, which an app's style may draw without a number, after what the nodes since `index` say: in the
  /// app's words, else as a share.
  @MainActor
  mutating func speakShare<Value: View>(
    _ fraction: Double,
    _ role: String,
    _ value: Value,
    from index: Int
  ) {
    guard collectsControls, !isRedacted, next > index else { return }
    let said = spokenWords(from: index)
    if said.contains(where: { $0.contains(where: \.isNumber) }) { return }
    let words = words(of: value)
    if let words, said.contains(where: { $0.contains(words) }) { return }
    speakValue(
      "\(role), \(words ?? fraction.percent(EnvironmentValues.current.locale))",
      from: index
    )
  }

  /// What some nodes say, in order; controls have lines of their own.
  private func spokenPieces(in range: Range<Int>) -> [SpokenPiece] {
    var about: [Int: [SpokenNote]] = [:]
    for note in notes(since: range.lowerBound) { about[Int(note.first), default: []].append(note) }
    var pieces: [SpokenPiece] = []
    var values: [SpokenNote] = []
    var i = range.lowerBound
    while i < range.upperBound {
      let notes = about[i] ?? []
      pieces += notes.filter(\.isTitle).map { SpokenPiece(words: $0.words) }
      values += notes.filter(\.isValue).reversed()
      if let note = notes.last(where: { !$0.isValue && !$0.isTitle }) {
        pieces += piece(note, at: i).map { [$0] } ?? []
        i = max(i + 1, Int(note.end))
      } else {
        pieces += piece(at: i).map { [$0] } ?? []
        i = [.control, .hidden].contains(nodes[i].kind) ? max(i + 1, Int(nodes[i].end)) : i + 1
      }
      // The last that began ends first.
      while let value = values.last, value.end <= i {
        pieces.append(SpokenPiece(words: value.words))
        values.removeLast()
      }
    }
    return pieces + values.reversed().map { SpokenPiece(words: $0.words) }
  }

  /// What a note says; nil: nothing.
  private func piece(_ note: SpokenNote, at index: Int) -> SpokenPiece? {
    if note.words.isEmpty { return nil }
    let isRedacted = note.words == redactedWords(at: index)
    return SpokenPiece(
      words: note.words,
      isText: isRedacted,
      isRedacted: isRedacted,
      isRing: isRing(nodes[index])
    )
  }

  /// What a node says of which nothing is noted; nil: nothing.
  private func piece(at index: Int) -> SpokenPiece? {
    let node = nodes[index]
    if node.kind == .bar {
      let bar = UnsafeBufferPointer(start: bytes.base + Int(node.b), count: Int(node.c))
      return SpokenPiece(words: "progress, \(String(decoding: bar, as: UTF8.self))")
    }
    if node.kind == .text, node.style.isClear, !node.hasSpans { return nil }
    let isRedacted = redactedWords(at: index) != nil
    return words(in: index..<index + 1).map {
      SpokenPiece(words: $0, isText: true, isRedacted: isRedacted)
    }
  }

  /// The notes about nodes since `index`: those about nodes before it were all made before them.
  private func notes(since index: Int) -> ArraySlice<SpokenNote> {
    let start = spoken.lastIndex { $0.first < index && $0.end <= index }.map { $0 + 1 } ?? 0
    return spoken[start...]
  }

  /// Whether all that the nodes since `index` show, words and controls, stands in the nodes of one of some notes.
  func isOne(_ notes: ArraySlice<SpokenNote>, from index: Int) -> Bool {
    guard !notes.isEmpty else { return false }
    let said = index..<next
    guard let first = said.first(where: { isSaid(at: $0) }),
      let last = said.last(where: { isSaid(at: $0) })
    else { return notes.contains { !$0.isValue && !$0.isTitle } }
    return notes.contains { note in
      !note.isValue && !note.isTitle && note.first <= first && last < note.end
    }
  }

  private func isSaid(at index: Int) -> Bool {
    saysWords(at: index) || nodes[index].kind == .control
  }
}

extension [SpokenPiece] {
  /// Without the symbols, and what else is said of something, that are called what the text beside them says: `phone` above
  /// `Phone`.
  fileprivate var withoutEchoes: Self {
    if count < 2 { return self }
    let words = map { $0.words.lowercased() }
    return indices.filter { i in
      if self[i].isText { return true }
      let neighbours = [i - 1, i + 1].filter { indices.contains($0) && self[$0].isText }
      return !neighbours.contains { words[$0] == words[i] }
    }
    .map { self[$0] }
  }
}
