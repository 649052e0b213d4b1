import SnippetFoundation

/// A line that was typed, as words to compare with, each of which knows where it stands in the line.
struct PhraseLine {
  let words: [String]
  private let line: String
  private let places: [Range<String.Index>]

  /// At most 200 words; the rest of a longer line is no phrase.
  init(_ line: String) {
    self.line = line
    var words: [String] = []
    var places: [Range<String.Index>] = []
    for piece in line.split(whereSeparator: \.isWhitespace) where words.count < 200 {
      for word in plain(String(piece)).split(separator: " ") {
        words.append(String(word))
        places.append(piece.startIndex..<piece.endIndex)
      }
    }
    self.words = words
    self.places = places
  }

  /// The line's own text from one word to another, as it was typed but for the full stop of a sentence.
  func text(_ range: Range<Int>) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    var text = line[places[first].lowerBound..<places[last].upperBound]
    while let mark = text.last, ".,!?".contains(mark) { text = text.dropLast() }
    return String(text)
  }
}
