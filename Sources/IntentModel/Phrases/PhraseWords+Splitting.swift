import SnippetFoundation

// How a text becomes words: at blanks, and in writing without them at each letter.
extension PhraseWords {
  /// Returns the words of a text, of a phrase as of a line.
  ///
  /// Letters of writing without blanks between words, and of Korean, whose particles touch the word before, are words of
  /// their own; so is what stands before the apostrophe in `l'eau`.
  static func words(of text: String) -> [String] {
    if isSimple(text.utf8) { return atBlanks(plain(text)).map(String.init) }
    var words: [String] = []
    for piece in pieces(of: text) {
      eachWord(of: piece) { word, _ in words.append(word) }
    }
    return words
  }

  /// Returns what stands between white space.
  static func pieces(of text: String) -> [Substring] {
    guard text.isASCII else {
      return text.split(whereSeparator: \.isWhitespace)
    }
    return text.utf8.split { $0 == 0x20 || (0x09...0x0D).contains($0) }.map { Substring($0) }
  }

  /// Returns what stands between blanks.
  private static func atBlanks(_ text: String) -> [Substring] {
    text.utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
  }

  /// Hands over the words of a text without blanks, and where each stands in it.
  static func eachWord(of piece: Substring, _ body: (String, Range<String.Index>) -> Void) {
    func say(_ part: Substring) {
      let text = plain(String(part))
      for word in atBlanks(text) {
        body(String(word), part.startIndex..<part.endIndex)
      }
      if text.isEmpty, isSymbol(part) { body(String(part), part.startIndex..<part.endIndex) }
    }
    if isSimple(piece.utf8) { return say(piece) }
    var start = piece.startIndex
    for place in piece.indices {
      let next = piece.index(after: place)
      if standsAlone(piece[place]) {
        if start < place { say(piece[start..<place]) }
        body(String(piece[place]), place..<next)
        start = next
      } else if isApostrophe(piece[place]), elided.contains(piece[start..<place].lowercased()) {
        say(piece[start..<place])
        start = next
      }
    }
    if start < piece.endIndex { say(piece[start...]) }
  }

  /// Whether a text is neither written without blanks nor has an apostrophe, as most are.
  private static func isSimple(_ bytes: some Sequence<UInt8>) -> Bool {
    bytes.allSatisfy { $0 < 0x80 && $0 != UInt8(ascii: "'") }
  }

  /// Whether a word is made of signs that are no punctuation, such as emoji.
  ///
  /// Such words are heard, as they can be a parameter's value, and weigh nothing beside those of letters.
  static func isSymbol(_ word: some StringProtocol) -> Bool {
    guard let first = word.utf8.first, first >= 0x80 else { return false }
    let scalars = word.unicodeScalars
    return !scalars.contains { $0.properties.isAlphabetic || $0.properties.numericType != nil }
      && scalars.contains {
        [.otherSymbol, .mathSymbol, .currencySymbol].contains($0.properties.generalCategory)
      }
  }

  /// How much a word counts: its letters.
  static func weight(of word: String) -> Int { isSymbol(word) ? 0 : word.count }

  /// Whether a letter is a word of its own.
  static func standsAlone(_ letter: Character) -> Bool {
    guard let value = letter.unicodeScalars.first?.value, value >= 0x0E00 else { return false }
    return unspaced.contains { $0.contains(value) } && letter.isLetter
  }

  /// Whether a word is a letter of its own.
  static func isClose(_ word: String) -> Bool { word.first.map(standsAlone) == true }

  /// Whether a letter is a Korean one.
  static func isKorean(_ letter: Character) -> Bool {
    guard let value = letter.unicodeScalars.first?.value else { return false }
    return (0xAC00...0xD7FF).contains(value) || (0x1100...0x11FF).contains(value)
  }

  static func isApostrophe(_ letter: Character) -> Bool { letter == "'" || letter == "\u{2019}" }

  /// Thai and Lao, Burmese, Korean's parts, Khmer, kana and ideographs, Korean, old ideographs, narrow kana, rare ideographs.
  private static let unspaced: [ClosedRange<UInt32>] = [
    0x0E00...0x0EFF, 0x1000...0x109F, 0x1100...0x11FF, 0x1780...0x17FF, 0x2E80...0x9FFF,
    0xAC00...0xD7FF, 0xF900...0xFAFF, 0xFF66...0xFF9F, 0x1B000...0x1B16F, 0x20000...0x3FFFF,
  ]

  /// What loses its vowel before another, in French and Italian.
  private static let elided: Set<String> = ["l", "d", "qu", "dell", "all", "nell", "dall", "sull"]
}
