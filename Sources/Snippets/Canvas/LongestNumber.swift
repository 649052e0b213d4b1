import SnippetFoundation

/// The widest number in a text: the one that a grid which has no room for its words rather keeps whole.
///
/// A number is what stands between blanks and has at least two digits, no more than four letters, as `12kcal` and `US$10`
/// have, and at most 24 characters: neither an address nor a word.
struct LongestNumber {
  private(set) var columns: Int32 = 0

  private static let mostCharacters = 24
  private static let mostLetters = 4

  init(_ text: UnsafePointer<UInt8>, _ start: Int32, _ end: Int32) {
    var i = start
    while i < end {
      var (characters, digits, letters) = (0, 0, 0)
      let word = i
      while i < end {
        let (scalar, bytes) = Columns.decode(text + Int(i))
        let found = Scalars.lineClass(scalar)
        if Self.isBetween(found) { break }
        characters += 1
        if found == .nu { digits += 1 }
        if found == .al || found == .hl { letters += 1 }
        i &+= Int32(truncatingIfNeeded: bytes)
      }
      if digits >= 2, letters <= Self.mostLetters, characters <= Self.mostCharacters {
        columns = max(columns, Columns.columns(text + Int(word), Int(i &- word)))
      }
      if i < end { i &+= Int32(truncatingIfNeeded: Columns.decode(text + Int(i)).bytes) }
    }
  }

  /// Whether characters of a class stand between numbers: blanks, and the letters of scripts that are parted anywhere.
  private static func isBetween(_ found: LineClass) -> Bool {
    switch found {
    case .al, .hl, .nu, .is, .sy, .pr, .po, .hy, .op, .opw, .cl, .cp, .cpw, .qu, .gl, .ex, .cm,
      .zwj, .wj:
      false
    default: true
    }
  }
}
