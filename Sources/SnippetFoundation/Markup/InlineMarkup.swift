/// The markup that Apple's texts know: `*so*`, `**so**`, `~~so~~`, code between backticks, `[links](address)`, `\*`.
///
/// And `<https://address>`, `![pictures](address)`, of which the words are left, and characters by name: `&copy;`.
///
/// Read as CommonMark's: marks that find no other half, or do not lean on a word, are text, and a run of marks may end one part
/// and another around it: `**Bold *both***`. A backslash at the end of a line is left out.
@usableFromInline
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
  @usableFromInline
  package static func mayOccur(in text: String) -> Bool {
    // Not by `withUTF8`, which needs a string of its own: that would be counted twice for each text.
    if let mayOccur = text.utf8.withContiguousStorageIfAvailable(mayOccur) { return mayOccur }
    var text = text
    return text.withUTF8(mayOccur)
  }

  private static func mayOccur(in bytes: UnsafeBufferPointer<UInt8>) -> Bool {
    for byte in bytes {
      // Most bytes are small letters: one question for each of them.
      if byte > UInt8(ascii: "`"), byte < UInt8(ascii: "~") { continue }
      switch byte {
      case UInt8(ascii: "*"), UInt8(ascii: "_"), UInt8(ascii: "~"), UInt8(ascii: "`"),
        UInt8(ascii: "["), UInt8(ascii: "\\"), UInt8(ascii: "&"), UInt8(ascii: "<"):
        return isMarkup(bytes)
      default: continue
      }
    }
    return false
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
    var reader = InlineReader(characters: characters)
    reader.read(0..<characters.count, nil)
    return reader.pieces
  }
}
