extension TreeBuilder {
  /// What the nodes since `index` say, one after the other; controls have lines of their own.
  func spokenWords(from index: Int) -> [String] {
    var about: [Int: [SpokenNote]] = [:]
    for note in notes(since: index) { about[Int(note.first), default: []].append(note) }
    var words: [String] = []
    var i = index
    while i < nodes.count {
      let notes = about[i] ?? []
      words += notes.filter(\.isTitle).map(\.words)
      if let note = notes.last(where: { !$0.isValue && !$0.isTitle }) {
        if !note.words.isEmpty { words.append(note.words) }
        i = max(i + 1, Int(note.end))
      } else if nodes[i].kind == .control {
        i = max(i + 1, Int(nodes[i].end))
      } else {
        if let text = self.words(in: i..<i + 1) { words.append(text) }
        i += 1
      }
      words += notes.filter(\.isValue).map(\.words)
    }
    return words
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
