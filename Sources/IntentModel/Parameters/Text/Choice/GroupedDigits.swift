import SnippetFoundation

/// A text in which whole numbers are written with what stands between thousands, or without it: `order 1,234` for
/// `order 1234`, and the other way round.
enum GroupedDigits {
  /// The other ways to write the numbers of a text, as texts are compared; of more than three numbers the first three.
  static func otherWays(toWrite text: String) -> Set<String> {
    guard text.count <= 200, text.count(where: \.isWholeNumber) > 3 else { return [] }
    let signs = NumberSigns.current
    var ways = [""]
    var rest = text[...]
    while !rest.isEmpty {
      let number = start(of: rest, signs)
      let piece = number.isEmpty ? rest.prefix { !$0.isWholeNumber } : number
      let other = ways.count < 8 ? signs.regrouped(number) : nil
      ways = ways.map { $0 + piece } + (other.map { other in ways.map { $0 + other } } ?? [])
      rest = rest.dropFirst(piece.count)
    }
    return Set(ways.dropFirst().map(plain))
  }

  /// The whole number that a text begins with; empty: it begins with anything else.
  private static func start(of text: Substring, _ signs: NumberSigns) -> Substring {
    var end = text.startIndex
    var place = end
    while place < text.endIndex {
      let letter = text[place]
      place = text.index(after: place)
      if letter.isWholeNumber {
        end = place
      } else if end == text.startIndex || !signs.isGrouping(letter) {
        break
      }
    }
    return text[..<end]
  }
}
