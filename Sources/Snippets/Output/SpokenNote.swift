import SnippetFoundation

/// What some nodes of a tree say to those who hear it, where that is not their text.
struct SpokenNote: Sendable, Equatable, Codable {
  /// The nodes from `first` up to, but not with, `end`.
  var first: Int32
  var end: Int32
  /// Empty: the nodes are silent.
  var words: String
  /// Whether the words come after what the nodes say, rather than instead of it.
  var isValue: Bool
  /// Whether the words come before what the nodes say.
  var isTitle = false
}

extension TreeBuilder {
  /// Notes what the nodes since `index` say in place of their text; an empty text silences them.
  ///
  /// Kept only where the tree is: rows of text have no use for it.
  public mutating func speak(_ words: String, from index: Int) {
    note(words, from: index, isValue: false)
  }

  /// Notes what is said after the nodes since `index`; nothing for no words.
  mutating func speakValue(_ words: String, from index: Int) {
    if !words.isEmpty { note(words, from: index, isValue: true) }
  }

  /// Notes what is said after the nodes from `index` up to `end`.
  mutating func speakValue(_ words: String, from index: Int, to end: Int) {
    note(words, from: index, to: end, isValue: true)
  }

  /// Notes what the nodes from `index` up to `end` are called.
  mutating func speak(_ words: String, from index: Int, to end: Int) {
    note(words, from: index, to: end, isValue: false)
  }

  /// Nothing is said of texts without a colour, unless something else was noted of them.
  mutating func silenceClearTexts() {
    guard collectsControls else { return }
    var noted: Set<Int32>?
    for i in 0..<nodes.count
    where nodes[i].kind == .text && nodes[i].style.isClear && !nodes[i].hasSpans {
      let known = noted ?? Set(spoken.map(\.first))
      noted = known
      if !known.contains(Int32(i)) { speak("", from: i, to: i + 1) }
    }
  }

  /// Notes what is said before the nodes since `index`, in place of a title that they have.
  mutating func speakTitle(_ words: String, from index: Int) {
    let first = Int32(truncatingIfNeeded: index)
    if let last = spoken.last, last.isTitle, last.first == first, Int(last.end) == next {
      spoken.removeLast()
    }
    let count = spoken.count
    note(words, from: index, isValue: false)
    if spoken.count > count { spoken[count].isTitle = true }
  }

  private mutating func note(
    _ words: String,
    from index: Int,
    to end: Int? = nil,
    isValue: Bool
  ) {
    guard collectsControls, index < nodes.count else { return }
    spoken.append(
      SpokenNote(
        first: Int32(truncatingIfNeeded: index),
        end: Int32(truncatingIfNeeded: end ?? nodes.count),
        words: visible(words),
        isValue: isValue
      )
    )
  }

  /// Notes follow the nodes that a new one is put in front of.
  ///
  /// What was noted before those nodes were there is about others: the search ends there.
  mutating func moveNotes(from index: Int) {
    for i in spoken.indices.reversed() {
      if spoken[i].end <= index { break }
      if spoken[i].first >= index { spoken[i].first += 1 }
      spoken[i].end += 1
    }
    for i in spokenParts.indices.reversed() {
      let nodes = spokenParts[i].nodes
      if nodes.upperBound <= index { break }
      let first = nodes.lowerBound >= index ? nodes.lowerBound + 1 : nodes.lowerBound
      spokenParts[i].nodes = first..<nodes.upperBound + 1
    }
  }
}
