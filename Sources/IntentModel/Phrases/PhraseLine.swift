import SnippetFoundation

/// A line that was typed, as words to compare with, each of which knows where it stands in the line.
struct PhraseLine {
  /// Without articles and the like.
  private(set) var words: [String]
  /// Whether the app's name was taken off its end with the word that led to it: `in`, `with`.
  private(set) var isLedToName = false
  private let line: String
  private var places: [Range<String.Index>]

  /// The most words that are looked at; the rest of a longer line is no phrase.
  private static let mostWords = 200

  init(_ line: String, appName: PhraseWords.AppName) {
    // What is cut off makes the line longer than any phrase, but not than the time it may take.
    let line = String(line.prefix(4000))
    self.line = line
    words = []
    places = []
    for piece in PhraseWords.pieces(of: line) where words.count < Self.mostWords {
      PhraseWords.eachWord(of: piece) { word, place in
        guard words.count < Self.mostWords else { return }
        words.append(word)
        places.append(place)
      }
    }
    glue(appName)
    dropBeginning()
    let heard = words.indices.filter { !PhraseWords.unheard.contains(words[$0]) }
    words = heard.map { words[$0] }
    places = heard.map { places[$0] }
  }

  /// The line without the app's name at its beginning or end, and what belongs to it; nil where it is not there.
  func without(appName: PhraseWords.AppName) -> PhraseLine? {
    let name = appName.words
    guard !name.isEmpty, words.count > name.count else { return nil }
    var line = self
    if words.starts(with: name) {
      line.drop(0..<name.count + ending(at: name.count, isPlace: false))
    } else if words.suffix(name.count).elementsEqual(name) {
      let start = words.count - name.count
      let count = preposition(before: start)
      line.isLedToName = count > 0
      line.drop(start - count..<words.count)
    } else if let (lead, isPlace) = lead(of: name) {
      let end = lead + name.count
      line.drop(0..<end + ending(at: end, isPlace: isPlace))
    } else {
      return nil
    }
    return line.words.isEmpty ? nil : line
  }

  private mutating func drop(_ range: Range<Int>) {
    words.removeSubrange(range)
    places.removeSubrange(range)
  }

  /// How many words before a place lead to the app's name; not all that there are.
  private func preposition(before end: Int) -> Int {
    guard end > 1 else { return 0 }
    if PhraseWords.prepositions.contains(words[end - 1]) { return 1 }
    guard PhraseWords.isClose(words[end - 1]) else { return 0 }
    let text = words[max(0, end - 4)..<end].joined()
    return PhraseWords.closePrepositions.first { text.hasSuffix($0) }?.count ?? 0
  }

  /// How many words lead to the app's name at the line's beginning, and whether they make it a place; nil: it is not there.
  private func lead(of name: [String]) -> (count: Int, isPlace: Bool)? {
    guard let first = words.first, PhraseWords.isClose(first) else { return nil }
    for word in PhraseWords.closePrepositions
    where words.count > word.count + name.count && word.hasPrefix(first)
      && words[..<word.count].joined() == word && words[word.count...].starts(with: name)
    {
      return (word.count, PhraseWords.closePlaces.contains(word))
    }
    return nil
  }

  /// How many words from a place on belong to the app's name before it.
  private func ending(at start: Int, isPlace: Bool) -> Int {
    guard PhraseWords.isClose(words[start]) else { return 0 }
    let text = words[start...].prefix(5).joined()
    if let count = PhraseWords.closeEnding(of: text[...], isPlace: isPlace) { return count }
    var end = start
    while end < words.count, places[end].lowerBound == places[end - 1].upperBound,
      words[end].first.map(PhraseWords.isKorean) == true
    {
      end += 1
    }
    return end - start
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

  /// Makes one word of two.
  mutating func join(at place: Int, as word: String) {
    words.replaceSubrange(place...place + 1, with: [word])
    let whole = places[place].lowerBound..<places[place + 1].upperBound
    places.replaceSubrange(place...place + 1, with: [whole])
  }

  /// Makes several words of one; they stand where it stood.
  mutating func part(at place: Int, into parts: [String]) {
    words.replaceSubrange(place...place, with: parts)
    places.replaceSubrange(place...place, with: parts.map { _ in places[place] })
  }

  private mutating func glue(_ appName: PhraseWords.AppName) {
    for range in PhraseWords.places(of: appName, in: words) {
      let place = places[range.lowerBound].lowerBound..<places[range.upperBound - 1].upperBound
      places.replaceSubrange(range, with: [place])
      words.replaceSubrange(range, with: [appName.plain])
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
