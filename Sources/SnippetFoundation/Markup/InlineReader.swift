/// Takes a text with markup apart.
///
/// What is emphasised is known only when the text is read to its end; until then every character stands for itself.
struct InlineReader {
  private struct Item {
    var text: Character
    var intents: InlinePresentationIntent = []
    var link: String?
    /// A mark that is not text.
    var isTaken = false
  }

  private let characters: [Character]
  private var items: [Item] = []
  private var emphasis = EmphasisMarks()

  init(characters: [Character]) { self.characters = characters }

  /// The parts, in order.
  var pieces: [InlineMarkup.Piece] {
    var (pieces, open): ([InlineMarkup.Piece], EmphasisMarks.Depths) = ([], .init())
    for (index, item) in items.enumerated() {
      open.add(emphasis.changes[index])
      if item.isTaken { continue }
      let intents = item.intents.union(open.intents)
      if let last = pieces.last, last.intents == intents, last.link == item.link {
        pieces[pieces.count - 1].text.append(item.text)
      } else {
        pieces.append(
          InlineMarkup.Piece(text: String(item.text), intents: intents, link: item.link)
        )
      }
    }
    return pieces
  }

  /// Reads a part of the text, of which no mark reaches out.
  mutating func read(_ range: Range<Int>, _ link: String?) {
    let outer = emphasis.begin()
    var index = range.lowerBound
    while index < range.upperBound { index = readOne(index, range, link) }
    for taken in emphasis.end(outer) { items[taken].isTaken = true }
  }

  /// Reads one character or marked part and returns where it ends.
  private mutating func readOne(_ index: Int, _ range: Range<Int>, _ link: String?) -> Int {
    let character = characters[index]
    switch character {
    case "\\" where index + 1 < range.upperBound && isEscaped(characters[index + 1]):
      add(characters[index + 1], link)
      return index + 2
    case "`":
      let count = run(at: index, in: range)
      if let end = closingTicks(count, after: index + count, range) {
        for inner in characters[index + count..<end] { add(inner, link, .code) }
        return end + count
      }
      for _ in 0..<count { add("`", link) }
      return index + count
    case "*", "_", "~":
      let count = run(at: index, in: range)
      emphasis.add(mark(at: index, count, range), at: items.count)
      for _ in 0..<count { add(character, link) }
      return index + count
    case "^" where index + 1 < range.upperBound && characters[index + 1] == "[",
      "!" where index + 1 < range.upperBound && characters[index + 1] == "[":
      if let parts = linkParts(index + 1, range) {
        read(parts.text, link)
        return parts.end
      }
    case "&":
      if let (named, end) = NamedCharacters.character(at: index, in: characters[range]) {
        add(named, link)
        return end
      }
    case "<":
      if let (address, end) = Autolink.address(at: index, in: characters[range]) {
        let target = address.contains(":") ? address : "mailto:" + address
        for inner in address { add(inner, target) }
        return end
      }
    case "[":
      if let parts = linkParts(index, range) {
        read(parts.text, String(characters[parts.address]))
        return parts.end
      }
    default: break
    }
    add(character, link)
    return index + 1
  }

  /// What a run of marks may do, by the characters before and behind it.
  private func mark(at index: Int, _ count: Int, _ range: Range<Int>) -> EmphasisMarks.Mark {
    let before = index > 0 ? characters[index - 1] : " "
    let after = index + count < characters.count ? characters[index + count] : " "
    let opens =
      !after.isWhitespace && (!isSign(after) || before.isWhitespace || isSign(before))
    let closes =
      !before.isWhitespace && (!isSign(before) || after.isWhitespace || isSign(after))
    let isInWords = characters[index] == "_"
    return EmphasisMarks.Mark(
      sign: characters[index],
      count: count,
      opens: opens && (!isInWords || !closes || isSign(before)),
      closes: closes && (!isInWords || !opens || isSign(after))
    )
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

  /// Whether a backslash before a character is left out.
  private func isEscaped(_ character: Character) -> Bool {
    character.isNewline || character.isASCII && isSign(character)
  }

  /// Whether a character is punctuation, in ASCII a symbol too.
  private func isSign(_ character: Character) -> Bool {
    character.isPunctuation || character.isASCII && character.isSymbol
  }

  private mutating func add(
    _ character: Character,
    _ link: String?,
    _ intents: InlinePresentationIntent = []
  ) {
    items.append(Item(text: character, intents: intents, link: link))
  }
}
