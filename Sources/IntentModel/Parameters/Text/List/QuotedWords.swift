import SnippetFoundation

/// A text in which each thing in quotes is one letter that no other text has, so that nothing parts it.
struct QuotedWords {
  /// The text with such letters.
  private(set) var text = ""
  /// What stands behind the letters, in their order, the quotes included.
  private var quotes: [Substring] = []

  /// nil: nothing is in quotes.
  init?(_ whole: String) {
    guard whole.utf8.count(where: { $0 == UInt8(ascii: "\"") }) > 1,
      !whole.unicodeScalars.contains(where: { Self.letters.contains($0.value) })
    else { return nil }
    var rest = whole[...]
    while let letter = rest.first {
      if letter == "\"", text.last.map(Self.isBetween) ?? true, quotes.count < Self.letters.count,
        let end = Self.end(ofQuote: rest)
      {
        Unicode.Scalar(Self.letters.lowerBound + UInt32(quotes.count)).map {
          text.unicodeScalars.append($0)
        }
        quotes.append(rest[..<end])
        rest = rest[end...]
      } else {
        text.append(letter)
        rest = rest.dropFirst()
      }
    }
    if quotes.isEmpty { return nil }
  }

  /// A piece of the text, with what the letters stand for.
  func restored(_ piece: String) -> String {
    var result = ""
    for letter in piece.unicodeScalars {
      if Self.letters.contains(letter.value) {
        result += quotes[Int(letter.value - Self.letters.lowerBound)]
      } else {
        result.unicodeScalars.append(letter)
      }
    }
    return result
  }

  /// Letters for anybody's use, of which nobody is known to write a list.
  private static let letters: Range<UInt32> = 0x10_0000..<0x10_1000

  /// Behind the quotes that the text begins with; nil: it begins with a mark of another kind, as that of inches.
  private static func end(ofQuote text: Substring) -> String.Index? {
    let inside = text.dropFirst().prefix { $0 != "\"" && !$0.isNewline }
    guard let first = inside.first, !isBetween(first), inside.endIndex < text.endIndex,
      text[inside.endIndex] == "\""
    else { return nil }
    let end = text.index(after: inside.endIndex)
    return end == text.endIndex || isBetween(text[end]) || "<(".contains(text[end]) ? end : nil
  }

  /// Whether a letter stands between the things of a list.
  private static func isBetween(_ letter: Character) -> Bool {
    letter.isWhitespace || letter == "," || letter == ";"
  }
}

extension String {
  /// What stands in the quotes around the whole text; the text itself where there are none.
  var withoutQuotes: String {
    guard count > 2, first == "\"", last == "\"" else { return self }
    let inside = dropFirst().dropLast()
    return inside.contains("\"") ? self : String(inside).trimmed
  }
}
