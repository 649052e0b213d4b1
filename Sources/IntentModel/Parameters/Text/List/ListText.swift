import SnippetFoundation

/// The parts of a list as a person types it: `a, b and c`.
enum ListText {
  /// What a text comes to.
  enum Reading: Equatable {
    case parts([Part])
    /// A comma that could part two numbers, or the thousands of one; the piece around it.
    case unclear(String)
  }

  /// What stands between two commas, parted again at each `and`.
  ///
  /// Whether `and` belongs to an element ("Salt and Pepper") is for the elements to say.
  typealias Part = [String]

  /// Parts a text at commas, semicolons and line feeds; between digits of numbers only where it is clear, and not in
  /// quotes, which stay around what they hold together.
  ///
  /// `isOne`: whether a piece with a comma in it is one number by itself; nil: the elements are no numbers. Where commas
  /// stand before fractions, or where semicolons part the list, such a comma belongs to its number.
  static func read(_ text: String, isOne: ((String) -> Bool)?) -> Reading {
    guard let quotes = QuotedWords(text) else { return parted(text, isOne: isOne) }
    switch parted(quotes.text, isOne: isOne) {
    case .parts(let parts): return .parts(parts.map { $0.map(quotes.restored) })
    case .unclear(let piece): return .unclear(quotes.restored(piece))
    }
  }

  private static func parted(_ text: String, isOne: ((String) -> Bool)?) -> Reading {
    let isParted = text.contains { $0 == ";" || $0.isNewline }
    var parts: [Part] = []
    for piece in pieces(text, commaNeedsBlank: isOne != nil) {
      if let isOne, piece.contains(",") {
        if isParted || (NumberSigns.current.hasDecimalComma && isOne(piece)) {
          parts.append(ands(piece))
        } else if isOne(piece) {
          return .unclear(piece)
        } else {
          parts += pieces(piece, commaNeedsBlank: false).map(ands)
        }
      } else {
        parts.append(ands(piece))
      }
    }
    return .parts(parts.filter { !$0.isEmpty })
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
      if letter == ";" || letter.isNewline || (letter == "," && !commaNeedsBlank) {
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

  /// `b and c` in two; a leading `and`, as behind a comma, is dropped.
  private static func ands(_ piece: String) -> Part {
    var parts: [[Substring]] = [[]]
    for word in piece.split(whereSeparator: \.isWhitespace) {
      if word.lowercased() == "and" || word == "&" {
        parts.append([])
      } else {
        parts[parts.count - 1].append(word)
      }
    }
    return parts.map { $0.joined(separator: " ") }.filter { !$0.isEmpty }
  }
}
