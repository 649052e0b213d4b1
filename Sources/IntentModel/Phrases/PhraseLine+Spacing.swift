// Blanks and hyphens are typed in places of one's own: `login`, `log-in` and `log in` are the same.
extension PhraseLine {
  /// The line with words of the phrases in place of those that none has: parted at hyphens or where two are written as
  /// one, and two that are one joined; nil: nothing is gained.
  func spaced(by phrases: PhraseIndex) -> PhraseLine? {
    var line = self
    var place = 0
    while place < line.words.count {
      let word = line.words[place]
      if place + 1 < line.words.count, case let pair = word + line.words[place + 1],
        phrases.knows(pair) || phrases.knows(word + "-" + line.words[place + 1]),
        !phrases.knows(word) || !phrases.knows(line.words[place + 1])
      {
        line.join(at: place, as: phrases.knows(pair) ? pair : word + "-" + line.words[place + 1])
      } else if !phrases.knows(word), let parts = Self.parts(of: word, phrases) {
        line.part(at: place, into: parts)
        place += parts.count - 1
      }
      place += 1
    }
    return line.words == words ? nil : line
  }

  /// What a word is as several of the phrases' words, or as one without its hyphens; nil: it is none.
  private static func parts(of word: String, _ phrases: PhraseIndex) -> [String]? {
    let pieces = word.split(separator: "-").map(String.init)
    if pieces.count > 1 {
      let joined = pieces.joined()
      if phrases.knows(joined) { return [joined] }
      return pieces.contains(where: phrases.knows) ? pieces : nil
    }
    guard (4...40).contains(word.utf8.count) else { return nil }
    for place in word.indices.dropFirst(2).dropLast() {
      let (first, second) = (String(word[..<place]), String(word[place...]))
      if phrases.knows(first), phrases.knows(second) { return [first, second] }
    }
    return nil
  }
}
