/// The markup that Apple's texts know: `*so*`, `**so**`, `~~so~~`, code between backticks, `[links](address)`, `\*`.
///
/// And `<https://address>`, `![pictures](address)`, of which the words are left, and characters by name: `&copy;`.
///
/// Markup that is not closed, or that does not lean on a word, is text. Read as CommonMark's, but a closing mark is the next
/// one that can be.
package enum InlineMarkup {
  /// A part of a text and how it is to be told apart.
  package struct Piece: Equatable {
    package var text: String
    package var intents: InlinePresentationIntent = []
    package var link: String?
  }

  /// Longer texts are left as they are: nobody marks them up by hand.
  private static let limit = 10_000

  /// Whether a text has a character that may be markup.
  package static func mayOccur(in text: String) -> Bool {
    var text = text
    return text.withUTF8 { bytes in
      for byte in bytes {
        switch byte {
        case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
          UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "<"):
          return isMarkup(bytes)
        default: continue
        }
      }
      return false
    }
  }

  /// Whether there is more than an `&` or a `<` with a blank behind it, as in a sentence.
  @inline(never)
  private static func isMarkup(_ bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for (index, byte) in bytes.enumerated() {
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "\\"):
        return true
      case UInt8(ascii: "&"), UInt8(ascii: "<"):
        if index + 1 < bytes.count, bytes[index + 1] > 0x20 { return true }
      default: continue
      }
    }
    return false
  }

  /// The parts of a text, its markup read.
  ///
  /// `isEnglish`: nouns take the form that their numbers ask for. `numbers`: those that U+FFFC stands for, one after the
  /// other; nil: something else.
  package static func pieces(
    of text: String,
    isEnglish: Bool = true,
    numbers: [String?] = []
  ) -> [Piece] {
    let text = Inflection.applied(to: text, isEnglish: isEnglish, numbers: numbers)
    let characters = Array(text)
    guard characters.count <= limit else { return [Piece(text: text)] }
    var reader = Reader(characters: characters)
    reader.read(0..<characters.count, [], nil)
    return reader.pieces
  }
}

private struct Reader {
  let characters: [Character]
  var pieces: [InlineMarkup.Piece] = []
  /// Marks for which no other half was found any further on.
  private var unclosed: Set<String> = []

  init(characters: [Character]) { self.characters = characters }

  mutating func read(_ range: Range<Int>, _ intents: InlinePresentationIntent, _ link: String?) {
    var index = range.lowerBound
    while index < range.upperBound {
      index = readOne(index, range, intents, link)
    }
  }

  /// Reads one character or marked part and returns where it ends.
  private mutating func readOne(
    _ index: Int,
    _ range: Range<Int>,
    _ intents: InlinePresentationIntent,
    _ link: String?
  ) -> Int {
    let character = characters[index]
    switch character {
    case "\\" where index + 1 < range.upperBound && isSign(characters[index + 1]):
      add(characters[index + 1], intents, link)
      return index + 2
    case "`":
      let count = run(at: index, in: range)
      if let end = closingTicks(count, after: index + count, range) {
        for inner in characters[index + count..<end] { add(inner, intents.union(.code), link) }
        return end + count
      }
      for _ in 0..<count { add("`", intents, link) }
      return index + count
    case "*", "_", "~": return emphasis(index, range, intents, link)
    case "^" where index + 1 < range.upperBound && characters[index + 1] == "[":
      if let parts = linkParts(index + 1, range) {
        read(parts.text, intents, link)
        return parts.end
      }
    case "!" where index + 1 < range.upperBound && characters[index + 1] == "[":
      if let parts = linkParts(index + 1, range) {
        read(parts.text, intents, link)
        return parts.end
      }
    case "&":
      if let (named, end) = NamedCharacters.character(at: index, in: characters[range]) {
        add(named, intents, link)
        return end
      }
    case "<":
      if let (address, end) = Autolink.address(at: index, in: characters[range]) {
        let target = address.contains(":") ? address : "mailto:" + address
        for inner in address { add(inner, intents, target) }
        return end
      }
    case "[":
      if let parts = linkParts(index, range) {
        read(parts.text, intents, String(characters[parts.address]))
        return parts.end
      }
    default: break
    }
    add(character, intents, link)
    return index + 1
  }

  private mutating func emphasis(
    _ index: Int,
    _ range: Range<Int>,
    _ intents: InlinePresentationIntent,
    _ link: String?
  ) -> Int {
    let mark = characters[index]
    let count = min(run(at: index, in: range), mark == "~" ? 2 : 3)
    guard opens(index, count, range), let end = closing(mark, count, after: index + count, range)
    else {
      for _ in 0..<count { add(mark, intents, link) }
      return index + count
    }
    var inner = intents
    if mark == "~" {
      inner.insert(.strikethrough)
    } else {
      if count != 2 { inner.insert(.emphasized) }
      if count >= 2 { inner.insert(.stronglyEmphasized) }
    }
    read(index + count..<end, inner, link)
    return end + count
  }

  /// A mark opens before a word; between two letters only a star does.
  private func opens(_ index: Int, _ count: Int, _ range: Range<Int>) -> Bool {
    let after = index + count
    guard after < range.upperBound, !characters[after].isWhitespace else { return false }
    guard characters[index] == "_", index > 0 else { return true }
    return !isLetter(characters[index - 1])
  }

  private mutating func closing(
    _ mark: Character,
    _ count: Int,
    after start: Int,
    _ range: Range<Int>
  ) -> Int? {
    let name = "\(mark)\(count) \(range.upperBound)"
    guard !unclosed.contains(name) else { return nil }
    var index = start
    while index < range.upperBound {
      if characters[index] == "\\" {
        index += 2
      } else if characters[index] == "`" {
        let ticks = run(at: index, in: range)
        index = closingTicks(ticks, after: index + ticks, range).map { $0 + ticks } ?? index + ticks
      } else if characters[index] == mark {
        let found = run(at: index, in: range)
        let end = index + found
        let closes = index > start && !characters[index - 1].isWhitespace
        let stands = mark != "_" || end >= range.upperBound || !isLetter(characters[end])
        if found >= count, closes, stands, found == count || found > 3 || count == 1 && found == 3 {
          return index + found - count
        }
        index = end
      } else {
        index += 1
      }
    }
    unclosed.insert(name)
    return nil
  }

  private func closingTicks(_ count: Int, after start: Int, _ range: Range<Int>) -> Int? {
    var index = start
    while index < range.upperBound {
      guard characters[index] == "`" else {
        index += 1
        continue
      }
      let found = run(at: index, in: range)
      if found == count { return index }
      index += found
    }
    return nil
  }

  /// `[text](address)`, from the bracket on.
  private func linkParts(
    _ index: Int,
    _ range: Range<Int>
  ) -> (text: Range<Int>, address: Range<Int>, end: Int)? {
    guard let text = closingBracket("[", "]", index, range), text + 1 < range.upperBound,
      characters[text + 1] == "(", let address = closingBracket("(", ")", text + 1, range)
    else { return nil }
    return (index + 1..<text, text + 2..<address, address + 1)
  }

  private func closingBracket(
    _ opener: Character,
    _ closer: Character,
    _ index: Int,
    _ range: Range<Int>
  ) -> Int? {
    var depth = 0
    // An address or a label is not longer than this; a text full of brackets is read in one go.
    for next in index..<min(range.upperBound, index + 2_000) {
      if characters[next] == opener { depth += 1 }
      if characters[next] == closer { depth -= 1 }
      if depth == 0 { return next }
    }
    return nil
  }

  private func run(at index: Int, in range: Range<Int>) -> Int {
    var end = index
    while end < range.upperBound, characters[end] == characters[index] { end += 1 }
    return end - index
  }

  private func isSign(_ character: Character) -> Bool {
    character.isASCII && (character.isPunctuation || character.isSymbol)
  }

  private func isLetter(_ character: Character) -> Bool {
    character.isLetter || character.isNumber
  }

  private mutating func add(
    _ character: Character,
    _ intents: InlinePresentationIntent,
    _ link: String?
  ) {
    if let last = pieces.last, last.intents == intents, last.link == link {
      pieces[pieces.count - 1].text.append(character)
    } else {
      pieces.append(InlineMarkup.Piece(text: String(character), intents: intents, link: link))
    }
  }
}
