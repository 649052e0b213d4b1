import SnippetFoundation

/// Returns a text in ASCII, as wide as it was: for a terminal that has no other characters.
///
/// Shape: letters lose their marks, lines and blocks become `-`, `|`, `#` and `.`, symbols the nearest sign; what has
/// none, or none of its columns that says the same (`≠`, `₹`), becomes `?`, one for each of them.
package func plainLetters(_ text: String) -> String {
  if text.isASCII { return text }
  var text = text
  return text.withUTF8 { source in
    guard let start = source.baseAddress else { return "" }
    return String(unsafeUninitializedCapacity: PlainLetters.most(source.count)) { letters in
      PlainLetters.write(start, source.count) { letters[$1] = $0 }
    }
  }
}

/// Letters of ASCII for characters of a text.
enum PlainLetters {
  /// The most letters that stand for some bytes: no character has more columns than bytes.
  static func most(_ bytes: Int) -> Int { bytes }

  /// Hands out a text's letters with their places, and returns how many there are.
  @inline(__always)
  static func write(
    _ text: UnsafePointer<UInt8>,
    _ length: Int,
    _ put: (UInt8, Int) -> Void
  ) -> Int {
    var (index, count) = (0, 0)
    while index < length {
      let byte = text[index]
      let cluster = Columns.firstCluster(text + index, length - index)
      var letter: UInt8? = byte
      if cluster.bytes > 1 { letter = sign(of: text + index, cluster.bytes) }
      var columns = cluster.bytes == 1 ? 1 : Int(cluster.columns)
      if letter != nil { columns = max(1, columns) }
      for column in 0..<columns {
        put(letter.map { column == 0 ? $0 : 0x20 } ?? 0x3F, count)
        count &+= 1
      }
      index &+= cluster.bytes
    }
    return count
  }

  /// The letter for a character of several bytes; nil: none says the same.
  @inline(never)
  private static func sign(of character: UnsafePointer<UInt8>, _ length: Int) -> UInt8? {
    let (first, bytes) = Columns.decode(character)
    if isHalfStar(character, length) { return UInt8(ascii: "+") }
    guard let letter = first < 0x80 ? UInt8(first) : sign(of: first) else { return nil }
    guard bytes < length else { return letter }
    if !isLetter(letter), isStruck(character + bytes, length - bytes) { return nil }
    let isFilled = first >= 0x80 && endsInLine(character, length) && PlainSigns.of[first] != nil
    return isFilled ? filled(letter) : letter
  }

  /// The letter for a filled symbol that is its outline with a line below: a capital, or `#` for what is no small letter.
  private static func filled(_ letter: UInt8) -> UInt8 {
    (0x61...0x7A).contains(letter) ? letter & ~0x20 : 0x23
  }

  /// Whether a character is the sign of a half star: a half that is drawn as text, which none in an app's own text is.
  private static func isHalfStar(_ character: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    length == 5 && character[0] == 0xC2 && character[1] == 0xBD && character[2] == 0xEF
      && character[3] == 0xB8 && character[4] == 0x8E
  }

  /// Whether a character ends in a combining line below.
  private static func endsInLine(_ character: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    length > 2 && character[length - 2] == 0xCC && character[length - 1] == 0xB2
  }

  /// The letter for a scalar that is not ASCII; nil: none says the same.
  static func sign(of scalar: UInt32) -> UInt8? {
    if let sign = PlainSigns.of[scalar] { return sign }
    switch scalar {
    case latin: return letters[Int(scalar - latin.lowerBound)]
    // Letters in a circle.
    case 0x24B6...0x24CF: return UInt8(0x41 + scalar - 0x24B6)
    case moreLatin: return moreLetters[Int(scalar - moreLatin.lowerBound)]
    case 0x80...0xBF, 0x1680, 0x2000...0x3000:
      guard let scalar = Unicode.Scalar(scalar) else { return nil }
      return scalar.properties.isWhitespace ? 0x20 : PlainRanges.sign(of: scalar)?.utf8.first
    default: return nil
    }
  }

  /// Whether a mark strikes a sign out: `≠` is no `=`.
  private static func isStruck(_ marks: UnsafePointer<UInt8>, _ length: Int) -> Bool {
    var index = 0
    while index < length {
      let (mark, bytes) = Columns.decode(marks + index)
      if (0x334...0x338).contains(mark) || mark == 0x20D2 || mark == 0x20E5 { return true }
      index &+= bytes
    }
    return false
  }

  private static func isLetter(_ letter: UInt8) -> Bool {
    (0x30...0x39).contains(letter) || (0x61...0x7A).contains(letter | 0x20)
  }

  // Letters with marks of their own.
  private static let latin: ClosedRange<UInt32> = 0xC0...0x233
  private static let moreLatin: ClosedRange<UInt32> = 0x1E00...0x1EF9
  private static let letters = latin.map { withoutMarks($0) }
  private static let moreLetters = moreLatin.map { withoutMarks($0) }

  private static func withoutMarks(_ scalar: UInt32) -> UInt8? {
    guard let scalar = Unicode.Scalar(scalar),
      let base = String(Character(scalar)).decomposedStringWithCanonicalMapping.unicodeScalars
        .first,
      base.isASCII
    else { return nil }
    return UInt8(base.value)
  }
}
