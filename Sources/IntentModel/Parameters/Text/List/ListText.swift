package import SnippetFoundation

/// The parts of a list as a person types it: `a, b and c`.
package enum ListText {
  /// What a text comes to.
  enum Reading: Equatable {
    case parts([Part])
    /// A comma that could part two numbers, or the thousands of one; the piece around it.
    case unclear(String)
  }

  /// What stands between two commas, parted again at each `and`.
  ///
  /// Whether `and` belongs to an element ("Salt and Pepper") is for the elements to say.
  struct Part: Equatable {
    var words: [String] = []
    /// What stood between each two of the words, with the blanks around it: one less than there are words.
    var joints: [String] = []

    var count: Int { words.count }

    /// The text of some of the words, as it was typed.
    func text(_ range: Range<Int>) -> String {
      range.dropFirst().reduce(words[range.lowerBound]) { $0 + joints[$1 - 1] + words[$1] }
    }
  }

  /// Parts a text at commas, semicolons and line feeds; between digits of numbers only where it is clear, and not in
  /// quotes, which stay around what they hold together.
  ///
  /// Besides English words and signs, those of the person's language part: `und`, `、`. `isGlued`: so does a word of it that
  /// is written without blanks, as `と`, which may also be a part of any other.
  ///
  /// `isOne`: whether a piece with a comma in it is one number by itself; nil: the elements are no numbers. Where commas
  /// stand before fractions, or where semicolons part the list, such a comma belongs to its number.
  static func read(
    _ text: String,
    isOne: ((String) -> Bool)?,
    isGlued: Bool = false
  ) -> Reading {
    guard let quotes = QuotedWords(text) else { return parted(text, isOne, isGlued) }
    switch parted(quotes.text, isOne, isGlued) {
    case .parts(let parts):
      return .parts(
        parts.map { Part(words: $0.words.map(quotes.restored), joints: $0.joints) }
      )
    case .unclear(let piece): return .unclear(quotes.restored(piece))
    }
  }

  /// Whether nothing in a text parts it as a person of a locale types a list.
  package static func isOne(_ text: String, in locale: Locale) -> Bool {
    Localization.withTaken(locale) {
      guard case .parts(let parts) = read(text, isOne: nil) else { return false }
      return parts.count == 1 && parts[0].words == [text]
    }
  }

  private static func parted(
    _ text: String,
    _ isOne: ((String) -> Bool)?,
    _ isGlued: Bool
  ) -> Reading {
    let isParted = text.contains { $0 == ";" || $0.isNewline }
    let conjunctions = Conjunctions.current
    var parts: [Part] = []
    for piece in pieces(text, commaNeedsBlank: isOne != nil) {
      if let isOne, piece.contains(",") {
        if isParted || (NumberSigns.current.hasDecimalComma && isOne(piece)) {
          parts.append(conjunctions.parted(piece, isGlued))
        } else if isOne(piece) {
          return .unclear(piece)
        } else {
          parts += pieces(piece, commaNeedsBlank: false).map { conjunctions.parted($0, isGlued) }
        }
      } else {
        parts.append(conjunctions.parted(piece, isGlued))
      }
    }
    return .parts(parts.filter { $0.count > 0 })
  }

  private static func pieces(_ text: String, commaNeedsBlank: Bool) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var isBehindComma = false
    for letter in text {
      if isBehindComma {
        isBehindComma = false
        if letter.isWhitespace {
          pieces.append(piece)
          piece = ""
          continue
        }
        piece.append(",")
      }
      let isSign = ";、，؛،".contains(letter)
      if isSign || letter.isNewline || (letter == "," && !commaNeedsBlank) {
        pieces.append(piece)
        piece = ""
      } else if letter == "," {
        isBehindComma = true
      } else {
        piece.append(letter)
      }
    }
    return (pieces + [piece]).map { $0.trimmed }
      .filter { !$0.isEmpty }
  }
}
