import SnippetFoundation

/// A line that was typed, as words to compare with, each of which knows where it stands in the line.
struct PhraseLine {
  /// Without articles and the like.
  private(set) var words: [String]
  private let line: String
  private var places: [Range<String.Index>]

  /// The most words that are looked at; the rest of a longer line is no phrase.
  private static let mostWords = 200

  init(_ line: String, appName: String) {
    // What is cut off makes the line longer than any phrase, but not than the time it may take.
    let line = String(line.prefix(4000))
    self.line = line
    words = []
    places = []
    for piece in line.split(whereSeparator: \.isWhitespace) where words.count < Self.mostWords {
      for word in plain(String(piece)).split(separator: " ") {
        words.append(String(word))
        places.append(piece.startIndex..<piece.endIndex)
      }
    }
    glue(appName)
    dropBeginning()
    let heard = words.indices.filter { !PhraseWords.unheard.contains(words[$0]) }
    words = heard.map { words[$0] }
    places = heard.map { places[$0] }
  }

  /// The line without the app's name at its beginning or end, and the preposition before that; nil where it is not there.
  func without(appName: String) -> PhraseLine? {
    let name = plain(appName).split(separator: " ").map(String.init)
    guard !name.isEmpty, words.count > name.count else { return nil }
    var line = self
    if words.starts(with: name) {
      line.words.removeFirst(name.count)
      line.places.removeFirst(name.count)
    } else if words.suffix(name.count).elementsEqual(name) {
      line.words.removeLast(name.count)
      line.places.removeLast(name.count)
      if line.words.count > 1, PhraseWords.prepositions.contains(line.words[line.words.count - 1]) {
        line.words.removeLast()
        line.places.removeLast()
      }
    } else {
      return nil
    }
    return line
  }

  /// The line's own text from one word to another, as it was typed but for the full stop of a sentence.
  ///
  /// With `article`, a leading article that stands before the first word belongs to it.
  func text(_ range: Range<Int>, keepsArticle: Bool) -> String {
    guard let first = range.first, let last = range.last else { return "" }
    var start = places[first].lowerBound
    if keepsArticle {
      let floor = first > 0 ? places[first - 1].upperBound : line.startIndex
      if floor <= start,
        let article = line[floor..<start].split(whereSeparator: \.isWhitespace).last,
        ["a", "an", "the", "some", "my"].contains(article.lowercased())
      {
        start = article.startIndex
      }
    }
    var text = line[start..<places[last].upperBound]
    while let mark = text.last, ".,!?".contains(mark) { text = text.dropLast() }
    return String(text)
  }

  private mutating func glue(_ appName: String) {
    for range in PhraseWords.places(of: appName, in: words) {
      let place = places[range.lowerBound].lowerBound..<places[range.upperBound - 1].upperBound
      places.replaceSubrange(range, with: [place])
      words.replaceSubrange(range, with: [plain(appName)])
    }
  }

  private mutating func dropBeginning() {
    for beginning in PhraseWords.politeBeginnings
    where words.first == beginning.first && words.count > beginning.count
      && words.starts(with: beginning)
    {
      words.removeFirst(beginning.count)
      places.removeFirst(beginning.count)
      return
    }
  }
}
